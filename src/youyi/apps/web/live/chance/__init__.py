"""Where a table's numbers come from, and what its seats contribute to them."""
