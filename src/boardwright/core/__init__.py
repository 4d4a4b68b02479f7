"""The parts of every game: protocol, options, events, chance, positions and records.

Nothing here names a game. `protocol` is the contract; the other modules define its terms.
"""
