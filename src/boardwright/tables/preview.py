"""Previews: the certain consequences of an answer, before a seat gives it.

The answer is tried on several worlds that the seat cannot tell from the true one. Events that are the same in
all of them are certain; where they differ, chance or something hidden matters. The worlds are dealt only from
what the seat sees and from the answer, so the true cards do not influence them.
"""

from __future__ import annotations

import hashlib
from typing import Final

from ..core.events import Event
from ..core.plain_data import spell
from ..core.protocol import State
from ..core.refusal import Refusal
from ..core.rng import SEED_BITS, Rng
from .table import Table
from .updates import Preview
from .views import facts, score_of

WORLDS: Final = 6
"""The number of worlds. Chance rarely agrees in all of them: once in thirty thousand for a die of eight."""


class Outcome:
    """The events that certainly follow an answer, and whether the answer can still be undone after them."""

    def __init__(self, events: list[Event], undoable: bool) -> None:
        self.events: Final = events
        self.undoable: Final = undoable


def preview(table: Table, seat: int, code: str) -> Preview:
    """The preview of an answer, from what the seat knows; without a code, the current values."""
    state = table.state
    if state is None or (code and seat not in table.waiting()):
        raise Refusal("not-asked", seat=seat)
    if not code:
        score = score_of(state.scores()[seat], ranked=False)
        return Preview(score, [], table.undoable_by(seat), state.counted(seat))
    move = state.options(seat).move(code)
    score = score_of(state.preview(seat, move), ranked=False)
    certain = certain_outcome(state, seat, code)
    undo = certain.undoable and table.created.terms.undo
    return Preview(score, facts(certain.events, seat), undo, state.counted(seat, move))


def certain_outcome(state: State, seat: int, code: str) -> Outcome:
    """What certainly follows if a seat answers with one of its options."""
    move = state.options(seat).move(code)
    chance = Rng(seed_from_view(state, seat, code))
    histories: list[list[Event]] = []
    undoable = True
    for _ in range(WORLDS):
        world = state.redeal(seat, chance.fork())
        before = world.mark()
        events: list[Event] = []
        world.play(seat, move, events)
        undoable = undoable and world.mark() == before and bool(world.waiting())
        histories.append([event for event in events if event.seen_by(seat)])
    return Outcome(_certain(histories, seat), undoable)


def _certain(histories: list[list[Event]], seat: int) -> list[Event]:
    """The first events, if they are equal in all worlds. After the first difference, only events of the seat
    itself that occur in all worlds, such as a card's effect after a random card filled its place."""
    first, *others = [
        [(event.kind, event.seat, spell(event.args)) for event in history] for history in histories
    ]
    found: list[Event] = []
    diverged = False
    for n, fact in enumerate(first):
        diverged = diverged or any(other[n : n + 1] != [fact] for other in others)
        if not diverged or (fact[1] == seat and all(fact in other for other in others)):
            found.append(histories[0][n])
    return found


def seed_from_view(state: State, seat: int, about: str) -> int:
    """A seed made from what the seat sees and from the request."""
    digest = hashlib.sha256(f"{spell(state.view(seat))} {about}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")
