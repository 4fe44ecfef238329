"""Work of some minutes that visitors ask for: its queue, and how the servers of one database share it."""
