"""What others may know of a hand (E-9, E-111), and what a preview may tell."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.plain_data import Json
from boardwright.core.refusal import BadPosition
from boardwright.core.rng import Rng
from boardwright.games.everdell import load, new

from .table import Table

SEEN: Json = {"card": "farm", "known": "all"}


def hand_seen_by(table: Table, viewer: int | None, seat: int = 0) -> list[str | None]:
    view: dict[str, Any] = table.state.view(viewer)
    found: list[str | None] = view["players"][seat]["hand"]
    return found


def test_a_card_that_was_shown_is_remembered() -> None:
    table = Table(hand=[SEEN, "mine"])
    assert hand_seen_by(table, 1) == ["farm", None]
    assert hand_seen_by(table, None) == ["farm", None]


@pytest.mark.parametrize("discarded", ["farm", "mine"])
def test_after_a_face_down_discard_nobody_can_tell_which_card_went(discarded: str) -> None:
    table = Table(hand=["bard", SEEN, "mine"], goods={"berry": 3})
    table.pick("play:bard", f"discard:{discarded}", "done")
    assert hand_seen_by(table, 1) == [None]
    view: dict[str, Any] = table.state.view(1)
    assert view["discard"] == [None]
    mine: dict[str, Any] = table.state.view(0)
    assert mine["discard"] == [discarded]


def test_a_gift_is_known_to_giver_and_receiver_and_nobody_else() -> None:
    table = Table(hand=[SEEN, "mine", "inn"], city=["post_office"], others=[{}, {}])
    table.pick("visit:0.post_office", "to:1", "give:farm", "give:mine")
    assert hand_seen_by(table, 0, seat=1) == ["farm", "mine"]
    assert hand_seen_by(table, 2, seat=1) == [None, None]
    assert hand_seen_by(table, 2) == [None]


def test_a_preview_does_not_count_on_cards_nobody_has_seen() -> None:
    """The Cemetery reveals four cards: what they are, and what playing one brings, is not foreseen."""
    for seed in range(20):
        table = Table(city=["cemetery"], discard=["mine"], seed=seed)
        table.pick("visit:0.cemetery")
        before = table.score().total
        for code in table.codes:
            move = table.state.options(0).move(code)
            assert table.state.preview(0, move).total == before


def test_options_taken_before_an_answer_stay_as_they_were() -> None:
    state = new(seats=2, seed=1)
    options = state.options(0)
    moves = options.moves()
    state.play(0, moves[0])
    assert options.moves() == moves
    assert len(options) == len(moves)


def test_a_position_deals_what_a_new_game_of_the_same_seed_deals() -> None:
    fresh: dict[str, Any] = new(seats=2, seed=7).view(None)
    loaded: dict[str, Any] = load({"seats": 2, "seed": 7}).view(None)
    assert loaded["options"] == fresh["options"]
    assert loaded["meadow"] == fresh["meadow"]


def test_the_judge_is_named_when_he_helped() -> None:
    table = Table(hand=["teacher"], city=["judge"], goods={"berry": 1, "twig": 1}, next=["farm", "mine"])
    table.pick("play:teacher=judge")
    assert table.heard("play")[0].args["by"] == "judge"


# The mark of what cannot be undone


def marks(table: Table, *codes: str) -> list[bool]:
    """For each answer whether the mark rose."""
    found = []
    for code in codes:
        before = table.state.mark()
        table.pick(code)
        found.append(table.state.mark() > before)
    return found


def test_public_gains_leave_a_way_back_and_drawn_cards_do_not() -> None:
    assert marks(Table(), "visit:three_twigs") == [False]
    assert marks(Table(), "visit:two_twigs_one_card") == [True]


def test_what_touches_others_leaves_no_way_back() -> None:
    """A visit pays the owner, a gift reaches another supply, a recalled worker frees another city."""
    inn = Table(others=[{"city": ["post_office"]}], hand=["farm", "mine"])
    assert marks(inn, "visit:1.post_office") == [True]
    monk = Table(hand=["monk"], goods={"berry": 2})
    assert marks(monk, "play:monk", "give:1") == [False, True]
    home = Table(others=[{"city": ["inn"]}], deployed=["three_twigs", "1.inn"])
    assert marks(home, "prepare") == [True]


# Positions that cannot be


@pytest.mark.parametrize(
    ("seat", "field"),
    [
        ({"deployed": ["journey_5"]}, "seats[0].deployed[0]"),
        ({"deployed": ["grand_tour"]}, "seats[0].deployed[0]"),
        ({"city": [{"card": "farm", "points": 2}]}, "seats[0].city[0].points"),
        ({"city": [{"card": "farm", "goods": {"twig": 1}}]}, "seats[0].city[0].goods"),
        ({"city": [{"card": "farm", "under": ["bard"]}]}, "seats[0].city[0].under"),
        ({"city": [{"card": "dungeon", "under": ["bard", "wife", "monk"]}]}, "seats[0].city[0].under"),
        ({"city": [{"card": "dungeon", "under": ["inn"]}]}, "seats[0].city[0].under"),
        ({"events": [{"event": "grand_tour", "goods": {"twig": 1}}]}, "seats[0].events[0]"),
    ],
)
def test_what_lies_where_it_cannot_lie_is_refused(seat: Json, field: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        load({"seats": [seat, {}]})
    assert refusal.value.where == field


@pytest.mark.parametrize(
    "agenda",
    [
        [{"script": "bard.play", "seat": 0}],
        [{"script": "everdell.turn", "seat": 1}],
        [{"script": "everdell.turn", "seat": 0}, {"script": "everdell.play", "seat": 0}],
        [{"script": "everdell.turn", "seat": 0}, {"script": "haven.visit", "seat": 0}],
        [{"script": "everdell.turn", "seat": 0, "at": 99}],
    ],
)
def test_effects_that_no_game_leads_to_are_refused(agenda: Json) -> None:
    with pytest.raises(BadPosition) as refusal:
        load({"seats": [{"hand": ["farm", "mine"]}, {}], "agenda": agenda})
    assert refusal.value.where.startswith("agenda")


def test_dice_are_for_the_game_alone() -> None:
    with pytest.raises(BadPosition, match="only-with-rival"):
        load({"seats": 2, "rolls": [1]})


def test_a_spectators_world_is_dealt_too() -> None:
    table = Table(hand=[SEEN, "mine"])
    world: dict[str, Any] = table.state.redeal(None, Rng(3)).view(None)
    assert world == table.state.view(None)
