"""The Customs Office: after another Construction a card given away brings a resource (F-70 to F-72)."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Json

from ..table import Table, price

FULL: Final = [*["grove"] * 5, *["tumbler"] * 3]
ANY: Final = ["gain:driftwood", "gain:seaweed", "gain:sea_stone", "gain:mushroom"]
DEAR: Final = ["harbor", "windmill", "manor", "gardens", "galleon", "galley", "sculptor", "governor"]


def test_asks_nothing_for_its_own_play() -> None:
    """F-63, F-80."""
    table = Table(hand=["customs_office", "diver"], goods=price("customs_office"))
    table.pick("play:customs_office")
    assert table.city() == ["customs_office"]
    assert table.goods() == {}
    assert table.hand() == ["diver"]
    assert table.asked == 1
    assert table.scored("cards") == 3


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["customs_office"], goods=price("customs_office"), city=["customs_office"])
    assert table.why_not("play:customs_office") == "already-in-city"


def test_a_card_given_brings_a_resource_of_choice() -> None:
    """F-7: never a treasure."""
    table = Table(hand=["inn", "diver", "pirate"], goods=price("inn"), city=["customs_office"])
    table.pick("play:inn")
    assert table.source == "customs_office"
    assert set(table.codes) == {"give:diver=1", "give:pirate=1", "done"}
    table.pick("give:pirate=1")
    assert table.codes == ANY
    table.pick("gain:sea_stone")
    assert table.goods() == {"sea_stone": 1}
    assert table.hand() == ["diver"]
    assert table.hand(1) == ["pirate"]
    assert table.asked == 1


def test_may_be_declined() -> None:
    table = Table(hand=["inn", "diver"], goods=price("inn"), city=["customs_office"])
    table.pick("play:inn", "done")
    assert table.goods() == {}
    assert table.hand() == ["diver"]
    assert table.asked == 1


def test_a_critter_brings_nothing() -> None:
    table = Table(hand=["steward", "diver"], goods=price("steward"), city=["customs_office"])
    table.pick("play:steward")
    assert table.asked == 1
    assert table.hand() == ["diver"]


def test_with_an_empty_hand_nothing_is_asked() -> None:
    table = Table(hand=["inn"], goods=price("inn"), city=["customs_office"])
    table.pick("play:inn")
    assert table.asked == 1
    assert table.goods() == {}


def test_a_construction_of_the_bay_counts() -> None:
    table = Table(hand=["diver"], goods=price("inn"), city=["customs_office"], bay=["inn", *DEAR[:7]])
    table.pick("play:bay.inn", "give:diver=1", "gain:mushroom")
    assert table.goods() == {"mushroom": 1}


def test_a_construction_without_a_slot_counts() -> None:
    """F-66."""
    table = Table(
        hand=["shipwreck", "diver"], goods=price("shipwreck"), city=["customs_office"], next=["grove"],
        roses=("rose_a_green", "rose_b_critter"),
    )  # fmt: skip
    table.pick("play:shipwreck", "give:grove=1", "gain:mushroom")
    assert table.hand(1) == ["grove"]
    assert table.goods() == {"mushroom": 1, "treasure": 1}


def test_a_construction_that_a_pigeon_brought_counts() -> None:
    """F-62: the inner play has its own step 5; the pigeon, a Critter, has nothing to add."""
    table = Table(
        hand=["postal_pigeon", "diver", "diver"], goods=price("postal_pigeon"), city=["customs_office"],
        next=["grove", "harbor"],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:grove", "give:diver=1", "gain:seaweed")
    assert table.goods() == {"seaweed": 1, "mushroom": 1}
    assert table.hand() == ["diver"]
    assert table.asked == 1


def test_a_construction_of_the_cooper_counts() -> None:
    """F-145."""
    table = Table(hand=["abbey", "diver"], city=["customs_office", "cooper"], bay=[*DEAR])
    table.pick("visit:0.cooper", "give:diver=1", "gain:seaweed")
    assert table.city() == ["customs_office", "cooper", "abbey"]
    assert table.goods() == {"seaweed": 1}


def test_comes_after_the_effect_of_the_construction() -> None:
    """F-57: a card that the Scriptorium drew may be given."""
    table = Table(
        hand=["scriptorium"], goods=price("scriptorium"), city=["customs_office"], next=["diver", "pirate"]
    )
    table.pick("play:scriptorium", "give:pirate=1", "gain:driftwood")
    assert table.hand() == ["diver"]


def test_its_resource_cannot_pay_for_the_construction() -> None:
    """F-63."""
    table = Table(hand=["inn", "diver"], goods={**price("inn"), "seaweed": 0}, city=["customs_office"])
    assert table.why_not("play:inn") == "goods-short"


def test_the_wind_comes_later() -> None:
    """F-57, F-149: what the Navigator draws cannot be given any more."""
    table = Table(
        hand=["inn"], goods=price("inn"), city=["customs_office", "navigator"], next=["diver"],
        roses=("rose_a_red", "rose_b_critter"),
    )  # fmt: skip
    table.pick("play:inn")
    assert table.asked == 1
    assert table.hand() == ["diver"]


def test_the_order_with_the_lighthouse_keeper_is_the_players() -> None:
    """F-61: drawing first, there is a card to give."""
    table = Table(
        hand=["inn"], goods=price("inn"), city=["customs_office", "lighthouse_keeper"], next=["diver"]
    )
    table.pick("play:inn")
    assert table.prompt == "react"
    assert set(table.codes) == {"react:0.customs_office", "react:0.lighthouse_keeper"}
    table.pick("react:0.lighthouse_keeper", "give:diver=1", "gain:seaweed")
    assert table.goods() == {"seaweed": 1}


def test_first_in_order_with_no_card_it_is_over() -> None:
    """F-61: each answers once; the card drawn afterwards stays."""
    table = Table(
        hand=["inn"], goods=price("inn"), city=["customs_office", "lighthouse_keeper"], next=["diver"]
    )
    table.pick("play:inn", "react:0.customs_office")
    assert table.asked == 1
    assert table.hand() == ["diver"]


def test_the_giver_chooses_who_receives_the_card() -> None:
    """F-70: neither a full hand nor a player who has passed."""
    table = Table(
        hand=["inn", "diver"], goods=price("inn"), city=["customs_office"],
        others=[{}, {"hand": [*FULL]}, {"season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick("play:inn")
    assert set(table.codes) == {"give:diver=1", "done"}
    table = Table(hand=["inn", "diver"], goods=price("inn"), city=["customs_office"], others=[{}, {}, {}])
    table.pick("play:inn")
    assert set(table.codes) == {"give:diver=1", "give:diver=2", "give:diver=3", "done"}
    table.pick("give:diver=2", "gain:seaweed")
    assert table.hand(2) == ["diver"]


def test_a_hand_of_seven_has_room_for_one() -> None:
    """F-70."""
    table = Table(
        hand=["inn", "diver"], goods=price("inn"), city=["customs_office"], others=[{"hand": [*FULL[:7]]}]
    )
    table.pick("play:inn", "give:diver=1", "gain:seaweed")
    assert len(table.hand(1)) == 8


def test_with_all_hands_full_the_card_is_discarded_and_the_resource_kept() -> None:
    """F-71, X-20."""
    table = Table(
        hand=["inn", "diver"], goods=price("inn"), city=["customs_office"],
        others=[{"hand": [*FULL]}, {"hand": [*["scribe"] * 3, *["merchant"] * 3, *["pirate"] * 2]}],
    )  # fmt: skip
    table.pick("play:inn", "give:diver", "gain:seaweed")
    assert table.discard() == ["diver"]
    assert table.goods() == {"seaweed": 1}


def test_with_all_others_passed_the_card_is_discarded_and_the_resource_kept() -> None:
    """F-71, F-103."""
    table = Table(
        hand=["inn", "diver"], goods=price("inn"), city=["customs_office"], season="autumn",
        others=[{"season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick("play:inn", "give:diver", "gain:seaweed")
    assert table.hand(1) == []
    assert table.discard() == ["diver"]


def test_nobody_has_to_give_though_nobody_could_receive() -> None:
    """F-29: may."""
    table = Table(
        hand=["inn", "diver"], goods=price("inn"), city=["customs_office"], others=[{"hand": [*FULL]}]
    )
    table.pick("play:inn", "done")
    assert table.hand() == ["diver"]
    assert table.discard() == []


def test_captain_bonny_discards_what_she_is_given() -> None:
    """F-71, X-21: her hand does not change."""
    table = Table(
        bonny=1, hand=["inn", "diver"], goods=price("inn"), city=["customs_office"],
        captain={"hand": ["grove", "tumbler"]}, routes=["route_01"],
    )  # fmt: skip
    table.pick("play:inn", "give:diver=1", "gain:seaweed")
    assert table.discard() == ["diver"]
    assert table.hand(1) == ["grove", "tumbler"]
    assert table.goods() == {"seaweed": 1}


def test_captain_bonny_may_be_chosen_though_a_human_has_room() -> None:
    """F-134."""
    table = Table(bonny=1, hand=["inn", "diver"], goods=price("inn"), city=["customs_office"], others=[{}])
    table.pick("play:inn")
    assert set(table.codes) == {"give:diver=1", "give:diver=2", "done"}
    table.pick("give:diver=2", "gain:seaweed")
    assert table.discard() == ["diver"]
    assert table.hand(1) == []


def test_captain_bonny_has_no_hand_limit() -> None:
    """F-134: with eight cards and more she is chosen all the same."""
    table = Table(
        bonny=1, hand=["inn", "diver"], goods=price("inn"), city=["customs_office"], others=[{}],
        captain={"hand": [*FULL, "scribe"]},
    )  # fmt: skip
    table.pick("play:inn")
    assert set(table.codes) == {"give:diver=1", "give:diver=2", "done"}


def test_captain_bonny_cannot_be_chosen_any_more_when_she_has_passed() -> None:
    """F-134: the other human takes the card."""
    table = Table(
        bonny=1, hand=["inn", "diver"], goods=price("inn"), city=["customs_office"], season="autumn",
        others=[{}], captain={"season": "autumn", "passed": True},
    )  # fmt: skip
    table.pick("play:inn")
    assert set(table.codes) == {"give:diver=1", "done"}


def test_the_constructions_of_others_bring_nothing() -> None:
    opponent: dict[str, Json] = {"hand": ["inn", "diver"], "goods": price("inn")}
    table = Table(city=["customs_office"], hand=["pirate"], others=[opponent], turn=1)
    table.pick("play:inn")
    assert table.asked == 0
    assert table.prompt == "action"
    assert table.hand(1) == ["diver"]


def test_a_treasure_is_no_card_and_no_reward() -> None:
    """F-8: only cards are given."""
    table = Table(hand=["inn", "diver"], goods=price("inn", treasure=1), city=["customs_office"])
    table.pick("play:inn")
    table.pick(next(code for code in table.codes if "treasure" not in code))
    assert set(table.codes) == {"give:diver=1", "done"}
    table.pick("give:diver=1", "gain:mushroom")
    assert table.goods() == {"mushroom": 1, "treasure": 1}


def test_takes_the_anchor_of_the_customs_officer() -> None:
    """F-53."""
    table = Table(hand=["customs_officer", "diver"], city=["customs_office"])
    table.pick("play:customs_officer@customs_office")
    assert table.built("customs_office")["occupied"]
    assert table.hand() == ["diver"]
