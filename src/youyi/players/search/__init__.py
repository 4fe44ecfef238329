"""Players who look ahead over the dice."""
