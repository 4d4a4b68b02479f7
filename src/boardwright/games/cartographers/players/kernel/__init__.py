"""The batch kernel: playouts over machine words, compiled by numba."""
