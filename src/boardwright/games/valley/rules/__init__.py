"""The rules that all titles of the family share: cities, workers, seasons, ways to pay, effects."""
