"""A table by the sea to tell a story at: set up what matters, let the players pick, look at what came of it.

    table = Table(hand=["diver"], city=["warehouse"])
    table.pick("play:diver@warehouse")
    assert table.anchors() == 2

What is said directly is about seat 0; the others are given as `others=[{...}, ...]`, by default one opponent.
With `bonny=1` to 4 Captain Bonny plays, by default against seat 0 alone; `captain={...}` are her fields.
The roses show tan and unique unless something else is said, and nothing else is left to chance but the deck.
"""

from __future__ import annotations

from typing import Any

from boardwright.core.plain_data import Json
from boardwright.games.farshore.rules.goods import DECLARED, GOODS
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.rules.pieces.goods import amount

from ..valley.story import Story

ROSES = ("rose_a_tan", "rose_b_unique")
ISLANDS = ("isle_gems", "isle_mushroom", "isle_trade", "isle_spit")
PLAN = ("purple", "red", "blue", "tan", "green")
ROWS = {"purple": 2, "red": 3, "blue": 3, "tan": 3, "green": 4}


def price(*ids: str, **more: int) -> dict[str, Json]:
    """The goods that these cards cost together in the standard set, `any` in mushrooms, and some more."""
    found = dict.fromkeys(GOODS, 0) | more
    for id in ids:
        cost = standard().cards.cards[standard().cards.kind(id)].cost
        for field in range(DECLARED.kinds):
            found[GOODS[field]] += amount(cost, field)
        found["mushroom"] += amount(cost, DECLARED.wild)
    return {good: n for good, n in found.items() if n}


def all_but(*named: Json) -> list[Json]:
    """Every card of the box but these, to be put somewhere else than the deck."""
    left: list[Json] = [standard().cards.ids[kind] for kind in standard().cards.whole_deck]
    for id in named:
        left.remove(id)
    return left


class Table(Story):
    """A game of Farshore in a position."""

    def __init__(
        self,
        *,
        others: list[dict[str, Json]] | None = None,
        bonny: int = 0,
        captain: dict[str, Json] | None = None,
        plan: list[tuple[str, int]] | None = None,
        bay: list[Json] | None = None,
        seed: int = 1,
        discard: list[Json] | None = None,
        next: list[str] | None = None,
        rolls: list[int] | None = None,
        turn: int = 0,
        islands: list[str] | None = None,
        high_tide: list[str] | None = None,
        roses: tuple[str, str] = ROSES,
        weather: str = "",
        mode: str = "",
        routes: list[str] | None = None,
        coming: dict[str, Json] | None = None,
        set: Json = None,
        **me: Json,
    ) -> None:
        """`me` are the fields of seat 0: hand, goods, points, city, maps, season, workers, deployed, ship,
        anchors ... `routes` are the next route cards, `weather` is the card face up, `mode` upper or both."""
        seats: list[Json] = [me, *(([] if bonny else [{}]) if others is None else others)]
        options: dict[str, Json] = {"islands": list(islands or ISLANDS[: len(seats)])}
        if bonny:
            options["bonny"] = bonny
        if mode:
            options["weather"] = mode
        if set is not None:
            options["set"] = set
        position: dict[str, Any] = {
            "game": "farshore", "seed": seed, "options": options, "turn": turn, "seats": seats,
            "roses": {"a": [roses[0]], "b": [roses[1]]},
        }  # fmt: skip
        if bonny:
            markers = plan or [(colour, ROWS[colour]) for colour in PLAN]
            position["plan"] = [{"colour": colour, "row": row} for colour, row in markers]
            position["rivals"] = [captain or {}]
        if weather:
            position["weather"] = [weather]
        future: dict[str, Json] = dict(coming or {})
        if routes is not None:
            future["routes"] = list(routes)
        position["coming"] = future
        said = {"bay": bay, "discard": discard, "next": next, "rolls": rolls, "high_tide": high_tide}
        position |= {name: value for name, value in said.items() if value is not None}
        super().__init__(position)

    # Looking

    def bay(self) -> list[str | None]:
        """The cards on top in the Bay."""
        row: list[str | None] = self._view()["bay"]
        return row

    def copies(self) -> list[int]:
        """How many cards lie in each position of the Bay."""
        found: list[int] = self._view()["copies"]
        return found

    def ship(self, seat: int = 0) -> int:
        """The space of a ship, counted from 0."""
        return int(self.seat(seat)["ship"])

    def anchors(self, seat: int = 0) -> int:
        return int(self.seat(seat)["anchors"])

    def maps(self, seat: int = 0) -> dict[str, int]:
        """The map tiles of a player with their numbers."""
        return {claim["map"]: claim["points"] for claim in self.seat(seat)["maps"]}

    def roses(self) -> tuple[str, str]:
        """The wind roses face up."""
        shown = self._view()["roses"]
        return shown["a"][-1], shown["b"][-1]

    def weather(self) -> str:
        """The weather card face up."""
        found: str = self._view()["weather"][-1]
        return found

    def plan(self) -> dict[str, int]:
        """The rows of Captain Bonny's markers; 0 is above the card."""
        return {marker["colour"]: marker["row"] for marker in self._view()["plan"]}

    def high_tide(self) -> list[str]:
        """The islands that are face down."""
        found: list[str] = self._view()["high_tide"]
        return found

    def _view(self) -> dict[str, Any]:
        return self.state.view(None)
