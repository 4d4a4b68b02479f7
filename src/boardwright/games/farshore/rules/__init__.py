"""The rules of Farshore: the set and its reader, ships, weather, and Captain Bonny."""
