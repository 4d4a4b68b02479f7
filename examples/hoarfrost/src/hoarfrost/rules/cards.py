"""The cards: twelve animals that are sent out, and eight finds that they bring home."""

from __future__ import annotations

from typing import Final

ANIMALS: Final = (
    "hare", "wren", "weasel", "squirrel", "blackbird", "owl",
    "hedgehog", "jay", "mole", "toad", "badger", "dormouse",
)  # fmt: skip
"""From the fastest to the slowest: the index in this list is the speed."""

COPIES: Final = 4
"""How often each animal is in the deck."""

HARE, WREN, WEASEL, SQUIRREL, BLACKBIRD, OWL, HEDGEHOG, JAY, MOLE, TOAD, BADGER, DORMOUSE = range(12)

FINDS: Final = ("hazelnut", "apple", "blackberry", "leaf", "mushroom", "feather", "honeycomb", "sloe")

HAZELNUT, APPLE, BLACKBERRY, LEAF, MUSHROOM, FEATHER, HONEYCOMB, SLOE = range(8)

IN_PILE: Final = (8, 7, 8, 7, 8, 7, 6, 7)
"""How often each find is in the pile."""

FAVOURITES: Final[dict[int, tuple[int, ...]]] = {
    SQUIRREL: (HAZELNUT,),
    BLACKBIRD: (BLACKBERRY, SLOE),
    HEDGEHOG: (APPLE, MUSHROOM),
}
"""The finds for which an animal gets seeds."""

FAVOURITE_SEEDS: Final = 2
NEW_KIND_SEEDS: Final = 1
STOLEN_SEEDS: Final = 1
DIG_SEEDS: Final = 2
PATIENCE_SEEDS: Final = 1
SLEEP_SEEDS: Final = 4
