"""Games played by the thousand, counted, written as rows, and any of them looked at again."""
