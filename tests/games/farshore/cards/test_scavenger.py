"""The Scavenger: up to two cards of the hand for driftwood, seaweed or sea stones, in each production too."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, price


def test_turns_two_cards_into_two_resources() -> None:
    """F-79."""
    table = Table(hand=["scavenger", "port", "inn", "pirate"], goods=price("scavenger"))
    table.pick("play:scavenger")
    assert table.prompt == "discard"
    assert table.source == "scavenger"
    table.pick("discard:port", "discard:pirate", "gain:sea_stone", "gain:driftwood")
    assert table.goods() == {"driftwood": 1, "sea_stone": 1}
    assert table.hand() == ["inn"]
    assert sorted(table.discard()) == ["pirate", "port"]
    assert table.scored("cards") == 2
    assert table.asked == 1


def test_finds_no_mushroom_and_no_treasure() -> None:
    table = Table(hand=["scavenger", "port"], goods=price("scavenger"))
    table.pick("play:scavenger", "discard:port")
    assert table.prompt == "gain"
    assert table.codes == ["gain:driftwood", "gain:seaweed", "gain:sea_stone"]


def test_the_player_may_choose_to_leave_it() -> None:
    """F-29: may."""
    table = Table(hand=["scavenger", "port"], goods=price("scavenger"))
    table.pick("play:scavenger", "done")
    assert table.hand() == ["port"]
    assert table.discard() == []
    assert table.goods() == {}
    assert table.asked == 1


def test_may_take_one_card_only() -> None:
    """F-29: up to two."""
    table = Table(hand=["scavenger", "port", "inn"], goods=price("scavenger"))
    table.pick("play:scavenger", "discard:inn", "done", "gain:seaweed")
    assert table.goods() == {"seaweed": 1}
    assert table.hand() == ["port"]
    assert table.asked == 1


def test_never_takes_a_third_card() -> None:
    table = Table(hand=["scavenger", "port", "port", "port"], goods=price("scavenger"))
    table.pick("play:scavenger", "discard:port", "discard:port")
    assert table.prompt == "gain"
    table.pick("gain:seaweed", "gain:seaweed")
    assert table.goods() == {"seaweed": 2}
    assert table.hand() == ["port"]


def test_with_an_empty_hand_nothing_is_asked() -> None:
    """F-30."""
    table = Table(hand=["scavenger"], goods=price("scavenger"))
    table.pick("play:scavenger")
    assert table.goods() == {}
    assert table.asked == 1


def test_does_not_discard_himself() -> None:
    """F-57: he is in the city when he acts; a second one in the hand can be discarded."""
    table = Table(hand=["scavenger", "scavenger"], goods=price("scavenger"))
    table.pick("play:scavenger", "discard:scavenger", "gain:driftwood")
    assert table.city() == ["scavenger"]
    assert table.discard() == ["scavenger"]
    assert table.goods() == {"driftwood": 1}


def test_what_he_finds_does_not_pay_for_him() -> None:
    """F-63."""
    table = Table(hand=["scavenger", "port"], goods={"driftwood": 9})
    assert table.why_not("play:scavenger") == "goods-short"


def test_acts_again_in_spring_and_in_autumn() -> None:
    """F-96, F-98."""
    table = Table(city=["scavenger"], hand=["port", "inn"], workers=0)
    table.pick("prepare", "discard:port", "discard:inn", "gain:seaweed", "gain:sea_stone")
    assert table.goods() == {"seaweed": 1, "sea_stone": 1}
    assert table.hand() == []
    assert table.asked == 1
    table = Table(city=["scavenger"], hand=["port"], season="summer", workers=0)
    table.pick("prepare", "first:green", "discard:port", "gain:seaweed")
    assert table.goods() == {"seaweed": 1}


def test_may_be_declined_in_a_production() -> None:
    table = Table(city=["scavenger"], hand=["port", "inn"], workers=0)
    table.pick("prepare", "done")
    assert sorted(table.hand()) == ["inn", "port"]
    assert table.asked == 1


def test_in_autumn_the_new_cards_may_be_drawn_first_and_discarded() -> None:
    """F-98: in any order."""
    table = Table(city=["scavenger"], season="summer", workers=0, next=["port", "inn"])
    table.pick("prepare", "first:cards", "draw", "draw")
    table.pick("discard:port", "discard:inn", "gain:driftwood", "gain:driftwood")
    assert table.goods() == {"driftwood": 2}
    assert table.hand() == []


def test_in_autumn_he_may_make_room_for_the_new_cards() -> None:
    """F-68, F-98."""
    hand: list[Json] = [*["port"] * 3, *["inn"] * 3, *["pirate"] * 2]
    table = Table(city=["scavenger"], hand=hand, season="summer", workers=0, next=["galley", "market"])
    table.pick("prepare", "first:green", "discard:pirate", "discard:pirate", "gain:seaweed", "gain:seaweed")
    table.pick("draw", "draw")
    assert sorted(table.hand()) == ["galley", *["inn"] * 3, "market", *["port"] * 3]


def test_does_nothing_when_summer_comes() -> None:
    """F-97."""
    table = Table(city=["scavenger"], season="spring", workers=0, bay=["port", "market"])
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.hand() == ["market", "port"]
    assert table.asked == 1


def test_each_of_two_takes_two_cards() -> None:
    """F-77, F-96: common."""
    table = Table(city=["scavenger", "scavenger"], hand=[*["port"] * 3, "inn"], workers=0)
    table.pick("prepare", "discard:port", "discard:port", "gain:seaweed", "gain:seaweed")
    table.pick("discard:port", "discard:inn", "gain:driftwood", "gain:sea_stone")
    assert table.goods() == {"driftwood": 1, "seaweed": 2, "sea_stone": 1}
    assert table.hand() == []


def test_a_storm_surge_does_not_concern_him() -> None:
    """F-136: its limit is for the Docks; with both halves he still takes two cards."""
    table = Table(
        city=["scavenger"], hand=["port"] * 3, workers=0, mode="both", weather="weather_surge"
    )  # fmt: skip
    table.pick("prepare", "discard:port", "discard:port", "gain:seaweed", "gain:seaweed")
    assert table.hand() == ["port"]


def test_comes_with_an_anchor_and_acts_at_once() -> None:
    """F-53, F-56."""
    table = Table(hand=["scavenger", "port"], city=["warehouse"])
    table.pick("play:scavenger@warehouse", "discard:port", "gain:seaweed")
    assert table.goods() == {"seaweed": 1}
    assert table.anchors() == 2
