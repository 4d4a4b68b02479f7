"""The Grove: a mushroom when played and in each production (F-79)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, price

FULL: list[Json] = [*["beach_sledge", "tangle_raft", "tumbler", "scriptorium", "inn"] * 3]


def test_brings_a_mushroom_when_played() -> None:
    """F-79."""
    table = Table(hand=["grove"], goods=price("grove"))
    table.pick("play:grove")
    assert table.city() == ["grove"]
    assert table.goods() == {"mushroom": 1}
    assert table.scored("cards") == 1
    assert table.asked == 1


def test_its_whole_cost_can_be_treasure() -> None:
    """F-6."""
    pieces = sum([n for n in price("grove").values() if isinstance(n, int)])
    table = Table(hand=["grove"], goods={"treasure": pieces})
    table.pick("play:grove")
    assert table.goods() == {"mushroom": 1}


def test_one_treasure_stands_in_for_one_piece_of_the_cost() -> None:
    """F-6, F-52: neither more nor less is paid."""
    table = Table(hand=["grove"], goods=price("grove", treasure=1))
    table.pick("play:grove")
    assert table.prompt == "pay"
    table.pick(table.offers("pay:")[-1])
    assert "treasure" not in table.goods()
    assert sum(table.goods().values()) == 2


def test_treasures_do_not_reach_for_everything() -> None:
    """F-6: each one replaces one piece only."""
    table = Table(hand=["grove"], goods={"treasure": 1})
    refusal = table.refusal("play:grove")
    assert refusal.reason == "resources-short-by"
    pieces = sum([n for n in price("grove").values() if isinstance(n, int)])
    assert refusal.details["n"] == pieces - 1


def test_mushrooms_do_not_pay_for_it() -> None:
    """F-78."""
    assert Table(hand=["grove"], goods={"mushroom": 9}).why_not("play:grove") == "goods-short"


def test_brings_a_mushroom_from_the_bay_before_the_bay_is_refilled() -> None:
    """F-51, F-57: a full hand does not matter."""
    bay: list[Json] = ["grove", "scribe", "diver", "sloop", "abbey", "market", "pilgrim", "harbor"]
    hand: list[Json] = [*["inn"] * 3, *["port"] * 3, *["galley"] * 2]
    table = Table(hand=hand, goods=price("grove"), bay=bay, next=["pirate"])
    table.pick("play:bay.grove")
    assert table.bay() == ["pirate", *bay[1:]]
    assert table.city() == ["grove"]
    assert table.goods() == {"mushroom": 1}
    assert len(table.hand()) == 8
    kinds = [event.kind for event in table.happened]
    assert kinds.index("gain") < kinds.index("refill")


def test_a_city_may_hold_all_five() -> None:
    """F-77: common. Only the new one acts."""
    table = Table(hand=["grove"], goods=price("grove"), city=["grove"] * 4)
    table.pick("play:grove")
    assert table.city() == ["grove"] * 5
    assert table.goods() == {"mushroom": 1}


def test_finds_no_room_in_a_full_city() -> None:
    """F-58, F-66."""
    table = Table(hand=["grove"], goods=price("grove"), city=FULL)
    assert table.why_not("play:grove") == "no-slot"


def test_takes_the_last_slot() -> None:
    """F-66: cards without a slot leave it free."""
    table = Table(hand=["grove"], goods=price("grove"), city=[*FULL[1:], "shipwreck", "castaway"])
    table.pick("play:grove")
    assert table.goods() == {"mushroom": 1}


def test_each_one_grows_a_mushroom_in_spring_and_in_autumn() -> None:
    """F-96, F-98."""
    table = Table(city=["grove"] * 3, workers=0)
    table.pick("prepare")
    assert table.goods() == {"mushroom": 3}
    assert table.asked == 1
    table = Table(city=["grove"] * 3, season="summer", workers=0)
    table.pick("prepare", "first:green")
    assert table.goods() == {"mushroom": 3}


def test_nothing_grows_when_summer_comes() -> None:
    """F-97."""
    table = Table(city=["grove"], season="spring", workers=0, bay=["port", "market"])
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.seat()["season"] == "summer"
    assert table.goods() == {}


def test_still_grows_when_played_in_summer() -> None:
    """F-79."""
    table = Table(hand=["grove"], goods=price("grove"), season="summer")
    table.pick("play:grove")
    assert table.goods() == {"mushroom": 1}


def test_only_the_groves_of_who_prepares_grow() -> None:
    """F-79, F-92."""
    table = Table(city=["grove"], workers=0, others=[{"city": ["grove", "grove"]}, {"city": ["grove"]}])
    table.pick("prepare")
    assert [table.goods(seat) for seat in range(3)] == [{"mushroom": 1}, {}, {}]


def test_grows_with_an_anchor_on_it() -> None:
    """F-53: the anchor hinders nothing."""
    table = Table(city=[{"card": "grove", "occupied": True}], workers=0)
    table.pick("prepare")
    assert table.goods() == {"mushroom": 1}


def test_holds_an_anchor_for_a_green_critter_only() -> None:
    """F-53."""
    table = Table(hand=["scribe", "pirate", "warehouse"], city=["grove"])
    assert [code for code in table.offers("play:") if "bay." not in code] == ["play:scribe@grove"]
    assert table.why_not("play:pirate@grove") == "not-its-home"
    assert table.why_not("play:warehouse@grove") == "not-its-home"


def test_four_make_a_green_map() -> None:
    """F-44, F-45."""
    assert Table(city=["grove"] * 3).why_not("visit:map_green") == "colour-short"
    assert "visit:map_green" in Table(city=["grove"] * 4).codes


def test_the_wind_may_favour_it_twice() -> None:
    """F-84: a green, common construction."""
    for roses, ship in (
        (("rose_a_tan", "rose_b_critter"), 0),
        (("rose_a_green", "rose_b_unique"), 1),
        (("rose_a_green", "rose_b_common"), 2),
        (("rose_a_green", "rose_b_construction"), 2),
    ):
        table = Table(hand=["grove"], goods=price("grove"), roses=roses)
        table.pick("play:grove")
        assert table.ship() == ship


def test_production_is_no_play() -> None:
    """F-84: no wind, and no Lighthouse Keeper who draws."""
    roses = ("rose_a_green", "rose_b_construction")
    table = Table(city=["grove", "lighthouse_keeper"], workers=0, roses=roses)
    table.pick("prepare")
    assert table.ship() == 0
    assert table.hand() == []


def test_a_drought_keeps_it_from_growing_when_played() -> None:
    """F-136: the upper half of the Drought."""
    table = Table(hand=["grove"], goods=price("grove"), mode="upper", weather="weather_drought")
    table.pick("play:grove")
    assert table.city() == ["grove"]
    assert table.goods() == {}


def test_a_drought_keeps_one_of_three_from_growing_in_spring() -> None:
    """F-136: the lower half of the Drought."""
    table = Table(city=["grove"] * 3, workers=0, mode="both", weather="weather_drought")
    table.pick("prepare")
    assert table.goods() == {"mushroom": 2}
