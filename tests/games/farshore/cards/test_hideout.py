"""The Hideout: two or four cards of the hand for one or two treasures."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, price

STILL = ("rose_a_red", "rose_b_common")


def test_hides_two_cards_for_a_treasure() -> None:
    table = Table(hand=["hideout", "port", "inn", "pirate"], goods=price("hideout"), roses=STILL)
    table.pick("play:hideout")
    assert table.prompt == "discard"
    assert table.source == "hideout"
    table.pick("discard:port", "discard:pirate")
    assert table.goods() == {"treasure": 1}
    assert table.hand() == ["inn"]
    assert sorted(table.discard()) == ["pirate", "port"]
    assert table.scored("cards") == 0
    assert table.asked == 1


def test_hides_four_cards_for_two_treasures() -> None:
    table = Table(
        hand=["hideout", "port", "port", "inn", "inn", "abbey"], goods=price("hideout"), roses=STILL
    )
    table.pick("play:hideout", "discard:port", "discard:port", "discard:inn", "discard:abbey")
    assert table.goods() == {"treasure": 2}
    assert table.hand() == ["inn"]
    assert table.asked == 1


def test_never_hides_six() -> None:
    table = Table(hand=["hideout", *["port"] * 3, *["inn"] * 3], goods=price("hideout"), roses=STILL)
    table.pick("play:hideout", "discard:port", "discard:port", "discard:inn", "discard:inn")
    assert table.goods() == {"treasure": 2}
    assert table.hand() == ["inn", "port"]
    assert table.asked == 1


def test_may_stop_after_two() -> None:
    """F-29."""
    table = Table(hand=["hideout", *["port"] * 3, "inn"], goods=price("hideout"), roses=STILL)
    table.pick("play:hideout", "discard:port", "discard:port")
    assert set(table.codes) == {"discard:port", "discard:inn", "done"}
    table.pick("done")
    assert table.goods() == {"treasure": 1}
    assert table.hand() == ["inn", "port"]


def test_may_be_declined() -> None:
    """F-29."""
    table = Table(hand=["hideout", "port", "inn"], goods=price("hideout"), roses=STILL)
    table.pick("play:hideout", "done")
    assert table.goods() == {}
    assert table.hand() == ["inn", "port"]
    assert table.discard() == []
    assert table.asked == 1


def test_one_or_three_cards_cannot_be_hidden() -> None:
    """2 or 4: who has begun a pair completes it."""
    table = Table(hand=["hideout", *["port"] * 3, *["inn"] * 2], goods=price("hideout"), roses=STILL)
    table.pick("play:hideout", "discard:port")
    assert "done" not in table.codes
    table.pick("discard:inn", "discard:port")
    assert "done" not in table.codes
    table.pick("discard:inn")
    assert table.goods() == {"treasure": 2}


def test_with_three_cards_one_pair_is_all() -> None:
    table = Table(hand=["hideout", "port", "inn", "pirate"], goods=price("hideout"), roses=STILL)
    table.pick("play:hideout", "discard:port", "discard:inn")
    assert table.hand() == ["pirate"]
    assert table.asked == 1


def test_with_one_card_nothing_is_asked() -> None:
    """F-30: no payment, no reward."""
    table = Table(hand=["hideout", "port"], goods=price("hideout"), roses=STILL)
    table.pick("play:hideout")
    assert table.goods() == {}
    assert table.hand() == ["port"]
    assert table.asked == 1


def test_from_the_bay_a_full_hand_of_eight_gives_up_four() -> None:
    """F-51."""
    hand: list[Json] = [*["port"] * 3, *["inn"] * 3, *["pirate"] * 2]
    bay: list[Json] = ["hideout", "grove", "tumbler", "scribe", "sloop", "diver", "merchant", "abbey"]
    table = Table(hand=hand, goods=price("hideout"), bay=bay, roses=STILL)
    table.pick("play:bay.hideout", *["discard:port"] * 3, "discard:inn")
    assert len(table.hand()) == 4
    assert table.goods() == {"treasure": 2}


def test_the_treasure_does_not_pay_for_it() -> None:
    """F-63."""
    assert Table(hand=["hideout", *["port"] * 3]).why_not("play:hideout") == "goods-short"


def test_does_not_hide_itself() -> None:
    """F-57: it is in the city; a second one in the hand can go."""
    table = Table(hand=["hideout", "hideout", "port"], goods=price("hideout"), roses=STILL)
    table.pick("play:hideout", "discard:hideout")
    assert table.city() == ["hideout"]
    assert sorted(table.discard()) == ["hideout", "port"]
    assert table.goods() == {"treasure": 1}


def test_there_is_one_in_a_city() -> None:
    """F-77."""
    table = Table(hand=["hideout"], goods=price("hideout"), city=["hideout"])
    assert table.why_not("play:hideout") == "already-in-city"


def test_does_nothing_in_a_production() -> None:
    """F-81."""
    table = Table(city=["hideout"], hand=["port", "inn"], workers=0)
    table.pick("prepare")
    assert table.hand() == ["inn", "port"]
    assert table.asked == 1


def test_the_wind_blows_after_the_cards_are_hidden() -> None:
    """F-57: tan and unique; the chest adds a treasure."""
    table = Table(hand=["hideout", "port", "inn"], goods=price("hideout"))
    table.pick("play:hideout", "discard:port")
    assert table.ship() == 2
    assert table.goods() == {"treasure": 2}


def test_holds_an_anchor_for_a_tan_critter() -> None:
    """F-53."""
    table = Table(hand=["postal_pigeon"], city=["hideout"], next=["harbor", "manor"])
    table.pick("play:postal_pigeon@hideout")
    assert table.anchors() == 2
    assert table.built("hideout")["occupied"] is True
