"""Reports of names, tables and results; and the page of operators, who judge them."""
