"""How programs judge a game of Everdell."""
