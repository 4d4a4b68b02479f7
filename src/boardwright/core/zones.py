"""Zones: a view as rows of cards and piles, so that the frame can draw a title without a board.

A title puts `[zone.dump() for zone in …]` into its view under `zones`. A card that a seat may not see has no
id. Names and rule texts come from the catalogues: `zone-<id>`, `card-<id>`, `card-<id>.rule`,
`mark-<id>`.
"""

from __future__ import annotations

from collections.abc import Iterable

from .plain_data import Json
from .protocol import State

FACE_DOWN = ""
"""The id of a card that the viewer does not see."""


class ZoneCard:
    """A card of a zone. `thing` is the name by which labels point at it; `marks` are small badges on it."""

    __slots__ = ("count", "id", "marks", "thing")

    def __init__(self, id: str, thing: str = "", count: int = 1, marks: Iterable[str] = ()) -> None:
        self.id = id
        self.thing = thing
        self.count = count
        self.marks = list(marks)

    def dump(self) -> dict[str, Json]:
        marks: list[Json] = [*self.marks]
        return {"id": self.id, "thing": self.thing, "count": self.count, "marks": marks}


class Zone:
    """A place for cards of the table, of a seat, or of a rival (rivals are numbered after the seats). A pile
    or a counter has a `count` instead of cards."""

    __slots__ = ("cards", "count", "id", "seat")

    def __init__(
        self, id: str, cards: Iterable[ZoneCard] = (), seat: int | None = None, count: int | None = None
    ) -> None:
        self.id = id
        self.cards = list(cards)
        self.seat = seat
        self.count = count

    def dump(self) -> dict[str, Json]:
        cards: list[Json] = [card.dump() for card in self.cards]
        return {"id": self.id, "seat": self.seat, "cards": cards, "count": self.count}


def zones_of(view: dict[str, Json]) -> list[dict[str, Json]]:
    """The zones of a view; none in games without zones."""
    zones = view.get("zones")
    return [zone for zone in zones if isinstance(zone, dict)] if isinstance(zones, list) else []


def cards_of(zone: dict[str, Json]) -> list[dict[str, Json]]:
    """The cards of a zone."""
    cards = zone.get("cards")
    return [card for card in cards if isinstance(card, dict)] if isinstance(cards, list) else []


def cards_of_seats(state: State) -> list[list[str]]:
    """The ids of the cards that lie face up in the zones of each seat; empty if no seat has a zone."""
    found: list[list[str]] = [[] for _ in range(state.seats)]
    owned = False
    for zone in zones_of(state.view(None)):
        seat = zone.get("seat")
        if not isinstance(seat, int) or seat >= state.seats:  # of the table, or of a rival
            continue
        owned = True
        for card in cards_of(zone):
            count = card.get("count", 1)
            if card.get("id") and isinstance(count, int):
                found[seat] += [str(card["id"])] * count
    return found if owned else []
