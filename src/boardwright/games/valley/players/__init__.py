"""How programs judge a game of the family: heuristics, features, networks."""
