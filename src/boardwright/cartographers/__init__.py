"""Cartographers, complete: both map sides, all cards, 1 to 100 players and the solo game.

>>> from boardwright import cartographers
>>> game = cartographers.new(seats=1, seed=7, map="b")
>>> game.view(0)["season"]
'spring'
"""

from .game import CartographersGame, CartographersState, cartographers

load = cartographers.load
new = cartographers.new

__all__ = ["CartographersGame", "CartographersState", "cartographers", "load", "new"]
