"""The rules of Everdell: tables of cards, places and events, and Rugwort."""
