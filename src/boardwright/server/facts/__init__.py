"""Writes what is printed on cards, places and maps into files, for clients that draw them.

Titles read it off the tables that the rules themselves play by, so a client never says of a card what the
card does not do. `make types` writes `facts.json` into the title's folder of the client.
"""
