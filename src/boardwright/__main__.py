"""`python -m boardwright` is the same as the program `boardwright`."""

from .cli.main import main

if __name__ == "__main__":
    main()
