"""The open tables of a process: made, loaded, watched, closed when nobody uses them."""
