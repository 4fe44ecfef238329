"""Commands that play many games, or work them out: simulations, comparisons, matches, odds, training, speed."""
