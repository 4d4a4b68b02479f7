"""What a viewer receives about a table. Only this module decides what is hidden.

Everything is built as an allow-list for one viewer: a seat, or a spectator (None). What is not put into an
update here is not sent. `tests/server/test_secrecy.py` redeals everything that the viewer cannot see and
compares bytes.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from ..bots import current_name
from ..core.decision import Decision
from ..core.events import Event
from ..core.plain_data import Json, spell
from ..core.position import POSITION
from ..core.protocol import State
from ..core.score import Score as GameScore
from .authorize import no_hints
from .daily import is_secret
from .log_entries import (
    Admitted,
    Began,
    Chose,
    Closed,
    Continued,
    Created,
    Forgotten,
    Left,
    Replaced,
    Returned,
    Revoked,
    Rose,
    Said,
    Sat,
    Undid,
)
from .table import AppliedEntry, Table
from .updates import (
    Fact,
    LogEntryView,
    Option,
    Question,
    Score,
    ScoreLine,
    SeatInfo,
    Several,
    TableInfo,
    TableView,
    WhyNot,
)

LOG_SHOWN: Final = 100
"""Lines of the log in a snapshot; older ones can be requested. A viewer who missed more lines gets a
snapshot."""
LONG_OPTION: Final = 1000
"""A set-up option with a longer text is left out of the table's description."""


class TableSnapshot:
    """A table at one moment, for all viewers. What they share is made once: there may be a hundred."""

    def __init__(self, table: Table, now: int, online: Collection[str] = ()) -> None:
        self.table: Final = table
        self.info: Final = info(table, now, online)
        self._scores: list[Score] | None = None

    def view(self, seat: int | None) -> TableView:
        """The table as it looks to a seat, or to a spectator."""
        table = self.table
        state = table.state
        return TableView(
            number=table.number,
            seat=seat,
            table=self.info,
            waiting=table.waiting(),
            view=None if state is None else state.view(seat),
            question=None if seat is None else question(table, seat),
            undo=seat is not None and table.undoable_by(seat),
            since=0 if seat is None else table.seats[seat].turn_ended,
            scores=None if state is None else self._scores_for(state, seat),
        )

    def _scores_for(self, state: State, seat: int | None) -> list[Score]:
        if self._scores is not None:
            return self._scores
        found = scores(self.table, state, seat)
        if scores_are_open(self.table):
            self._scores = found
        return found


def table_view(table: Table, seat: int | None, now: int, online: Collection[str] = ()) -> TableView:
    """The table as it looks to a seat, or to a spectator."""
    return TableSnapshot(table, now, online).view(seat)


def told_options(created: Created) -> dict[str, Json]:
    """The set-up options that everybody may know. A game that begins from a position tells those in it."""
    if POSITION not in created.options:
        return dict(created.options)
    position = created.options[POSITION]
    told = position.get("options") if isinstance(position, dict) else None
    return dict(told) if isinstance(told, dict) else {}


def info(table: Table, now: int, online: Collection[str] = ()) -> TableInfo:
    """What everybody at the table knows about it."""
    created = table.created
    options = told_options(created)
    long = [name for name, value in options.items() if len(spell(value)) > LONG_OPTION]
    revealed = table.status == "over" and not is_secret(created, now)
    waiting = table.waiting()
    return TableInfo(
        id=table.id,
        game=created.game,
        rules=created.rules,
        status=table.status,
        host=created.host,
        seats=[
            SeatInfo(
                name=holder.name,
                person=holder.person,
                bot=holder.bot,
                helper=holder.helper or holder.once,
                left=holder.left,
                forfeited=holder.forfeited,
                online=bool(holder.bot) or holder.person in online,
                used=holder.used,
                answers=holder.answers,
                asked_at=holder.asked_at if seat in waiting else None,
            )
            for seat, holder in enumerate(table.seats)
        ],
        terms=created.terms,
        options={name: value for name, value in options.items() if name not in long},
        long_options=long,
        chosen_seed=created.chosen_seed,
        commitment=table.commitment,
        seed=created.seed if revealed else None,
        salt=created.salt if revealed else None,
        origin=created.origin,
        created_at=table.created_at,
        hints=no_hints(table) is None,
    )


def question(table: Table, seat: int) -> Question | None:
    """The question to a seat, with its options and with the answers that are not offered."""
    if table.state is None or seat not in table.waiting():
        return None
    return question_of(table.state, seat, table.seats[seat].asked)


def question_of(state: State, seat: int, asked: int) -> Question:
    """The question that a state puts to a seat. An answer has to repeat the number `asked`."""
    decision = state.decision(seat)
    options = []
    for code in decision.options.codes():
        label = state.label(seat, code)
        options.append(Option(code, label.key, label.args, label.at))
    why_not = []
    for code, refusal in state.why_not(seat).items():
        label = state.label(seat, code)
        why_not.append(WhyNot(code, label.key, label.args, label.at, refusal.reason, dict(refusal.details)))
    return Question(
        seat, asked, decision.prompt, decision.key, decision.source, decision.about,
        options, why_not, _several(decision),
    )  # fmt: skip


def _several(decision: Decision) -> Several | None:
    """How many answers may be given at once; None if it is one."""
    found = decision.several
    if found is None or found.most < 2:
        return None
    return Several(found.least, found.most, found.step, found.picked, found.times, found.done)


def scores(table: Table, state: State, seat: int | None) -> list[Score]:
    """The itemised scores that are shown before the end."""
    everybody = scores_are_open(table)
    return [score_of(score, everybody) for score in state.scores() if everybody or score.seat == seat]


def scores_are_open(table: Table) -> bool:
    """Whether everybody may see everybody's score now."""
    return table.created.terms.live_scores or table.status == "over"


def score_of(score: GameScore, ranked: bool) -> Score:
    """A score as it is sent; it has a rank only if all scores are open."""
    return Score(
        seat=score.seat,
        total=score.total,
        expected=score.expected,
        rank=score.rank if ranked else None,
        rating=score.rating,
        title=score.title,
        lines=[ScoreLine(line.source, line.when, line.points) for line in score.lines],
        forecast=[ScoreLine(line.source, line.when, line.points) for line in score.forecast],
    )


def facts(events: list[Event], seat: int | None) -> list[Fact]:
    """The events that a seat may see."""
    seen = [event for event in events if event.seen_by(seat)]
    return [Fact(event.kind, event.key_for(seat), event.seat, event.args) for event in seen]


def log_line(line: AppliedEntry, seat: int | None) -> LogEntryView | None:
    """A line of the log as a seat may know it; None for entries that are not shown."""
    events = facts(line.events, seat)
    number, at = line.number, line.at
    match line.event:
        case Created():
            return LogEntryView(number, at, "created")
        case Sat(seat=who, name=name, bot=bot):
            return LogEntryView(number, at, "sat", who, name, bot=current_name(bot))
        case Rose(seat=who):
            return LogEntryView(number, at, "rose", who)
        case Began():
            return LogEntryView(number, at, "began", events=events)
        case Chose(seat=who, by=by):
            return LogEntryView(number, at, "chose", who, bot=current_name(by), events=events)
        case Said(name=name, text=text):
            return LogEntryView(number, at, "said", name=name, text=text)
        case Left(seat=who):
            return LogEntryView(number, at, "left", who)
        case Returned(seat=who):
            return LogEntryView(number, at, "returned", who)
        case Replaced(seat=who, bot=bot, by=by, how=how):
            return LogEntryView(number, at, "replaced", who, by, bot=current_name(bot), how=how)
        case Closed(by=by):
            return LogEntryView(number, at, "closed", name=by)
        case Continued(table=table, by=by):
            return LogEntryView(number, at, "rematch", name=by, text=table)
        case Admitted() | Revoked() | Forgotten() | Undid():
            return None


def log_since(table: Table, seat: int | None, after: int, limit: int | None = None) -> list[LogEntryView]:
    """The lines of the log after an entry; the latest ones if there are too many."""
    found: list[LogEntryView] = []
    for line in reversed(table.lines):
        if line.number <= after or (limit is not None and len(found) == limit):
            break
        view = log_line(line, seat)
        if view is not None:
            found.append(view)
    found.reverse()
    return found


class News(NamedTuple):
    """What a viewer has not seen yet: the lines of the log after an entry, and the numbers of lines to
    remove. If `after` is None, they replace all lines that the viewer has."""

    after: int | None
    lines: list[LogEntryView]
    undone: list[int]


def news(table: Table, seat: int | None, after: int | None) -> News:
    """The log since entry `after`, or its end, if the viewer has none of it or has missed too much."""
    if after is None or not 0 <= table.number - after <= LOG_SHOWN:
        return News(None, log_since(table, seat, 0, LOG_SHOWN), [])
    undone = [line for by, line in table.undone if by > after >= line]
    return News(after, log_since(table, seat, after), undone)
