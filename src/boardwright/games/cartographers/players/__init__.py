"""Bots for Cartographers. They play imagined games on machine words with numba, otherwise on the engine."""
