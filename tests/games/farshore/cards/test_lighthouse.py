"""The Lighthouse: a point for every other card played from the Bay."""

from __future__ import annotations

from typing import Final

from ..table import Table, price

DEAR: Final = ["harbor", "windmill", "manor", "gardens", "galleon", "galley", "sculptor", "governor"]


def test_gives_no_point_for_itself() -> None:
    """F-63, F-80: also when it comes from the Bay."""
    table = Table(goods=price("lighthouse"), bay=["lighthouse", *DEAR[:7]])
    table.pick("play:bay.lighthouse")
    assert table.city() == ["lighthouse"]
    assert table.goods() == {}
    assert table.points() == 0
    assert table.scored("cards") == 1


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["lighthouse"], goods=price("lighthouse"), city=["lighthouse"])
    assert table.why_not("play:lighthouse") == "already-in-city"


def test_gives_a_point_for_a_card_of_the_bay() -> None:
    """Critters and Constructions; must, so nothing is asked."""
    table = Table(
        goods=price("steward", "inn"), city=["lighthouse"], bay=["steward", "inn", *DEAR[:6]],
        next=["grove", "tumbler"],
    )  # fmt: skip
    table.pick("play:bay.steward")
    assert table.points() == 1
    assert table.asked == 1
    table.pick("visit:docks", "play:bay.inn")
    assert table.points() == 2
    assert table.scored("points") == 2


def test_gives_nothing_for_a_card_of_the_hand() -> None:
    """Not even when another copy lies in the Bay."""
    table = Table(hand=["steward"], goods=price("steward"), city=["lighthouse"], bay=["steward", *DEAR[:7]])
    table.pick("play:steward")
    assert table.city() == ["lighthouse", "steward"]
    assert table.points() == 0


def test_gives_nothing_for_cards_that_are_taken_into_the_hand() -> None:
    """A Rope Bridge draws from the Bay; that is not playing."""
    table = Table(hand=["rope_bridge"], goods=price("rope_bridge"), city=["lighthouse"], bay=[*DEAR])
    table.pick("play:rope_bridge", "take:bay.harbor", "take:bay.manor", "draw")
    assert table.points() == 0


def test_a_card_drawn_from_the_bay_and_played_later_comes_from_the_hand() -> None:
    table = Table(city=["lighthouse"], goods=price("steward"), hand=[*["grove"] * 5, *["diver"] * 2],
                  bay=["steward", *DEAR[:7]])  # fmt: skip
    table.pick("visit:lookout", "done", "take:bay.steward", "visit:docks", "play:steward")
    assert table.city() == ["lighthouse", "steward"]
    assert table.points() == 0


def test_gives_a_point_for_a_card_played_at_the_inn() -> None:
    """F-145: triggers apply."""
    table = Table(city=["lighthouse", "inn"], bay=["steward", "abbey", *DEAR[:6]])
    table.pick("visit:0.inn", "play:bay.steward")
    assert table.points() == 1


def test_the_cooper_brings_a_point_from_the_bay_but_not_from_the_hand() -> None:
    """F-145."""
    table = Table(hand=["abbey"], city=["lighthouse", "cooper"], bay=["inn", *DEAR[:7]])
    table.pick("visit:0.cooper", "play:bay.inn")
    assert table.points() == 1
    table = Table(hand=["abbey"], city=["lighthouse", "cooper"], bay=["inn", *DEAR[:7]])
    table.pick("visit:0.cooper", "play:abbey")
    assert table.points() == 0


def test_an_anchored_card_of_the_bay_counts() -> None:
    """F-56."""
    table = Table(city=["lighthouse"], bay=["herbalist", *DEAR[:7]])
    table.pick("play:bay.herbalist@lighthouse")
    assert table.city() == ["lighthouse", "herbalist"]
    assert table.points() == 1


def test_a_card_revealed_from_the_deck_is_not_from_the_bay() -> None:
    """F-143: neither the pigeon of the hand nor what it brings."""
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), city=["lighthouse"], next=["grove", "harbor"]
    )
    table.pick("play:postal_pigeon", "play:grove")
    assert table.city() == ["lighthouse", "postal_pigeon", "grove"]
    assert table.points() == 0


def test_a_pigeon_from_the_bay_brings_one_point() -> None:
    """F-61: once for the pigeon, nothing for the revealed card."""
    table = Table(
        goods=price("postal_pigeon"), city=["lighthouse"], bay=["postal_pigeon", *DEAR[:7]],
        next=["grove", "harbor"],
    )  # fmt: skip
    table.pick("play:bay.postal_pigeon", "play:grove")
    assert table.points() == 1


def test_each_card_of_a_stack_counts() -> None:
    """F-74: the copy below lies in the Bay as well."""
    table = Table(
        goods=price("steward", "steward"), city=["lighthouse"],
        bay=[{"card": "steward", "copies": 2}, *DEAR[:7]],
    )  # fmt: skip
    table.pick("play:bay.steward", "visit:docks", "play:bay.steward")
    assert table.city() == ["lighthouse", "steward", "steward"]
    assert table.points() == 2


def test_a_full_hand_does_not_matter() -> None:
    """F-51."""
    table = Table(
        hand=[*["grove"] * 5, *["diver"] * 3], goods=price("steward"), city=["lighthouse"],
        bay=["steward", *DEAR[:7]],
    )  # fmt: skip
    table.pick("play:bay.steward")
    assert table.points() == 1
    assert len(table.hand()) == 8


def test_others_play_from_the_bay_without_a_point_for_the_owner() -> None:
    table = Table(
        city=["lighthouse"], turn=1, others=[{"goods": price("steward")}], bay=["steward", *DEAR[:7]]
    )
    table.pick("play:bay.steward")
    assert table.points() == 0
    assert table.points(1) == 0


def test_captain_bonnys_plays_and_her_lighthouse_bring_nothing() -> None:
    """F-113: she has no card text; without workers and cards she plays from the Bay (F-119)."""
    table = Table(
        bonny=1, city=["lighthouse"], captain={"city": ["lighthouse"], "workers": 0},
        bay=["steward", *DEAR[:7]],
    )  # fmt: skip
    table.pick("visit:docks")
    assert len(table.city(1)) == 2
    assert table.points() == 0
    assert table.scored("bonny_cards", 1) == table.score(1).total - table.scored("ship", 1)


def test_a_card_of_the_bay_moves_the_ship_as_well() -> None:
    """F-57: the trigger and the wind are two things."""
    table = Table(
        goods=price("steward"), city=["lighthouse"], bay=["steward", *DEAR[:7]],
        roses=("rose_a_red", "rose_b_critter"),
    )  # fmt: skip
    table.pick("play:bay.steward")
    assert table.points() == 1
    assert table.ship() == 2


def test_is_a_blue_card() -> None:
    """F-45."""
    assert Table(city=["port", "herbalist"]).why_not("visit:map_blue") == "colour-short"
    assert "visit:map_blue" in Table(city=["port", "herbalist", "lighthouse"]).codes
