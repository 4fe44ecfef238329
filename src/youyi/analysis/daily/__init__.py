"""The deal of the day: one chance for everybody, compared with what computers make of it."""
