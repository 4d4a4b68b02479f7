"""The random games of the protocol suite reach the rare corners, or its promises would be hollow."""

from __future__ import annotations

import re
from collections import Counter

from boardwright.core.events import Event
from boardwright.core.protocol import State
from boardwright.core.rng import Rng
from boardwright.testing.cases import plain

from .cases import CASES

CORNERS = {
    "draw", "draw-ruins", "ambush", "ambushed", "ambush-ignored", "map-full", "one option",
    "a single space of a larger shape", "a terrain that is not on the card", "monsters while ruins wait",
    "only some seats draw",
}  # fmt: skip


def corners(state: State) -> set[str]:
    """What is special about a decision of Cartographers."""
    decision = state.pending()[0]
    codes = decision.options.codes()
    larger = decision.source != "rift_lands"
    found = {decision.prompt}
    if len(codes) == 1:
        found.add("one option")
    if larger and len(re.findall(r"\d+", codes[0])) == 1:
        found.add("a single space of a larger shape")
    if larger and len({code.partition(":")[0] for code in codes}) == 5:
        found.add("a terrain that is not on the card")
    if decision.prompt == "ambush" and plain(state.view(None))["must_cover_ruins"]:
        found.add("monsters while ruins wait")
    if len(state.waiting()) < state.seats:
        found.add("only some seats draw")
    return found


def test_the_random_games_of_cartographers_reach_every_corner() -> None:
    met: Counter[str] = Counter()
    for case in [case for case in CASES if case.game.name == "cartographers"]:
        for seed in range(3):
            state = case.new(seed)
            chance = Rng(seed)
            events: list[Event] = []
            while waiting := state.waiting():
                met.update(corners(state))
                for seat in waiting:
                    state.play(seat, state.options(seat).sample(chance), events)
            met.update(event.kind for event in events)
    assert CORNERS - set(met) == set()
