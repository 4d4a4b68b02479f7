"""How a card enters a city: as a rule it takes a free slot of its player's own (section 13 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.core.refusal import IllegalChoice

if TYPE_CHECKING:
    from .card import Card
    from .city import City
    from .game_data import Table


class Entry:
    """It takes a free slot."""

    simple: bool = True
    """It needs a free slot and nothing else."""
    slots: int = 1
    mate: str = ""
    """The card with which it shares a slot."""

    def lands(self, g: Table, seat: int, card: Card, city: City) -> bool:
        """Whether a card finds its place, if the player's own city were this one."""
        return not (card.unique and city.mask & card.bit) and self.has_room(g, card, city)

    def has_room(self, g: Table, card: Card, city: City) -> bool:
        """The same for a card that is not unique, or not there yet."""
        return city.used < g.rules.slots

    def refusal(self, g: Table, seat: int, card: Card, code: str) -> IllegalChoice:
        """Why it does not find its place."""
        if card.unique and g.players[seat].city.mask & card.bit:
            return IllegalChoice("already-in-city", code, card=card.id)
        return self.no_room(g, code)

    def no_room(self, g: Table, code: str) -> IllegalChoice:
        return IllegalChoice("no-slot", code, slots=g.rules.slots)


class WithoutSlot(Entry):
    """It takes no slot."""

    simple = False
    slots = 0

    def has_room(self, g: Table, card: Card, city: City) -> bool:
        return True


class SharesSlot(Entry):
    """It shares a slot with its mate."""

    simple = False

    def __init__(self, mate: str) -> None:
        self.mate = mate

    def has_room(self, g: Table, card: Card, city: City) -> bool:
        return city.used < g.rules.slots or city.lone(card.kind, card.mate)


class Replaces(Entry):
    """It takes the place of a construction of the city."""

    simple = False

    def has_room(self, g: Table, card: Card, city: City) -> bool:
        return city.constructions > 0

    def no_room(self, g: Table, code: str) -> IllegalChoice:
        return IllegalChoice("nothing-to-replace", code)


class Abroad(Entry):
    """It goes into somebody else's city."""

    simple = False

    def lands(self, g: Table, seat: int, card: Card, city: City) -> bool:
        return bool(g.rules.cities_abroad(g, seat, card))

    def refusal(self, g: Table, seat: int, card: Card, code: str) -> IllegalChoice:
        return IllegalChoice("no-city-takes-it", code, card=card.id)


class ForTribute(Entry):
    """What is paid for it goes to another player."""


IN_A_SLOT: Final = Entry()
WITHOUT_SLOT: Final = WithoutSlot()
