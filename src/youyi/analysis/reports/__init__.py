"""Reports of simulations and comparisons: a folder with a page that needs nothing else, its plots and its data."""
