"""Titles as text: what a screen is, the one that draws any title, and the parts they share."""
