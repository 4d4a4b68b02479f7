"""Bots for Cartographers. They play imagined games on machine words if numba is installed, otherwise on the
engine."""
