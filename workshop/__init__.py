"""The workshop: what makes Youyi's books, figures and client, and is not shipped with it. `python -m workshop` lists it."""
