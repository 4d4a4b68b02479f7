"""What is certain to follow an answer, told to a seat before it gives it.

The answer is tried on several worlds that the seat cannot tell from the true one. What it would be told in
all of them is certain; where they part, chance or something hidden has spoken. The worlds are dealt from
what the seat sees and from the answer, and from nothing else: the true cards leave no trace in them.
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
"""Enough that chance seldom says the same in all of them: one in thirty thousand for a die of eight."""


class Outcome:
    """The events that are certain to follow an answer, and whether there is a way back after them."""

    def __init__(self, events: list[Event], returns: bool) -> None:
        self.events: Final = events
        self.returns: Final = returns


def preview(table: Table, seat: int, code: str) -> Preview:
    """What an answer would bring, as far as the seat can know; without a code, how things stand for it."""
    state = table.state
    if state is None or (code and seat not in table.waiting()):
        raise Refusal("not-asked", seat=seat)
    if not code:
        score = score_of(state.scores()[seat], ranked=False)
        return Preview(score, [], table.undoable_by(seat), state.counted(seat))
    move = state.options(seat).move(code)
    score = score_of(state.preview(seat, move), ranked=False)
    certain = certain_outcome(state, seat, code)
    undo = certain.returns and table.created.terms.undo
    return Preview(score, facts(certain.events, seat), undo, state.counted(seat, move))


def certain_outcome(state: State, seat: int, code: str) -> Outcome:
    """What is certain to follow if a seat answers with one of its options."""
    move = state.options(seat).move(code)
    chance = Rng(seed_from_view(state, seat, code))
    tales: list[list[Event]] = []
    returns = True
    for _ in range(WORLDS):
        world = state.reimagine(seat, chance.fork())
        before = world.mark()
        events: list[Event] = []
        world.play(seat, move, events)
        returns = returns and world.mark() == before and bool(world.waiting())
        tales.append([event for event in events if event.seen_by(seat)])
    return Outcome(_certain(tales, seat), returns)


def _certain(tales: list[list[Event]], seat: int) -> list[Event]:
    """What all tales begin with; after that what comes to the seat itself in all of them, such as the effect
    of a card whose place in the row was filled by chance."""
    first, *others = [[(event.kind, event.seat, spell(event.args)) for event in tale] for tale in tales]
    found: list[Event] = []
    parted = False
    for n, fact in enumerate(first):
        parted = parted or any(other[n : n + 1] != [fact] for other in others)
        if not parted or (fact[1] == seat and all(fact in other for other in others)):
            found.append(tales[0][n])
    return found


def seed_from_view(state: State, seat: int, about: str) -> int:
    """A number drawn from what the seat sees, and from what is asked."""
    digest = hashlib.sha256(f"{spell(state.view(seat))} {about}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")
