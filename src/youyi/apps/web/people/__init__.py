"""People who know one another: results of their games, ratings, friends and whom somebody does not want to meet."""
