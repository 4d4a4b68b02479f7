"""The set-ups on which Cartographers is held to the protocol, and its law of conservation."""

from __future__ import annotations

import json
import re
from typing import Final

from boardwright.core.events import Event
from boardwright.core.plain_data import Json, spell
from boardwright.core.protocol import State
from boardwright.games.cartographers.rules.cards import CARDS
from boardwright.games.cartographers.rules.game import cartographers
from boardwright.testing.cases import Case, plain

UNFORESEEN: Final = ("ambushed",)

GARBAGE: Final = (
    "forest", "forest:", "forest:a0", "forest:a12", "forest:l1", "forest:a1a1", "forest:a2a1", "forest:a01",
    "FOREST:A1", "castle:a1", "forest:a1 ", "forest:a１", "forest:" + "a1" * 5000, "forest:a" + "1" * 5000,
    "forest:a1" + "0" * 5000, "forest:k00199", "forest:a001" + "0" * 5000,
)  # fmt: skip

# X-4 and C-76: at most 7 + 7 + 7 + 6 landscapes and 4 ambushes.
_CARDS_DRAWN: Final = 31

# A custom land: mountains on the edge and side by side, wasteland that parts it, ruins in a corner.
ISLES: Final[list[Json]] = [
    "R..^...#...",
    "...^...#.R.",
    "..^^...#...",
    ".......#...",
    "....R..#..^",
    "########...",
    "...#.......",
    ".R.#..RR...",
    "...#..RR..^",
    ".^.#.......",
    "...#.....^R",
]
# So little room that shapes soon do not fit, maps fill up and the game runs on without anybody.
CLEARING: Final[list[Json]] = [
    "###########",
    "###########",
    "###########",
    "####...####",
    "####.R.####",
    "####...####",
    "####.^.####",
    "####...####",
    "###########",
    "###########",
    "###########",
]

CASES: Final = [
    Case(cartographers, 1, _CARDS_DRAWN, "a"),
    Case(cartographers, 1, _CARDS_DRAWN, "b", map="b"),
    Case(cartographers, 1, _CARDS_DRAWN, "isles", map=ISLES),
    Case(cartographers, 1, _CARDS_DRAWN, "clearing", map=CLEARING),
    Case(cartographers, 2, _CARDS_DRAWN, "a"),
    Case(cartographers, 2, _CARDS_DRAWN, "isles-any-terrain", map=ISLES, any_terrain=True),
    Case(cartographers, 3, _CARDS_DRAWN, "b", map="b"),
    Case(cartographers, 3, _CARDS_DRAWN, "clearing", map=CLEARING),
    Case(cartographers, 5, _CARDS_DRAWN, "a"),
]


def conserves(before: State, events: list[Event], after: State) -> None:
    """Each card is somewhere, the time is that of the column, and maps gain exactly what the events say."""
    view, dump = plain(after.view(None)), plain(after.dump())
    explore = [card.id for card in CARDS if not card.is_ambush]
    ambushes = [card.id for card in CARDS if card.is_ambush]
    column = view["revealed"]
    assert sorted(view["deck"]["explore"] + [card for card in column if card in explore]) == sorted(explore)
    assert sorted(view["deck"]["ambushes_unseen"] + dump["ambushes"]) == sorted(ambushes)
    assert {card for card in column if card in ambushes} <= set(dump["ambushes"])
    if view["season"] != "over":
        came_in = 1 + ["spring", "summer", "fall", "winter"].index(view["season"])
        assert view["deck"]["ambushes"] == came_in - len(dump["ambushes"])
    times = {card.id: card.time for card in CARDS}
    assert view["time"] == sum(times[card] for card in column)
    expected = [[list(row) for row in sheet["rows"]] for sheet in plain(before.view(None))["maps"]]
    coins = [sheet["coins"] for sheet in plain(before.view(None))["maps"]]
    for event in events:
        if event.kind in ("drawn", "ambushed"):
            owner, terrain, spaces, earned = _drawing(event)
            coins[owner] += earned
            for row, column_number in spaces:
                assert expected[owner][row][column_number] in ".R", "drawn over something"
                expected[owner][row][column_number] = terrain
    assert [sheet["rows"] for sheet in view["maps"]] == [["".join(row) for row in grid] for grid in expected]
    assert [sheet["coins"] for sheet in view["maps"]] == coins
    assert all(0 <= held <= 14 for held in coins)


def _drawing(event: Event) -> tuple[int, str, list[tuple[int, int]], int]:
    """The owner of the map, the letter, the spaces and the coins of the event of a drawing."""
    fact = json.loads(spell(event.args))
    code = fact["code"] if event.kind == "drawn" else f"monster:{fact['spaces']}"
    owner = fact["map"] if event.kind == "drawn" else event.seat
    terrain, _, spaces = code.partition(":")
    letter = {"forest": "F", "village": "V", "farm": "f", "water": "W", "monster": "M"}[terrain]
    names = re.findall(r"([a-k])(\d+)", spaces)
    return owner, letter, [(ord(row) - ord("a"), int(column) - 1) for row, column in names], fact["coins"]
