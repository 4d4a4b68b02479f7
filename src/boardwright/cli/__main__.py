"""`python -m boardwright.cli` is the same as `boardwright`."""

from .main import main

main()
