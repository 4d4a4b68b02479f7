"""The solo game: the ambush scan and the rating (C-101 to C-119)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from boardwright.core.plain_data import Json
from boardwright.games.cartographers.rules.cards import AMBUSHES as AMBUSH_CARDS
from boardwright.games.cartographers.rules.cards import CARD_INDEX, CARDS, COUNTERCLOCKWISE, Card, title
from boardwright.games.cartographers.rules.scan import places, ring

from .tables import (
    AMBUSHES,
    HANDS,
    OPEN,
    coins_of,
    full,
    kinds,
    lay,
    mark,
    name,
    printed,
    refused,
    rows_of,
    seen,
    sizes,
    spaces_with,
    table,
    texts,
)

AMBUSH = pytest.mark.parametrize("card", AMBUSH_CARDS, ids=lambda card: card.id)


def box(card: Card) -> tuple[int, int]:
    """Height and width of the printed shape, read off its picture."""
    return {"goblin_attack": (3, 3), "bugbear_assault": (2, 3)}.get(card.id, (3, 2))


def monsters(rows: Sequence[str]) -> list[str]:
    """The spaces with a monster, in reading order."""
    return spaces_with(rows, "M")


def ambushed(card: str, rows: Sequence[str]) -> list[str]:
    """Where the monsters of an ambush come to stand on a map without print."""
    state = table(rows, land=OPEN, card=card, next=["rift_lands"])
    assert seen(state, "card") == "rift_lands"
    return monsters(rows_of(state))


def test_c101_otherwise_the_same_rules_hold() -> None:
    state = table(full("a1", "a2", "g7"), card="farmland", ruins=True)
    assert sizes(state.options(0).codes()) == {1}
    assert refused(state, "farm:a1a2") == "only-single"
    state.choose(0, "farm:g7")
    assert coins_of(state) == 0
    assert state.scores()[0].rank == 1


@pytest.mark.parametrize("card", AMBUSHES)
def test_c102_the_monsters_come_without_a_choice(card: str) -> None:
    state = table(land=OPEN, card="hamlet", next=[card, "orchard"])
    events = state.choose(0, "village:e5e6f5")
    assert kinds(events)[-3:] == ["revealed", "ambushed", "revealed"]
    assert seen(state, "card") == "orchard"
    assert len(monsters(rows_of(state))) == CARDS[CARD_INDEX[card]].shapes[0].size


@pytest.mark.parametrize(
    ("card", "pocket"),
    [
        ("goblin_attack", ["e7", "f6", "g5"]),  # mirrored
        ("bugbear_assault", ["e5", "e6", "g5", "g6"]),  # turned
        ("kobold_onslaught", ["e6", "f5", "f6", "g6"]),
        ("gnoll_raid", ["e5", "e6", "f6", "g5", "g6"]),
    ],
)
def test_c103_the_shape_is_neither_turned_nor_mirrored(card: str, pocket: list[str]) -> None:
    """C-103: the only room left has the shape turned or mirrored; the monsters find no place."""
    assert ambushed(card, full(*pocket, "k11", land=OPEN)) == []


@pytest.mark.parametrize(
    ("card", "pocket"),
    [
        ("goblin_attack", ["e5", "f6", "g7"]),
        ("bugbear_assault", ["e5", "e7", "f5", "f7"]),
        ("kobold_onslaught", ["e5", "f5", "f6", "g5"]),
        ("gnoll_raid", ["e5", "e6", "f5", "g5", "g6"]),
    ],
)
def test_c103_the_shape_as_printed_fits(card: str, pocket: list[str]) -> None:
    assert ambushed(card, full(*pocket, "k11", land=OPEN)) == pocket


@AMBUSH
def test_c104_every_position_of_the_box_on_the_grid(card: Card) -> None:
    height, width = box(card)
    scan = places(card)
    assert sorted(scan) == [(y, x) for y in range(12 - height) for x in range(12 - width)]


@AMBUSH
def test_c105_rings_are_counted_from_the_sides(card: Card) -> None:
    height, width = box(card)
    for k in range(6):
        expected = {(y, x) for y, x in places(card) if min(y, x, 11 - height - y, 11 - width - x) == k}
        assert set(ring(k, height, width, card.corner, card.direction)) == expected


@pytest.mark.parametrize("k", range(4))
@pytest.mark.parametrize("direction", [1, -1])
def test_c106_corner_positions(k: int, direction: int) -> None:
    """C-106: for a box of 2 by 3 spaces."""
    corners = {"NW": (k, k), "NE": (k, 8 - k), "SE": (9 - k, 8 - k), "SW": (9 - k, k)}
    for corner, place in corners.items():
        assert ring(k, 2, 3, corner, direction)[0] == place


@AMBUSH
def test_c107_ring_after_ring_every_position_once(card: Card) -> None:
    height, width = box(card)
    scan = places(card)
    rings = [min(y, x, 11 - height - y, 11 - width - x) for y, x in scan]
    assert rings == sorted(rings)
    assert len(set(scan)) == len(scan)
    for before, after in pairwise(scan):  # one step at a time within a ring
        if rings[scan.index(before)] == rings[scan.index(after)]:
            assert abs(before[0] - after[0]) + abs(before[1] - after[1]) == 1


def test_c108_clockwise_from_the_north_west() -> None:
    walk = ring(0, 3, 3, "NW", 1)
    assert walk[:3] == [(0, 0), (0, 1), (0, 2)]
    assert [walk.index(corner) for corner in [(0, 0), (0, 8), (8, 8), (8, 0)]] == [0, 8, 16, 24]
    back = ring(0, 3, 3, "NW", COUNTERCLOCKWISE)
    assert back == [walk[0], *reversed(walk[1:])]


@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize(
    ("corner", "walk"),
    [("NW", [(4, 4), (4, 5)]), ("SW", [(4, 4), (4, 5)]), ("NE", [(4, 5), (4, 4)]), ("SE", [(4, 5), (4, 4)])],
)
def test_c109_the_innermost_ring_can_be_a_single_line(
    corner: str, walk: list[tuple[int, int]], direction: int
) -> None:
    """C-109: a box of 3 by 2 leaves a row of two positions, one of 2 by 3 a column of two."""
    assert ring(4, 3, 2, corner, direction) == walk
    upright = [(4, 4), (5, 4)] if corner in ("NW", "NE") else [(5, 4), (4, 4)]
    assert ring(4, 2, 3, corner, direction) == upright
    assert ring(4, 3, 3, corner, direction) == [(4, 4)]


@pytest.mark.parametrize("card", AMBUSHES)
def test_c110_the_first_legal_position_is_used(card: str) -> None:
    """C-110: with more and more of the map drawn on, always the earliest position that is free."""
    cells = {
        "goblin_attack": [(0, 0), (1, 1), (2, 2)],
        "bugbear_assault": [(0, 0), (0, 2), (1, 0), (1, 2)],
        "kobold_onslaught": [(0, 0), (1, 0), (1, 1), (2, 0)],
        "gnoll_raid": [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)],
    }[card]
    scan = [[name(y + r, x + c) for r, c in cells] for y, x in places(CARDS[CARD_INDEX[card]])]
    rows = list(OPEN)
    for skipped in range(0, len(scan), 4):
        rows = mark(rows, "F", scan[skipped][0])
        drawn = set(spaces_with(rows, "F"))
        assert ambushed(card, rows) == next((spaces for spaces in scan if not drawn & set(spaces)), [])


@pytest.mark.parametrize("card", AMBUSHES)
def test_c111_without_room_the_ambush_is_ignored(card: str) -> None:
    """C-111: no single monster in the solo game."""
    state = table(full("a1", "b6", "k11"), card="rift_lands", next=[card, "hamlet"])
    events = state.choose(0, "farm:k11")
    assert "ambush-ignored" in kinds(events)
    assert monsters(rows_of(state)) == []
    assert card not in texts(seen(state, "deck", "ambushes_unseen"))


def test_c112_the_card_leaves_and_the_obligation_stays() -> None:
    state = table(land=OPEN, card="hamlet", next=["temple_ruins", "gnoll_raid", "orchard"])
    state.choose(0, "village:e5e6f5")
    assert "gnoll_raid" not in texts(seen(state, "deck", "ambushes_unseen"))
    assert seen(state, "deck", "ambushes") == 0
    assert seen(state, "must_cover_ruins") is True


def test_c112_monsters_earn_mountain_coins() -> None:
    """C-112: the gnolls at the top left close the mountain c3 on its open side c2."""
    rows = lay(OPEN, ["..V.", "..^V", "..V."], "b1")
    state = table(rows, land=printed(rows), card="gnoll_raid", next=["rift_lands"])
    assert monsters(rows_of(state)) == ["a1", "a2", "b1", "c1", "c2"]
    assert coins_of(state) == 1


@pytest.mark.parametrize(
    ("card", "first", "then"),
    [
        ("goblin_attack", (8, 8), (7, 8)),  # from the south-east up the right side
        ("bugbear_assault", (0, 8), (1, 8)),  # from the north-east down the right side
        ("kobold_onslaught", (8, 0), (7, 0)),  # from the south-west up the left side
        ("gnoll_raid", (0, 0), (1, 0)),  # from the north-west down the left side
    ],
)
def test_c113_corner_and_direction_of_each_card(
    card: str, first: tuple[int, int], then: tuple[int, int]
) -> None:
    assert places(CARDS[CARD_INDEX[card]])[:2] == [first, then]


# Rating


def alone(final: int, edicts: Sequence[str]) -> tuple[int, int | None]:
    """Final score and rating of a finished solo game."""
    stars = [[max(final, 0), 0, 0, 0], [0, 0, 0, max(-final, 0)], [0, 0, 0, 0], [0, 0, 0, 0]]
    seats: list[Json] = [{"seasons": [list(numbers) for numbers in stars]}]
    [score] = table(seats=seats, season="over", edicts=edicts).scores()
    return score.total, score.rating


def test_c114_the_final_score_is_computed_as_ever() -> None:
    assert alone(71, HANDS[0])[0] == 71
    assert alone(-7, HANDS[0])[0] == -7


@pytest.mark.parametrize(
    ("hand", "numbers"),
    [
        (HANDS[0], 25 + 24 + 16 + 24),
        (HANDS[1], 22 + 22 + 16 + 24),
        (HANDS[2], 17 + 20 + 21 + 24),
        (HANDS[3], 18 + 27 + 20 + 20),
    ],
)
def test_c115_c116_the_rating_is_the_score_less_the_four_numbers(hand: Sequence[str], numbers: int) -> None:
    for final in (0, 71, 130):
        assert alone(final, hand) == (final, final - numbers)


def test_c116_only_the_solo_game_has_a_rating() -> None:
    assert [score.rating for score in table(seats=2, season="over").scores()] == [None, None]


@pytest.mark.parametrize(
    ("edict", "number"),
    [
        ("sentinel_wood", 25), ("greenbough", 22), ("treetower", 17), ("stoneside_forest", 18),
        ("canal_lake", 24), ("mages_valley", 22), ("golden_granary", 20), ("shoreside_expanse", 27),
        ("wildholds", 16), ("great_city", 16), ("greengold_plains", 21), ("shieldgate", 20),
        ("borderlands", 24), ("lost_barony", 24), ("broken_road", 24), ("cauldrons", 20),
    ],
)  # fmt: skip
def test_c117_the_number_of_each_scoring_card(edict: str, number: int) -> None:
    """C-117: exchanging a card for the first of its back changes the rating by the difference."""
    back = next(back for back in range(4) if edict in [hand[back] for hand in HANDS])
    hand = list(HANDS[0])
    hand[back] = edict
    _, rating = alone(100, hand)
    assert rating == 100 - (25 + 24 + 16 + 24) + [25, 24, 16, 24][back] - number


@pytest.mark.parametrize(
    ("rating", "line"),
    [(99, 30), (30, 30), (29, 20), (20, 20), (19, 10), (10, 10), (9, 0), (0, 0), (-1, -5), (-5, -5),
     (-6, -10), (-10, -10), (-11, -20), (-20, -20), (-21, -30), (-30, -30)],
)  # fmt: skip
def test_c118_the_title_is_the_highest_that_is_reached(rating: int, line: int) -> None:
    assert title(rating) == line


@pytest.mark.parametrize("rating", [-31, -100])
def test_c119_below_minus_thirty_there_is_no_title(rating: int) -> None:
    assert title(rating) is None
