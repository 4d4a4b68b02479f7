"""The rules of Farshore: the set and how it is read, ships, weather, and Captain Bonny."""
