"""Previews: the certain consequences of an answer, before a seat gives it.

The answer is tried on several worlds that the seat cannot tell from the true one. Events that are the same in
all of them are certain; where they differ, chance or something hidden matters. The worlds are dealt only from
what the seat sees and from the answer, so the true cards do not influence them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..core.bundle import play_all, play_forced
from ..core.events import Event
from ..core.options import Move
from ..core.plain_data import spell
from ..core.protocol import State
from ..core.refusal import Refusal
from ..core.rng import Rng
from ..core.view_seed import seed_from_view
from .table import Table
from .updates import Preview, Question
from .views import facts, question_of, score_of

WORLDS: Final = 6
"""The number of worlds. Chance rarely agrees in all of them: once in thirty thousand for a die of eight."""


class Outcome:
    """The events that certainly follow an answer, and whether the answer can still be undone after them.

    If it can, also the answers that follow because there is only one way, and what the seat is asked then."""

    def __init__(self, events: list[Event], undoable: bool, forced: list[str], then: Question | None) -> None:
        self.events: Final = events
        self.undoable: Final = undoable
        self.forced: Final = forced
        self.then: Final = then


def preview(table: Table, seat: int, code: str, then: Sequence[str] = ()) -> Preview:
    """The preview of an answer with those given with it, from what the seat knows; without a code, the
    current values."""
    state = table.state
    if state is None or (code and seat not in table.waiting()):
        raise Refusal("not-asked", seat=seat)
    if not code:
        score = score_of(state.scores()[seat], ranked=False)
        return Preview(score, [], table.undoable_by(seat), state.counted(seat), [], None)
    found = preview_of(state, seat, [code, *then], table.seats[seat].asked)
    found.undo = found.undo and table.created.terms.undo
    return found


def preview_of(state: State, seat: int, codes: list[str], asked: int = 0) -> Preview:
    """The preview of answers to the question with this number."""
    certain = certain_outcome(state, seat, codes, asked)
    before, move = _before_last(state, seat, codes)
    score = score_of(state.scores()[seat] if move is None else before.preview(seat, move), ranked=False)
    counted = before.counted(seat, move)
    return Preview(
        score, facts(certain.events, seat), certain.undoable, counted, certain.forced, certain.then
    )


def _before_last(state: State, seat: int, codes: list[str]) -> tuple[State, Move | None]:
    """The state before the last of several answers, and that answer. If something hidden was revealed by
    then, the current state and nothing."""
    if len(codes) == 1:
        return state, state.options(seat).move(codes[0])
    trial = state.copy()
    last = play_all(trial, seat, codes)
    before = state.copy()
    for code in last[:-1]:
        before.choose(seat, code)
    if before.mark() != state.mark():
        return state, None
    return before, before.options(seat).move(last[-1])


def certain_outcome(state: State, seat: int, codes: Sequence[str], asked: int = 0) -> Outcome:
    """What certainly follows if a seat gives these answers to its question with this number."""
    play_all(state.copy(), seat, codes)  # refuses what the rules forbid
    chance = Rng(seed_from_view(state, seat, " ".join(codes)))
    histories: list[list[Event]] = []
    forced: list[str] = []
    undoable = True
    for _ in range(WORLDS):
        world = state.redeal(seat, chance.fork())
        before = world.mark()
        events: list[Event] = []
        play_all(world, seat, codes, events)
        forced = play_forced(world, seat, events)
        undoable = undoable and world.mark() == before and bool(world.waiting())
        histories.append([event for event in events if event.seen_by(seat)])
    if not undoable:  # something hidden comes to light, or the game ends
        return Outcome(_certain(histories, seat), False, [], None)
    then = question_of(world, seat, asked) if world.waiting() == [seat] else None
    return Outcome(_certain(histories, seat), True, forced, then)


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
