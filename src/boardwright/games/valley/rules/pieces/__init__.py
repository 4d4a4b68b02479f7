"""What lies on the table: cards, cities, goods, places, the deck, and how things move between them."""
