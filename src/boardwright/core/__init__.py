"""What every game is made of: a protocol, options, events, chance, positions and records.

Nothing here names a game. `protocol` is the contract, the other modules are its vocabulary.
"""
