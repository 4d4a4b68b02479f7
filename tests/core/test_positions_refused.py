"""Positions of Cartographers that cannot be: each is refused, and the refusal names the field."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json
from boardwright.core.refusal import BadPosition
from boardwright.games.cartographers import cartographers

from .test_positions import BLANK_A, filled

ROW: Json = "..........."
WASTE: list[Json] = ["#" * 11] * 11
EDICTS: list[Json] = ["treetower", "canal_lake", "wildholds", "cauldrons"]
AMBUSHES: list[Json] = ["goblin_attack", "bugbear_assault", "kobold_onslaught", "gnoll_raid"]
TWOS: list[Json] = ["hinterland_stream", "homestead", "orchard", "treetop_village"]
"""Four cards of time 2, which fill spring and summer."""


def options(**given: Json) -> dict[str, Json]:
    return {"options": given}


def seat(**given: Json) -> dict[str, Json]:
    return {"seats": [{}, given]}


def row(index: int, text: str) -> Json:
    """Side A with one row put differently, for the second of two seats."""
    rows = BLANK_A[:]
    rows[index] = text
    return seat(map=rows)


def summer(*numbers: Json) -> Json:
    return {"season": "summer", "seats": [{"seasons": [list(numbers)]}]}


IMPOSSIBLE: dict[str, tuple[Json, str]] = {
    # The whole
    "no object": ([], ""),
    "a field nobody knows": ({"weather": 1}, "weather"),
    "another game": ({"game": "chess"}, "game"),
    "a later version": ({"version": 2}, "version"),
    "a version in words": ({"version": "1"}, "version"),
    "a seed below zero": ({"seed": -1}, "seed"),
    "a seed too long": ({"seed": 2**128}, "seed"),
    "a seed in words": ({"seed": "seven"}, "seed"),
    "a generator too short": ({"rng": "0" * 31}, "rng"),
    "a generator in capitals": ({"rng": "A" * 32}, "rng"),
    "a generator in other digits": ({"rng": "٣" * 32}, "rng"),
    "a generator as a number": ({"rng": 5}, "rng"),
    # Options
    "options in a list": ({"options": []}, "options"),
    "an option nobody knows": (options(side="a"), "options.side"),
    "a side nobody knows": (options(map="c"), "options.map"),
    "a land as a number": (options(map=1), "options.map"),
    "a land of ten rows": (options(map=[ROW] * 10), "options.map"),
    "a land of twelve rows": (options(map=[ROW] * 12), "options.map"),
    "a short row of land": (options(map=[*[ROW] * 10, "."]), "options.map[10]"),
    "a row of land that is no text": (options(map=[*[ROW] * 3, 7, *[ROW] * 7]), "options.map[3]"),
    "a land with a forest": (options(map=["F..........", *[ROW] * 10]), "options.map[0]"),
    "a land without room": (options(map=WASTE), "options.map"),
    "three edicts": (options(edicts=EDICTS[:3]), "options.edicts"),
    "an edict nobody knows": (options(edicts=["oak", *EDICTS[1:]]), "options.edicts[0]"),
    "two edicts of one back": (options(edicts=[*EDICTS[:3], "shieldgate"]), "options.edicts[3]"),
    "the same edict twice": (options(edicts=["treetower", *EDICTS[:3]]), "options.edicts[1]"),
    "a switch as a number": (options(any_terrain=1), "options.any_terrain"),
    # Seats
    "no seats": ({"seats": 0}, "seats"),
    "an empty list of seats": ({"seats": []}, "seats"),
    "too many seats": ({"seats": 101}, "seats"),
    "too long a list of seats": ({"seats": [{}] * 101}, "seats"),
    "seats in words": ({"seats": "two"}, "seats"),
    "seats as a flag": ({"seats": True}, "seats"),
    "a seat as a number": ({"seats": [{}, 3]}, "seats[1]"),
    "a field of a seat nobody knows": (seat(coin=1), "seats[1].coin"),
    "a map as a letter": (seat(map="a"), "seats[1].map"),
    "a map of ten rows": (seat(map=BLANK_A[:10]), "seats[1].map"),
    "a short row": (row(4, ".........."), "seats[1].map[4]"),
    "a long row": (row(4, "............"), "seats[1].map[4]"),
    "a row in a list": (seat(map=[*BLANK_A[:10], ["."] * 11]), "seats[1].map[10]"),
    "a terrain nobody knows": (row(0, "X.........."), "seats[1].map[0]"),
    "a drawing on a mountain": (row(1, "...F.R....."), "seats[1].map[1]"),
    "a mountain that is gone": (row(1, ".....R....."), "seats[1].map[1]"),
    "a mountain that is not printed": (row(0, "^.........."), "seats[1].map[0]"),
    "ruins that are not printed": (row(0, "R.........."), "seats[1].map[0]"),
    "wasteland on side A": (row(0, "#.........."), "seats[1].map[0]"),
    "coins owed": (seat(coins=-1), "seats[1].coins"),
    "more coins than the track holds": (seat(coins=15), "seats[1].coins"),
    "coins in words": (seat(coins="3"), "seats[1].coins"),
    "coins as a flag": (seat(coins=True), "seats[1].coins"),
    # Seasons and time
    "a season nobody knows": ({"season": "autumn"}, "season"),
    "a season as a number": ({"season": 1}, "season"),
    "a finished season in spring": (seat(seasons=[[0, 0, 0, 0]]), "seats[1].seasons"),
    "no finished season in summer": ({"season": "summer", **seat(seasons=[])}, "seats[1].seasons"),
    "three numbers of a season": (summer(1, 2, 3), "seats[0].seasons[0]"),
    "five numbers of a season": (summer(1, 2, 3, 4, 5), "seats[0].seasons[0]"),
    "an edict below zero": (summer(-1, 0, 0, 0), "seats[0].seasons[0][0]"),
    "an edict beyond all measure": (summer(0, 1000, 0, 0), "seats[0].seasons[0][1]"),
    "too many coins in a season": (summer(0, 0, 15, 0), "seats[0].seasons[0][2]"),
    "a loss below zero": (summer(0, 0, 0, -1), "seats[0].seasons[0][3]"),
    "a loss larger than the map": (summer(0, 0, 0, 122), "seats[0].seasons[0][3]"),
    "a loss in words": (summer(0, 0, 0, "few"), "seats[0].seasons[0][3]"),
    "time below zero": ({"time": -1}, "time"),
    "time in words": ({"time": "late"}, "time"),
    "time that is up": ({"time": 8}, "time"),
    "time that is up in winter": ({"season": "winter", "time": 6}, "time"),
    "time that was up before the card": ({"time": 10, "card": "orchard"}, "time"),
    "less time than the card takes": ({"time": 1, "card": "orchard"}, "time"),
    "more time than the column": ({"time": 3, "revealed": ["hamlet"]}, "time"),
    "less time than the column": ({"time": 0, "revealed": ["hamlet"]}, "time"),
    "time without a column": ({"time": 2, "revealed": []}, "time"),
    "time after the end": ({"season": "over", "time": 1}, "time"),
    # Cards
    "a column as a text": ({"revealed": "hamlet"}, "revealed"),
    "a column of a card nobody knows": ({"revealed": ["hamlet", "castle"]}, "revealed[1]"),
    "a card twice in the column": ({"revealed": ["hamlet", "orchard", "hamlet"]}, "revealed[2]"),
    "a column beyond the season": ({"revealed": [*TWOS, "hamlet"]}, "revealed[4]"),
    "a column of a season that is over": ({"revealed": TWOS}, "revealed"),
    "a column after the end": ({"season": "over", "revealed": ["hamlet"]}, "revealed[0]"),
    "two ambushes in spring": ({"revealed": AMBUSHES[:2]}, "revealed[1]"),
    "a card nobody knows": ({"card": "castle"}, "card"),
    "a card in a list": ({"card": ["hamlet"]}, "card"),
    "a card as a number": ({"card": 3}, "card"),
    "a card that was drawn before": ({"revealed": ["hamlet", "orchard"], "card": "hamlet"}, "card"),
    "a card after the season": ({"revealed": TWOS, "card": "hamlet"}, "card"),
    "a card after the end": ({"season": "over", "card": "hamlet"}, "card"),
    "a second ambush in spring": ({"revealed": AMBUSHES[:1], "card": "gnoll_raid"}, "card"),
    "an ambush that came in an earlier season": (
        {"season": "fall", "ambushes": AMBUSHES[:1], "revealed": AMBUSHES[:1], "next": AMBUSHES[:1]},
        "next[0]",
    ),
    "an obligation in words": ({"ruins": "yes"}, "ruins"),
    "an obligation without ruins": ({"ruins": True, "revealed": ["hamlet"]}, "ruins"),
    "an obligation that was met": ({"ruins": True, "revealed": ["temple_ruins", "hamlet"]}, "ruins"),
    "no obligation after ruins": ({"ruins": False, "revealed": ["temple_ruins"]}, "ruins"),
    "no obligation after ruins and ambush": (
        {"ruins": False, "revealed": ["temple_ruins", "gnoll_raid"]},
        "ruins",
    ),
    "an obligation after the end": ({"ruins": True, "season": "over"}, "ruins"),
    "a landscape among the ambushes": ({"ambushes": ["hamlet"]}, "ambushes[0]"),
    "ruins among the ambushes": (
        {"season": "fall", "ambushes": ["gnoll_raid", "temple_ruins"]},
        "ambushes[1]",
    ),
    "an ambush nobody knows": ({"ambushes": ["dragon"]}, "ambushes[0]"),
    "an ambush in a list": ({"ambushes": [["gnoll_raid"]]}, "ambushes[0]"),
    "an ambush in an object": ({"revealed": [], "ambushes": [{}]}, "ambushes[0]"),
    "an ambush twice": ({"season": "winter", "ambushes": ["gnoll_raid", "gnoll_raid"]}, "ambushes[1]"),
    "an ambush of this season twice": (
        {"season": "winter", "revealed": ["gnoll_raid"], "ambushes": ["gnoll_raid", "gnoll_raid"]},
        "ambushes[1]",
    ),
    "an ambush of the column left out of those so far": (
        {"revealed": ["gnoll_raid"], "ambushes": []},
        "ambushes",
    ),
    "two ambushes by spring": ({"ambushes": AMBUSHES[:2]}, "ambushes[1]"),
    "four ambushes by fall": ({"season": "fall", "ambushes": AMBUSHES}, "ambushes[3]"),
    "an ambush before a spring in which none came": (
        {"revealed": [], "ambushes": ["gnoll_raid"]},
        "ambushes[0]",
    ),
    "cards to come as a text": ({"next": "hamlet"}, "next"),
    "a card to come in a list": ({"time": 3, "next": [["hamlet"]]}, "next[0]"),
    "a card to come nobody knows": ({"next": ["castle"]}, "next[0]"),
    "a card to come that has come": ({"revealed": ["hamlet"], "next": ["orchard", "hamlet"]}, "next[1]"),
    "a card to come that is here": ({"card": "hamlet", "next": ["hamlet"]}, "next[0]"),
    "a card to come twice": ({"next": ["hamlet", "hamlet"]}, "next[1]"),
    "two ambushes to come in spring": ({"next": AMBUSHES[:2]}, "next[1]"),
    "an ambush to come that is out of the game": (
        {"season": "winter", "ambushes": AMBUSHES[:1], "next": AMBUSHES[:1]},
        "next[0]",
    ),
    "a card to come after the end": ({"season": "over", "next": ["hamlet"]}, "next[0]"),
    "a card to come after winter": ({"season": "winter", "next": [*TWOS[:3], "hamlet"]}, "next[3]"),
    # Answers
    "an answer as a number": ({"card": "hamlet", "seats": [{"handed": 1}, {}]}, "seats[0].handed"),
    "an answer that means nothing": ({"card": "hamlet", "seats": [{"handed": "a1"}, {}]}, "seats[0].handed"),
    "an answer off the map": (
        {"card": "rift_lands", "seats": [{"handed": "farm:a12"}, {}]},
        "seats[0].handed",
    ),
    "an answer with another card": (
        {"card": "hamlet", "seats": [{}, {"handed": "farm:a1a2"}]},
        "seats[1].handed",
    ),
    "an answer over a drawing": (
        {"card": "rift_lands", "seats": [{"map": filled("a2"), "handed": "farm:a1"}, {}]},
        "seats[0].handed",
    ),
    "an answer that leaves the ruins": (
        {"card": "rift_lands", "ruins": True, "seats": [{"handed": "farm:a1"}, {}]},
        "seats[0].handed",
    ),
    "an answer on a full map": (
        {"card": "hamlet", "seats": [{"map": filled(), "handed": "village:a1"}, {}]},
        "seats[0].handed",
    ),
    "an answer after the end": ({"season": "over", "seats": [{"handed": "farm:a1"}, {}]}, "seats[0].handed"),
    "answers of all": ({"card": "rift_lands", "seats": [{"handed": "farm:a1"}] * 2}, "seats"),
    "an answer of the only seat": ({"card": "rift_lands", "seats": [{"handed": "farm:a1"}]}, "seats"),
}


@pytest.mark.parametrize(("position", "where"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_cannot_be_is_refused_by_field(position: Json, where: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        cartographers.load(position)
    assert refusal.value.where == where
    assert refusal.value.reason
