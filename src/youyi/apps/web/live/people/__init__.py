"""The people of a table: who is there, whose time runs, who substitutes for whom, what is told of them."""
