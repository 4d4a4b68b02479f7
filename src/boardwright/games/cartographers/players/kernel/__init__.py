"""The batch kernel: imagined games over machine words, compiled by numba."""
