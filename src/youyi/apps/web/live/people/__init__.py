"""The people of a live table: whose time runs, for whom a computer substitutes and when, what is told of them."""
