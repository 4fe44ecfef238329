"""What can be said without playing at random: exact chances, counts of positions, games small enough to solve."""
