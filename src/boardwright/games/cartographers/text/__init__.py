"""The text face of Cartographers."""
