"""The order in which a card played is resolved (section 12, E-68 to E-73)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from .table import Table

ROW: list[str | None] = ["farm", "inn", "mine", "king", "wife", "queen", "monk", "crane"]
FULL: list[Json] = [*["farm"] * 7, *["mine"] * 3, *["twig_barge"] * 3, "resin_refinery", "resin_refinery"]


def test_abilities_come_before_payment_and_payment_before_the_effect() -> None:
    """E-68: help first, then pay, then the card acts."""
    table = Table(hand=["chapel"], goods={"twig": 2, "pebble": 1}, city=["dungeon", "wife", "monk"])
    table.pick("play:chapel=dungeon")
    assert table.prompt == "use-help"
    table.pick("use:0.monk")
    assert table.built("dungeon")["under"] == ["monk"]
    assert table.prompt == "pay"
    table.pick("pay:1twig")
    assert table.city() == ["dungeon", "wife", "chapel"]


def test_a_card_is_paid_for_before_its_effect_gives_anything() -> None:
    """E-68: what a Farm yields does not pay for it, nor a Shepherd's berries for him."""
    table = Table(hand=["shepherd"], goods={"berry": 2})
    assert table.why_not("play:shepherd") == "goods-short"


def test_the_meadow_is_refilled_before_the_card_acts() -> None:
    """E-68, step 3 before step 5: the Pigeon reveals what lies under the refill."""
    row: list[str | None] = ["postal_pigeon", *ROW[1:]]
    table = Table(meadow=row, goods={"berry": 2}, next=["bard", "farm", "mine"])
    table.pick("play:meadow.postal_pigeon")
    assert table.meadow()[0] == "bard"
    assert table.codes == ["play:farm", "play:mine", "done"]


def test_ruins_remove_a_card_before_they_enter() -> None:
    """E-68, step 4 before step 5: the old card leaves, then refund and draw."""
    table = Table(hand=["ruins"], city=["farm", "mine"], next=["king", "queen"])
    table.pick("play:ruins")
    assert (table.prompt, table.city(), table.goods(), table.hand()) == (
        "make-room",
        ["farm", "mine"],
        {},
        [],
    )
    table.pick("remove:0.farm")
    assert table.city() == ["mine", "ruins"]
    assert table.goods() == {"twig": 2, "resin": 1}
    assert table.hand() == ["king", "queen"]


def test_the_card_acts_before_others_react() -> None:
    """E-68, step 5 before step 6: the Pigeon reveals two cards, and the Historian draws the third."""
    table = Table(
        hand=["postal_pigeon"], goods={"berry": 2}, city=["historian"], next=["farm", "mine", "king"]
    )
    table.pick("play:postal_pigeon", "done")
    assert table.hand() == ["king"]


def test_an_effect_sees_the_refilled_meadow() -> None:
    """E-69: the Undertaker played from the Meadow may discard the card that came in his place."""
    row: list[str | None] = ["undertaker", *ROW[1:]]
    table = Table(meadow=row, goods={"berry": 2}, next=["bard"])
    table.pick("play:meadow.undertaker")
    assert table.prompt == "discard-row"
    assert "discard:meadow.bard" in table.codes


@pytest.mark.parametrize(
    ("hand", "code", "helper"),
    [("wife", "play:wife=innkeeper", "innkeeper"), ("inn", "play:inn=crane", "crane")],
)
def test_a_helper_that_leaves_frees_its_slot(hand: str, code: str, helper: str) -> None:
    """E-70: also in a full city."""
    table = Table(hand=[hand], city=[helper, *FULL[1:]])
    table.pick(code)
    assert len(table.city()) == 15
    assert helper not in table.city()
    assert hand in table.city()


def test_a_prisoner_frees_its_slot() -> None:
    """E-70."""
    table = Table(hand=["inn"], city=["dungeon", "wife", *FULL[2:]])
    table.pick("play:inn=dungeon")
    assert len(table.city()) == 15
    assert table.city()[-1] == "inn"
    assert table.built("dungeon")["under"] == ["wife"]


@pytest.mark.parametrize("helper", ["innkeeper", "crane"])
def test_a_helper_that_leaves_frees_its_name(helper: str) -> None:
    """E-70: a second one can be played with the help of the first."""
    table = Table(hand=[helper], city=[helper])
    assert table.why_not(f"play:{helper}") == "already-in-city"
    table.pick(f"play:{helper}={helper}")
    assert table.city() == [helper]
    assert table.discard() == [helper]


def test_a_prisoner_frees_its_name() -> None:
    """E-70: a Bard makes way for a Bard, and for him only he can go into the cell."""
    table = Table(hand=["bard"], city=["dungeon", "wife", "bard"])
    table.pick("play:bard=dungeon")
    assert table.built("dungeon")["under"] == ["bard"]
    assert table.city() == ["dungeon", "wife", "bard"]


@pytest.mark.parametrize(
    ("first", "hand_then"), [("react:0.historian", ["king"]), ("react:0.courthouse", [])]
)
def test_the_player_orders_what_is_triggered(first: str, hand_then: list[str]) -> None:
    """E-71."""
    table = Table(
        hand=["farm"], goods={"twig": 2, "resin": 1}, city=["historian", "courthouse"], next=["king"]
    )
    table.pick("play:farm")
    assert table.prompt == "react"
    assert table.codes == ["react:0.historian", "react:0.courthouse"]
    table.pick(first)
    assert table.prompt == "gain"
    assert table.hand() == hand_then
    table.pick("gain:resin")
    assert table.hand() == ["king"]
    assert table.goods() == {"resin": 1, "berry": 1}


@pytest.mark.parametrize("card", ["historian", "shopkeeper"])
def test_a_critter_does_not_trigger_itself(card: str) -> None:
    """E-72."""
    table = Table(hand=[card], goods={"berry": 2})
    table.pick(f"play:{card}")
    assert (table.hand(), table.goods()) == ([], {})


def test_a_courthouse_does_not_trigger_itself() -> None:
    """E-72."""
    table = Table(hand=["courthouse"], goods={"twig": 1, "resin": 1, "pebble": 2})
    table.pick("play:courthouse")
    assert (table.asked, table.goods()) == (1, {})


def test_what_has_left_the_city_does_not_react() -> None:
    """E-72: an imprisoned Historian draws nothing for the card he was imprisoned for."""
    table = Table(hand=["wife"], city=["dungeon", "historian"])
    table.pick("play:wife=dungeon")
    assert table.hand() == []
    assert table.city() == ["dungeon", "wife"]


def test_a_courthouse_replaced_by_ruins_does_not_react() -> None:
    """E-72."""
    table = Table(hand=["ruins"], city=["courthouse"])
    table.pick("play:ruins")
    assert table.asked == 1
    assert table.goods() == {"twig": 1, "resin": 1, "pebble": 2}


def test_what_has_come_by_step_six_reacts() -> None:
    """E-72: a Historian whom the Pigeon brings draws for the Pigeon, not for himself."""
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, next=["historian", "farm", "king", "queen"])
    table.pick("play:postal_pigeon", "play:historian")
    assert table.city() == ["postal_pigeon", "historian"]
    assert table.hand() == ["king"]


def test_an_inner_card_is_finished_before_the_outer_one_goes_on() -> None:
    """E-73: while the Courthouse reacts to the inner card, the Pigeon has not discarded the other one yet."""
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, city=["courthouse"], next=["farm", "mine"])
    table.pick("play:postal_pigeon", "play:farm")
    assert (table.prompt, table.source) == ("gain", "courthouse")
    assert table.discard() == []
    assert table.goods() == {"berry": 1}
    table.pick("gain:twig")
    assert table.discard() == ["mine"]


def test_each_card_played_triggers_separately() -> None:
    """E-73: the Wanderer of the Pigeon draws three, the Historian one for each, the inner one first."""
    drawn = ["bard", "doctor", "king", "judge", "queen"]
    table = Table(
        hand=["postal_pigeon"], goods={"berry": 2}, city=["historian", "shopkeeper"],
        next=["wanderer", "farm", *drawn],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:wanderer")
    assert table.hand() == sorted(drawn)
    assert table.goods() == {"berry": 2}
    assert table.discard() == ["farm"]
