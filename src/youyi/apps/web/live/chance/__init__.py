"""What the seats of a live table contribute to its chance: taken, and not waited for for ever."""
