"""Positions: whole, in part, and such as cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from hoarfrost.rules.game import hoarfrost

from boardwright.core.refusal import BadPosition

HIDDEN: Any = {"hand": ["owl"], "sealed": "owl"}
OUT: Any = [{"sent": "hare"}, {"sent": "toad"}]


def test_nothing_at_all_is_a_game_for_two() -> None:
    state = hoarfrost.load({})
    assert state.waiting() == [0, 1]
    assert len(state.table.hedge) == 4


def test_what_is_not_mentioned_is_dealt_from_the_seed() -> None:
    first, again, other = (hoarfrost.load({"seats": 3, "seed": seed}).dump() for seed in (1, 1, 2))
    assert first == again != other


def test_what_is_mentioned_stands() -> None:
    state = hoarfrost.load({
        "seats": [{"hand": ["owl", "hare"], "seeds": 5, "store": {"sloe": 2}}, {}],
        "hedge": ["apple+3"], "evening": 4, "lantern": 1, "gone": {"hare": 3}, "options": {"evenings": 6},
    })  # fmt: skip
    assert state.options(0).codes() == ["send:hare", "send:owl"]
    assert [lying.code for lying in state.table.hedge] == ["apple+3"]
    assert "send:hare" not in state.options(1).codes()
    assert state.decision(0).about == {"evening": 4, "evenings": 6}


@pytest.mark.parametrize(
    ("position", "where", "reason"),
    [
        ({"seats": 5}, "seats", "range"),
        ({"seats": [{}, {"store": {"pear": 1}}]}, "seats[1].store.pear", "unknown-field"),
        ({"seats": [{"hand": ["fox"]}, {}]}, "seats[0].hand[0]", "not-one-of"),
        ({"seats": [{"hand": ["hare"], "sealed": "owl"}, {}]}, "seats[0].sealed", "not-in-hand"),
        ({"seats": [HIDDEN, HIDDEN]}, "seats", "all-sealed"),
        ({"seats": [{"hand": ["hare"] * 4}, {"hand": ["hare"]}]}, "gone", "too-many-cards"),
        ({"hedge": ["apple"] * 8}, "hedge", "too-many-cards"),
        ({"hedge": ["apple+0"]}, "hedge[0]", "not-whole"),
        ({"hedge": ["apple+x"]}, "hedge[0]", "not-whole"),
        ({"hedge": ["pear"]}, "hedge[0]", "not-one-of"),
        ({"seats": [{"sent": "hare"}, {}]}, "seats[1].sent", "missing"),
        ({"seats": [{"sent": "hare", **HIDDEN}, {"sent": "hare"}]}, "seats[0].sealed", "sent-already"),
        ({"seats": OUT, "queue": [1, 0]}, "queue", "wrong-order"),
        ({"seats": OUT, "queue": [0, 1], "stage": "give"}, "stage", "wrong-stage"),
        ({"seats": OUT, "queue": [0, 1], "hedge": []}, "queue", "empty-hedge"),
        ({"seats": [{"sent": "hare"}, {}], "evening": 9}, "seats[0]", "game-over"),
        ({"stage": "take"}, "stage", "not-one-of"),
        ({"queue": [0]}, "queue", "length-exact"),
        ({"fox": {}}, "fox", "fox-alone"),
        ({"evening": 10}, "evening", "range"),
        ({"game": "everdell"}, "game", "not-one-of"),
        ({"version": 2}, "version", "version"),
        ({"rng": "no"}, "rng", "rng-digits"),
        ({"pond": 1}, "pond", "unknown-field"),
        ([], "", "not-object"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_place(position: Any, where: str, reason: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        hoarfrost.load(position)
    assert (refusal.value.where, refusal.value.reason) == (where, reason)
