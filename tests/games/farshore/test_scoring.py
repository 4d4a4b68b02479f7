"""Scoring (F-50, F-83, F-105) and ties (F-106, F-133)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from .table import Table, price


def lines(table: Table, seat: int = 0) -> dict[str, int]:
    """What brings points, by source."""
    return {line.source: line.points for line in table.score(seat).lines if line.points}


def ranks(table: Table, seats: int) -> list[int]:
    return [table.score(seat).rank for seat in range(seats)]


def totals(table: Table, seats: int) -> list[int]:
    return [table.score(seat).total for seat in range(seats)]


# The six sources (F-105)


def test_the_score_is_the_sum_of_its_six_parts() -> None:
    """F-105: base points, purple bonuses, tokens, treasures, maps, ship."""
    table = Table(
        city=["windmill", "grove", "tumbler", "shipwreck"], points=4, goods={"treasure": 3, "seaweed": 9},
        maps=["map_green", {"map": "map_tan", "points": 1}], ship=7,
    )  # fmt: skip
    assert lines(table) == {
        "cards": 2 + 1 + 2 - 1, "windmill": 4, "points": 4, "treasures": 6, "maps": 6, "ship": 14,
    }  # fmt: skip
    assert table.score().total == 4 + 4 + 4 + 6 + 6 + 14


def test_resources_anchors_and_cards_in_hand_score_nothing() -> None:
    """F-105."""
    goods: dict[str, Json] = {"driftwood": 9, "seaweed": 9, "sea_stone": 9, "mushroom": 9}
    table = Table(goods=goods, anchors=3, hand=["harbor", "manor", "admiral", "shipwreck"])
    assert table.score().total == 0


def test_workers_and_an_anchor_in_the_city_score_nothing() -> None:
    """F-105."""
    table = Table(city=[{"card": "warehouse", "occupied": True}], anchors=2, deployed=["docks", "isle_gems"])
    assert lines(table) == {"cards": 2}


@pytest.mark.parametrize(("points", "total"), [(0, -2), (1, -1), (2, 0), (5, 3)])
def test_negative_cards_are_subtracted(points: int, total: int) -> None:
    """F-105: a score may be below zero."""
    table = Table(points=points, city=["shipwreck", "castaway"])
    assert (table.scored("cards"), table.score().total) == (-2, total)


def test_every_copy_of_a_card_counts() -> None:
    """F-105."""
    assert Table(city=["grove"] * 5).scored("cards") == 5
    assert Table(city=["scriptorium"] * 3).scored("cards") == 6


def test_a_card_from_the_city_of_somebody_else_scores_nothing() -> None:
    """F-105, F-83: a Windmill looks at its own city."""
    table = Table(city=["windmill"], others=[{"city": ["grove", "grove", "tumbler"]}])
    assert (table.scored("windmill"), table.score().total) == (0, 2)


@pytest.mark.parametrize(
    ("card", "city", "bonus"),
    [
        ("windmill", ["grove", "diver", "warehouse", "port"], 2 * 3),
        ("manor", ["diver", "scribe", "steward", "pirate", "grove"], 2 * 3),
        ("harbor", ["manor", "pilgrim", "grove"], 3 * 3),
        ("gardens", ["pirate", "navigator", "admiral", "diver", "galley"], 2 * 3),
        ("sculptor", ["galley", "port", "harbor", "grove", "pirate"], 2 * 3),
        ("guild_master", ["port", "abbey", "pirate", "grove", "harbor"], 3),
        ("governor", ["grove", "inn", "rope_bridge", "galley", "diver"], 2 * 3),
    ],
)
def test_a_purple_card_counts_cards_of_the_city(card: str, city: list[Json], bonus: int) -> None:
    """F-83, F-152: itself where it fits."""
    table = Table(city=[card, *city])
    assert table.scored(card) == bonus
    assert Table(city=[card]).scored(card) == (3 if card == "harbor" else 0)


def test_a_pilgrim_counts_maps_whatever_their_number() -> None:
    """F-83: also those of value 0."""
    maps: list[Json] = ["map_green", {"map": "map_red", "points": 0}, {"map": "map_blue", "points": 0}]
    table = Table(city=["pilgrim"], maps=maps, others=[{}, {}])
    assert (table.scored("pilgrim"), table.scored("maps")) == (6, 2 * 3)


@pytest.mark.parametrize(
    ("ship", "chests"), [(0, 0), (1, 0), (2, 1), (3, 1), (18, 7), (36, 11), (37, 12), (40, 12)]
)
def test_an_admiral_counts_chests_behind_the_ship(ship: int, chests: int) -> None:
    """F-83, F-153: the one it lies on included."""
    assert Table(city=["admiral"], ship=ship).scored("admiral") == chests


def test_a_bonus_follows_what_is_spent() -> None:
    """F-83, F-90: a treasure that pays is worth nothing more, for the Galleon neither."""
    table = Table(
        city=["galleon"], hand=["castaway"], goods={"treasure": 2}, roses=("rose_a_red", "rose_b_common")
    )
    assert table.score().total == 5 + 4 + 2
    table.pick("play:castaway")
    assert table.score().total == 5 - 1 + 2 + 1


# Maps (F-50)


@pytest.mark.parametrize(
    ("tiles", "points"),
    [([], 0), ([0], 0), ([0, 0], 0), ([1], 1), ([1, 1, 0], 6), ([2, 0, 0], 6), ([2, 2, 2, 1, 1, 0], 48)],
)
def test_maps_multiply(tiles: list[int], points: int) -> None:
    """F-50: the sum of the numbers times the number of tiles; a zero is worth something beside others."""
    names = ["map_green", "map_rainbow", "map_tan", "map_blue", "map_red", "map_purple"]
    maps: list[Json] = [{"map": name, "points": number} for name, number in zip(names, tiles, strict=False)]
    table = Table(maps=maps, others=[{}, {}])
    assert table.scored("maps") == table.score().total == points


def test_maps_count_even_if_the_city_no_longer_meets_them() -> None:
    """F-47, F-50."""
    assert Table(maps=["map_green"], city=["harbor"]).scored("maps") == 2


# Who wins (F-105, F-106)


def test_the_highest_total_wins() -> None:
    """F-105: whatever it is made of."""
    table = Table(points=20, others=[{"ship": 11}, {"goods": {"treasure": 9}}, {"points": 19}])
    assert totals(table, 4) == [20, 22, 18, 19]
    assert ranks(table, 4) == [2, 1, 4, 3]


def test_below_zero_is_less_than_zero() -> None:
    """F-105: whatever else there is."""
    table = Table(city=["shipwreck"], goods={"seaweed": 5}, others=[{}])
    assert ranks(table, 2) == [2, 1]


def test_among_equals_the_ship_furthest_along_wins() -> None:
    """F-106, 1: before maps, treasures and resources."""
    table = Table(
        points=4, ship=1, others=[{"maps": ["map_green"], "goods": {"treasure": 2, "seaweed": 9}}],
    )  # fmt: skip
    assert totals(table, 2) == [6, 6]
    assert ranks(table, 2) == [1, 2]


def test_the_ship_counts_by_its_space() -> None:
    """F-106, 1: the furthest is also the one worth more."""
    table = Table(ship=21, others=[{"ship": 20, "points": 1, "maps": []}])
    assert totals(table, 2) == [41, 41]
    assert ranks(table, 2) == [1, 2]


def test_among_equal_ships_more_map_tiles_win() -> None:
    """F-106, 2: the number of tiles, not their points; before treasures and resources."""
    table = Table(
        maps=[{"map": "map_green", "points": 0}, {"map": "map_tan", "points": 0}],
        points=2, ship=3,
        others=[{"maps": ["map_red"], "ship": 3}, {"goods": {"treasure": 1, "seaweed": 9}, "ship": 3}],
    )  # fmt: skip
    assert totals(table, 3) == [8, 8, 8]
    assert ranks(table, 3) == [1, 2, 3]


def test_among_equal_maps_more_treasures_win() -> None:
    """F-106, 3: before resources."""
    table = Table(
        points=2, goods={"treasure": 1, "driftwood": 9}, maps=["map_green"], ship=5,
        others=[{"goods": {"treasure": 2}, "maps": ["map_red"], "ship": 5}],
    )  # fmt: skip
    assert totals(table, 2) == [16, 16]
    assert ranks(table, 2) == [2, 1]


def test_among_equal_treasures_more_resources_win() -> None:
    """F-106, 4: whatever kinds they are."""
    table = Table(
        goods={"treasure": 1, "sea_stone": 2},
        others=[{"goods": {"treasure": 1, "driftwood": 1, "seaweed": 1, "mushroom": 1}}],
    )
    assert totals(table, 2) == [2, 2]
    assert ranks(table, 2) == [2, 1]


def test_a_treasure_is_no_leftover_resource() -> None:
    """F-8, F-106: with equal treasures only the resources beside them count."""
    table = Table(goods={"treasure": 3, "seaweed": 1}, others=[{"goods": {"treasure": 3, "mushroom": 2}}])
    assert ranks(table, 2) == [2, 1]


def test_a_complete_tie_is_a_shared_victory() -> None:
    """F-106: neither seat, hand, anchors nor workers decide anything."""
    table = Table(
        points=3, goods={"driftwood": 2}, hand=["harbor"], anchors=3,
        others=[{"points": 3, "goods": {"mushroom": 2}, "anchors": 0, "workers": 0}, {"points": 3}],
    )  # fmt: skip
    assert ranks(table, 3) == [1, 1, 3]


def test_everybody_may_share_the_victory() -> None:
    """F-106: in a game that is over."""
    over: dict[str, Json] = {"season": "autumn", "passed": True, "ship": 9}
    table = Table(season="autumn", passed=True, ship=9, others=[dict(over), dict(over), dict(over)])
    assert table.prompt == "over"
    assert ranks(table, 4) == [1, 1, 1, 1]


def test_a_tie_for_the_second_place_is_broken_too() -> None:
    """F-106."""
    table = Table(points=9, others=[{"points": 4}, {"ship": 2}, {"goods": {"treasure": 2}}])
    assert totals(table, 4) == [9, 4, 4, 4]
    assert ranks(table, 4) == [1, 4, 2, 3]


# Against the captain


def test_a_tie_with_the_captain_goes_the_same_way() -> None:
    """F-133: ship, maps, treasures; resources she has none."""
    ship = Table(points=2, bonny=1, captain={"ship": 1})
    assert (totals(ship, 2), ranks(ship, 2)) == ([2, 2], [2, 1])
    maps = Table(points=2, bonny=1, captain={"maps": ["map_green"]})
    assert (totals(maps, 2), ranks(maps, 2)) == ([2, 2], [2, 1])
    treasures = Table(points=2, goods={"seaweed": 5}, bonny=1, captain={"goods": {"treasure": 1}})
    assert (totals(treasures, 2), ranks(treasures, 2)) == ([2, 2], [2, 1])
    resources = Table(points=2, goods={"seaweed": 1}, bonny=1, captain={"city": ["grove"]})
    assert (totals(resources, 2), ranks(resources, 2)) == ([2, 2], [1, 2])


def test_a_complete_tie_with_the_captain_is_shared() -> None:
    """F-133, F-106."""
    table = Table(points=2, bonny=1, captain={"city": ["grove"]})
    assert ranks(table, 2) == [1, 1]


def test_the_score_stands_at_any_time() -> None:
    """F-105, F-89: what a play changes shows at once."""
    table = Table(
        hand=["windmill"], goods=price("windmill"), city=["grove"], roses=("rose_a_red", "rose_b_unique")
    )
    assert table.score().total == 1
    table.pick("play:windmill")
    assert table.score().total == 1 + 2 + 2 + 2
