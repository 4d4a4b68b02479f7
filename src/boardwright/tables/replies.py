"""Replies to requests about games and tables, besides updates: lists, deals, what can be played.

A server and a browser that plays without one send the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from .terms import Data
from .updates import Status


@dataclass(slots=True)
class TableLine:
    """A table in a list."""

    id: str
    game: str
    status: Status
    names: list[str]
    free: int
    your_turn: bool
    created_at: int
    changed_at: int


@dataclass(slots=True)
class TableList:
    """Your tables, and tables open to everybody."""

    yours: list[TableLine]
    listed: list[TableLine]


@dataclass(slots=True)
class DailyLine:
    """A person's result in a deal of the day. `rating` is the rating of a solo game. `won` tells whether the
    person beat the rival, if there is one."""

    name: str
    points: int
    rating: int | None
    won: bool | None
    table: str


@dataclass(slots=True)
class DailyDeal:
    """A deal of today. `table` is your table, `you` is your result. `players` is the number of people who
    have finished the deal, `best` are the best results."""

    game: str
    options: Data
    table: str | None
    you: DailyLine | None
    players: int
    best: list[DailyLine]


@dataclass(slots=True)
class Daily:
    """The deals of today (UTC). They are the same for everybody, and end at `ends_at`."""

    day: str
    ends_at: int
    deals: list[DailyDeal]


@dataclass(slots=True)
class DailyBoard:
    """The results of the deal of a day; the seed is shown when the day is over."""

    day: str
    game: str
    options: Data
    seed: str | None
    players: int
    best: list[DailyLine]
    you: DailyLine | None


@dataclass(slots=True)
class GameInfo:
    """A game that can be played here."""

    name: str
    rules: int
    least_seats: int
    most_seats: int
    choices: dict[str, list[Data]]
    presets: list[Data]
    board: str = ""
    """The address of the title's own board for browsers; empty if it brings none."""


@dataclass(slots=True)
class Catalogue:
    """What can be played, with whom, in which languages."""

    version: str
    protocol: int
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    seconds: dict[str, float]
    """By bot: the longest a move may take."""
    alone: bool = False
    """Whether the tables are kept on this device: nobody else can come to them."""


@dataclass(slots=True)
class SetLine:
    """What a set contains: a message key with its parameters."""

    key: str
    args: Data


@dataclass(slots=True)
class SetProblem:
    """A mistake in a set: the line (0 in JSON), the entry, and the reason as in a `Problem`."""

    line: int
    where: str
    reason: str
    details: Data


@dataclass(slots=True)
class CheckedSet:
    """The reply to `SetText`: the set as plain data for the options of a table, with what it contains; or all
    its mistakes."""

    set: Data | None
    holds: list[SetLine]
    problems: list[SetProblem]
