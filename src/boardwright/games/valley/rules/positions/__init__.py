"""Positions: a game as plain data and back; redeals."""
