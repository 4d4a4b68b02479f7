"""What may be answered: moves, places for workers, ways to pay, how options are shown, and why not."""
