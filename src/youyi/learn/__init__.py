"""Training: how the networks of the players come about, by playing against themselves. Needs the extra `fast`."""
