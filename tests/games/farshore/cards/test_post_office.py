"""The Post Office: two cards given away bring three resources and a point (F-70 to F-72, F-154)."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Json

from ..table import Table, price

FULL: Final = [*["grove"] * 5, *["tumbler"] * 3]
ALSO_FULL: Final = [*["scribe"] * 3, *["merchant"] * 3, *["sail_maker"] * 2]
THREE: Final = ["gain:driftwood", "gain:mushroom", "gain:mushroom"]


def test_does_nothing_when_played() -> None:
    """F-82; it is Common (F-77)."""
    table = Table(hand=["post_office", "diver", "pirate"], goods=price("post_office"), city=["post_office"])
    table.pick("play:post_office")
    assert table.city() == ["post_office", "post_office"]
    assert table.hand() == ["diver", "pirate"]
    assert table.goods() == {}
    assert table.points() == 0
    assert table.asked == 1
    assert table.scored("cards") == 4


def test_two_cards_bring_three_resources_and_a_point() -> None:
    """F-7: equal or different ones, never a treasure."""
    table = Table(hand=["diver", "pirate", "inn"], city=["post_office"])
    table.pick("visit:0.post_office")
    assert set(table.codes) == {"give:diver=1", "give:pirate=1", "give:inn=1"}
    table.pick("give:diver=1", "give:inn=1")
    assert table.codes == ["gain:driftwood", "gain:seaweed", "gain:sea_stone", "gain:mushroom"]
    table.pick(*THREE)
    assert table.goods() == {"driftwood": 1, "mushroom": 2}
    assert table.points() == 1
    assert table.hand() == ["pirate"]
    assert table.hand(1) == ["diver", "inn"]
    assert table.seat()["deployed"] == ["0.post_office"]


def test_both_cards_have_to_be_given() -> None:
    """F-29: there is no may."""
    table = Table(hand=["diver", "pirate", "inn"], city=["post_office"])
    table.pick("visit:0.post_office")
    assert "done" not in table.codes
    table.pick("give:diver=1")
    assert set(table.codes) == {"give:pirate=1", "give:inn=1"}


def test_with_two_equal_cards_and_one_player_nothing_is_asked() -> None:
    table = Table(hand=["diver", "diver"], city=["post_office"])
    table.pick("visit:0.post_office", *THREE)
    assert table.hand(1) == ["diver", "diver"]
    assert table.hand() == []


def test_with_one_card_the_visit_is_refused() -> None:
    """F-30, F-154."""
    table = Table(hand=["diver"], city=["post_office"], goods={"treasure": 5})
    refusal = table.refusal("visit:0.post_office")
    assert refusal.reason == "hand-short"
    assert refusal.details["n"] == 2
    assert Table(city=["post_office"]).why_not("visit:0.post_office") == "hand-short"


def test_each_card_may_go_to_another_player() -> None:
    """F-72."""
    table = Table(hand=["diver", "pirate"], city=["post_office"], others=[{}, {}, {}])
    table.pick("visit:0.post_office")
    assert set(table.codes) == {f"give:{card}={seat}" for card in ("diver", "pirate") for seat in (1, 2, 3)}
    table.pick("give:diver=3", "give:pirate=1", *THREE)
    assert table.hand(3) == ["diver"]
    assert table.hand(1) == ["pirate"]
    assert table.hand(2) == []


def test_both_cards_may_go_to_the_same_player() -> None:
    """F-72."""
    table = Table(hand=["diver", "pirate"], city=["post_office"], others=[{}, {}])
    table.pick("visit:0.post_office", "give:diver=2", "give:pirate=2", *THREE)
    assert table.hand(2) == ["diver", "pirate"]


def test_full_hands_and_passed_players_receive_nothing() -> None:
    """F-70, F-103."""
    table = Table(
        hand=["diver", "pirate"], city=["post_office"],
        others=[{"hand": [*FULL]}, {"season": "autumn", "passed": True}, {}],
    )  # fmt: skip
    table.pick("visit:0.post_office")
    assert set(table.codes) == {"give:diver=3", "give:pirate=3"}


def test_when_a_hand_is_full_after_the_first_card_the_other_goes_elsewhere() -> None:
    """F-72: one at a time."""
    table = Table(hand=["diver", "pirate"], city=["post_office"], others=[{"hand": [*FULL[:7]]}, {}])
    table.pick("visit:0.post_office", "give:diver=1", *THREE)
    assert len(table.hand(1)) == 8
    assert table.hand(2) == ["pirate"]


def test_a_card_that_finds_no_room_is_discarded() -> None:
    """F-71, F-72: the reward is complete."""
    table = Table(hand=["diver", "pirate"], city=["post_office"], others=[{"hand": [*FULL[:7]]}])
    table.pick("visit:0.post_office", "give:diver=1", *THREE)
    assert "diver" in table.hand(1)
    assert table.discard() == ["pirate"]
    assert table.points() == 1


def test_if_nobody_can_receive_both_are_discarded_and_the_reward_is_kept() -> None:
    """F-71, F-154."""
    table = Table(
        hand=["diver", "pirate", "inn"], city=["post_office"],
        others=[{"hand": [*FULL]}, {"hand": [*ALSO_FULL]}],
    )  # fmt: skip
    table.pick("visit:0.post_office", "give:inn", "give:pirate", *THREE)
    assert table.discard() == ["inn", "pirate"]
    assert table.hand() == ["diver"]
    assert table.goods() == {"driftwood": 1, "mushroom": 2}
    assert table.points() == 1


def test_if_all_others_have_passed_both_are_discarded_and_the_reward_is_kept() -> None:
    """F-103, F-154."""
    table = Table(
        hand=["diver", "pirate"], city=["post_office"], season="autumn",
        others=[{"season": "autumn", "passed": True}, {"season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick("visit:0.post_office", "give:diver", *THREE)
    assert table.discard() == ["diver", "pirate"]
    assert table.hand(1) == table.hand(2) == []
    assert table.points() == 1


def test_captain_bonny_discards_what_she_is_given() -> None:
    """F-71, F-134."""
    table = Table(
        bonny=1, hand=["diver", "pirate"], city=["post_office"], captain={"hand": ["grove"]},
        routes=["route_01"],
    )  # fmt: skip
    table.pick("visit:0.post_office", "give:diver=1", *THREE)
    assert sorted(table.discard()) == ["diver", "pirate"]
    assert table.hand(1) == ["grove"]
    assert table.points() == 1


def test_captain_bonny_may_be_chosen_beside_humans() -> None:
    """F-134: one card for her, one for the human."""
    table = Table(bonny=1, hand=["diver", "pirate"], city=["post_office"], others=[{}])
    table.pick("visit:0.post_office", "give:diver=2", "give:pirate=1", *THREE)
    assert table.discard() == ["diver"]
    assert table.hand(1) == ["pirate"]


def test_is_not_open_to_others() -> None:
    """F-41."""
    table = Table(hand=["diver", "pirate"], others=[{"city": ["post_office"]}])
    assert table.why_not("visit:1.post_office") == "not-open"
    alone = Table(bonny=1, hand=["diver", "pirate"], captain={"city": ["post_office"]})
    assert alone.why_not("visit:1.post_office") == "not-open"


def test_holds_one_worker() -> None:
    """F-33; a second copy holds another."""
    hand: list[Json] = ["diver", "pirate"]
    table = Table(hand=hand, city=["post_office"], deployed=["0.post_office"])
    assert table.why_not("visit:0.post_office") == "spot-taken"
    table = Table(hand=hand, city=["post_office", "post_office"], deployed=["0.post_office"])
    table.pick("visit:0.post_office.2", "give:diver=1")
    assert sorted(table.seat()["deployed"]) == ["0.post_office", "0.post_office.2"]


def test_needs_a_worker() -> None:
    """F-24."""
    table = Table(hand=["diver", "pirate"], city=["post_office"], workers=0)
    assert table.why_not("visit:0.post_office") == "no-worker"


def test_may_be_visited_in_the_turn_after_it_was_played() -> None:
    """F-42."""
    table = Table(hand=["post_office", "diver", "pirate"], goods=price("post_office"))
    table.pick("play:post_office", "visit:docks")
    assert "visit:0.post_office" in table.codes


def test_the_worker_comes_back_in_the_next_season() -> None:
    """F-95."""
    table = Table(hand=["diver", "pirate"], city=["post_office"], deployed=["0.post_office", "docks"])
    table.pick("prepare")
    assert table.seat()["workers"] == 3
    assert table.seat()["deployed"] == []


def test_takes_the_anchor_of_a_red_critter() -> None:
    """F-53; one that is taken or of another colour does not."""
    table = Table(hand=["steward", "herbalist"], city=["post_office"])
    assert table.why_not("play:herbalist@post_office") == "not-its-home"
    table.pick("play:steward@post_office")
    assert table.built("post_office")["occupied"]
    taken = Table(hand=["steward"], city=[{"card": "post_office", "occupied": True}])
    assert taken.why_not("play:steward@post_office") == "home-taken"


def test_three_of_them_make_the_red_map() -> None:
    """F-45."""
    assert Table(city=["post_office"] * 2).why_not("visit:map_red") == "colour-short"
    assert "visit:map_red" in Table(city=["post_office"] * 3).codes
