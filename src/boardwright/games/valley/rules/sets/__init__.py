"""Set files: the phrases for cards and places, and the reader of a file."""
