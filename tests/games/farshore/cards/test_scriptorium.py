"""The Scriptorium: two cards when played and in each production (F-79)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, all_but, price

BAY = ["grove", "beach_sledge", "tangle_raft", "tumbler", "scribe", "sloop", "diver", "merchant"]
AWAY: dict[str, Json] = {"season": "autumn", "passed": True}


def test_draws_two_cards_when_played() -> None:
    """F-79."""
    table = Table(hand=["scriptorium"], goods=price("scriptorium"), next=["port", "inn", "pirate"])
    table.pick("play:scriptorium")
    assert table.city() == ["scriptorium"]
    assert table.hand() == ["inn", "port"]
    assert table.goods() == {}
    assert table.scored("cards") == 2
    assert table.asked == 1


def test_draws_from_the_deck_and_leaves_the_bay_alone() -> None:
    """F-67."""
    table = Table(hand=["scriptorium"], goods=price("scriptorium"), bay=[*BAY])
    deck = table.deck()
    table.pick("play:scriptorium")
    assert table.bay() == BAY
    assert table.deck() == deck - 2


def test_stops_at_eight_cards() -> None:
    """F-68: what is not drawn stays on the deck."""
    hand: list[Json] = ["scriptorium", *["port"] * 3, *["inn"] * 3, "pirate"]
    table = Table(hand=hand, goods=price("scriptorium"), next=["galley", "market"])
    deck = table.deck()
    table.pick("play:scriptorium")
    assert sorted(table.hand()) == ["galley", *["inn"] * 3, "pirate", *["port"] * 3]
    assert table.deck() == deck - 1
    assert table.discard() == []


def test_draws_nothing_into_a_full_hand() -> None:
    """F-68: played from the Bay."""
    hand: list[Json] = [*["port"] * 3, *["inn"] * 3, *["pirate"] * 2]
    table = Table(hand=hand, goods=price("scriptorium"), bay=["scriptorium", *BAY[1:]], next=["galley"])
    table.pick("play:bay.scriptorium")
    assert len(table.hand()) == 8
    assert table.bay()[0] == "galley"


def test_draws_before_the_bay_is_refilled() -> None:
    """F-57: step 4 before step 7."""
    next = ["port", "inn", "galley", "market"]
    table = Table(goods=price("scriptorium"), bay=["scriptorium", *BAY[1:]], next=next)
    table.pick("play:bay.scriptorium")
    assert table.hand() == ["inn", "port"]
    assert table.bay()[0] == "galley"


def test_draws_what_there_is() -> None:
    """F-75: deck and discard pile are empty after one card."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("scriptorium", "port", *BAY)},
        bay=[*BAY],
        hand=["scriptorium"],
        goods=price("scriptorium"),
        next=["port"],
    )
    assert table.deck() == 1
    table.pick("play:scriptorium")
    assert table.hand() == ["port"]
    assert table.deck() == 0


def test_the_discard_pile_is_shuffled_for_the_second_card() -> None:
    """F-75: only when it is needed."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("scriptorium", "port", "inn", *BAY)},
        bay=[*BAY],
        hand=["scriptorium"],
        goods=price("scriptorium"),
        next=["port"],
        discard=["inn"],
    )
    table.pick("play:scriptorium")
    assert sorted(table.hand()) == ["inn", "port"]
    assert table.discard() == []
    assert len(table.heard("reshuffle")) == 1


def test_each_one_draws_two_in_spring_and_in_autumn() -> None:
    """F-96, F-98."""
    table = Table(city=["scriptorium"] * 2, workers=0, next=["port", "inn", "pirate", "galley"])
    table.pick("prepare")
    assert sorted(table.hand()) == ["galley", "inn", "pirate", "port"]
    assert table.asked == 1
    table = Table(city=["scriptorium"], season="summer", workers=0, next=["port", "inn", "pirate", "galley"])
    table.pick("prepare", "first:green")
    assert table.hand() == ["inn", "port"]


def test_draws_nothing_by_itself_when_summer_comes() -> None:
    """F-97."""
    table = Table(city=["scriptorium"], season="spring", workers=0, bay=["port", "market"])
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.hand() == ["market", "port"]


def test_in_autumn_the_cards_of_the_season_may_fill_the_hand_first() -> None:
    """F-68, F-98: then the Scriptorium draws nothing."""
    table = Table(
        city=["scriptorium"],
        hand=[*["port"] * 3, *["inn"] * 3],
        season="summer",
        workers=0,
        next=["pirate", "galley", "market"],
    )
    deck = table.deck()
    table.pick("prepare", "first:cards", "draw", "draw")
    assert len(table.hand()) == 8
    assert table.deck() == deck - 2
    assert table.asked == 1


def test_may_draw_for_a_scavenger_who_acts_later() -> None:
    """F-96: the order is the player's."""
    table = Table(city=["scavenger", "scriptorium"], workers=0, next=["port", "inn"])
    table.pick("prepare")
    assert set(table.codes) == {"produce:0.scavenger", "produce:0.scriptorium"}
    table.pick("produce:0.scriptorium", "discard:port", "discard:inn", "gain:sea_stone", "gain:seaweed")
    assert table.goods() == {"seaweed": 1, "sea_stone": 1}
    assert table.hand() == []


def test_comes_too_late_for_a_scavenger_who_acts_first() -> None:
    """F-96."""
    table = Table(city=["scavenger", "scriptorium"], workers=0, next=["port", "inn"])
    table.pick("prepare", "produce:0.scavenger")
    assert table.hand() == ["inn", "port"]
    assert table.goods() == {}
    assert table.asked == 1


def test_in_fog_it_draws_up_to_six_cards() -> None:
    """F-136: the lower half of the Fog."""
    table = Table(
        hand=["scriptorium", *["port"] * 3, *["inn"] * 2],
        goods=price("scriptorium"),
        mode="both",
        weather="weather_fog",
    )
    table.pick("play:scriptorium")
    assert len(table.hand()) == 6


def test_several_may_be_built() -> None:
    """F-77: common."""
    table = Table(hand=["scriptorium"], goods=price("scriptorium"), city=["scriptorium"] * 2)
    table.pick("play:scriptorium")
    assert table.city() == ["scriptorium"] * 3
    assert len(table.hand()) == 2


def test_holds_an_anchor_for_the_scribe_who_then_counts_it() -> None:
    """F-53, F-141."""
    table = Table(hand=["scribe"], city=["scriptorium"], next=["port", "inn", "galley"])
    table.pick("play:scribe@scriptorium")
    assert table.hand() == ["inn", "port"]
    assert table.built("scriptorium")["occupied"] is True
