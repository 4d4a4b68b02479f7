"""The Treasure Hunter: a treasure when played and in each production (F-79)."""

from __future__ import annotations

from ..table import Table, price

STILL = ("rose_a_tan", "rose_b_common")


def test_finds_a_treasure_when_played() -> None:
    """F-79, F-90: unspent it is worth two points."""
    table = Table(hand=["treasure_hunter"], goods=price("treasure_hunter"), roses=STILL)
    table.pick("play:treasure_hunter")
    assert table.goods() == {"treasure": 1}
    assert table.scored("cards") == 1
    assert table.score().total == 3
    assert table.asked == 1


def test_the_treasure_does_not_pay_for_the_hunter() -> None:
    """F-63."""
    goods = {"mushroom": price("treasure_hunter", mushroom=-1)["mushroom"]}
    assert Table(hand=["treasure_hunter"], goods=goods).why_not("play:treasure_hunter") == "goods-short"


def test_a_treasure_spent_comes_back_at_once() -> None:
    """F-6."""
    goods = {**price("treasure_hunter", mushroom=-1), "treasure": 1}
    table = Table(hand=["treasure_hunter"], goods=goods, roses=STILL)
    table.pick("play:treasure_hunter")
    assert table.goods() == {"treasure": 1}


def test_finds_another_in_spring_and_in_autumn() -> None:
    """F-96, F-98."""
    table = Table(city=["treasure_hunter"], workers=0)
    table.pick("prepare")
    assert table.goods() == {"treasure": 1}
    assert table.asked == 1
    table = Table(city=["treasure_hunter"], season="summer", workers=0)
    table.pick("prepare", "first:green")
    assert table.goods() == {"treasure": 1}


def test_finds_nothing_when_summer_comes() -> None:
    """F-97."""
    table = Table(city=["treasure_hunter"], season="spring", workers=0, bay=["port", "market"])
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.goods() == {}


def test_there_is_one_in_a_city() -> None:
    """F-77: an anchor does not change that."""
    table = Table(hand=["treasure_hunter"], goods=price("treasure_hunter"), city=["treasure_hunter", "grove"])
    assert table.offers("play:treasure_hunter") == []
    assert table.why_not("play:treasure_hunter") == "already-in-city"
    assert table.why_not("play:treasure_hunter@grove") == "already-in-city"


def test_a_sea_chip_finds_a_treasure_through_the_hunter() -> None:
    """F-140."""
    table = Table(city=["treasure_hunter", "sea_chip"], workers=0)
    table.pick("prepare")
    assert table.goods() == {"treasure": 2}


def test_comes_with_an_anchor() -> None:
    """F-53, F-56."""
    table = Table(hand=["treasure_hunter"], city=["sloop"], roses=STILL)
    table.pick("play:treasure_hunter@sloop")
    assert table.goods() == {"treasure": 1}
    assert table.anchors() == 2
    assert table.ship() == 0


def test_the_wind_adds_the_treasure_of_a_chest() -> None:
    """F-57, F-87: a unique green critter; two spaces to the first chest."""
    table = Table(
        hand=["treasure_hunter"], goods=price("treasure_hunter"), roses=("rose_a_green", "rose_b_unique")
    )
    table.pick("play:treasure_hunter")
    assert table.ship() == 2
    assert table.goods() == {"treasure": 2}


def test_the_treasure_is_no_resource_for_a_herbalist_or_a_galleon_to_mix_up() -> None:
    """F-8, F-90: it counts for the Galleon, and the Herbalist's mushroom does not."""
    table = Table(
        hand=["treasure_hunter"],
        goods=price("treasure_hunter"),
        city=["galleon", "herbalist"],
        roses=STILL,
    )
    table.pick("play:treasure_hunter")
    assert table.goods() == {"mushroom": 1, "treasure": 1}
    assert table.scored("galleon") == 1


def test_in_a_drought_the_player_may_spare_the_hunter() -> None:
    """F-136: the lower half of the Drought; one green card of choice does not act."""
    for season in ("winter", "summer"):
        table = Table(
            city=["treasure_hunter", "grove"],
            season=season,
            workers=0,
            mode="both",
            weather="weather_drought",
        )
        table.pick("prepare", *(["first:green"] if season == "summer" else []))
        assert set(table.codes) == {"skip:0.treasure_hunter", "skip:0.grove"}
        table.pick("skip:0.grove")
        assert table.goods() == {"treasure": 1}
