"""The deal of the day: one stream of chance a day and game, played alone by everybody, and compared."""
