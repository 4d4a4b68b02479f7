"""Hoarfrost: small animals gather their stores before the cold. A title for Boardwright."""
