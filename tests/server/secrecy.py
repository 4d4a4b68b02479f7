"""Random games at a table with every kind of viewer. Each game is compared with a twin that one viewer cannot
distinguish from it.

A `Twin` is a table with another log. In every state of its game, also in the past states of a replay, all
that is hidden from the viewer is redealt. The answers of other seats have other codes, hidden events differ
in content and number, and seed and salt differ. What the viewer may know stays the same. If a byte that is
sent to the viewer depended on something hidden, it would differ between the two tables. The only exception
is the commitment, a hash of the secret seed: the comparison leaves it out.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import pickle
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from boardwright.bots import BOTS
from boardwright.core.bundle import answers_of
from boardwright.core.decision import Decision
from boardwright.core.events import Event
from boardwright.core.label import Label
from boardwright.core.options import Move, Options
from boardwright.core.plain_data import Json, spell
from boardwright.core.protocol import Game, State
from boardwright.core.record import Record
from boardwright.core.refusal import Refusal
from boardwright.core.rng import Rng
from boardwright.core.score import Score
from boardwright.games import GAMES
from boardwright.games.valley.rules.game import ValleyState
from boardwright.server import wire
from boardwright.server.cache import EncodedViews
from boardwright.server.storage.store import Index
from boardwright.server.tokens import new_id
from boardwright.server.workers.pool import think
from boardwright.tables import commands, views
from boardwright.tables.authorize import Actor, authorize
from boardwright.tables.commands import Command
from boardwright.tables.hints import task
from boardwright.tables.log_entries import (
    Admitted,
    Began,
    Chose,
    Closed,
    Created,
    Left,
    LogEntry,
    Replaced,
    Returned,
    Said,
    Sat,
    TableEvent,
    Undid,
)
from boardwright.tables.preview import preview
from boardwright.tables.replay import replay as whole_replay
from boardwright.tables.table import STAND_IN, Table
from boardwright.tables.terms import Terms
from boardwright.tables.views import LOG_SHOWN
from boardwright.testing.cases import Case

from ..core.cases import CASES
from .client import Frame, Socket, Visitor
from .node import PATIENCE

Viewer = int | None
"""The seat whose view somebody has; None is a spectator."""

HOST: Final = "hal"
"""Sets the table up and has no seat."""
SPECTATOR: Final = "sue"
STRANGER: Final = "zed"
"""Is not admitted, and sees only what is public."""
NOW: Final = 10_000_000
QUICK_BOTS: Final = [name for name, bot in BOTS.items() if bot.seconds <= 0.2]
"""Bots that are fast enough for thousands of questions; `tests/bots` tests the others."""

encode: Final = msgspec.json.Encoder().encode


def holder(seat: int) -> str:
    return f"ada{seat}"


def friend(seat: int) -> str:
    """A person who is admitted to the view of a seat."""
    return f"eve{seat}"


# The twin


class TwinRules(Game):
    """The rules of a twin: the true game, shown only as redealt worlds."""

    name = "tale"
    version = 1
    least_seats = 1
    most_seats = 100

    def __init__(self, truth: Created, viewer: Viewer, chance: Rng) -> None:
        self.truth: Final = truth
        self.viewer: Final = viewer
        self.chance: Final = chance
        self.codes: Final[dict[str, str]] = {}
        """The true codes of the answers of other seats, by their codes in the twin."""

    def new(
        self,
        seats: int = 1,
        seed: int = 0,  # noqa: ARG002 (the twin has a false seed)
        options: Mapping[str, Json] | None = None,
        events: list[Event] | None = None,
    ) -> TwinState:
        true_events: list[Event] = []
        true = GAMES[self.truth.game].new(seats, int(self.truth.seed), options, true_events)
        if events is not None:
            events += self.replace_hidden(true_events)
        return TwinState(self, true, self.redeal(true))

    def load(self, position: Json) -> State:
        raise NotImplementedError

    def redeal(self, true: State) -> State:
        return true.redeal(self.viewer, self.chance)

    def replace_hidden(self, events: Sequence[Event]) -> list[Event]:
        """Visible events stay. Each hidden event is replaced by none, one or two other events."""
        replaced: list[Event] = []
        for event in events:
            if event.seen_by(self.viewer):
                replaced.append(event)
            else:
                unseen = Event("unseen", event.seat, {"secret": self.chance.below(1 << 30)}, event.to)
                replaced += [unseen] * self.chance.below(3)
        return replaced

    def rename(self, seat: int, code: str) -> str:
        """Replace the code of an answer, if another seat gave it."""
        if seat == self.viewer:
            return code
        other = f"unseen:{len(self.codes)}"
        self.codes[other] = code
        return other


class TwinState(State):
    """A state of a twin. The redealt world answers all calls."""

    __slots__ = ("_rules", "_true", "world")

    def __init__(self, rules: TwinRules, true: State, world: State) -> None:
        self._rules = rules
        self._true = true
        self.world = world

    @property
    def game(self) -> Game:
        return self.world.game

    @property
    def seats(self) -> int:
        return self.world.seats

    def waiting(self) -> list[int]:
        return self.world.waiting()

    def options(self, seat: int) -> Options:
        return self.world.options(seat)

    def decision(self, seat: int) -> Decision:
        return self.world.decision(seat)

    def why_not(self, seat: int) -> dict[str, Refusal]:
        return self.world.why_not(seat)

    def label(self, seat: int, code: str) -> Label:
        return self.world.label(seat, code)

    def choose(self, seat: int, code: str) -> list[Event]:
        true = self._rules.codes.get(code)
        if true is None:
            self.world.copy().choose(seat, code)  # refuses an illegal code, for the reasons of this world
            true = code
        events = self._true.choose(seat, true)
        self.world = self._rules.redeal(self._true)
        return self._rules.replace_hidden(events)

    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        raise NotImplementedError

    def retract(self, seat: int) -> None:
        self._true.retract(seat)
        self.world = self._rules.redeal(self._true)

    def mark(self) -> int:
        return self.world.mark()

    def preview(self, seat: int, move: Move) -> Score:
        return self.world.preview(seat, move)

    def counted(self, seat: int, move: Move | None = None) -> dict[str, list[str]]:
        return self.world.counted(seat, move)

    def view(self, seat: int | None) -> dict[str, Json]:
        return self.world.view(seat)

    def scores(self) -> tuple[Score, ...]:
        return self.world.scores()

    def copy(self) -> TwinState:
        return TwinState(self._rules, self._true.copy(), self.world.copy())

    def redeal(self, seat: int | None, rng: Rng) -> State:
        return self.world.redeal(seat, rng)

    def dump(self) -> dict[str, Json]:
        return self.world.dump()


class Twin(Table):
    """A table that looks the same to one viewer, but differs in everything hidden."""

    def __init__(self, id: str, log: Sequence[LogEntry], viewer: Viewer, chance: Rng) -> None:
        assert isinstance(log[0].event, Created)
        self.rules: Final = TwinRules(log[0].event, viewer, chance)
        super().__init__(id, [self._replaced(entry) for entry in log])

    @property
    def game(self) -> Game:
        return self.rules

    def follow(self, entry: LogEntry) -> None:
        """Apply the next log entry of the true table."""
        self.apply(self._replaced(entry))

    def _replaced(self, entry: LogEntry) -> LogEntry:
        event = entry.event
        if isinstance(event, Created):
            seed = self.rules.chance.fork().below(1 << 32)
            answers = [(seat, self.rules.rename(seat, code)) for seat, code in event.answers]
            event = replace(event, seed=str(seed), salt=f"salt{seed}", answers=answers)
        elif isinstance(event, Chose):
            event = replace(event, code=self.rules.rename(event.seat, event.code))
        return replace(entry, event=event)


# The true table


class RandomGame:
    """A random game at a table: answers in any order, undo, chat, people who leave and return."""

    def __init__(self, case: Case, number: int) -> None:
        self.chance: Final = Rng(number)
        self.case: Final = case
        seed = self.chance.fork().below(1 << 32)
        begun = self._begun(seed) if self.chance.below(4) == 0 else []  # continues another game
        terms = Terms(listed=self.chance.below(2) == 0, live_scores=self.chance.below(3) > 0, chat="all")
        created = Created(
            case.game.name, case.game.version, str(seed), f"salt of {seed}", case.options, case.seats, HOST,
            terms, chosen_seed=bool(begun), answers=begun,
        )  # fmt: skip
        events: list[TableEvent] = [created]
        for seat in range(case.seats):
            events += [Sat(seat, f"Ada {seat}", holder(seat)), Admitted(friend(seat), seat)]
        events += [Admitted(SPECTATOR), Began()]
        self.log: Final = [LogEntry(n, n * 1000, event) for n, event in enumerate(events, 1)]
        self.table: Final = Table("table", self.log)
        self.codes: Final[set[str]] = set()
        """Codes that were offered to any seat so far, also with cards that others have never seen."""
        self._learn()

    def _begun(self, seed: int) -> list[tuple[int, str]]:
        state = self.case.new(seed)
        answers = []
        for _ in range(self.chance.below(9)):
            if not state.waiting():
                break
            seat = state.waiting()[0]
            code = state.options(seat).code(state.options(seat).sample(self.chance))
            state.choose(seat, code)
            answers.append((seat, code))
        return answers

    def twin(self, viewer: Viewer) -> Twin:
        """A twin of this table for one viewer."""
        return Twin(self.table.id, self.log, viewer, self.chance.fork())

    def next_entry(self) -> LogEntry | None:
        """Apply the next random event. Returns its log entry, or None when the game is over."""
        if not self.table.waiting():
            return None
        entry = LogEntry(self.table.number + 1, (self.table.number + 1) * 1000, self._event())
        self.table.apply(entry)
        self.log.append(entry)
        self._learn()
        return entry

    def _event(self) -> TableEvent:
        table, chance = self.table, self.chance
        mood = chance.below(24)
        seat = chance.below(self.case.seats)
        away = table.seats[seat]
        second_thoughts = [one for one in range(self.case.seats) if table.undoable_by(one)]
        if second_thoughts and mood < 4:
            return Undid(second_thoughts[chance.below(len(second_thoughts))])
        if mood == 4:
            return Said(SPECTATOR, "Sue", "well played")
        if mood == 5:
            return Returned(seat) if away.left else Left(seat)
        if mood == 6 and away.left:
            return Replaced(seat, "random", "Hal", STAND_IN)
        if mood == 7 and chance.below(20) == 0:
            return Closed("Hal")
        waiting = table.waiting()
        seat = waiting[chance.below(len(waiting))]
        assert table.state is not None
        options = table.state.options(seat)
        return Chose(seat, options.code(options.sample(chance)), table.seats[seat].program)

    def _learn(self) -> None:
        state = self.table.state
        if state is not None:
            for seat in state.waiting():
                codes = state.options(seat).codes()
                self.codes.update(codes[:: 1 + len(codes) // 40])
                self.codes.update(list(state.why_not(seat))[:40])

    def wrong_codes(self, seat: int, count: int) -> list[str]:
        """Some codes that are illegal for a seat now."""
        state = self.table.state
        assert state is not None
        legal = set(state.options(seat).codes())
        wrong = ["nonsense", *sorted(self.codes - legal)]
        return [wrong[self.chance.below(len(wrong))] for _ in range(count)]


def random_game(game: str, number: int) -> RandomGame:
    """The random game with this number. Random games use the set-ups of a title in turn."""
    cases = [case for case in CASES if case.game.name == game]
    return RandomGame(cases[number % len(cases)], number)


def random_games(game: str) -> Iterator[RandomGame]:
    """All random games of a title, without end."""
    for number in itertools.count():
        yield random_game(game, number)


# What a viewer receives


def received(table: Table, person: str, wrong: Sequence[str] = (), *, replay: bool = True) -> list[bytes]:
    """Everything that the server can send to a person about a table now, as bytes."""
    sent = [encode(Index(table).columns), encode(dict(table.created.options)), encode(views.info(table, NOW))]
    views_sent = EncodedViews(
        views.TableSnapshot(table, NOW, [holder(0)])
    )  # all viewers share it, as on a server
    for viewer in all_viewers(table):
        if table.may_look(person, viewer):
            sent += shown(table, views_sent, viewer, replay=replay)
        if viewer is not None and viewer in table.held_by(person):
            sent += previewed(table, viewer)
    for number, seat in enumerate(table.seats):
        sent += [refused(table, person, commands.Choose("a", number, seat.asked, code)) for code in wrong]
        if not (seat.person == person and table.undoable_by(number)):
            sent.append(refused(table, person, commands.Undo("b", number)))
    # The hash of the seed differs for every seed and reveals nothing.
    return [message.replace(table.commitment.encode(), b"commitment") for message in sent]


def shown(table: Table, views_sent: EncodedViews, viewer: Viewer, *, replay: bool = True) -> list[bytes]:
    """What one viewer receives over the socket and over HTTP."""
    picture = msgspec.Raw(views_sent.of(viewer))
    after = max(0, table.number - 5)
    undone = [line for by, line in table.undone if by > after >= line]
    sent = [
        encode(
            wire.Snapshot(table.id, picture, wire.log_lines(views.log_since(table, viewer, 0, LOG_SHOWN)))
        ),
        encode(
            wire.Update(
                table.id, after, picture, wire.log_lines(views.log_since(table, viewer, after)), undone
            )
        ),
    ]
    if replay:
        sent.append(encode(wire.LogPage(wire.log_lines(views.log_since(table, viewer, 0)), None)))
        sent.append(encode(whole_replay(table, viewer, 0, 10_000)))
    return sent


def previewed(table: Table, seat: int) -> list[bytes]:
    """The previews of the current state and of some answers of a seat."""
    codes = state_of(table).options(seat).codes() if seat in table.waiting() else []
    tried = ["", *codes[:: 1 + len(codes) // 3]]
    return [encode(preview(table, seat, code)) for code in tried]


def refused(table: Table, person: str, command: Command) -> bytes:
    """The refusal of a command that cannot be done."""
    try:
        table.apply(LogEntry(table.number + 1, NOW, authorize(table, Actor(person, person), command, NOW)))
    except Refusal as refusal:
        return encode(wire.Refused(*wire.refused(refusal)))
    raise AssertionError(f"{command} was taken")


def all_viewers(table: Table) -> list[Viewer]:
    return [None, *range(len(table.seats))]


def state_of(table: Table) -> State:
    assert table.state is not None
    return table.state


class Comparison:
    """Follows random games with a twin for every viewer, and counts the comparisons."""

    def __init__(self, *, replay_every: int, bots_every: int) -> None:
        self.replay_every: Final = replay_every
        self.bots_every: Final = bots_every
        self.pairs = 0
        self.refusals = 0
        self.questions = 0
        """Questions to bots."""
        self.replays = 0

    def add(self, other: Comparison) -> None:
        """Add the counts of another comparison."""
        self.pairs += other.pairs
        self.refusals += other.refusals
        self.questions += other.questions
        self.replays += other.replays

    def play(self, random_game: RandomGame) -> None:
        """Play a random game to its end and compare some of its states, for all viewers."""
        case = random_game.case
        every = 2 * case.stride if case.stride > 1 else 4 * case.seats
        twins = {viewer: random_game.twin(viewer) for viewer in all_viewers(random_game.table)}
        moment = random_game.chance.below(every)
        while random_game.table.status != "over":
            if moment % every == 0 or random_game.table.status == "closed":
                for viewer, twin in twins.items():
                    self.compare(random_game, twin, viewer)
            moment += 1
            entry = random_game.next_entry()
            if entry is None:
                break
            for twin in twins.values():
                twin.follow(entry)

    def compare(self, random_game: RandomGame, twin: Twin, viewer: Viewer) -> None:
        """Check that everybody with this view receives the same from a table and its twin."""
        table = random_game.table
        assert twin.created.seed != table.created.seed
        asked = viewer is not None and viewer in table.waiting()
        wrong = random_game.wrong_codes(viewer, 3) if viewer is not None and asked else ["nonsense"]
        replay = self.pairs % self.replay_every == 0
        for person in [HOST, SPECTATOR, STRANGER] if viewer is None else [holder(viewer), friend(viewer)]:
            here = received(table, person, wrong, replay=replay)
            there = received(twin, person, wrong, replay=replay)
            assert here == there, f"{random_game.case.id}: {person} sees what is hidden"
            self.refusals += len(wrong) * len(table.seats)
            self.replays += replay
        if viewer is not None and asked:
            self.compare_bots(table, twin, viewer)
        self.pairs += 1

    def compare_bots(self, table: Table, twin: Twin, seat: int) -> None:
        """Check that a worker process receives the same bytes, so that a bot gives the same answer."""
        bot = QUICK_BOTS[self.pairs % len(QUICK_BOTS)]
        here, there = (task(state_of(one), seat, bot, self.pairs) for one in (table, twin))
        assert pickle.dumps(here) == pickle.dumps(there)
        if self.questions % self.bots_every == 0:
            assert think(here) == think(there)
        self.questions += 1


# What a viewer cannot know, from the full state


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-z_]+", text))


def unseen_cards(state: State, viewer: Viewer) -> set[str]:
    """Cards of Everdell or Farshore of which a viewer sees no copy: the position names them only in hands,
    piles and effects that are hidden from the viewer."""
    if not isinstance(state, ValleyState):
        return set()
    position: dict[str, Any] = json.loads(spell(state.dump()))

    def known(card: Any, usual: list[int]) -> bool:
        who = card["known"] if isinstance(card, dict) else usual
        return who == "all" or viewer in who

    position["next"] = []
    position["discard"] = [card for card in position["discard"] if known(card, [])]
    for seat, player in enumerate(position["seats"]):
        player["hand"] = [card for card in player["hand"] if known(card, [seat])]
    for frame in position["agenda"]:
        if frame.get("secret") and frame["seat"] != viewer:
            frame["cards"] = []
    return {card.id for card in state.data.rules.cards.cards} - words(spell(position))


PRINTED: Final = re.compile(r'"reason":"card-missing","details":{"card":"\w+"}')
"""Events of Everdell name the cards that they need, and that is public."""


def named(message: bytes) -> set[str]:
    """The words of a message, without what is printed on public cards."""
    return words(PRINTED.sub("", message.decode()))


# At a real server


class RecordingClient:
    """A person at a real server who keeps every message, with the number of the log entry before it."""

    def __init__(self, visitor: Visitor, table: str, viewer: Viewer, socket: Socket) -> None:
        self.visitor: Final = visitor
        self.table: Final = table
        self.viewer: Final = viewer
        self.socket: Final = socket
        self.seen: Frame = {}
        """The last view."""
        self.received: Final[list[tuple[int, str]]] = []

    async def begin(self) -> None:
        await self.socket.send(type="watch", table=self.table, seat=self.viewer)
        await self.read_to(0)

    async def read_to(self, number: int) -> None:
        """Read until the view includes this log entry."""
        shown = -1
        while shown < number:
            async with asyncio.timeout(PATIENCE):
                text = str(await self.socket.connection.recv())
            frame = json.loads(text)
            if "seen" in frame:
                self.seen = frame["seen"]
                shown = self.seen["number"]
            self.received.append((self.seen["number"], text))

    async def do(self, act: str, **fields: object) -> None:
        await self.socket.send(
            type="do", table=self.table, act={"act": act, "id": new_id(), "seat": self.viewer, **fields}
        )

    async def send_all_requests(self) -> None:
        """Send every kind of request over HTTP, allowed or not."""
        number, table = self.seen["number"], f"/tables/{self.table}"
        asked = (self.seen["question"] or {}).get("asked", 0)
        wrong = {"act": "choose", "id": new_id(), "asked": asked, "code": "nonsense"}
        for method, path, body, query in (
            ("GET", "/tables", None, {}),
            ("GET", "/me", None, {}),
            ("GET", "/no/such/page", None, {}),
            *(("GET", table, None, {"seat": seat}) for seat in (None, 0, 1)),
            *(("GET", f"{table}/log", None, {"seat": seat}) for seat in (None, 0, 1)),
            *(("GET", f"{table}/replay", None, {"seat": seat, "limit": 100}) for seat in (None, 0, 1)),
            ("GET", f"{table}/setup", None, {}),
            ("GET", f"{table}/links", None, {}),
            ("GET", f"{table}/record", None, {}),
            ("POST", f"{table}/fork", {"answers": 0}, {}),
            ("POST", f"{table}/rematch", {}, {}),
            ("POST", f"{table}/rematch", "no object", {}),
            *(("POST", f"{table}/acts", {**wrong, "seat": seat}, {}) for seat in (0, 1)),
            ("GET", f"{self.visitor.node.url}/metrics", None, {}),
            ("GET", f"{self.visitor.node.url}/health/ready", None, {}),
        ):
            reply = await self.visitor.ask(method, path, body, **query)
            assert reply.status_code < 500, reply.text
            self.received.append((number, reply.text))
            for header in reply.headers.values():
                self.received.append((number, header))


class FullState:
    """The full state of a game after one log entry."""

    def __init__(self, record: Record) -> None:
        self.state: Final = record.state.copy()
        self.sealed: Final = dict(record.open)
        self.opened: Final = {code for _, code in record.closed}
        """Codes that are public now."""


class RecordedGame:
    """The answers at a real table. After the game, the seed and these answers give the full states."""

    def __init__(self, game: str, number: int) -> None:
        self.game: Final = game
        self.first: Final = number
        """The number of the log entry that dealt the cards."""
        self.last = number
        self.answers: Final[dict[int, tuple[int, str]]] = {}
        """Seat and code by log entry. An empty code is an undo."""

    def note(self, seat: int, code: str = "") -> None:
        self.last += 1
        self.answers[self.last] = (seat, code)

    def true_states(self, seed: str, options: dict[str, Json]) -> dict[int, FullState]:
        """The full state after each log entry."""
        record = Record(GAMES[self.game], int(seed), options, ["Ada", "Ben"])
        found = {self.first: FullState(record)}
        for number, (seat, code) in self.answers.items():
            if code:
                record.choose_all(seat, answers_of(record.state, seat, [code]))
            elif seat in record.open:
                record.retract(seat)
            else:
                record.undo(seat)
            found[number] = FullState(record)
        return found


def without_questions(text: str) -> str:
    """A message without its questions: they may offer the same code that another seat has sealed."""
    try:
        message = json.loads(text)
    except ValueError:
        return text

    def cut(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: cut(inner) for name, inner in value.items() if name != "question"}
        return [cut(inner) for inner in value] if isinstance(value, list) else value

    return json.dumps(cut(message))


def position_of(state: State) -> Frame:
    """The full position as plain data."""
    found: Frame = json.loads(spell(state.dump()))
    return found
