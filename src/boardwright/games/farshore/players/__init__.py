"""How bots judge a game of Farshore."""
