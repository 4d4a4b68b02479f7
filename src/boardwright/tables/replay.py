"""Replay: a game answer by answer, as one viewer saw it at the time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..core.events import Event
from ..core.label import Label
from ..core.plain_data import Json
from ..core.protocol import State
from ..core.record import Record
from ..core.refusal import Refusal
from . import views
from .table import Table
from .updates import Option, Replay, ReplayFrame


class ReplayStep(NamedTuple):
    """A game after some answers: who gave the last one (None at the beginning) and what followed."""

    answers: int
    seat: int | None
    code: str
    label: Label | None
    events: list[Event]
    state: State
    """The current state. All steps share one object."""


def steps(played: Record, answers: list[tuple[int, str]]) -> Iterator[ReplayStep]:
    """The steps of a recorded game, from its beginning through these answers."""
    again = Record(played.game, played.seed, played.options, played.names)
    yield ReplayStep(0, None, "", None, again.opening, again.state)
    for number, (seat, code) in enumerate(answers, 1):
        label = again.state.label(seat, code)
        yield ReplayStep(number, seat, code, label, again.choose(seat, code), again.state)


def replay(table: Table, seat: int | None, start: int, limit: int) -> Replay:
    """The frames after `start` answers and later ones, at most `limit`. They do not show what the seat had
    not seen at that time."""
    played = table.playing()
    # Sealed answers are left out: other seats may not see them, and the view of a seat shows its own.
    answers = played.closed
    over = table.status == "over"
    frames: list[ReplayFrame] = []
    for step in steps(played, answers[: start + limit - 1]):
        if step.answers < start:
            continue
        option = _option(step) if step.seat == seat or over else None
        frames.append(
            ReplayFrame(
                answers=step.answers,
                seat=step.seat,
                code=option.code if option else None,
                option=option,
                events=views.facts(step.events, seat),
                view=step.state.view(seat),
                waiting=step.state.waiting(),
                scores=views.scores(table, step.state, seat),
            )
        )
    return Replay(frames, len(answers))


def position_at(table: Table, answers: int) -> dict[str, Json]:
    """The position of a finished game after this number of answers, with everything hidden."""
    if table.status != "over":
        raise Refusal("not-over")
    played = table.playing()
    if answers > len(played.closed):
        raise Refusal("no-such-answer", "answers", most=len(played.closed))
    *_, last = steps(played, played.closed[:answers])
    return last.state.dump()


def _option(step: ReplayStep) -> Option | None:
    """The answer of a step, as it was offered."""
    label = step.label
    return None if label is None else Option(step.code, label.key, label.args, label.at)
