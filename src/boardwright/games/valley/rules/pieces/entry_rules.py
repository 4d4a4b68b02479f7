"""How a card enters a city. Most cards take a free slot of their player's city (section 13 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.core.refusal import IllegalChoice

if TYPE_CHECKING:
    from .card import Card
    from .city import City
    from .game_data import GameData


class EntryRule:
    """The card takes a free slot of its player's city."""

    needs_only_slot: bool = True
    """It needs a free slot and nothing else."""
    slots: int = 1
    mate: str = ""
    """The card with which it shares a slot."""

    def can_enter(self, g: GameData, seat: int, card: Card, city: City) -> bool:
        """Whether the card may enter, if the player's city were `city`."""
        return not (card.unique and city.mask & card.bit) and self.has_room(g, card, city)

    def has_room(self, g: GameData, card: Card, city: City) -> bool:
        """Whether there is room; a unique card that is there already is not checked."""
        return city.used_slots < g.rules.slots

    def refusal(self, g: GameData, seat: int, card: Card, code: str) -> IllegalChoice:
        """Why the card may not enter."""
        if card.unique and g.players[seat].city.mask & card.bit:
            return IllegalChoice("already-in-city", code, card=card.id)
        return self.refusal_without_room(g, code)

    def refusal_without_room(self, g: GameData, code: str) -> IllegalChoice:
        return IllegalChoice("no-slot", code, slots=g.rules.slots)


class TakesNoSlot(EntryRule):
    """The card takes no slot."""

    needs_only_slot = False
    slots = 0

    def has_room(self, g: GameData, card: Card, city: City) -> bool:
        return True


class SharesSlot(EntryRule):
    """The card shares a slot with its mate."""

    needs_only_slot = False

    def __init__(self, mate: str) -> None:
        self.mate = mate

    def has_room(self, g: GameData, card: Card, city: City) -> bool:
        return city.used_slots < g.rules.slots or city.has_unpaired(card.kind, card.mate)


class ReplacesConstruction(EntryRule):
    """The card takes the place of a construction of the city."""

    needs_only_slot = False

    def has_room(self, g: GameData, card: Card, city: City) -> bool:
        return city.constructions > 0

    def refusal_without_room(self, g: GameData, code: str) -> IllegalChoice:
        return IllegalChoice("nothing-to-replace", code)


class EntersOtherCity(EntryRule):
    """The card goes into the city of another player."""

    needs_only_slot = False

    def can_enter(self, g: GameData, seat: int, card: Card, city: City) -> bool:
        return bool(g.rules.enterable_cities(g, seat, card))

    def refusal(self, g: GameData, seat: int, card: Card, code: str) -> IllegalChoice:
        return IllegalChoice("no-city-takes-it", code, card=card.id)


class PaidAsTribute(EntryRule):
    """The goods paid for the card go to another player."""


TAKES_SLOT: Final = EntryRule()
TAKES_NO_SLOT: Final = TakesNoSlot()
