"""The pieces of a game: cards, cities, goods, places, the deck, and how things move between them."""
