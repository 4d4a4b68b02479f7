"""What players did in a recorded game: answers that belong together are one action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..core.decision import Decision
from ..core.options import Move
from ..core.protocol import State
from ..core.record import Record


class Action:
    """Answers of one seat in a row, between which nothing hidden came to light.

    So all of them can be given in any world that the seat cannot tell from the true one.
    """

    __slots__ = ("codes", "moves", "seat", "start", "states")

    def __init__(self, seat: int, start: int) -> None:
        self.seat: Final = seat
        self.start: Final = start
        """How many answers the game had before."""
        self.states: Final[list[State]] = []
        """The state before each answer; where several seats answer at once, before the first of them."""
        self.moves: Final[list[Move]] = []
        self.codes: Final[list[str]] = []

    @property
    def is_choice(self) -> bool:
        """Whether anything could have been answered otherwise."""
        return any(len(state.options(self.seat)) > 1 for state in self.states)


def actions_of(record: Record) -> Iterator[Action]:
    """The actions of a recorded game, in order."""
    state = record.game.new(len(record.names), record.seed, record.options)
    asked: set[int] = set()
    before = state
    action: Action | None = None
    together = False
    for number, (seat, code) in enumerate(record.answers):
        if seat not in asked:  # a new step
            before = state.copy()
            asked = set(state.waiting())
            together = len(asked) > 1
        asked.discard(seat)
        if action is None or together or not _continues(action, before, seat):
            if action is not None:
                yield action
            action = Action(seat, number)
        move = before.options(seat).move(code)
        action.states.append(before)
        action.moves.append(move)
        action.codes.append(code)
        state.play(seat, move)
    if action is not None:
        yield action


def _continues(action: Action, state: State, seat: int) -> bool:
    """Whether the next question belongs to an action: nothing was revealed since its first one, which is not
    asked once more."""
    first = action.states[0]
    if action.seat != seat or state.waiting() != [seat] or state.mark() != first.mark():
        return False
    now, then = state.decision(seat), first.decision(seat)
    return now.several is not None or _question(now) != _question(then)


def _question(decision: Decision) -> tuple[str, str]:
    return decision.prompt, decision.source
