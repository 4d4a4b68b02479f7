"""Set files: the phrases that cards are written in, and how a file is read."""
