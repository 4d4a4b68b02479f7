"""The Scribe (F-141): a card, and one more for each Scriptorium."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, all_but, price

BAY = ["grove", "beach_sledge", "tangle_raft", "tumbler", "sea_chip", "sloop", "diver", "merchant"]
NEXT = ["port", "inn", "pirate", "galley", "market", "abbey"]
AWAY: dict[str, Json] = {"season": "autumn", "passed": True}


def test_draws_a_card_when_played() -> None:
    """F-79."""
    table = Table(hand=["scribe"], goods=price("scribe"), next=NEXT)
    table.pick("play:scribe")
    assert table.city() == ["scribe"]
    assert table.hand() == ["port"]
    assert table.goods() == {}
    assert table.scored("cards") == 1
    assert table.asked == 1


def test_draws_one_more_for_each_scriptorium() -> None:
    """F-141."""
    table = Table(hand=["scribe"], goods=price("scribe"), city=["scriptorium"] * 3, next=NEXT)
    table.pick("play:scribe")
    assert sorted(table.hand()) == sorted(NEXT[:4])


def test_the_scriptoriums_of_others_and_in_the_hand_do_not_count() -> None:
    """F-141: in your city."""
    table = Table(
        hand=["scribe", "scriptorium"],
        goods=price("scribe"),
        city=["tumbler"],
        others=[{"city": ["scriptorium"]}],
        next=NEXT,
    )
    table.pick("play:scribe")
    assert sorted(table.hand()) == ["port", "scriptorium"]


def test_a_second_scribe_is_no_scriptorium() -> None:
    """F-77: common."""
    table = Table(hand=["scribe"], goods=price("scribe"), city=["scribe", "scribe"], next=NEXT)
    table.pick("play:scribe")
    assert table.city() == ["scribe"] * 3
    assert table.hand() == ["port"]


def test_stops_at_eight_cards() -> None:
    """F-68."""
    hand: list[Json] = ["scribe", *["inn"] * 2, *["market"] * 2, *["abbey"] * 2]
    table = Table(hand=hand, goods=price("scribe"), city=["scriptorium"] * 3)
    deck = table.deck()
    table.pick("play:scribe")
    assert len(table.hand()) == 8
    assert table.deck() == deck - 2
    assert table.discard() == []


def test_draws_what_there_is() -> None:
    """F-75."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("scribe", "scriptorium", "port", *BAY)},
        bay=[*BAY],
        hand=["scribe"],
        goods=price("scribe"),
        city=["scriptorium"],
        next=["port"],
    )
    table.pick("play:scribe")
    assert table.hand() == ["port"]
    assert table.deck() == 0


def test_with_no_card_anywhere_he_draws_nothing() -> None:
    """F-75."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("scribe", *BAY)},
        bay=[*BAY],
        hand=["scribe"],
        goods=price("scribe"),
    )
    table.pick("play:scribe")
    assert table.city() == ["scribe"]
    assert table.hand() == []
    assert table.bay() == BAY


def test_draws_again_in_spring_and_in_autumn() -> None:
    """F-96, F-98."""
    table = Table(city=["scribe"], workers=0, next=NEXT)
    table.pick("prepare")
    assert table.hand() == ["port"]
    assert table.asked == 1
    table = Table(city=["scribe"], season="summer", workers=0, next=NEXT)
    table.pick("prepare", "first:green")
    assert table.hand() == ["port"]


def test_draws_nothing_when_summer_comes() -> None:
    """F-97."""
    table = Table(city=["scribe"], season="spring", workers=0, bay=["port", "market"])
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.hand() == ["market", "port"]


def test_in_a_production_scribes_and_scriptoriums_all_draw() -> None:
    """F-96, F-141: two for the Scriptorium, two for each Scribe."""
    table = Table(city=["scribe", "scriptorium", "scribe"], workers=0, next=NEXT)
    table.pick("prepare", "produce:0.scriptorium")
    assert sorted(table.hand()) == sorted(NEXT)
    assert table.asked == 1


def test_a_sea_chip_lets_him_count_anew() -> None:
    """F-140, F-141."""
    table = Table(hand=["sea_chip"], goods=price("sea_chip"), city=["scribe", "scriptorium"], next=NEXT)
    table.pick("play:sea_chip", "activate:0.scribe")
    assert table.hand() == ["inn", "port"]


def test_draws_before_the_lighthouse_keeper() -> None:
    """F-57: step 4 before step 5."""
    table = Table(hand=["scribe"], goods=price("scribe"), city=["lighthouse_keeper"], next=NEXT)
    table.pick("play:scribe")
    assert [event.args["cards"] for event in table.heard("drawn")] == [["port"], ["inn"]]


def test_a_treasure_may_pay_a_part() -> None:
    """F-6."""
    table = Table(hand=["scribe"], goods=price("scribe", treasure=1), next=NEXT)
    table.pick("play:scribe")
    table.pick(table.codes[-1])
    assert table.goods() == {"mushroom": 1}
    assert table.hand() == ["port"]
