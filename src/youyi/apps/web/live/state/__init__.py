"""What a table is: its terms, its seats, its moves, how it ended; plain values, and what stores them."""
