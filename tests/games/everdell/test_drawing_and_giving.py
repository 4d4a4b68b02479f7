"""Deck, Meadow and discard pile, the hand limit, giving to others (E-101 to E-112, E-141)."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.plain_data import Json
from boardwright.games.everdell.rules.cards import CARDS

from .table import DECK, Table

ROW: list[str | None] = ["farm", "inn", "mine", "king", "wife", "queen", "monk", "crane"]
FOREST = ["draw_two_meadow_play_one", "three_cards_one_pebble", "two_any"]
MARKETING = ["a_brilliant_marketing_plan", "tax_relief", "a_well_run_city", "croak_wart_cure"]


def all_but(*named: str | None) -> list[str]:
    """All cards of the game except those named, to be put somewhere else than the deck."""
    left = [CARDS.ids[kind] for kind in CARDS.whole_deck]
    for id in named:
        if id is not None:
            left.remove(id)
    return left


# Drawing


def test_cards_are_drawn_from_the_deck() -> None:
    """E-101: the Meadow stays as it is."""
    table = Table(meadow=ROW, forest=FOREST, next=["bard", "judge", "doctor"])
    table.pick("visit:three_cards_one_pebble")
    assert table.hand() == ["bard", "doctor", "judge"]
    assert table.meadow() == ROW


def test_an_empty_deck_is_made_anew_for_a_draw() -> None:
    """E-102: the discard pile is shuffled and nothing is left of it."""
    table = Table(meadow=ROW, discard=all_but(*ROW, "bard"), next=["bard"])
    table.pick("visit:two_cards_one_point")
    assert table.discard() == []
    assert len(table.hand()) == 2
    assert "bard" in table.hand()
    assert table.deck() == DECK - 8 - 2
    assert len(table.heard("reshuffle")) == 1


def test_a_deck_that_runs_out_exactly_is_not_made_anew_yet() -> None:
    """E-102: only when a card is needed."""
    table = Table(meadow=ROW, discard=all_but(*ROW, "bard"), next=["bard"])
    table.pick("visit:one_berry_one_card")
    assert table.hand() == ["bard"]
    assert table.deck() == 0
    assert len(table.discard()) == 119


def test_the_new_deck_is_shuffled() -> None:
    """E-102: other seeds, other cards."""
    drawn = set()
    for seed in range(12):
        table = Table(meadow=ROW, discard=all_but(*ROW), seed=seed)
        table.pick("visit:two_cards_one_point")
        drawn.add(tuple(table.hand()))
    assert len(drawn) > 6


def test_an_empty_deck_is_made_anew_for_a_reveal() -> None:
    """E-102."""
    rest = all_but(*ROW, "postal_pigeon", "evertree")
    table = Table(meadow=ROW, hand=["postal_pigeon"], goods={"berry": 2}, discard=rest, next=["evertree"])
    table.pick("play:postal_pigeon")
    revealed: list[Any] = [event.args["cards"] for event in table.heard("reveal")]
    assert len(revealed[0]) == 2
    assert revealed[0][0] == "evertree"


def test_an_empty_deck_is_made_anew_for_a_refill() -> None:
    """E-102."""
    table = Table(meadow=ROW, goods={"berry": 1}, discard=all_but(*ROW))
    table.pick("play:meadow.monk", "visit:one_berry")
    assert None not in table.meadow()
    assert table.discard() == []
    assert table.deck() == DECK - 8 - 1


def test_with_no_card_left_anywhere_an_effect_does_what_it_can() -> None:
    """E-103: one card is drawn instead of two, and the point is gained."""
    table = Table(
        meadow=ROW, next=["bard"], out=all_but(*ROW, "bard"),
    )  # fmt: skip
    table.pick("visit:two_cards_one_point")
    assert table.hand() == ["bard"]
    assert table.points() == 1


def test_a_meadow_position_stays_empty_until_there_is_a_card() -> None:
    """E-103: the next card that is discarded fills it."""
    table = Table(
        meadow=ROW, hand=["bard", "judge"], goods={"berry": 4},
        out=all_but(*ROW, "bard", "judge"),
    )  # fmt: skip
    table.pick("play:meadow.monk", "give:0")
    assert table.meadow() == [*ROW[:6], None, "crane"]
    table.pick("visit:one_berry", "play:bard", "discard:judge")
    assert table.meadow() == [*ROW[:6], "judge", "crane"]
    assert table.discard() == []


# The hand limit


def test_a_draw_stops_at_eight_cards() -> None:
    """E-104: the card not drawn is the next one of the deck, not discarded."""
    table = Table(hand=["farm"] * 7, next=["king", "queen"])
    before = table.deck()
    table.pick("visit:two_cards_one_point")
    assert sorted(table.hand()) == sorted([*["farm"] * 7, "king"])
    assert table.deck() == before - 1
    assert table.discard() == []
    table.pick("visit:one_berry_one_card")
    assert table.hand(1) == ["queen"]


def test_a_full_hand_draws_nothing() -> None:
    """E-104."""
    table = Table(hand=["farm"] * 8, next=["king"])
    table.pick("visit:one_berry_one_card")
    assert table.hand() == ["farm"] * 8
    assert table.goods() == {"berry": 1}


def test_the_limit_holds_at_every_moment() -> None:
    """E-104: the Teacher with one free place draws one card, although he would give one away."""
    table = Table(hand=[*["farm"] * 7, "teacher"], goods={"berry": 2}, next=["king", "queen"])
    table.pick("play:teacher")
    assert table.asked == 1
    assert table.hand() == [*["farm"] * 7, "king"]
    assert table.hand(1) == []
    table.pick("visit:one_berry_one_card")
    assert table.hand(1) == ["queen"]


# Giving


def test_cards_are_given_to_somebody_with_room() -> None:
    """E-105: the one whose hand is full cannot be chosen, so nobody is asked."""
    table = Table(
        hand=["king", "queen"], city=["post_office"], others=[{"hand": ["farm"] * 8}, {"hand": ["mine"]}]
    )
    table.pick("visit:0.post_office", "give:king")
    assert table.hand(1) == ["farm"] * 8
    assert table.hand(2) == ["king", "mine", "queen"]


def test_among_several_with_room_the_giver_chooses() -> None:
    """E-105: one free place is room enough."""
    table = Table(
        hand=["king", "queen"], city=["post_office"], others=[{"hand": ["farm"] * 7}, {}], next=["bard"]
    )
    table.pick("visit:0.post_office")
    assert table.prompt == "receiver"
    assert table.codes == ["to:1", "to:2"]


def test_as_many_as_fit_are_given_and_the_rest_is_discarded() -> None:
    """E-105."""
    table = Table(hand=["king", "queen"], city=["post_office"], others=[{"hand": ["farm"] * 7}])
    table.pick("visit:0.post_office", "give:king")
    assert sorted(table.hand(1)) == [*["farm"] * 7, "king"]
    assert table.discard() == ["queen"]


def test_nobody_who_has_passed_is_given_cards() -> None:
    """E-105, E-141."""
    passed: dict[str, Json] = {"season": "autumn", "passed": True}
    table = Table(hand=["king", "queen"], city=["post_office"], others=[passed, {}])
    table.pick("visit:0.post_office", "give:king")
    assert table.hand(1) == []
    assert table.hand(2) == ["king", "queen"]


@pytest.mark.parametrize(
    "other", [{"hand": ["farm"] * 8}, {"season": "autumn", "passed": True}], ids=["full", "passed"]
)
def test_cards_that_nobody_can_take_are_discarded(other: dict[str, Json]) -> None:
    """E-106, E-141: and the Post Office fills the hand all the same."""
    table = Table(hand=["king", "queen"], city=["post_office"], others=[other])
    table.pick("visit:0.post_office", "give:king")
    assert len(table.hand()) == 8
    assert sorted(table.discard()) == ["king", "queen"]


def test_a_teachers_card_that_nobody_can_take_is_discarded() -> None:
    """E-106."""
    table = Table(
        hand=["teacher"], goods={"berry": 2}, next=["king", "queen"], others=[{"hand": ["farm"] * 8}]
    )
    table.pick("play:teacher", "keep:king")
    assert table.hand() == ["king"]
    assert table.discard() == ["queen"]


def test_an_opponent_is_one_opponent_for_the_whole_effect() -> None:
    """E-107: both resources of the Monastery go to the one chosen."""
    table = Table(goods={"twig": 1, "resin": 1}, city=["monastery"], others=[{}, {}])
    table.pick("visit:0.monastery", "to:2", "give:twig")
    assert table.goods(1) == {}
    assert table.goods(2) == {"twig": 1, "resin": 1}


def test_the_marketing_plan_may_be_split() -> None:
    """E-107."""
    table = Table(
        goods={"twig": 2, "berry": 1},
        city=["shopkeeper", "post_office"],
        events_in_play=MARKETING,
        others=[{}, {}],
    )
    table.pick("visit:a_brilliant_marketing_plan", "give:twig=1", "give:berry=2", "give:twig=2")
    assert table.goods(1) == {"twig": 1}
    assert table.goods(2) == {"twig": 1, "berry": 1}
    assert table.points() == 6


@pytest.mark.parametrize("left", [0, 1], ids=["all passed", "one has not"])
def test_resources_never_reach_a_passed_player(left: int) -> None:
    """E-141: if all have passed they go to the supply, and the reward is still earned."""
    passed: dict[str, Json] = {"season": "autumn", "passed": True}
    table = Table(goods={"twig": 1, "resin": 1}, city=["monastery"], others=[passed, {} if left else passed])
    table.pick("visit:0.monastery", "give:twig")
    assert table.goods() == {}
    assert table.goods(1) == {}
    assert table.goods(2) == ({"twig": 1, "resin": 1} if left else {})
    assert table.points() == 4


# The Meadow


def test_a_position_is_refilled_when_its_card_is_played() -> None:
    """E-108."""
    table = Table(meadow=ROW, goods={"twig": 2, "resin": 1}, next=["bard"])
    table.pick("play:meadow.farm")
    assert table.meadow() == ["bard", *ROW[1:]]


def test_several_cards_are_taken_before_the_refill() -> None:
    """E-108: the second cannot be one that came for the first."""
    table = Table(season="spring", workers=0, meadow=ROW, next=["bard", "judge"])
    table.pick("prepare", "take:meadow.king")
    assert "take:meadow.bard" not in table.codes
    assert table.meadow() == [*ROW[:3], None, *ROW[4:]]
    table.pick("take:meadow.crane")
    assert table.hand() == ["crane", "king"]
    assert table.meadow() == [*ROW[:3], "bard", *ROW[4:7], "judge"]


def test_empty_positions_are_refilled_in_ascending_order() -> None:
    """E-109: whichever was emptied first."""
    table = Table(season="spring", workers=0, meadow=ROW, next=["bard", "judge"])
    table.pick("prepare", "take:meadow.crane", "take:meadow.inn")
    assert table.meadow() == ["farm", "bard", *ROW[2:7], "judge"]


def test_a_full_hand_takes_no_meadow_card() -> None:
    """E-110."""
    table = Table(season="spring", workers=0, hand=[*["farm"] * 7, "mine"], meadow=[*["wife"] * 2, *ROW[2:]])
    table.pick("prepare")
    assert table.asked == 1
    assert len(table.hand()) == 8


def test_with_one_free_place_one_meadow_card_is_taken() -> None:
    """E-110: here by the forest card."""
    table = Table(hand=[*["husband"] * 4, "mine", "mine", "bard"], meadow=ROW, forest=FOREST)
    table.pick("visit:draw_two_meadow_play_one", "take:meadow.farm")
    assert len(table.hand()) == 8
    assert table.asked == 1
    assert None not in table.meadow()


# Discarding


def test_cards_of_hand_city_and_meadow_are_discarded_onto_one_pile() -> None:
    """E-111."""
    table = Table(
        hand=["bard", "judge", "undertaker"], goods={"berry": 2}, city=["innkeeper"], meadow=ROW,
        next=["wanderer", "teacher", "doctor", "ruins"],
    )  # fmt: skip
    table.pick("play:bard=innkeeper", "discard:judge", "done", "visit:one_berry")
    assert table.discard() == ["innkeeper", "judge"]
    table.pick("play:undertaker", "discard:meadow.farm", "discard:meadow.inn", "discard:meadow.king")
    assert table.discard() == ["innkeeper", "judge", "farm", "inn", "king"]


def test_prisoners_and_cards_under_events_are_out_of_circulation() -> None:
    """E-111: they are not on the pile, and a new deck does not contain them."""
    table = Table(
        meadow=ROW, hand=["wife"], city=["dungeon", "bard"],
        discard=all_but(*ROW, "wife", "dungeon", "bard", "judge", "doctor"),
        events=[{"event": "graduation_of_scholars", "cards": ["judge", "doctor"]}],
        events_in_play=["graduation_of_scholars", *MARKETING[:3]],
    )  # fmt: skip
    pile = len(table.discard())
    table.pick("play:wife=dungeon", "visit:one_berry_one_card")
    assert table.built("dungeon")["under"] == ["bard"]
    assert table.deck() + 1 == pile


def test_the_pile_lies_face_down() -> None:
    """E-111, E-9: what was discarded from a hand is known to its owner only."""
    table = Table(hand=["king", "queen"], others=[{}, {}])
    table.pick("visit:haven", "discard:king", "done")
    for seat in (1, 2, None):
        view: dict[str, Any] = table.state.view(seat)
        assert view["discard"] == [None]


@pytest.mark.parametrize(
    ("codes", "berries"),
    [
        (["visit:haven", "done"], 0),
        (["visit:discard_three_gain_any", "done"], 0),
        (["play:bard", "done"], 3),
        (["play:doctor", "pay:0"], 5),
        (["play:monk", "give:0"], 3),
        (["play:peddler", "done"], 3),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_up_to_includes_none_where_one_may(codes: list[str], berries: int) -> None:
    """E-112."""
    hand: list[Json] = ["bard", "doctor", "monk", "peddler"]
    forest = ["discard_three_gain_any", "two_any", "three_berries"]
    table = Table(hand=hand, forest=forest, goods={"berry": berries})
    table.pick(*codes)
    assert table.asked == 1
    assert table.points() == 0
    assert table.hand() == [card for card in hand if f"play:{card}" not in codes]


def test_up_to_two_meadow_cards_may_be_none() -> None:
    """E-112."""
    table = Table(season="spring", workers=0, meadow=ROW)
    table.pick("prepare", "done")
    assert table.hand() == []
    assert table.meadow() == ROW
