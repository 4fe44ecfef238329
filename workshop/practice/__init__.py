"""How good players play, counted and tested: habits, the texts' advice, clauses left out, positions played out, luck."""
