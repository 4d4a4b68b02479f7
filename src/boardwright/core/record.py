"""Records: a game as one text file, and the game that is being recorded.

`docs/records.md` describes the format. Loading a file replays it: the file has the set-up and the answers,
and ends with their number and a digest over the text and the final state. So a file that was cut, changed, or
written by other rules is refused instead of being half-loaded.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, NoReturn

from .events import Event
from .plain_data import Json, parse, spell
from .position import begin
from .protocol import Game, State, check_game
from .refusal import BadRecord, BadSetup, IllegalChoice, Refusal
from .rng import SEED_BITS

MAGIC: Final = "boardwright record 1"
LONGEST_NAME: Final = 40
BOT_MARK: Final = "bot:"
"""The prefix of a seat's name if a bot plays it."""


class Record:
    """A state with the set-up and the answers that led to it; `choose` updates both."""

    def __init__(self, game: Game, seed: int, options: Mapping[str, Json], names: Sequence[str]) -> None:
        check_game(game)
        if isinstance(names, str):
            raise BadSetup("not-list", "names", given=names)
        self.opening: list[Event] = []
        """The events of setting up."""
        self.game: Final = game
        self.seed: Final = seed
        """The seed of the deal."""
        self.options: Final = {
            name: parse(spell(value)) for name, value in options.items()
        }  # a copy of the given options
        """What was chosen for the set-up (`Game.setup_options`), or the position where it begins."""
        self.names: Final = [clean_name(name) for name in names]
        """The players by seat; a bot is `bot:` and its name."""
        self.state: State = begin(game, len(names), seed, self.options, self.opening)
        """The current state."""
        self.closed: list[tuple[int, str]] = []
        """Answers of finished steps, in seat order within a step, so that equal games have equal records."""
        self.open: dict[int, str] = {}
        """Answers of the step that still waits for other seats."""
        self._past: list[tuple[int, State, int]] = []
        """The last steps, if they can be undone: whose they were, the states before them, and how many
        answers each has."""

    def choose(self, seat: int, code: str) -> list[Event]:
        """Answer for a seat and record the answer."""
        others = [other for other in self.state.waiting() if other != seat]
        before = self.state.copy()
        events = self.state.choose(seat, code)
        if self.state.mark() != before.mark() or (self._past and self._past[-1][0] != seat):
            self._past.clear()
        if self.state.mark() == before.mark() and not others:
            self._past.append((seat, before, 1))
        self.open[seat] = code
        if not others or self.state.waiting() != others:  # the step has closed
            self.closed += sorted(self.open.items())
            self.open.clear()
        return events

    def choose_all(self, seat: int, codes: Sequence[str]) -> list[Event]:
        """Give several answers of a seat in a row: all, or none if one is refused. They are undone as one."""
        if len(codes) == 1:
            return self.choose(seat, codes[0])
        state, past, opened, n = self.state, self._past[:], dict(self.open), len(self.closed)
        self.state = state.copy()
        events: list[Event] = []
        try:
            for code in codes:
                events += self.choose(seat, code)
        except Refusal:
            self.state, self._past, self.open = state, past, opened
            del self.closed[n:]
            raise
        undoable = self.state.mark() == state.mark() and len(self.closed) == n + len(codes)
        before = past if past and past[-1][0] == seat else []
        self._past = [*before, (seat, state, len(codes))] if undoable else []
        return events

    def retract(self, seat: int) -> None:
        """Take back a sealed answer; see `State.retract`."""
        self.state.retract(seat)
        del self.open[seat]

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat may take its last answer back: it is still sealed, or can be undone."""
        return seat in self.open or self.undoable == seat

    def take_back(self, seat: int) -> None:
        """Take back the last answer of a seat; raises `IllegalChoice` if that is not possible."""
        if seat in self.open:
            self.retract(seat)
        else:
            self.undo(seat)

    @property
    def undoable(self) -> int | None:
        """The seat that may undo its last step: nobody else has answered since, and nothing followed that
        cannot be undone (`State.mark`)."""
        return self._past[-1][0] if self._past else None

    def undo(self, seat: int) -> None:
        """Go back to before the last answer of a seat, or its last answers if they were given as one; raises
        `IllegalChoice` if that is not possible."""
        if self.undoable != seat:
            raise IllegalChoice("nothing-to-undo", seat=seat)
        _, self.state, n = self._past.pop()
        del self.closed[-n:]

    @property
    def answers(self) -> list[tuple[int, str]]:
        """All answers so far, in the order in which they are replayed."""
        return self.closed + sorted(self.open.items())

    def text(self) -> str:
        """The record as a file."""
        lines = [
            MAGIC,
            f"game {self.game.name}",
            f"rules {self.game.version}",
            f"seed {self.seed}",
            f"options {spell(self.options)}",
            *(f"name {name}" for name in self.names),
            "answers",
            *(f"{seat} {code}" for seat, code in self.answers),
        ]
        return "\n".join([*lines, f"end {len(self.answers)} {_digest(lines, self.state)}", ""])

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """A record is pickled as its set-up and its answers."""
        return _replayed, (self.game, self.seed, self.options, self.names, self.answers)

    @staticmethod
    def read(text: str, games: Mapping[str, Game]) -> Record:
        """The record in a file, replayed; raises `BadRecord` with the line that is wrong."""
        return _RecordReader(text, games).record()


def clean_name(name: str) -> str:
    """A name on one line, without control characters and not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME].rstrip()


def _replayed(
    game: Game, seed: int, options: dict[str, Json], names: list[str], answers: list[tuple[int, str]]
) -> Record:
    """The record with these answers."""
    record = Record(game, seed, options, names)
    for seat, code in answers:
        record.choose(seat, code)
    return record


def _digest(lines: list[str], state: State) -> str:
    whole = "\n".join([*lines, spell(state.dump())])
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


class _RecordReader:
    """Reads a file line by line; `at` is the number of the line last read."""

    def __init__(self, text: str, games: Mapping[str, Game]) -> None:
        self.lines = text.split("\n")
        if self.lines[-1] == "":
            self.lines.pop()
        self.lines = [line.removesuffix("\r") for line in self.lines]
        self.games = games
        self.at = 0

    def record(self) -> Record:
        if not self.lines or self.lines[0] != MAGIC:
            raise BadRecord("record-magic", 1, magic=MAGIC)
        self.at = 1
        name = self.value("game")
        if name not in self.games:
            self.refuse("record-game", game=name)
        newest = self.games[name]
        version = self.whole("rules")
        game = newest.of_version(version)
        if game is None:
            self.refuse("record-rules", rules=version, known=newest.version)
        seed = self.whole("seed")
        if seed >> SEED_BITS:
            self.refuse("seed-range")
        options = self.options()
        options_line = self.at
        names = self.names(game)
        try:
            record = Record(game, seed, options, names)
        except Refusal as refusal:
            raise BadRecord(refusal.reason, options_line, **refusal.details) from None
        if self.next() != "answers":
            self.refuse("record-expected", expected="answers")
        while not self.peek().startswith("end "):
            self.answer(record)
        count, _, digest = self.value("end").partition(" ")
        if count != str(len(record.answers)):
            self.refuse("record-count", count=len(record.answers))
        if digest != _digest(self.lines[: self.at - 1], record.state):
            self.refuse("record-digest")
        if self.at != len(self.lines):
            self.at += 1
            self.refuse("record-trailing")
        for number, (line, right) in enumerate(zip(self.lines, record.text().split("\n"), strict=False), 1):
            if line != right:  # valid, but not the canonical text: one game has one text
                raise BadRecord("record-spelling", number, right=right)
        return record

    def names(self, game: Game) -> list[str]:
        names: list[str] = []
        while self.peek().startswith("name "):
            names.append(self.value("name"))
            if clean_name(names[-1]) != names[-1]:
                self.refuse("record-name")
            if len(names) > game.most_seats:
                self.refuse("seat-count", least=game.least_seats, most=game.most_seats)
        if len(names) < game.least_seats:
            self.at += 1  # the line where one more name is missing
            self.refuse("seat-count", least=game.least_seats, most=game.most_seats)
        return names

    def answer(self, record: Record) -> None:
        seat, _, code = self.next().partition(" ")
        if not (seat.isascii() and seat.isdecimal() and len(seat) < 6 and code):
            self.refuse("record-answer")
        try:
            record.choose(int(seat), code)
        except Refusal as refusal:
            raise BadRecord(refusal.reason, self.at, **refusal.details) from None

    def options(self) -> dict[str, Json]:
        text = self.value("options")
        try:
            options = parse(text)
            spell(options).encode()  # half a surrogate pair cannot be written
        except ValueError:
            self.refuse("record-options")
        if not isinstance(options, dict):
            self.refuse("record-options")
        return options

    def peek(self) -> str:
        if self.at == len(self.lines):
            self.at += 1
            self.refuse("record-truncated")
        return self.lines[self.at]

    def next(self) -> str:
        line = self.peek()
        self.at += 1
        return line

    def value(self, key: str) -> str:
        """The rest of the next line, which must begin with this key."""
        line = self.next()
        if not line.startswith(f"{key} "):
            self.refuse("record-expected", expected=key)
        return line[len(key) + 1 :]

    def whole(self, key: str) -> int:
        text = self.value(key)
        if not (text.isascii() and text.isdecimal() and len(text) < 50):
            self.refuse("record-whole", key=key)
        return int(text)

    def refuse(self, reason: str, **details: str | int) -> NoReturn:
        raise BadRecord(reason, self.at, **details)
