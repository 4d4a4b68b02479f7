"""How programs judge a game of Farshore."""
