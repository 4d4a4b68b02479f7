"""The rules of Hoarfrost: the standard library and `boardwright.core`, nothing else."""
