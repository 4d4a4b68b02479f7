"""How bots judge a game of Everdell."""
