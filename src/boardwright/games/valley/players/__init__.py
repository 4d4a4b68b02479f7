"""How bots judge games of the family: heuristics, features, networks."""
