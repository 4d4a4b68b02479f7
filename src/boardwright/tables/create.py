"""Creating tables: new ones, rematches, forks, imported games. The result is the beginning of a log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from ..bots import CASUAL
from ..core.plain_data import Json, parse_document
from ..core.position import POSITION, begin, load_position
from ..core.protocol import Game
from ..core.record import BOT_MARK, Record
from ..core.refusal import BadPosition, BadSetup, Refusal
from ..games import GAMES
from .authorize import Actor, known_bot, seat_name
from .daily import DAILY
from .log_entries import Began, Created, LogEntry, Origin, Sat, TableEvent
from .table import Table
from .terms import Data, Terms


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat of a new table: open to anybody, the host's, or a bot's."""

    kind: Literal["open", "me", "bot"]
    name: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A table to be set up: from a preset, with given options, or both. If every seat is taken, the game
    begins at once."""

    game: str
    seats: list[SeatSetup]
    options: Data = field(default_factory=dict)
    preset: str | None = None
    seed: str | None = None
    terms: Terms = field(default_factory=Terms)


@dataclass(frozen=True, slots=True)
class NewTableInputs:
    """Inputs of a new table: an id, a seed and a salt that nobody can guess, and the time."""

    id: str
    seed: int
    salt: str
    now: int


def new_table(setup: TableSetup, host: Actor, inputs: NewTableInputs) -> tuple[Table, list[LogEntry]]:
    """A new table as requested. Raises `BadSetup` and other refusals."""
    options = {**_preset(setup), **setup.options}
    seed = None if setup.seed is None else int(setup.seed)
    return _make(setup.game, options, setup.seats, setup.terms, host, inputs, seed=seed)


def _preset(setup: TableSetup) -> dict[str, Json]:
    """The options of the requested preset, if there is one."""
    if setup.preset is None or setup.game not in GAMES:
        return {}
    presets = GAMES[setup.game].presets()
    for preset in presets:
        if preset.name == setup.preset:
            if not preset.least <= len(setup.seats) <= preset.most:
                raise BadSetup("seat-count", "seats", least=preset.least, most=preset.most)
            return dict(preset.options)
    raise BadSetup("not-one-of", "preset", value=setup.preset, known=", ".join(one.name for one in presets))


def rematch(table: Table, host: Actor, inputs: NewTableInputs) -> tuple[Table, list[LogEntry]]:
    """The same people and set-up with a new deal; seats are kept for people who come back to them."""
    if table.status not in ("over", "closed"):
        raise Refusal("not-over")
    people = sorted({seat.person for seat in table.seats if seat.person} - {host.id})
    created = table.created
    return _make(
        created.game, created.options, _same_seats(table, host), created.terms, host, inputs,
        origin=Origin("rematch", table.id), invited=people,
    )  # fmt: skip


def fork(
    table: Table,
    answers: int,
    seats: Sequence[SeatSetup],
    terms: Terms | None,
    host: Actor,
    inputs: NewTableInputs,
) -> tuple[Table, list[LogEntry]]:
    """Continue from a finished game after this number of answers. Without `seats` and `terms`, they stay as
    they were."""
    if table.status != "over":
        raise Refusal("not-over")
    record = table.playing()
    if answers > len(record.closed):
        raise Refusal("no-such-answer", "answers", most=len(record.closed))
    sitting = _as_many(seats, len(table.seats)) or _same_seats(table, host)
    return _make(
        table.created.game, record.options, sitting, terms or table.created.terms, host, inputs,
        seed=record.seed, answers=record.closed[:answers], origin=Origin("fork", table.id, answers),
        rules=record.game,
    )  # fmt: skip


def import_game(
    text: str, seats: Sequence[SeatSetup], terms: Terms, host: Actor, inputs: NewTableInputs
) -> tuple[Table, list[LogEntry]]:
    """A game from a record file, or one that begins from the position in a file. Without `seats`, the same
    people and bots play on; from a position the host plays against bots."""
    if text.lstrip().startswith("{"):
        return _import_position(text, seats, terms, host, inputs)
    record = Record.read(text, GAMES)
    sitting = _as_many(seats, len(record.names)) or [_seat_named(name) for name in record.names]
    return _make(
        record.game.name, record.options, sitting, terms, host, inputs, seed=record.seed,
        answers=record.answers, origin=Origin("import", answers=len(record.answers)),
        rules=record.game,
    )  # fmt: skip


def _import_position(
    text: str, seats: Sequence[SeatSetup], terms: Terms, host: Actor, inputs: NewTableInputs
) -> tuple[Table, list[LogEntry]]:
    position = parse_document(text, "", BadPosition)
    state = load_position(position, GAMES)
    bots = [SeatSetup("bot")] * (state.seats - 1)
    sitting = _as_many(seats, state.seats) or [SeatSetup("me"), *bots]
    return _make(state.game.name, {POSITION: position}, sitting, terms, host, inputs, origin=Origin("import"))


def daily_table(
    game: str, day: str, seed: int, options: Mapping[str, Json], host: Actor, inputs: NewTableInputs
) -> tuple[Table, list[LogEntry]]:
    """The deal of a day, for one person."""
    origin = Origin(DAILY, day=day)
    return _make(game, options, [SeatSetup("me")], Terms(chat="off"), host, inputs, seed=seed, origin=origin)


def _make(
    game: str,
    options: Mapping[str, Json],
    seats: Sequence[SeatSetup],
    terms: Terms,
    host: Actor,
    inputs: NewTableInputs,
    *,
    seed: int | None = None,
    answers: Sequence[tuple[int, str]] = (),
    origin: Origin | None = None,
    invited: Sequence[str] = (),
    rules: Game | None = None,
) -> tuple[Table, list[LogEntry]]:
    """A table. It has the newest rules, or those of the answers that are already given."""
    if game not in GAMES:
        raise Refusal("record-game", "game", game=game)
    rules = rules or GAMES[game]
    seed_dealt = inputs.seed if seed is None else seed
    begin(rules, len(seats), seed_dealt, options, [])  # raises if the set-up cannot be played
    chosen = POSITION in options or (seed is not None and (origin is None or origin.how != DAILY))
    created = Created(
        game, rules.version, str(seed_dealt), inputs.salt, dict(options), len(seats), host.id, terms,
        chosen_seed=chosen, origin=origin, answers=list(answers), invited=list(invited),
    )  # fmt: skip
    events: list[TableEvent] = [created]
    for number, seat in enumerate(seats):
        if seat.kind == "bot":
            events.append(Sat(number, "", bot=known_bot(seat.bot or CASUAL, f"seats[{number}].bot")))
        elif seat.kind == "me":
            name = seat_name(seat.name, f"seats[{number}].name") or host.name
            events.append(Sat(number, name, person=host.id))
    if all(seat.kind != "open" for seat in seats):
        events.append(Began())
    entries = [LogEntry(number, inputs.now, event) for number, event in enumerate(events, 1)]
    return Table(inputs.id, entries), entries


def _as_many(seats: Sequence[SeatSetup], count: int) -> list[SeatSetup]:
    """The requested seats, if any. Their number must be that of the game, which has begun."""
    if seats and len(seats) != count:
        raise BadSetup("seat-count", "seats", least=count, most=count)
    return list(seats)


def _same_seats(table: Table, host: Actor) -> list[SeatSetup]:
    """Bots stay, the host keeps the host's seats, and the other seats are open to their people."""
    return [
        SeatSetup("bot", bot=seat.bot) if seat.bot
        else SeatSetup("me", name=seat.name) if seat.person == host.id
        else SeatSetup("open")
        for seat in table.seats
    ]  # fmt: skip


def _seat_named(name: str) -> SeatSetup:
    bot = name.removeprefix(BOT_MARK)
    return SeatSetup("bot", bot=bot) if bot != name else SeatSetup("me", name=name or None)
