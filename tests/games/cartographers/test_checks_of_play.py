"""The worked checks about the course of the game (X-1 to X-7, X-10, X-15 to X-20, X-23, X-24)."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

import pytest

from boardwright import cartographers
from boardwright.core.plain_data import Json
from boardwright.games.cartographers.rules.cards import AMBUSHES, LANDSCAPES, SEASONS, title

from .tables import (
    OPEN,
    SIDE_A,
    SIDE_B,
    coins_of,
    everyone_draws,
    facts,
    full,
    kinds,
    lay,
    mark,
    play_out,
    printed,
    refused,
    rows_of,
    seen,
    size,
    sizes,
    spots,
    table,
    terrains,
    texts,
)


def test_x1_time() -> None:
    """X-1: values 0, 1, 2, 2, 2, 0, 1 give the sums 0, 1, 3, 5, 7, 7, 8."""
    cards: list[Json] = [
        "rift_lands", "great_river", "orchard", "marshlands", "homestead", "temple_ruins", "farmland",
        "hamlet",
    ]  # fmt: skip
    state = table(next=cards)
    sums = [seen(state, "time")]
    while "season-scored" not in kinds(events := everyone_draws(state)):
        sums += facts(events, "revealed", "time")
    assert sums == [0, 1, 3, 5, 7, 7, 8]
    assert seen(state, "season") == "summer"


def test_x2_excess() -> None:
    """X-2: fall, sum 6, then a card of time 2: 8 of 7, the season is over and winter starts at nothing."""
    state = table(card="hamlet", season="fall", time=6, next=["orchard", "great_river"])
    state.choose(0, "village:a1a2b1")
    assert (seen(state, "time"), seen(state, "season")) == (8, "fall")
    everyone_draws(state)
    assert (seen(state, "time"), seen(state, "season"), seen(state, "limit")) == (1, "winter", 6)


def test_x3_edicts() -> None:
    """X-3: A and B, B and C, C and D, D and A."""
    state = table(edicts=["treetower", "great_city", "canal_lake", "borderlands"], seed=5)
    events = play_out(state)
    scored = list(
        zip(
            facts(events, "season-scored", "first_edict"),
            facts(events, "season-scored", "second_edict"),
            strict=True,
        )
    )
    assert scored == [
        ("treetower", "great_city"),
        ("great_city", "canal_lake"),
        ("canal_lake", "borderlands"),
        ("borderlands", "treetower"),
    ]


BOUNDS = {
    "spring": (4, 7, {8, 9}),
    "summer": (4, 7, {8, 9}),
    "fall": (4, 7, {7, 8}),
    "winter": (3, 6, {6, 7}),
}


def test_x4_cards_per_season() -> None:
    """X-4: every choice of landscape cards that can make up a season."""
    found: dict[str, set[tuple[int, int]]] = defaultdict(set)
    for count in range(1, 12):
        for drawn in combinations(LANDSCAPES, count):
            time = sum(card.time for card in drawn)
            last = max(card.time for card in drawn)  # if any of them can be the last, the longest can
            for season in SEASONS:
                if time - last < season.limit <= time:
                    found[season.id].add((count, time))
    for id, (fewest, most, sums) in BOUNDS.items():
        assert {count for count, _ in found[id]} == set(range(fewest, most + 1))
        assert {time for _, time in found[id]} == sums


@pytest.mark.parametrize("seed", range(12))
def test_x4_real_games_keep_within_the_bounds(seed: int) -> None:
    """X-4: random solo games; a season's cards are those drawn since the last scoring."""
    opening = cartographers.new(seed=seed)
    season, count, time = "spring", 0, seen(opening, "time")
    ids = {card.id for card in LANDSCAPES}
    for event in play_out(opening, seed):
        if event.kind == "drawn":
            count += event.args["card"] in ids
        elif event.kind == "revealed":
            time = event.args["time"]
        elif event.kind == "season-scored":
            fewest, most, sums = BOUNDS[str(event.args["season"])]
            assert fewest <= count <= most
            assert time in sums
            count = 0
        elif event.kind == "season-began":
            season = str(event.args["season"])
    assert season == "winter"


def test_x5_flow() -> None:
    """X-5: a winter with two ruins cards and two ambushes, the last two of the game."""
    deck: list[Json] = [
        "temple_ruins", "kobold_onslaught", "hamlet", "outpost_ruins", "rift_lands", "orchard", "gnoll_raid",
        "marshlands", "farmland",
    ]  # fmt: skip
    state = table(seats=2, season="winter", ambushes=["goblin_attack", "bugbear_assault"], next=deck)
    assert seen(state, "deck", "ambushes") == 1  # the other of the two has come up already
    course = []
    while state.waiting():
        course.append((seen(state, "card"), seen(state, "must_cover_ruins"), seen(state, "time")))
        everyone_draws(state)
    assert course == [
        ("kobold_onslaught", True, 0),
        ("hamlet", True, 1),
        ("rift_lands", True, 1),
        ("orchard", False, 3),
        ("gnoll_raid", False, 3),
        ("marshlands", False, 5),
        ("farmland", False, 6),
    ]
    assert seen(state, "season") == "over"
    assert texts(seen(state, "deck", "ambushes_unseen")) == []


@pytest.mark.parametrize(
    ("season", "column", "following"),
    [
        ("spring", ["orchard", "homestead", "marshlands", "fishing_village"], "summer"),
        ("summer", ["orchard", "gnoll_raid", "homestead", "marshlands", "fishing_village"], "fall"),
    ],
)
def test_x6_deck(season: str, column: list[Json], following: str) -> None:
    """X-6: 15 cards after a spring without ambush, and 15 again if summer reveals one of the two."""
    state = table(seats=2, season=season, revealed=column, card="fishing_village", next=["hamlet"])
    everyone_draws(state)
    left = texts(seen(state, "deck", "explore"))
    ambushes = seen(state, "deck", "ambushes")
    assert seen(state, "season") == following
    assert len(left) + 1 == 13  # the first card is on the table
    assert ambushes == 2


@pytest.mark.parametrize(
    ("card", "drawers"),
    [("bugbear_assault", [1, 2, 3, 4, 0]), ("goblin_attack", [4, 0, 1, 2, 3])],
)
def test_x7_passing(card: str, drawers: list[int]) -> None:
    """X-7: who draws on the maps 0 to 4 of five players."""
    state = table(seats=5, card=card, next=["hamlet"])
    events = everyone_draws(state)
    drawn = {str(event.args["map"]): event.seat for event in events if event.kind == "drawn"}
    assert [drawn[str(owner)] for owner in range(5)] == drawers


def test_x10_a_map_can_fill_up() -> None:
    """X-10: at most 31, 31, 30 and 26 spaces by landscapes and 16 by ambushes, 134 in all."""
    most = []
    for season in SEASONS:
        best = 0
        for count in range(1, 12):
            for drawn in combinations(LANDSCAPES, count):
                time = sum(card.time for card in drawn)
                if time - max(card.time for card in drawn) < season.limit <= time:
                    best = max(best, sum(max(shape.size for shape in card.shapes) for card in drawn))
        most.append(best)
    assert most == [31, 31, 30, 26]
    ambushes = sum(card.shapes[0].size for card in AMBUSHES)
    assert ambushes == 16
    assert sum(most) + ambushes == 134


def test_x15_monster_loss() -> None:
    """X-15: an empty space between two monsters costs once, a mountain costs nothing."""
    assert seen(table(mark(SIDE_A, "M", "e5", "e7")), "maps", 0, "monster_loss_now") == 7
    assert seen(table(mark(SIDE_A, "M", "e6")), "maps", 0, "monster_loss_now") == 3


def test_x16_mountain_coin() -> None:
    """X-16: a neighbour's monster closes the last side; the owner of the map earns the coin."""
    rows = lay(OPEN, [".W.", "W^.", ".V."], "e5")
    state = table(rows, printed(rows), land=printed(rows), card="kobold_onslaught")
    state.choose(0, "monster:a1b1b2c1")
    state.choose(1, "monster:e8f7f8g8")
    assert [coins_of(state, owner) for owner in (0, 1)] == [1, 0]


def test_x17_side_b_mountain_h6() -> None:
    """X-17: its upper neighbour is wasteland, so three fillings are enough."""
    state = table(mark(SIDE_B, "F", "h5", "h7"), land="b", card="rift_lands")
    state.choose(0, "water:i6")
    assert coins_of(state) == 1


def test_x18_coins_over_the_game() -> None:
    """X-18: 2, 3, 3 and 5 coins at the season ends are 13 stars."""
    deck: list[Json] = [
        "hamlet", "orchard", "marshlands", "homestead", "fishing_village",  # summer: one coin more
        "orchard", "marshlands", "homestead", "fishing_village",  # fall: none
        "farmland", "hamlet", "orchard", "marshlands",  # winter: two
    ]  # fmt: skip
    state = table(OPEN, land=OPEN, coins=[1], card="farmland", time=8, next=deck)
    while state.waiting():
        state.choose(0, min(state.options(0).codes(), key=size))
    coins = [line.points for line in state.scores()[0].lines if line.source == "coins"]
    assert coins == [2, 3, 3, 5]
    assert sum(coins) == 13


THREE_LEFT = full("a1", "a2", "g7", drawn="V")


def test_x19_single_space() -> None:
    """X-19: only (0,0), (0,1) and (6,6) are empty and no obligation is set."""
    farmland = table(THREE_LEFT, card="farmland", season="spring", time=8, next=["farmland"])
    assert farmland.options(0).codes() == ["farm:a1a2"]
    farmland.choose(0, "farm:a1a2")
    assert coins_of(farmland) == 1
    assert farmland.options(0).codes() == ["farm:g7"]
    river = table(THREE_LEFT, card="great_river")
    assert river.options(0).codes() == ["water:a1", "water:a2", "water:g7"]
    river.choose(0, "water:a2")
    assert coins_of(river) == 0
    assert spots(table(THREE_LEFT, card="rift_lands").options(0).codes()) == {"a1", "a2", "g7"}


def test_x20_ruins() -> None:
    """X-20: Fishing Village under the obligation, with ruins and without."""
    assert len(spots(table(card="fishing_village", ruins=True).options(0).codes())) == 24
    covered = mark(SIDE_A, "F", "b6", "c2", "c10", "i2", "i10", "j6")
    state = table(covered, card="fishing_village", ruins=True)
    assert sizes(state.options(0).codes()) == {1}
    assert terrains(state.options(0).codes()) == {"village", "water"}
    assert len(state.options(0)) == 2 * 110
    assert refused(state, "water:a1a2a3a4") == "only-single"
    assert rows_of(state) == covered


@pytest.mark.parametrize(
    ("final", "rating", "line"),
    [
        (71, -18, -20),
        (118, 29, 20),
        (85, -4, -5),
        (84, -5, -5),
        (83, -6, -10),
        (68, -21, -30),
        (59, -30, -30),
        (58, -31, None),
    ],
)
def test_x23_solo_rating(final: int, rating: int, line: int | None) -> None:
    """X-23: Sentinel Wood, Great City, Canal Lake and Borderlands ask for 25 + 16 + 24 + 24 = 89."""
    nothing: Json = [0, 0, 0, 0]
    seats: list[Json] = [{"seasons": [[final, 0, 0, 0], nothing, nothing, nothing]}]
    edicts = ["sentinel_wood", "great_city", "canal_lake", "borderlands"]
    [score] = table(seats=seats, season="over", edicts=edicts).scores()
    assert score.rating == rating
    assert title(rating) == line


@pytest.mark.parametrize(("losses", "ranks"), [((12, 9, 0), [2, 1, 3]), ((9, 9, 0), [1, 1, 3])])
def test_x24_tie(losses: tuple[int, int, int], ranks: list[int]) -> None:
    """X-24: finals 80, 80 and 79."""
    seats: list[Json] = [
        {"seasons": [[final, 0, 0, 0], [0, 0, 0, 0], [loss, 0, 0, loss], [0, 0, 0, 0]]}
        for final, loss in zip((80, 80, 79), losses, strict=True)
    ]
    scores = table(seats=seats, season="over").scores()
    assert [score.total for score in scores] == [80, 80, 79]
    assert [score.rank for score in scores] == ranks
