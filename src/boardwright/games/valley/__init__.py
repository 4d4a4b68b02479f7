"""The family kernel: seasons, workers, cities and cards that act, for every game played in the valley."""
