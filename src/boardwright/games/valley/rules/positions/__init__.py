"""A table as plain data and back, and re-dealt."""
