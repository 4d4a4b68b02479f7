"""Hoarfrost: small animals gather their stores before the cold; a title of its own for Boardwright."""
