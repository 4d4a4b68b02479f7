"""A table: a log read from its beginning.

The log is the table: `apply` takes the entries one by one and is the only code that changes it. Nothing here
knows who is connected, what is stored, or what time it is.
"""

from __future__ import annotations

import hashlib
import marshal
from collections.abc import Iterable
from typing import Final, assert_never

from ..bots import current_name
from ..core.events import Event
from ..core.protocol import Game, State
from ..core.record import BOT_MARK, Record
from ..core.refusal import Refusal
from ..games import GAMES
from .log_entries import (
    NOBODY,
    Admitted,
    Began,
    Chose,
    Closed,
    Continued,
    Created,
    Forgotten,
    Left,
    LogEntry,
    Replaced,
    Returned,
    Revoked,
    Rose,
    Said,
    Sat,
    Undid,
    without_name,
)
from .terms import time_left
from .updates import Status

ONE_ANSWER: Final = "answer"
FRESH: Final = 8
"""The last lines, which are about to be sent; the events of older ones are packed."""
STAND_IN: Final = "stand_in"
FORFEIT: Final = "forfeit"


class TableSeat:
    """A seat and who answers for it."""

    __slots__ = (
        "answers", "asked", "asked_at", "bot", "forfeited", "helper", "left", "name", "once", "past",
        "person", "turn_ended", "used",
    )  # fmt: skip

    def __init__(self) -> None:
        self.name = ""
        self.person = ""
        self.bot = ""
        """The bot that sits here, if it is not a person."""
        self.helper = ""
        """The bot that stands in for the person."""
        self.once = ""
        """The bot that gives only the next answer."""
        self.left = False
        self.forfeited = False
        self.asked = 0
        """The number of the entry that opened this seat's current question."""
        self.asked_at = 0
        self.used = 0
        """Milliseconds spent thinking on answers already given."""
        self.answers = 0
        self.turn_ended = 0
        """The number of the entry that last ended a turn of this seat. Later entries are new to it."""
        self.past: list[tuple[int, int, int, int]] = []
        """For each answer: the time used, the answers and the end of turn before it, and the time it took."""

    def take(self, name: str, person: str, bot: str) -> None:
        self.name, self.person, self.bot = name, person, current_name(bot)

    def give_to(self, bot: str, how: str) -> None:
        """A bot answers for the person: once, until the person returns, or permanently."""
        if how == ONE_ANSWER:
            self.once = current_name(bot)
        else:
            self.helper = current_name(bot)
            self.forfeited = how == FORFEIT

    def answer(self, at: int) -> None:
        """Count an answer and the time it took."""
        spent = at - self.asked_at
        self.past.append((self.used, self.answers, self.turn_ended, spent))
        self.used, self.answers, self.once = self.used + spent, self.answers + 1, ""

    def take_back(self, at: int) -> None:
        """Undo the count of the last answer; the time it took still counts."""
        if self.past:  # otherwise the answer is older than this table
            self.used, self.answers, self.turn_ended, spent = self.past.pop()
            self.asked_at = at - spent

    def come_back(self, at: int) -> None:
        if self.program:  # a bot had the question; otherwise the clock was not stopped
            self.asked_at = at
        self.left, self.helper, self.once = False, "", ""

    @property
    def free(self) -> bool:
        return not self.person and not self.bot

    @property
    def program(self) -> str:
        """The bot that answers for this seat now, if there is one."""
        return self.bot or self.helper or self.once


class AppliedEntry:
    """An entry that was applied and not undone, with the events of the game that followed."""

    __slots__ = ("_events", "at", "event", "number")

    def __init__(self, entry: LogEntry, events: list[Event]) -> None:
        self.number: Final = entry.number
        self.at: Final = entry.at
        self.event = entry.event
        self._events: list[Event] | bytes = events

    @property
    def events(self) -> list[Event]:
        """The events of the game."""
        if isinstance(self._events, bytes):
            return [Event(*fields) for fields in marshal.loads(self._events)]
        return self._events

    def pack(self) -> None:
        """Keep the events in a fifth of the memory. They are rarely needed again."""
        if not isinstance(self._events, bytes):
            self._events = marshal.dumps(
                [(one.kind, one.seat, one.args, one.to, one.key, one.untold) for one in self._events]
            )


class Table:
    """One table, built from its log."""

    def __init__(self, id: str, entries: Iterable[LogEntry]) -> None:
        self.id: Final = id
        self.number = 0
        self.seats: list[TableSeat] = []
        self.record: Record | None = None
        self.closed = ""
        self.lines: list[AppliedEntry] = []
        self.commands: dict[str, int] = {}
        """The number of the entry that each command of a client caused."""
        self.watchers: dict[str, dict[str, int | None]] = {}
        """People admitted to watch: by link, the seat whose view they may see. The latest link counts."""
        self.revoked: set[str] = set()
        """Links to watch that were revoked."""
        self.undone: list[tuple[int, int]] = []
        """For subscribers: the numbers of entries that undid something, and of the lines they removed."""
        log = iter(entries)
        first = next(log)
        if not isinstance(first.event, Created):
            raise Refusal("log-broken", id)
        self.created: Final = first.event
        self.created_at: Final = first.at
        self.invited: Final = set(first.event.invited)
        """People who may take a seat without a link."""
        game = GAMES[first.event.game].of_version(first.event.rules)
        if game is None:
            raise Refusal("rules-changed", id, rules=first.event.rules)
        self._rules: Final = game
        self.seats = [TableSeat() for _ in range(first.event.seats)]
        self.apply(first)
        for entry in log:
            self.apply(entry)

    # Properties

    @property
    def game(self) -> Game:
        """The rules with which it began."""
        return self._rules

    @property
    def state(self) -> State | None:
        return None if self.record is None else self.record.state

    @property
    def status(self) -> Status:
        if self.closed:
            return "closed"
        if self.record is None:
            return "gathering"
        return "running" if self.record.state.waiting() else "over"

    @property
    def commitment(self) -> str:
        """A hash of the seed, shown from the beginning, so that nobody can change the deal unnoticed."""
        text = f"{self.created.seed} {self.created.salt}"
        return hashlib.sha256(text.encode()).hexdigest()

    def waiting(self) -> list[int]:
        """The seats that have to answer now."""
        return self.record.state.waiting() if self.record is not None and not self.closed else []

    def programs(self) -> list[int]:
        """The seats for which a bot has to answer now."""
        return [seat for seat in self.waiting() if self.seats[seat].program]

    def people_asked(self) -> set[str]:
        """The people who have to answer now, without those for whom a bot answers or who have left."""
        asked = (self.seats[seat] for seat in self.waiting())
        return {seat.person for seat in asked if seat.person and not seat.program and not seat.left}

    def held_by(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat for seat, holder in enumerate(self.seats) if person and holder.person == person]

    def may_look(self, person: str, seat: int | None) -> bool:
        """Whether a person may see the table as a seat does (None: as a spectator)."""
        if seat is not None:
            lent = [*self.watchers.get(person, {}).values()][-1:]
            return 0 <= seat < len(self.seats) and (seat in self.held_by(person) or lent == [seat])
        return (
            self.created.terms.listed
            or person == self.created.host
            or person in self.watchers
            or person in self.invited
            or bool(self.held_by(person))
        )

    def may_sit(self, person: str) -> bool:
        """Whether a person may take a seat: everybody if the table is listed, otherwise invited people."""
        invited = person in self.invited or person == self.created.host
        return invited or self.created.terms.listed or bool(self.held_by(person))

    def undoable_by(self, seat: int) -> bool:
        """Whether a seat may take back its last answer: nothing hidden was revealed, no chance was drawn,
        nobody else has acted, and nothing of another seat has changed. The last answer of a game stays,
        because the seed is shown after it."""
        if self.record is None or self.status != "running" or not self.created.terms.undo:
            return False
        return self.record.can_take_back(seat)

    def left_to_think(self, seat: int, now: int) -> int:
        """Milliseconds left to a seat that has to answer; negative when it is late."""
        holder = self.seats[seat]
        return time_left(self.created.terms.clock, holder.used, holder.answers, now - holder.asked_at)

    # Changes

    def apply(self, entry: LogEntry) -> None:
        """Apply the next entry of the log. Raises a `Refusal` and changes nothing if the rules forbid it."""
        if entry.number != self.number + 1:
            raise Refusal("log-broken", self.id, number=entry.number)
        events: list[Event] = []
        match entry.event:
            case Sat(seat=seat) as sat:
                self.seats[seat].take(sat.name, sat.person, sat.bot)
            case Rose(seat=seat):
                self.seats[seat] = TableSeat()
                for by_link in self.watchers.values():
                    for link, shared_seat in by_link.items():
                        if shared_seat == seat:  # the former holder allowed it; the next one has not
                            by_link[link] = None
            case Admitted() as admitted:
                self._admit(admitted)
            case Revoked(link=link, seat=shared_seat):
                self._revoke(link, shared_seat)
            case Forgotten(person=person):
                self._forget(person)
            case Began():
                events = self._begin(entry)
            case Chose() as chose:
                events = self._choose(entry, chose)
            case Undid(seat=seat):
                self._undo(entry, seat)
            case Left(seat=seat):
                self.seats[seat].left = True
            case Returned(seat=seat):
                self.seats[seat].come_back(entry.at)
            case Replaced() as replaced:
                self.seats[replaced.seat].give_to(replaced.bot, replaced.how)
            case Closed(by=by):
                self.closed = by
            case Created() | Said() | Continued():
                pass  # shown in the log only
            case _ as never:
                assert_never(never)
        self.number = entry.number
        if entry.command:
            self.commands[entry.command] = entry.number
        if not isinstance(entry.event, Undid):
            self.lines.append(AppliedEntry(entry, events))
            if len(self.lines) > FRESH:
                self.lines[-FRESH - 1].pack()

    def _admit(self, admitted: Admitted) -> None:
        by_link = self.watchers.setdefault(admitted.person, {})
        if admitted.sits:
            self.invited.add(admitted.person)
            by_link.setdefault("", admitted.seat)
        else:
            by_link.pop(admitted.link, None)  # the latest comes last
            by_link[admitted.link] = admitted.seat

    def _revoke(self, link: str, seat: int | None) -> None:
        self.revoked.add(link)
        for person, by_link in list(self.watchers.items()):
            by_link.pop(link, None)
            if seat is not None and by_link.get("") == seat:  # from a time when logs did not name the link
                by_link[""] = None
            if not by_link:
                del self.watchers[person]

    def _forget(self, person: str) -> None:
        names = self.names_of(person)
        for seat in self.held_by(person):
            self.seats[seat].name = NOBODY
            self.seats[seat].left = self.seats[seat].left or self.status == "running"
            if self.record is not None:
                self.record.names[seat] = NOBODY
        for line in self.lines:
            line.event = without_name(line.event, person, names)

    def names_of(self, person: str) -> set[str]:
        """The names that a person has used here."""
        events = (line.event for line in self.lines)
        return {one.name for one in events if isinstance(one, (Sat, Said)) and one.person == person}

    def _begin(self, entry: LogEntry) -> list[Event]:
        names = [BOT_MARK + seat.bot if seat.bot else seat.name for seat in self.seats]
        self.record = Record(self.game, int(self.created.seed), self.created.options, names)
        for seat, code in self.created.answers:
            self.record.choose(seat, code)
        self._ask(entry, self.record.state.waiting())
        return self.record.opening

    def _choose(self, entry: LogEntry, chose: Chose) -> list[Event]:
        record = self.playing()
        sealed = bool(record.open)
        events = record.choose_all(chose.seat, [chose.code, *chose.then])
        seat = self.seats[chose.seat]
        seat.answer(entry.at)
        waiting = record.state.waiting()
        if chose.by:
            pass  # the holder has not seen what a stand-in does
        elif len(self.seats) == 1 or (sealed and not record.open):
            # In a solo game, or with the last answer of a sealed step, this entry also has what others do.
            seat.turn_ended = entry.number - 1
        elif chose.seat not in waiting:
            seat.turn_ended = entry.number
        if not record.open:  # the step is closed: every seat that is asked now has a new question
            self._ask(entry, waiting)
        return events

    def _undo(self, entry: LogEntry, seat: int) -> None:
        self.playing().take_back(seat)
        self._ask(entry, [seat])
        self.seats[seat].take_back(entry.at)
        for line in reversed(self.lines):  # an answer older than this table has no line
            if isinstance(line.event, Chose) and line.event.seat == seat:
                self.lines.remove(line)
                self.undone.append((entry.number, line.number))
                break

    def _ask(self, entry: LogEntry, seats: Iterable[int]) -> None:
        for seat in seats:
            self.seats[seat].asked = entry.number
            self.seats[seat].asked_at = entry.at

    def playing(self) -> Record:
        """The game of a table that has begun."""
        if self.record is None:
            raise Refusal("not-begun")
        return self.record
