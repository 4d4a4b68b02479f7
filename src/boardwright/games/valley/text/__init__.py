"""The text face of the games of the valley family."""
