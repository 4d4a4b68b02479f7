"""Creating tables: new ones, rematches, forks, imported games. The result is the beginning of a log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from ..bots import CASUAL
from ..core.plain_data import Json
from ..core.record import BOT_MARK, Record
from ..core.refusal import BadSetup, Refusal
from ..games import GAMES
from .authorize import Actor, known_bot, seat_name
from .daily import DAILY
from .log_entries import Began, Created, LogEntry, Origin, Sat, TableEvent
from .table import Table
from .terms import Data, Terms


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat of a new table: open to anybody, the host's, or a bot's."""

    kind: Literal["open", "me", "bot"]
    name: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be set up: from a preset, with given options, or both. If every seat is taken, the game
    begins at once."""

    game: str
    seats: list[NewSeat]
    options: Data = field(default_factory=dict)
    preset: str | None = None
    seed: str | None = None
    terms: Terms = field(default_factory=Terms)


@dataclass(frozen=True, slots=True)
class Imported:
    """A table from a record file. `seats` tells who sits where, if that changes."""

    record: str
    seats: list[NewSeat] = field(default_factory=list)
    terms: Terms = field(default_factory=Terms)


@dataclass(frozen=True, slots=True)
class Fork:
    """A table that continues from a finished game after this number of answers."""

    answers: int
    seats: list[NewSeat] = field(default_factory=list)
    terms: Terms | None = None


@dataclass(frozen=True, slots=True)
class NewTableInputs:
    """What a new table needs from outside: an id, a seed and a salt that nobody can guess, and the time."""

    id: str
    seed: int
    salt: str
    now: int


def new_table(wish: NewTable, host: Actor, fresh: NewTableInputs) -> tuple[Table, list[LogEntry]]:
    """A new table as requested. Raises `BadSetup` and other refusals."""
    options = {**_preset(wish), **wish.options}
    seed = None if wish.seed is None else int(wish.seed)
    return _make(wish.game, options, wish.seats, wish.terms, host, fresh, seed=seed)


def _preset(wish: NewTable) -> dict[str, Json]:
    """The options of the requested preset, if there is one."""
    if wish.preset is None or wish.game not in GAMES:
        return {}
    presets = GAMES[wish.game].presets()
    for preset in presets:
        if preset.name == wish.preset:
            if not preset.least <= len(wish.seats) <= preset.most:
                raise BadSetup("seat-count", "seats", least=preset.least, most=preset.most)
            return dict(preset.options)
    raise BadSetup("not-one-of", "preset", value=wish.preset, known=", ".join(one.name for one in presets))


def rematch(table: Table, host: Actor, fresh: NewTableInputs) -> tuple[Table, list[LogEntry]]:
    """The same people and set-up with a new deal; seats are kept for people who come back to them."""
    if table.status not in ("over", "closed"):
        raise Refusal("not-over")
    people = sorted({seat.person for seat in table.seats if seat.person} - {host.id})
    return _make(
        table.created.game, table.created.options, _same_seats(table, host), table.created.terms, host, fresh,
        origin=Origin("rematch", table.id), invited=people,
    )  # fmt: skip


def fork(table: Table, wish: Fork, host: Actor, fresh: NewTableInputs) -> tuple[Table, list[LogEntry]]:
    """Continue from a finished game after this number of answers."""
    if table.status != "over":
        raise Refusal("not-over")
    record = table.playing()
    answers = wish.answers
    if answers > len(record.closed):
        raise Refusal("no-such-answer", "answers", most=len(record.closed))
    sitting = _as_many(wish.seats, len(table.seats)) or _same_seats(table, host)
    return _make(
        table.created.game, record.options, sitting, wish.terms or table.created.terms, host, fresh,
        seed=record.seed, answers=record.closed[:answers], origin=Origin("fork", table.id, answers),
    )  # fmt: skip


def imported(wish: Imported, host: Actor, fresh: NewTableInputs) -> tuple[Table, list[LogEntry]]:
    """A game from a record file."""
    record = Record.read(wish.record, GAMES)
    sitting = _as_many(wish.seats, len(record.names)) or [_seat_named(name) for name in record.names]
    return _make(
        record.game.name, record.options, sitting, wish.terms, host, fresh, seed=record.seed,
        answers=record.answers, origin=Origin("import", answers=len(record.answers)),
    )  # fmt: skip


def of_the_day(
    game: str, day: str, seed: int, options: Mapping[str, Json], host: Actor, fresh: NewTableInputs
) -> tuple[Table, list[LogEntry]]:
    """The deal of a day, for one person."""
    origin = Origin(DAILY, day=day)
    return _make(game, options, [NewSeat("me")], Terms(chat="off"), host, fresh, seed=seed, origin=origin)


def _make(
    game: str,
    options: Mapping[str, Json],
    seats: Sequence[NewSeat],
    terms: Terms,
    host: Actor,
    fresh: NewTableInputs,
    *,
    seed: int | None = None,
    answers: Sequence[tuple[int, str]] = (),
    origin: Origin | None = None,
    invited: Sequence[str] = (),
) -> tuple[Table, list[LogEntry]]:
    if game not in GAMES:
        raise Refusal("record-game", "game", game=game)
    rules = GAMES[game]
    dealt = fresh.seed if seed is None else seed
    rules.new(len(seats), dealt, options)  # refuses what cannot be played
    chosen = seed is not None and (origin is None or origin.how != DAILY)
    created = Created(
        game, rules.version, str(dealt), fresh.salt, dict(options), len(seats), host.id, terms,
        chosen_seed=chosen, origin=origin, answers=list(answers), invited=list(invited),
    )  # fmt: skip
    events: list[TableEvent] = [created]
    for number, wish in enumerate(seats):
        if wish.kind == "bot":
            events.append(Sat(number, "", bot=known_bot(wish.bot or CASUAL, f"seats[{number}].bot")))
        elif wish.kind == "me":
            name = seat_name(wish.name, f"seats[{number}].name") or host.name
            events.append(Sat(number, name, person=host.id))
    if all(wish.kind != "open" for wish in seats):
        events.append(Began())
    entries = [LogEntry(number, fresh.now, event) for number, event in enumerate(events, 1)]
    return Table(fresh.id, entries), entries


def _as_many(seats: Sequence[NewSeat], count: int) -> list[NewSeat]:
    """The requested seats, if any; a game that has begun has a fixed number of them."""
    if seats and len(seats) != count:
        raise BadSetup("seat-count", "seats", least=count, most=count)
    return list(seats)


def _same_seats(table: Table, host: Actor) -> list[NewSeat]:
    """Bots stay, the host keeps the host's seats, and the other seats are open to their people."""
    return [
        NewSeat("bot", bot=seat.bot) if seat.bot
        else NewSeat("me", name=seat.name) if seat.person == host.id
        else NewSeat("open")
        for seat in table.seats
    ]  # fmt: skip


def _seat_named(name: str) -> NewSeat:
    bot = name.removeprefix(BOT_MARK)
    return NewSeat("bot", bot=bot) if bot != name else NewSeat("me", name=name or None)
