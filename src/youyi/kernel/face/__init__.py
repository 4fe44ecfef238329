"""What a game shows and says: pictures, text for a terminal, sentences, lessons, a game on paper."""
