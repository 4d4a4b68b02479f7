"""The Lookout (F-34, F-38 to F-40, F-65, F-68, F-74, F-75)."""

from __future__ import annotations

from typing import Any

from boardwright.core.plain_data import Json

from ..table import Table, all_but

BAY: list[Json] = ["inn", "port", "galley", "pirate", "manor", "harbor", "steward", "abbey"]


def test_discards_any_number_and_draws_to_eight() -> None:
    """F-38."""
    table = Table(hand=["grove", "grove", "diver"], next=["scribe", "merchant", "warehouse"])
    table.pick("visit:lookout", "discard:grove", "discard:diver", "done", *["draw"] * 7)
    assert len(table.hand()) == 8
    assert table.hand().count("grove") == 1
    assert {"scribe", "merchant", "warehouse"} <= set(table.hand())
    assert table.discard() == ["grove", "diver"]
    assert table.asked == 1


def test_discarding_nothing_still_draws_to_eight() -> None:
    """F-38: the number drawn does not depend on the number discarded."""
    table = Table(hand=["grove"] * 5)
    table.pick("visit:lookout", "done", *["draw"] * 3)
    assert len(table.hand()) == 8
    assert table.discard() == []
    assert table.asked == 1


def test_an_empty_hand_draws_eight() -> None:
    """F-38: there is nothing to discard, so nobody asks."""
    table = Table(bay=BAY)
    table.pick("visit:lookout")
    assert table.prompt == "take-or-draw"
    table.pick(*["draw"] * 8)
    assert len(table.hand()) == 8
    assert table.asked == 1


def test_a_full_hand_may_be_kept() -> None:
    """F-38, F-68: then nothing is drawn."""
    table = Table(hand=[*["grove"] * 5, *["diver"] * 3])
    deck = table.deck()
    table.pick("visit:lookout", "done")
    assert table.asked == 1
    assert sorted(table.hand()) == ["diver"] * 3 + ["grove"] * 5
    assert table.deck() == deck


def test_the_whole_hand_may_be_exchanged() -> None:
    """F-38."""
    table = Table(hand=["grove"] * 5, bay=BAY)
    table.pick("visit:lookout", *["discard:grove"] * 5)
    assert table.prompt == "take-or-draw"
    table.pick(*["draw"] * 8)
    assert table.discard() == ["grove"] * 5
    assert len(table.hand()) == 8


def test_drawing_is_not_optional() -> None:
    """F-29, F-38."""
    table = Table(hand=["grove"] * 5)
    table.pick("visit:lookout", "done")
    assert "done" not in table.codes
    table.pick("draw")
    assert table.why_not("done") == "not-offered"


def test_each_card_comes_from_the_deck_or_from_the_bay() -> None:
    """F-39: card by card."""
    table = Table(hand=["grove"] * 4, bay=BAY, next=["diver", "scribe"])
    table.pick("visit:lookout", "done")
    assert table.codes == [*[f"take:bay.{card}" for card in BAY], "draw"]
    table.pick("take:bay.galley", "draw", "take:bay.inn", "draw")
    assert sorted(table.hand()) == sorted(["grove"] * 4 + ["galley", "diver", "inn", "scribe"])
    assert table.asked == 1


def test_the_bay_is_refilled_only_after_the_last_draw() -> None:
    """F-39, F-65: in slot order, not in the order of taking."""
    table = Table(hand=["grove"] * 5, bay=BAY, next=["diver", "scribe", "merchant"])
    table.pick("visit:lookout", "done", "take:bay.abbey", "take:bay.inn")
    assert table.bay() == [None, *BAY[1:7], None]
    assert table.offers("take:") == [f"take:bay.{card}" for card in BAY[1:7]]
    table.pick("draw")
    assert "diver" in table.hand()
    assert table.bay() == ["scribe", *BAY[1:7], "merchant"]


def test_a_card_below_a_taken_one_can_be_taken_at_once() -> None:
    """F-39, F-74."""
    bay: list[Json] = [{"card": "inn", "copies": 2}, *BAY[1:]]
    table = Table(hand=["grove"] * 5, bay=bay)
    table.pick("visit:lookout", "done", "take:bay.inn", "take:bay.inn")
    assert "take:bay.inn" not in table.codes
    assert table.hand().count("inn") == 2


def test_nothing_is_dealt_for_a_card_taken_from_a_stack() -> None:
    """F-65."""
    bay: list[Json] = [{"card": "inn", "copies": 3}, *BAY[1:]]
    table = Table(hand=[*["grove"] * 5, "diver"], bay=bay)
    deck = table.deck()
    table.pick("visit:lookout", "done", "take:bay.inn", "take:bay.inn")
    assert table.asked == 1
    assert table.bay() == BAY
    assert table.copies() == [1] * 8
    assert table.deck() == deck


def test_a_double_dealt_for_a_taken_card_goes_onto_its_stack() -> None:
    """F-74: and another card is dealt for the empty slot."""
    table = Table(hand=[*["grove"] * 5, *["diver"] * 2], bay=BAY, next=["port", "port", "scribe"])
    table.pick("visit:lookout", "done", "take:bay.inn")
    assert table.bay() == ["scribe", *BAY[1:]]
    assert table.copies() == [1, 3, 1, 1, 1, 1, 1, 1]


def test_the_whole_bay_may_be_taken() -> None:
    """F-39."""
    table = Table(bay=BAY)
    table.pick("visit:lookout", *[f"take:bay.{card}" for card in BAY])
    assert sorted(table.hand()) == sorted(str(card) for card in BAY)
    assert table.asked == 1
    assert None not in table.bay()
    assert len(set(table.bay())) == 8


def test_what_was_taken_from_the_bay_everybody_knows() -> None:
    """F-10: what was drawn from the deck nobody else does."""
    table = Table(hand=[*["grove"] * 5, "diver"], bay=BAY, next=["scribe"])
    table.pick("visit:lookout", "done", "take:bay.inn", "draw")
    players: Any = table.state.view(1)["players"]
    assert players[0]["hand"] == ["inn"] + [None] * 7


def test_the_cards_just_discarded_can_come_back_when_the_deck_runs_out() -> None:
    """F-75: the discard pile is shuffled only when the next card is needed."""
    hand: list[Json] = [*["grove"] * 5, *["diver"] * 3]
    table = Table(
        bonny=1, hand=hand, bay=BAY, captain={"city": all_but(*hand, *BAY, "scribe")}, next=["scribe"]
    )
    table.pick("visit:lookout", *["discard:diver"] * 3, "done", "draw")
    assert sorted(table.hand()) == ["grove"] * 5 + ["scribe"]
    assert table.heard("reshuffle") == []
    table.pick("draw", "draw")
    assert table.hand().count("diver") == 2
    assert len(table.heard("reshuffle")) == 1


def test_with_the_deck_and_the_pile_empty_one_draws_from_the_bay() -> None:
    """F-40."""
    table = Table(bonny=1, bay=BAY, hand=["grove"] * 5, captain={"city": all_but(*BAY, *["grove"] * 5)})
    table.pick("visit:lookout", "done")
    assert table.codes == [f"take:bay.{card}" for card in BAY]
    table.pick("take:bay.inn", "take:bay.port", "take:bay.galley")
    assert len(table.hand()) == 8
    assert table.bay()[:3] == [None, None, None]


def test_with_the_bay_empty_one_draws_what_was_just_discarded() -> None:
    """F-40: nobody is asked where from."""
    hand: list[Json] = ["grove", "grove", "diver", "scribe"]
    bay: list[Json] = ["inn"]
    table = Table(bonny=1, bay=bay, hand=hand, captain={"city": all_but(*hand, *bay)}, routes=["route_10"])
    table.pick("visit:lookout", "discard:diver", "discard:scribe", "done", "take:bay.inn")
    assert sorted(table.hand()) == ["diver", "grove", "grove", "inn", "scribe"]
    assert table.bay() == [None] * 8
    assert table.discard() == []


def test_ends_early_only_when_there_is_no_card_anywhere() -> None:
    """F-40."""
    hand: list[Json] = ["grove"] * 3
    bay: list[Json] = ["inn", "port"]
    table = Table(bonny=1, bay=bay, hand=hand, captain={"city": all_but(*hand, *bay)}, routes=["route_10"])
    table.pick("visit:lookout", "done", "take:bay.inn")
    assert table.happened[-1].seat == 1
    assert sorted(table.hand()) == sorted(["grove"] * 3 + ["inn", "port"])
    assert table.bay() == [None] * 8


def test_holds_any_number_of_workers() -> None:
    """F-34: also several of one player."""
    table = Table(
        hand=[*["grove"] * 5, *["diver"] * 2],
        season="autumn",
        deployed=["lookout"] * 4,
        others=[{"season": "autumn", "deployed": ["lookout"] * 5} for _ in range(3)],
    )
    table.pick("visit:lookout", "done", "draw")
    assert len(table.hand()) == 8
    assert table.seat()["deployed"] == ["lookout"] * 5
