"""A description of cards, such as "unique critters" or "green cards"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .card import Card


class CardFilter:
    """A filter by kind, rarity and colours. None and empty accept all."""

    def __init__(
        self, critter: bool | None = None, unique: bool | None = None, colours: tuple[int, ...] = ()
    ) -> None:
        self.critter: Final = critter
        self.unique: Final = unique
        self.colours: Final = colours

    def matches(self, card: Card) -> bool:
        return (
            (self.critter is None or card.critter == self.critter)
            and (self.unique is None or card.unique == self.unique)
            and (not self.colours or card.colour in self.colours)
        )


ANY_CARD: Final = CardFilter()
CRITTERS: Final = CardFilter(critter=True)
CONSTRUCTIONS: Final = CardFilter(critter=False)
COMMON_CRITTERS: Final = CardFilter(critter=True, unique=False)
UNIQUE_CRITTERS: Final = CardFilter(critter=True, unique=True)
COMMON_CONSTRUCTIONS: Final = CardFilter(critter=False, unique=False)
UNIQUE_CONSTRUCTIONS: Final = CardFilter(critter=False, unique=True)
