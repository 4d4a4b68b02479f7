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
    """A seat and who answers for it. Its clock is computed from `used`, the thinking time so far in
    milliseconds, the number of its `answers`, and `asked_at`, the time of the open question."""

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
    """What everybody knows about a table. Long set-up options are left out; `long_options` names them. The
    seed and the salt are shown when the game is over. `commitment` is the SHA-256 of seed, space, salt."""

    id: str
    game: str
    rules: int
    """The version of the rules with which it began."""
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
    """An event of the game with its parameters. `key` is the message that describes it to the viewer, empty
    if nothing needs to be said."""

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
    """An option that a player might expect, and the reason why it is not offered."""

    code: str
    key: str
    args: Data
    at: list[str]
    reason: str
    details: Data


@dataclass(slots=True)
class Several:
    """How many answers a question takes at once: `least` to `most` codes, in steps of `step`. `times` says
    how often each code may be given. With fewer than `most`, the code `done` comes last; if `done` is empty,
    the question is asked again. `picked` counts the codes that were given before."""

    least: int
    most: int
    step: int
    picked: int
    times: dict[str, int]
    done: str


@dataclass(slots=True)
class Question:
    """A question to a seat. The answer repeats `asked`. An answer to an earlier question is refused as
    stale. `several` is null if one answer is given at a time."""

    seat: int
    asked: int
    prompt: str
    key: str
    source: str
    about: Data
    options: list[Option]
    why_not: list[WhyNot]
    several: Several | None


@dataclass(slots=True)
class ScoreLine:
    """Points from one source at one time; losses are negative."""

    source: str
    when: str
    points: int


@dataclass(slots=True)
class Score:
    """The score of a seat, or of a rival played by the rules; rivals are numbered after the seats. `total`
    is the sum of `lines`. `forecast` are the later scorings of the present board, and `expected` is the sum
    of `lines` and `forecast`. `title` is the message key of the rank that a solo `rating` earns."""

    seat: int
    total: int
    expected: int
    rank: int | None
    rating: int | None
    title: str | None
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
    """What an answer would do, without chance and without the answers of others: the score of the seat,
    the `events` that are certain to follow, and whether the answer could be undone (`undo`). `counted` lists
    by source the things on the board of that seat that bring points. `then` is the next question to the seat,
    after the answers `forced` that the rules leave no choice about; null if that is not certain."""

    score: Score
    events: list[Fact]
    undo: bool
    counted: dict[str, list[str]]
    forced: list[str]
    then: Question | None


@dataclass(slots=True)
class ReplayFrame:
    """The table after some answers, as one seat saw it at that time. `option` is the last answer, and `code`
    is its code."""

    answers: int
    seat: int | None
    code: str | None
    option: Option | None
    events: list[Fact]
    view: Data
    waiting: list[int]
    scores: list[Score]


@dataclass(slots=True)
class Replay:
    """Frames of a game as one seat saw them. `total` is the number of answers."""

    frames: list[ReplayFrame]
    total: int


@dataclass(slots=True)
class ReviewPoint:
    """The expected final lead (or rating) of a seat after some answers; eight of ten games end within
    `error` of it. Of two seats it is that of the first one."""

    answers: int
    seat: int
    lead: float
    error: float


@dataclass(slots=True)
class ReviewSource:
    """How many more points a source brings after the better answer, on average. `denied` are points that the
    best other player does not get."""

    source: str
    points: float
    denied: bool


@dataclass(slots=True)
class ReviewReason:
    """One sentence that says why an answer is better: the key of its message, with its parameters."""

    key: str
    args: Data
    sources: list[ReviewSource]


@dataclass(slots=True)
class ReviewVerdict:
    """What one action of a seat cost it, from what it knew. `start` answers were given before the action,
    and `at` before the answer that differs from the better one. `error` is half the width of the 95 %
    interval of the `loss`, over so many imagined `worlds`."""

    action: int
    seat: int
    start: int
    at: int
    season: str
    kind: str
    played: Option
    best: Option | None
    loss: float
    error: float
    worlds: int
    reasons: list[ReviewReason]


@dataclass(slots=True)
class ReviewMoment:
    """What a seat was asked at a turning point, the scores it saw, and what was certain to follow what it
    played and the better answer, from what it knew."""

    question: Question
    scores: list[Score]
    played: Preview
    best: Preview


@dataclass(slots=True)
class ReviewAttempt:
    """How another answer at a turning point compares: by how many points it is better than what was played
    (`gain`), and by how many the best one is better (`gap`), each with half its 95 % interval, over so many
    imagined `worlds`, those of the verdict."""

    code: str
    kind: Literal["beyond", "equal", "better", "same", "worse"]
    gain: float
    gain_error: float
    gap: float
    gap_error: float
    worlds: int


@dataclass(slots=True)
class ReviewTurningPoint:
    """An action whose verdict is a mistake; the same advice was good for so many actions in a row."""

    action: int
    times: int


@dataclass(slots=True)
class ReviewSeat:
    """A seat as far as its actions are judged: accuracy in the game and by season, what its answers cost,
    the lead (or rating) at the end, and the rest of the lead: luck, and what the review cannot see."""

    seat: int
    choices: int
    accuracy: float
    seasons: dict[str, float]
    cost: float
    error: float
    result: float
    rest: float | None


@dataclass(slots=True)
class ReviewView:
    """A review as far as it has come: `done` of so many `actions` are judged. `left` is how many seconds the
    rest may take, null if that is unknown. `unit` is `margin` or `rating`. Turning points are sorted, the
    costliest first."""

    status: Literal["none", "waiting", "running", "complete", "failed"]
    done: int
    actions: int
    left: int | None
    unit: str
    curve: list[ReviewPoint]
    seats: list[ReviewSeat]
    turning_points: list[ReviewTurningPoint]
    verdicts: list[ReviewVerdict]
