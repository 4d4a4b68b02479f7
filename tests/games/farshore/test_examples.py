"""The worked examples of the rulebooks (X-1 to X-26)."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright import farshore
from boardwright.core.plain_data import Json
from boardwright.core.refusal import IllegalChoice

from .table import Table, all_but, price

ROW: list[Json] = ["grove", "inn", "diver", "harbor", "steward", "merchant", "port", "cooper"]
MAPS = ["map_green", "map_rainbow", "map_tan", "map_blue", "map_red", "map_purple"]
FIFTEEN: list[Json] = [
    *["grove"] * 3, *["beach_sledge"] * 3, *["tangle_raft"] * 3, *["tumbler"] * 3, *["scriptorium"] * 3,
]  # fmt: skip
EIGHT: list[Json] = [*["abbey"] * 3, *["sail_maker"] * 3, "gardens", "manor"]


def with_maps(*numbers: int) -> Table:
    """A table of three with map tiles of these numbers."""
    tiles: list[Json] = [{"map": name, "points": number} for name, number in zip(MAPS, numbers, strict=False)]
    return Table(maps=tiles, others=[{}, {}])


# Maps


def test_x01_one_map_tile_counts_its_number() -> None:
    assert with_maps(2).scored("maps") == 2


def test_x02_two_map_tiles_count_twice() -> None:
    assert with_maps(2, 1).scored("maps") == 6


def test_x03_three_map_tiles_count_three_times() -> None:
    assert with_maps(2, 1, 0).scored("maps") == 9


def test_x04_a_tile_of_no_value_raises_the_others() -> None:
    assert with_maps(2, 2, 1, 1, 1, 0).scored("maps") == 42
    assert with_maps(2, 2, 1, 1, 1).scored("maps") == 35


def test_x05_six_twos_are_the_most() -> None:
    assert with_maps(2, 2, 2, 2, 2, 2).scored("maps") == 72


def test_x06_the_green_map_needs_four_green_cards() -> None:
    city: list[Json] = ["grove", "diver", "sloop"]
    assert Table(city=city).why_not("visit:map_green") == "colour-short"
    table = Table(city=[*city, "grove"])
    table.pick("visit:map_green")
    assert table.maps() == {"map_green": 2}
    assert table.seat()["workers"] == 1


def test_x07_the_five_color_map_needs_every_color() -> None:
    city: list[Json] = ["grove", "port", "pirate", "inn"]
    assert Table(city=city).why_not("visit:map_rainbow") == "colour-short"
    table = Table(city=[*city, "harbor"])
    table.pick("visit:map_rainbow")
    assert table.maps() == {"map_rainbow": 2}


def test_x08_one_tile_of_each_map() -> None:
    table = Table(city=["grove"] * 4, maps=["map_green"], others=[{}, {}])
    assert table.why_not("visit:map_green") == "already-yours"


@pytest.mark.parametrize(("seats", "tiles"), [(2, [2, 1]), (3, [2, 1, 0]), (4, [2, 1, 1, 0])])
def test_x09_the_stacks_of_maps(seats: int, tiles: list[int]) -> None:
    """Everybody claims the same map, one after the other."""
    four: list[list[Json]] = [["grove"] * 4, ["tumbler", "tumbler", "diver", "diver"], ["beach_sledge"] * 3,
                              ["tangle_raft"] * 3]  # fmt: skip
    four[2].append("scribe")
    four[3].append("scribe")
    table = Table(city=four[0], others=[{"city": city} for city in four[1:seats]])
    for _ in range(seats):
        table.pick("visit:map_green")
    assert [table.maps(seat)["map_green"] for seat in range(seats)] == tiles


# Hands and anchors


def test_x10_starting_hands_and_a_new_one() -> None:
    state = farshore.new(4, 3)

    def hands() -> list[list[str]]:
        seats: list[dict[str, Any]] = state.dump()["seats"]  # type: ignore[assignment]
        return [[card if isinstance(card, str) else card["card"] for card in seat["hand"]] for seat in seats]

    before = hands()
    assert [len(hand) for hand in before] == [5, 6, 7, 8]
    state.choose(0, "keep")
    state.choose(1, "keep")
    state.choose(2, "redraw")
    after = hands()
    assert [len(hand) for hand in after] == [5, 6, 7, 8]
    view: dict[str, Any] = state.view(2)
    assert sorted(view["discard"]) == sorted(before[2])
    assert (after[2] != before[2], after[:2], after[3]) == (True, before[:2], before[3])
    dump = state.dump()
    with pytest.raises(IllegalChoice):
        state.choose(2, "redraw")
    assert state.dump() == dump


def test_x11_an_anchor_brings_a_critter_for_nothing() -> None:
    table = Table(hand=["diver", "diver"], city=["warehouse"])
    assert table.why_not("play:diver") == "goods-short"
    table.pick("play:diver@warehouse", "gain:seaweed")
    assert table.city() == ["warehouse", "diver"]
    assert table.goods() == {"seaweed": 1}
    assert table.anchors() == 2
    assert table.built("warehouse")["occupied"] is True
    table.pick("visit:docks")
    assert table.why_not("play:diver@warehouse") == "home-taken"


def test_x12_the_guild_master() -> None:
    city: list[Json] = ["port", "market", "lighthouse", "inn", "abbey", "pirate", "galley", "rope_bridge"]
    table = Table(city=["guild_master", *city])
    others = Table(city=city)
    assert table.score().total - others.score().total == 2 + 8


# Drawing


def test_x13_the_discard_pile_becomes_the_deck() -> None:
    hand: list[Json] = ["inn", "abbey", "castaway", "port"]
    pile = all_but(*ROW, *hand, "manor")
    table = Table(
        hand=hand,
        goods={"seaweed": 1},
        bay=ROW,
        discard=pile,
        next=["manor"],
        roses=("rose_a_red", "rose_b_common"),
    )
    assert table.deck() == 1
    table.pick("play:castaway")
    assert len(table.hand()) == 6
    assert "manor" in table.hand()
    assert (table.discard(), table.deck()) == ([], len(pile) - 2)


# The ship


@pytest.mark.parametrize(
    ("roses", "wind"),
    [
        (("rose_a_red", "rose_b_common"), 0),
        (("rose_a_green", "rose_b_common"), 1),
        (("rose_a_green", "rose_b_unique"), 2),
    ],
)
def test_x14_the_navigator_answers_the_wind_and_not_the_sloop(roses: tuple[str, str], wind: int) -> None:
    table = Table(
        hand=["sloop"],
        goods=price("sloop"),
        city=["navigator"],
        next=["manor", "pilgrim", "inn"],
        roses=roses,
    )
    table.pick("play:sloop")
    assert table.ship() == 1 + wind
    assert table.hand() == ["manor", "pilgrim"][:wind]


@pytest.mark.parametrize(
    ("card", "spaces"), [("grove", 0), ("pirate", 1), ("castaway", 1), ("diver", 0), ("port", 2)]
)
def test_x15_a_space_for_each_rose_that_matches(card: str, spaces: int) -> None:
    """Blue and unique: the Port is both."""
    table = Table(hand=[card], goods=price(card), roses=("rose_a_blue", "rose_b_unique"))
    table.pick(f"play:{card}")
    while table.asked == 0:
        table.pick(table.codes[0])
    assert table.ship() == spaces


def test_x16_a_chest_is_passed() -> None:
    table = Table(islands=["isle_wind", "isle_gems"], ship=1)
    table.pick("visit:isle_wind")
    assert (table.ship(), table.goods()) == (3, {"treasure": 1})


def test_x17_a_galleon_with_three_treasures() -> None:
    table = Table(city=["galleon"], goods={"treasure": 3})
    assert (table.scored("treasures"), table.scored("cards"), table.scored("galleon")) == (6, 5, 3)
    assert table.score().total == 14


# City and hand


def test_x18_a_full_city() -> None:
    table = Table(hand=["inn", "castaway", "shipwreck"], city=FIFTEEN, goods={"driftwood": 9, "seaweed": 9})
    assert table.why_not("play:inn") == "no-slot"
    table.pick("play:castaway", "pay:1driftwood", "visit:docks", "play:shipwreck", "pay:1driftwood")
    assert len(table.city()) == 17


def test_x19_the_hand_limit() -> None:
    table = Table(
        hand=[*EIGHT[:7], "castaway"], goods={"seaweed": 1}, next=["pilgrim", "port"],
        roses=("rose_a_red", "rose_b_common"),
    )  # fmt: skip
    before = table.deck()
    table.pick("play:castaway")
    assert len(table.hand()) == 8
    assert "pilgrim" in table.hand()
    assert table.deck() == before - 1


def test_x20_a_gift_that_nobody_can_take() -> None:
    table = Table(
        hand=["grove", "inn"], goods=price("grove"), city=["customs_office"],
        others=[{"hand": EIGHT}, {"hand": [*["post_office"] * 3, *["scribe"] * 3, "port", "market"]}],
        roses=("rose_a_red", "rose_b_unique"),
    )  # fmt: skip
    table.pick("play:grove", "give:inn", "gain:sea_stone")
    assert (table.discard(), table.goods()) == (["inn"], {"sea_stone": 1, "mushroom": 1})
    assert [len(table.hand(seat)) for seat in (1, 2)] == [8, 8]


def test_x21_a_gift_to_the_captain_is_discarded() -> None:
    table = Table(
        hand=["grove", "inn"], goods=price("grove"), city=["customs_office"], bonny=1, routes=["route_01"],
        captain={"hand": ["pilgrim", "port"]}, roses=("rose_a_red", "rose_b_unique"),
    )  # fmt: skip
    table.pick("play:grove", "give:inn=1", "gain:sea_stone")
    assert (table.discard(), table.goods()) == (["inn"], {"sea_stone": 1, "mushroom": 1})
    assert table.hand(1) == ["pilgrim", "port"]


# Captain Bonny


def test_x22_the_plan_at_the_start() -> None:
    orders = set()
    for seed in range(12):
        view: dict[str, Any] = farshore.new(1, seed, bonny=1).view(None)
        assert {marker["colour"]: marker["row"] for marker in view["plan"]} == {
            "purple": 2, "red": 3, "blue": 3, "tan": 3, "green": 4,
        }  # fmt: skip
        assert len(view["plan"]) == 5
        orders.add(tuple(marker["colour"] for marker in view["plan"]))
    assert len(orders) > 6


def test_x23_a_shore_location_is_only_blocked() -> None:
    """X-23, shore: three driftwood that she does not gain."""
    table = Table(bonny=1, routes=["route_10"], captain={"hand": ["grove"]})
    table.pick("visit:docks")
    assert table.seat(1)["deployed"] == ["shore_driftwood"]
    assert (table.goods(1), table.ship(1), table.city(1)) == ({}, 0, [])
    assert table.why_not("visit:shore_driftwood") == "spot-taken"


def test_x23_the_leftmost_island_that_is_available_is_blocked() -> None:
    """X-23, island: of three the first is face down and the second is occupied."""
    table = Table(
        bonny=1,
        routes=["route_01"],
        others=[{}, {}],
        high_tide=["isle_gems"],
        deployed=["isle_mushroom"],
        turn=2,
    )
    table.pick("visit:docks")
    assert table.seat(3)["deployed"] == ["isle_trade"]
    assert (table.goods(3), table.ship(3)) == ({}, 0)


def test_x23_a_red_card_plays_a_card() -> None:
    """X-23, red card with "play": a worker on it, one card of her hand in her city."""
    table = Table(
        bonny=1, routes=["route_05"], captain={"city": ["abbey", "inn"], "hand": ["manor", "pilgrim"]},
        roses=("rose_a_red", "rose_b_common"), rolls=[1],
    )  # fmt: skip
    table.pick("visit:docks")
    assert table.seat(1)["deployed"] == ["1.abbey"]
    assert table.city(1) == ["abbey", "inn", "manor"]
    assert (table.hand(1), table.goods(1)) == (["pilgrim"], {})


def test_x23_the_docks_move_her_ship() -> None:
    """X-23, Docks 2: when neither the island nor the shore is available."""
    table = Table(bonny=1, routes=["route_01"], deployed=["isle_gems", "shore_driftwood"], season="spring")
    table.pick("visit:shore_seaweed")
    assert table.seat(1)["deployed"] == ["docks"]
    assert (table.ship(1), table.goods(1)) == (2, {"treasure": 1})


def test_x23_the_lookout_takes_purple_and_clears_green() -> None:
    """X-23, Lookout green: a purple card for her, green ones away with their stacks, a treasure, a refill."""
    bay: list[Json] = [
        "inn",
        {"card": "grove", "copies": 3},
        "harbor",
        "diver",
        "manor",
        "port",
        "cooper",
        "steward",
    ]
    table = Table(
        bonny=1, routes=["route_02"], deployed=["isle_gems", "shore_seaweed"], season="spring", bay=bay,
        next=["pilgrim", "market", "galley"],
    )  # fmt: skip
    table.pick("visit:shore_driftwood")
    assert table.seat(1)["deployed"] == ["lookout"]
    assert table.hand(1) == ["harbor"]
    assert table.discard() == ["grove", "grove", "grove", "diver"]
    assert table.goods(1) == {"treasure": 1}
    assert table.bay() == ["inn", "pilgrim", "market", "galley", "manor", "port", "cooper", "steward"]


@pytest.mark.parametrize(
    ("bay", "played"),
    [
        (["grove", "galley", "market", "diver", "port", "tumbler", "sloop", "scribe"], "market"),
        (["grove", "galley", "pirate", "diver", "merchant", "tumbler", "sloop", "scribe"], "galley"),
        (["grove", "galley", "abbey", "diver", "port", "tumbler", "manor", "scribe"], "manor"),
        (["grove", "galley", "market", "diver", "abbey", "inn", "sloop", "scribe"], "abbey"),
    ],
)
def test_x24_following_the_plan(bay: list[Json], played: str) -> None:
    """The markers say purple, red, blue, tan; her hand is empty."""
    plan = [("purple", 1), ("red", 2), ("blue", 3), ("tan", 4), ("green", 4)]
    table = Table(bonny=1, plan=plan, captain={"workers": 0}, bay=bay, next=["harbor"])
    table.pick("visit:docks")
    assert table.city(1) == [played]
    assert table.bay() == ["harbor" if card == played else card for card in bay]


@pytest.mark.parametrize(("level", "spaces"), [(1, 2), (2, 4), (3, 4), (4, 4)])
def test_x25_her_ship_at_each_level(level: int, spaces: int) -> None:
    table = Table(
        bonny=level, captain={"workers": 0, "hand": ["grove"]}, roses=("rose_a_green", "rose_b_common"),
        weather="weather_fog" if level > 2 else "",
    )  # fmt: skip
    table.pick("visit:docks")
    assert table.ship(1) == spaces


def test_x26_her_score() -> None:
    city: list[Json] = [
        *["grove"] * 5, "port", "market", "lighthouse", "galley", "shipwreck", "inn", "abbey",
        "harbor", "manor", "pilgrim", "windmill",
    ]  # fmt: skip
    table = Table(
        bonny=1, others=[{}],
        captain={
            "city": city, "goods": {"treasure": 3}, "ship": 12,
            "maps": ["map_green", {"map": "map_purple", "points": 1}],
        },
    )  # fmt: skip
    assert table.scored("ship", seat=2) == 24
    assert table.score(2).total == 24 + 24 + 6 + 24 + 6 == 84
