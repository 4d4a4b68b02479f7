"""The Diver: a seaweed or a sea stone when played and in each production (F-79)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, price

STILL = ("rose_a_tan", "rose_b_construction")


def test_brings_up_a_seaweed_or_a_sea_stone() -> None:
    """F-79; one of them must be taken."""
    table = Table(hand=["diver"], goods=price("diver"), roses=STILL)
    table.pick("play:diver")
    assert table.prompt == "gain"
    assert table.codes == ["gain:seaweed", "gain:sea_stone"]
    table.pick("gain:sea_stone")
    assert table.goods() == {"sea_stone": 1}
    assert table.scored("cards") == 1
    assert table.asked == 1


def test_dives_again_in_spring_and_in_autumn() -> None:
    """F-96, F-98."""
    table = Table(city=["diver"], workers=0)
    table.pick("prepare", "gain:seaweed")
    assert table.goods() == {"seaweed": 1}
    assert table.asked == 1
    table = Table(city=["diver"], season="summer", workers=0)
    table.pick("prepare", "first:green", "gain:sea_stone")
    assert table.goods() == {"sea_stone": 1}


def test_does_not_dive_when_summer_comes() -> None:
    """F-97."""
    table = Table(city=["diver"], season="spring", workers=0, bay=["port", "market"])
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.goods() == {}


def test_each_of_three_chooses_for_himself() -> None:
    """F-77, F-96."""
    table = Table(city=["diver"] * 3, workers=0)
    table.pick("prepare", "gain:seaweed", "gain:sea_stone", "gain:sea_stone")
    assert table.goods() == {"seaweed": 1, "sea_stone": 2}
    assert table.asked == 1


def test_x11_comes_with_an_anchor_for_nothing() -> None:
    """F-53: the whole cost is replaced, what is there stays."""
    table = Table(hand=["diver"], goods={"mushroom": 1}, city=["warehouse"])
    table.pick("play:diver@warehouse", "gain:seaweed")
    assert table.goods() == {"seaweed": 1, "mushroom": 1}
    assert table.anchors() == 2
    assert table.built("warehouse")["occupied"] is True


def test_an_anchor_needs_a_green_construction() -> None:
    """F-53: the color of the Critter, and a Construction."""
    table = Table(hand=["diver"], city=["galley", "port", "inn", "windmill", "scribe"])
    assert table.offers("play:diver") == []
    for home in ("galley", "port", "inn", "windmill", "scribe"):
        assert table.why_not(f"play:diver@{home}") == "not-its-home"


def test_with_goods_and_an_anchor_the_player_chooses() -> None:
    """F-53, F-55: among all Constructions that carry none."""
    city: list[Json] = ["grove", {"card": "tumbler", "occupied": True}, "sloop"]
    table = Table(hand=["diver"], goods=price("diver"), city=city)
    assert table.offers("play:diver") == ["play:diver", "play:diver@grove", "play:diver@sloop"]


def test_of_two_groves_one_carries_an_anchor() -> None:
    """F-55: the other one is still free."""
    table = Table(hand=["diver"], city=[{"card": "grove", "occupied": True}, "grove"])
    table.pick("play:diver@grove", "gain:seaweed")
    assert table.built("grove", number=2)["occupied"] is True
    assert table.anchors() == 1


def test_an_anchor_does_not_make_room() -> None:
    """F-56, F-66."""
    city: list[Json] = [*["grove"] * 5, *["tumbler"] * 3, *["inn"] * 3, *["abbey"] * 3, "port"]
    table = Table(hand=["diver"], goods=price("diver"), city=city)
    assert table.why_not("play:diver") == "no-slot"
    assert table.why_not("play:diver@grove") == "no-slot"


def test_lightning_forbids_anchors() -> None:
    """F-136: the upper half of the Lightning."""
    table = Table(hand=["diver"], city=["warehouse"], mode="upper", weather="weather_lightning")
    assert table.why_not("play:diver@warehouse") == "no-housing"
    assert table.offers("play:diver") == []


def test_an_anchored_diver_feels_the_wind() -> None:
    """F-56."""
    table = Table(hand=["diver"], city=["warehouse"], roses=("rose_a_green", "rose_b_critter"))
    table.pick("play:diver@warehouse", "gain:seaweed")
    assert table.ship() == 2
    assert table.goods() == {"seaweed": 1, "treasure": 1}


def test_treasures_pay_for_him() -> None:
    """F-6."""
    table = Table(hand=["diver"], goods={"treasure": price("diver")["mushroom"]}, roses=STILL)
    table.pick("play:diver", "gain:seaweed")
    assert table.goods() == {"seaweed": 1}


def test_what_he_brings_may_serve_the_sail_maker() -> None:
    """F-96: the order is the player's; the other way round he comes too late."""
    table = Table(city=["diver", "sail_maker"], workers=0)
    table.pick("prepare", "produce:0.diver", "gain:seaweed", "pay:seaweed")
    assert table.ship() == 1
    table = Table(city=["diver", "sail_maker"], workers=0)
    table.pick("prepare", "produce:0.sail_maker", "gain:seaweed")
    assert table.ship() == 0
    assert table.asked == 1
