"""The text face of Farshore."""
