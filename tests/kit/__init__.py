"""What all tests share: strategies, walkers, pictures, small decks. Other projects may use it too."""
