"""What a live table is: its terms, its seats, its moves, who is there, what is going on. Plain values; all else stands above."""
