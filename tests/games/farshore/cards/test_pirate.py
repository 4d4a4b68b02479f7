"""The Pirate: two treasures, then two cards of the hand are discarded, or all there are."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, price

STILL = ("rose_a_red", "rose_b_common")


def test_brings_two_treasures_and_costs_two_cards() -> None:
    table = Table(hand=["pirate", "port", "inn", "abbey"], goods=price("pirate"), roses=STILL)
    table.pick("play:pirate")
    assert table.goods() == {"treasure": 2}
    assert table.source == "pirate"
    assert set(table.codes) == {"discard:port", "discard:inn", "discard:abbey"}
    table.pick("discard:port", "discard:abbey")
    assert table.hand() == ["inn"]
    assert table.discard() == ["port", "abbey"]
    assert table.scored("cards") == 0
    assert table.score().total == 4
    assert table.asked == 1


def test_the_discard_cannot_be_declined() -> None:
    """F-29: it does not say may."""
    table = Table(hand=["pirate", "port", "inn", "abbey"], goods=price("pirate"), roses=STILL)
    table.pick("play:pirate", "discard:port")
    assert table.why_not("done") == "not-offered"


def test_of_two_cards_both_go() -> None:
    table = Table(hand=["pirate", "port", "port"], goods=price("pirate"), roses=STILL)
    table.pick("play:pirate")
    assert table.hand() == []
    assert table.discard() == ["port", "port"]
    assert table.goods() == {"treasure": 2}


def test_of_one_card_that_one_goes() -> None:
    """F-30: as far as possible."""
    table = Table(hand=["pirate", "port"], goods=price("pirate"), roses=STILL)
    table.pick("play:pirate")
    assert table.hand() == []
    assert table.discard() == ["port"]
    assert table.goods() == {"treasure": 2}
    assert table.asked == 1


def test_with_an_empty_hand_the_treasures_still_come() -> None:
    """F-30."""
    table = Table(hand=["pirate"], goods=price("pirate"), roses=STILL)
    table.pick("play:pirate")
    assert table.discard() == []
    assert table.goods() == {"treasure": 2}
    assert table.asked == 1


def test_from_the_bay_with_a_full_hand_six_cards_are_left() -> None:
    """F-51."""
    hand: list[Json] = [*["port"] * 3, *["inn"] * 3, *["abbey"] * 2]
    bay: list[Json] = ["pirate", "grove", "tumbler", "scribe", "sloop", "diver", "merchant", "market"]
    table = Table(hand=hand, goods=price("pirate"), bay=bay, roses=STILL)
    table.pick("play:bay.pirate", "discard:port", "discard:inn")
    assert len(table.hand()) == 6


def test_the_treasures_do_not_pay_for_him() -> None:
    """F-63."""
    assert Table(hand=["pirate", "port", "inn"]).why_not("play:pirate") == "goods-short"


def test_treasures_pay_for_him_and_come_back() -> None:
    """F-6."""
    table = Table(hand=["pirate"], goods={"treasure": price("pirate")["mushroom"]}, roses=STILL)
    table.pick("play:pirate")
    assert table.goods() == {"treasure": 2}


def test_what_others_do_with_the_play_comes_after_the_discard() -> None:
    """F-57: the card of the Lighthouse Keeper is not discarded."""
    table = Table(
        hand=["pirate", "port", "inn"],
        goods=price("pirate"),
        city=["lighthouse_keeper"],
        roses=STILL,
        next=["abbey"],
    )
    table.pick("play:pirate", "discard:inn")
    assert table.hand() == ["abbey"]
    assert sorted(table.discard()) == ["inn", "port"]


def test_there_is_one_in_a_city() -> None:
    """F-77."""
    table = Table(hand=["pirate"], goods=price("pirate"), city=["pirate", "galley"])
    assert table.why_not("play:pirate") == "already-in-city"
    assert table.why_not("play:pirate@galley") == "already-in-city"


def test_does_nothing_in_a_production() -> None:
    """F-81."""
    table = Table(city=["pirate"], hand=["port", "inn"], workers=0)
    table.pick("prepare")
    assert table.goods() == {}
    assert table.hand() == ["inn", "port"]


def test_comes_with_an_anchor_on_a_tan_construction_only() -> None:
    """F-53."""
    table = Table(hand=["pirate"], city=["shipwreck", "sloop"], roses=STILL)
    assert table.offers("play:pirate") == ["play:pirate@shipwreck"]
    table.pick("play:pirate@shipwreck")
    assert table.goods() == {"treasure": 2}
    assert table.anchors() == 2


def test_does_not_steal_from_others() -> None:
    """F-4: gain is from the supply."""
    table = Table(hand=["pirate"], goods=price("pirate"), roses=STILL, others=[{"goods": {"treasure": 5}}])
    table.pick("play:pirate")
    assert table.goods(1) == {"treasure": 5}


def test_the_wind_may_favour_him_twice() -> None:
    """F-84, F-87: tan and unique; the chest adds a third treasure."""
    table = Table(hand=["pirate"], goods=price("pirate"))
    table.pick("play:pirate")
    assert table.ship() == 2
    assert table.goods() == {"treasure": 3}
