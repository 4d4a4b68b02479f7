"""Updates: what viewers receive about a table. `views` makes each of them for one viewer.

Unlike commands and events they are not frozen: a view has hundreds of parts, and frozen ones take three
times as long to make.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from .log_entries import Origin
from .terms import Data, Terms

Status: TypeAlias = Literal["gathering", "running", "over", "closed"]


@dataclass(slots=True)
class SeatInfo:
    """A seat and who answers for it. `used` (milliseconds) and `answers` tell its clock, together with
    `asked_at`, since when it is thinking."""

    name: str
    person: str
    bot: str
    helper: str
    left: bool
    forfeited: bool
    online: bool
    used: int
    answers: int
    asked_at: int | None


@dataclass(slots=True)
class TableInfo:
    """What everybody at a table knows of it. Set-up options of more than a few words are left out
    (`long_options`); the seed is shown when the game is over, and `commitment` is its hash: SHA-256 of seed,
    space, salt."""

    id: str
    game: str
    status: Status
    host: str
    seats: list[SeatInfo]
    terms: Terms
    options: Data
    long_options: list[str]
    chosen_seed: bool
    commitment: str
    seed: str | None
    salt: str | None
    origin: Origin | None
    created_at: int
    hints: bool
    """Whether this table gives hints."""


@dataclass(slots=True)
class Fact:
    """An event of the game with its parameters. `key` is the message that tells it to the viewer, empty if
    nothing needs to be said."""

    kind: str
    key: str
    seat: int
    args: Data


@dataclass(slots=True)
class LogEntryView:
    """One entry of the log as the viewer may know it. `kind` is what happened at the table; `events` what
    followed in the game."""

    number: int
    at: int
    kind: str
    seat: int | None = None
    name: str = ""
    text: str = ""
    bot: str = ""
    how: str = ""
    events: list[Fact] = field(default_factory=list)


@dataclass(slots=True)
class Option:
    """A legal answer: its code, the words for it (`key` with `args`) and the things on the table it points
    at."""

    code: str
    key: str
    args: Data
    at: list[str]


@dataclass(slots=True)
class WhyNot:
    """Something one might expect among the options, and why it is not there."""

    code: str
    key: str
    args: Data
    at: list[str]
    reason: str
    details: Data


@dataclass(slots=True)
class Question:
    """What a seat is asked. An answer repeats `asked`; one that comes too late for its question is refused
    as stale."""

    seat: int
    asked: int
    prompt: str
    key: str
    source: str
    about: Data
    options: list[Option]
    why_not: list[WhyNot]


@dataclass(slots=True)
class ScoreLine:
    """Points from one source at one time; losses are negative."""

    source: str
    when: str
    points: int


@dataclass(slots=True)
class Score:
    """The score of a seat, or of a rival whom the rules play, numbered after the seats. `lines` add up to
    `total`; with `forecast`, as if nothing changed any more, to `expected`."""

    seat: int
    total: int
    expected: int
    rank: int | None
    rating: int | None
    lines: list[ScoreLine]
    forecast: list[ScoreLine]


@dataclass(slots=True)
class TableView:
    """A table as one viewer sees it after entry `number`. `since` is the end of the viewer's last turn."""

    number: int
    seat: int | None
    table: TableInfo
    waiting: list[int]
    view: Data | None
    question: Question | None
    undo: bool
    since: int
    scores: list[Score] | None


@dataclass(slots=True)
class Preview:
    """The score of a seat if an answer stood, without chance and without what the others do; `events` that
    are certain to follow; whether the answer could be undone (`undo`); and on the board of that seat what the
    sources of its points count, by source."""

    score: Score
    events: list[Fact]
    undo: bool
    counted: dict[str, list[str]]


@dataclass(slots=True)
class ReplayFrame:
    """The table after some answers, as one seat saw it at that time."""

    answers: int
    seat: int | None
    code: str | None
    events: list[Fact]
    view: Data
    waiting: list[int]
    scores: list[Score]


@dataclass(slots=True)
class Replay:
    """Frames of a game from any seat's view of the time; `total` is the number of answers."""

    frames: list[ReplayFrame]
    total: int
