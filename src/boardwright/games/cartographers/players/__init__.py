"""Bots for Cartographers, who imagine games: on machine words where there is numba, else on the engine."""
