"""Commands that tell: games, players, clauses, records, reviews, paper."""
