"""Replay: a game again, answer by answer, as one pair of eyes saw it at the time."""

from __future__ import annotations

from ..core.record import Record
from . import views
from .table import Table
from .updates import Replay, ReplayFrame


def replay(table: Table, seat: int | None, start: int, limit: int) -> Replay:
    """The frames after `start` answers and the following ones. What a seat had not seen at the time is not
    in them."""
    played = table.playing()
    # Answers that are still sealed count for nobody else, and their own seat sees them in its view.
    answers = played.closed
    record = Record(played.game, played.seed, played.options, played.names)
    frames: list[ReplayFrame] = []
    for number in range(min(start + limit, len(answers) + 1)):
        if number == 0:
            who, code, events = None, None, record.opening
        else:
            who, code = answers[number - 1]
            events = record.choose(who, code)
        if number < start:
            continue
        shown = code if who == seat or table.status == "over" else None
        state = record.state
        frames.append(
            ReplayFrame(
                answers=number,
                seat=who,
                code=shown,
                events=views.facts(events, seat),
                view=state.view(seat),
                waiting=state.waiting(),
                scores=views.scores(table, state, seat),
            )
        )
    return Replay(frames, len(answers))
