"""Making tables: new ones, rematches, forks, imported games. What comes out is the beginning of a log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..bots import CASUAL
from ..core.plain_data import Json
from ..core.record import BOT_MARK, Record
from ..core.refusal import BadSetup, Refusal
from ..games import GAMES
from ..server.secret import new_id, new_seed, new_token, now_ms
from ..server.wire import NewSeat, NewTable, Person
from .authorize import known_bot, seat_name
from .daily import DAILY
from .log_entries import AnyDeed, Began, Created, Entry, Origin, Sat
from .table import Table
from .terms import Terms


def new_table(wish: NewTable, host: Person) -> tuple[Table, list[Entry]]:
    """A table as somebody wishes it. Raises `BadSetup` and other refusals."""
    options = {**_preset(wish), **wish.options}
    seed = None if wish.seed is None else int(wish.seed)
    return _make(wish.game, options, wish.seats, wish.terms, host, seed=seed)


def _preset(wish: NewTable) -> dict[str, Json]:
    """The options of the preset wished for, if one is."""
    if wish.preset is None or wish.game not in GAMES:
        return {}
    presets = GAMES[wish.game].presets()
    for preset in presets:
        if preset.name == wish.preset:
            if not preset.least <= len(wish.seats) <= preset.most:
                raise BadSetup("seat-count", "seats", least=preset.least, most=preset.most)
            return dict(preset.options)
    raise BadSetup("not-one-of", "preset", value=wish.preset, known=", ".join(one.name for one in presets))


def rematch(table: Table, host: Person) -> tuple[Table, list[Entry]]:
    """The same people and set-up with fresh cards; the seats are kept for those who come back to them."""
    if table.status not in ("over", "closed"):
        raise Refusal("not-over")
    people = sorted({seat.person for seat in table.seats if seat.person} - {host.id})
    return _make(
        table.created.game, table.created.options, _same_seats(table, host), table.created.terms, host,
        origin=Origin("rematch", table.id), invited=people,
    )  # fmt: skip


def fork(
    table: Table, answers: int, seats: Sequence[NewSeat], terms: Terms | None, host: Person
) -> tuple[Table, list[Entry]]:
    """Go on from a finished game after so many of its answers."""
    if table.status != "over":
        raise Refusal("not-over")
    record = table.playing()
    if answers > len(record.closed):
        raise Refusal("no-such-answer", "answers", most=len(record.closed))
    sitting = _as_many(seats, len(table.seats)) or _same_seats(table, host)
    return _make(
        table.created.game, record.options, sitting, terms or table.created.terms, host,
        seed=record.seed, answers=record.closed[:answers], origin=Origin("fork", table.id, answers),
    )  # fmt: skip


def imported(text: str, seats: Sequence[NewSeat], terms: Terms, host: Person) -> tuple[Table, list[Entry]]:
    """A game from a record file."""
    record = Record.read(text, GAMES)
    sitting = _as_many(seats, len(record.names)) or [_seat_named(name) for name in record.names]
    return _make(
        record.game.name, record.options, sitting, terms, host, seed=record.seed, answers=record.answers,
        origin=Origin("import", answers=len(record.answers)),
    )  # fmt: skip


def of_the_day(
    game: str, day: str, seed: int, options: Mapping[str, Json], host: Person
) -> tuple[Table, list[Entry]]:
    """The deal of a day, for one person alone."""
    origin = Origin(DAILY, day=day)
    return _make(game, options, [NewSeat("me")], Terms(chat="off"), host, seed=seed, origin=origin)


def _make(
    game: str,
    options: Mapping[str, Json],
    seats: Sequence[NewSeat],
    terms: Terms,
    host: Person,
    *,
    seed: int | None = None,
    answers: Sequence[tuple[int, str]] = (),
    origin: Origin | None = None,
    invited: Sequence[str] = (),
) -> tuple[Table, list[Entry]]:
    if game not in GAMES:
        raise Refusal("record-game", "game", game=game)
    rules = GAMES[game]
    dealt = new_seed() if seed is None else seed
    rules.new(len(seats), dealt, options)  # refuses what cannot be played
    chosen = seed is not None and (origin is None or origin.how != DAILY)
    created = Created(
        game, rules.version, str(dealt), new_token(), dict(options), len(seats), host.id, terms,
        chosen_seed=chosen, origin=origin, answers=list(answers), invited=list(invited),
    )  # fmt: skip
    deeds: list[AnyDeed] = [created]
    for number, wish in enumerate(seats):
        if wish.kind == "bot":
            deeds.append(Sat(number, "", bot=known_bot(wish.bot or CASUAL, f"seats[{number}].bot")))
        elif wish.kind == "me":
            name = seat_name(wish.name, f"seats[{number}].name") or host.name
            deeds.append(Sat(number, name, person=host.id))
    if all(wish.kind != "open" for wish in seats):
        deeds.append(Began())
    now = now_ms()
    entries = [Entry(number, now, deed) for number, deed in enumerate(deeds, 1)]
    return Table(new_id(), entries), entries


def _as_many(seats: Sequence[NewSeat], count: int) -> list[NewSeat]:
    """The seats wished for, if any are; a game that has begun has a fixed number of them."""
    if seats and len(seats) != count:
        raise BadSetup("seat-count", "seats", least=count, most=count)
    return list(seats)


def _same_seats(table: Table, host: Person) -> list[NewSeat]:
    """Bots stay, the host keeps the own seats, the others' are open to them."""
    return [
        NewSeat("bot", bot=seat.bot) if seat.bot
        else NewSeat("me", name=seat.name) if seat.person == host.id
        else NewSeat("open")
        for seat in table.seats
    ]  # fmt: skip


def _seat_named(name: str) -> NewSeat:
    bot = name.removeprefix(BOT_MARK)
    return NewSeat("bot", bot=bot) if bot != name else NewSeat("me", name=name or None)
