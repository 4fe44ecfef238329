"""The leagues: who entered, who meets whom, at which table."""
