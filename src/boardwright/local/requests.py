"""The requests of a page, as the server's routes take them, and their replies."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, get_args
from urllib.parse import parse_qsl, urlsplit

from .. import __version__
from ..bots import BOTS
from ..core.record import clean_name
from ..core.refusal import Refusal
from ..games import TITLES, Title
from ..tables import commands, create, daily, offer, replay, set_files, views
from ..tables.commands import ClientCommand
from ..tables.log_entries import LogEntry
from ..tables.outcomes import Figures, Outcome, figures
from ..tables.reading import WrongType, read
from ..tables.replies import (
    Catalogue,
    CheckedSet,
    Daily,
    DailyBoard,
    DailyDeal,
    DailyLine,
    TableLine,
    TableList,
)
from ..tables.table import Table
from ..tables.terms import Terms
from ..tables.updates import Replay, TableInfo, TableView
from .local_server import LocalServer
from .spelling import spell

PROTOCOL: Final = 1
"""The number of the server's protocol; a test compares them."""
LANGUAGES: Final = ["en", "it", "fr", "ru"]
"""The same of the words, which need a library; a test compares them."""
STATUS: Final = {"no-session": 401, "no-access": 403, "no-table": 404, "no-page": 404}
"""HTTP statuses of refusals. Any other refusal is 422."""
COMMANDS: Final = {
    re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower(): kind for kind in get_args(ClientCommand)
}
"""The commands by their names on the wire."""


def checked(kind: Any, value: Any, where: str) -> Any:
    """A value of a message, if it is of this type. Raises `Refusal`."""
    try:
        return read(kind, value, where)
    except WrongType as error:
        raise Refusal("bad-request", error.where) from None


def act_of(act: dict[str, Any]) -> ClientCommand:
    """The command of an act."""
    name = act.get("act")
    if name not in COMMANDS:
        raise Refusal("bad-request", "act")
    command: ClientCommand = checked(COMMANDS[name], act, "act")
    return command


@dataclass(slots=True)
class ImportRequest:
    """A record file, to continue the game or to look at it, or a position where a game begins."""

    record: str
    seats: list[create.SeatSetup] = field(default_factory=list)
    terms: Terms = field(default_factory=Terms)


@dataclass(slots=True)
class ForkRequest:
    """Continue from a finished game after this number of answers."""

    answers: int
    seats: list[create.SeatSetup] = field(default_factory=list)
    terms: Terms | None = None


@dataclass(slots=True)
class StoredTable:
    """A table in a file of all tables: its log as it is stored."""

    id: str
    log: list[str]


@dataclass(slots=True)
class StoredPerson:
    """Who has saved such a file."""

    id: str
    name: str


@dataclass(slots=True)
class StoredGames:
    """A file of all tables of a device."""

    person: StoredPerson
    tables: list[StoredTable]


@dataclass(slots=True)
class Reply:
    """A reply as HTTP knows it: status, type and text."""

    status: int
    kind: str
    text: str


class Request:
    """A request with the parts of its address."""

    def __init__(self, server: LocalServer, address: str, body: Any) -> None:
        parts = urlsplit(address)
        self.server: Final = server
        self.path: Final = parts.path.rstrip("/")
        self.query: Final = dict(parse_qsl(parts.query))
        self.body: Final = {} if body is None else body

    def data(self, kind: Any) -> Any:
        return checked(kind, self.body, "body")

    def number(self, name: str, otherwise: int | None) -> int | None:
        text = self.query.get(name)
        if text is None:
            return otherwise
        if not text.isdecimal():
            raise Refusal("bad-request", name)
        return int(text)

    @asynccontextmanager
    async def table(self, id: str, seat: int | None = None) -> AsyncIterator[Table]:
        """A table that the person may look at as a seat, or when it is over."""
        person = self.server.actor().id
        async with self.server.at(id) as table:
            if not (
                table.may_look(person, seat) or (table.status == "over" and table.may_look(person, None))
            ):
                raise Refusal("no-access", id)
            yield table

    @asynccontextmanager
    async def open_table(self, id: str) -> AsyncIterator[Table]:
        """A table whose deal is no secret."""
        async with self.table(id) as table:
            if daily.is_secret(table.created, self.server.device.now()):
                raise Refusal("daily-secret", id)
            yield table


# What can be played


async def games(_request: Request) -> Catalogue:
    # Titles that bring their own board are not in the browser's engine.
    return Catalogue(
        __version__, PROTOCOL, [offer.game_info(title, has_board=False) for title in TITLES.values()],
        list(BOTS), LANGUAGES, {name: bot.seconds for name, bot in BOTS.items()}, alone=True,
    )  # fmt: skip


async def check_set(request: Request, game: str) -> CheckedSet:
    title = TITLES.get(game)
    if title is None or not title.set_parts:
        raise Refusal("record-game", "game", game=game)
    return set_files.checked_set(title, checked(str, request.body.get("text"), "text"))


# The person


async def me(request: Request) -> dict[str, Any]:
    request.server.actor()
    assert request.server.person is not None
    return request.server.person


async def guest(request: Request) -> dict[str, Any]:
    name = clean_name(checked(str, request.body.get("name"), "name"))
    if not name or name.casefold().startswith("bot:"):
        raise Refusal("player-name", "name", name=name)
    return {"token": "", "person": await request.server.sign_in(name)}


async def only_with_a_server(_request: Request, *_: str) -> None:
    raise Refusal("needs-server")


# Tables


async def my_tables(request: Request) -> TableList:
    lines = await request.server.lines() if request.server.person else []
    names = TableLine.__dataclass_fields__
    return TableList([TableLine(**{name: line[name] for name in names}) for line in lines], [])


async def my_games(request: Request) -> list[Outcome]:
    game, company = request.query.get("game"), request.query.get("company")
    seats, before = request.number("seats", None), request.number("before", None)
    found = [
        outcome
        for outcome in await _outcomes(request.server)
        if game in (None, outcome.game)
        and company in (None, outcome.company)
        and seats in (None, len(outcome.names))
        and (before is None or outcome.ended_at < before)
    ]
    return found[: request.number("limit", 50)]


async def my_figures(request: Request) -> list[Figures]:
    return figures(await _outcomes(request.server))


async def _outcomes(server: LocalServer) -> list[Outcome]:
    """The games of this device that are over, the latest first. Lines of earlier versions have none."""
    lines = await server.lines()
    found = [Outcome(**line["outcome"]) for line in lines if line.get("outcome")]
    return sorted(found, key=lambda outcome: -outcome.ended_at)


async def new_table(request: Request) -> TableInfo:
    server = request.server
    setup = request.data(create.TableSetup)
    if any(seat.kind == "open" for seat in setup.seats):
        raise Refusal("needs-server", "seats")
    return await _added(server, *create.new_table(setup, server.actor(), server.inputs()))


async def import_record(request: Request) -> TableInfo:
    server = request.server
    given = request.data(ImportRequest)
    return await _added(
        server, *create.import_game(given.record, given.seats, given.terms, server.actor(), server.inputs())
    )


async def fork(request: Request, id: str) -> TableInfo:
    server = request.server
    given = request.data(ForkRequest)
    async with request.open_table(id) as old:
        made = create.fork(old, given.answers, given.seats, given.terms, server.actor(), server.inputs())
    return await _added(server, *made)


async def rematch(request: Request, id: str) -> TableInfo:
    server = request.server
    async with request.table(id) as old:
        table, entries = create.rematch(old, server.actor(), server.inputs())
    info = await _added(server, table, entries)
    await server.submit(id, server.actor(), commands.Continue(table.id, table.id))
    return info


async def _added(server: LocalServer, table: Table, entries: list[LogEntry]) -> TableInfo:
    await server.add(table, entries)
    return views.info(table, server.device.now())


async def look(request: Request, id: str) -> TableView:
    seat = request.number("seat", None)
    async with request.table(id, seat) as table:
        return views.table_view(table, seat, request.server.device.now(), [request.server.actor().id])


async def setup(request: Request, id: str) -> dict[str, Any]:
    async with request.table(id) as table:
        return views.told_options(table.created)


async def facts(request: Request, id: str) -> dict[str, Any]:
    async with request.table(id) as table:
        state = table.playing().state
        return {**TITLES[state.game.name].facts(state)}


async def words(request: Request, id: str, language: str) -> str:
    from ..locales import fluent  # only tables with their own cards ask for it

    async with request.table(id) as table:
        state = table.playing().state
        title = TITLES[state.game.name]
        try:
            return fluent(title.words(state, language))
        except ModuleNotFoundError:  # no library to word rule texts: the names alone
            return fluent(Title.words(title, state, language))


async def act(request: Request, id: str) -> dict[str, Any]:
    command = act_of(request.body)
    number = await request.server.submit(id, request.server.actor(), command)
    return {"type": "done", "id": command.id, "table": id, "number": number}


async def log(request: Request, id: str) -> dict[str, Any]:
    seat, limit = request.number("seat", None), request.number("limit", 200) or 200
    async with request.table(id, seat) as table:
        lines = views.log_since(table, seat, request.number("after", 0) or 0)
    page = lines[:limit]
    return {"lines": page, "next": page[-1].number if len(lines) > limit else None}


async def replay_of(request: Request, id: str) -> Replay:
    seat = request.number("seat", None)
    start, limit = request.number("start", 0) or 0, min(request.number("limit", 50) or 50, 100)
    async with request.table(id, seat) as table:
        return replay.replay(table, seat, start, limit)


async def record(request: Request, id: str) -> str:
    async with request.table(id) as table:
        if table.status != "over":
            raise Refusal("not-over")
    async with request.open_table(id) as table:
        return table.playing().text()


async def position(request: Request, id: str) -> dict[str, Any]:
    async with request.open_table(id) as table:
        return replay.position_at(table, request.number("answers", 0) or 0)


async def whole(request: Request, id: str) -> str:
    """A game as one file, also while it goes on, to continue it on a server: a device has no secrets from the
    person who plays there alone."""
    async with request.table(id) as table:
        return table.playing().text()


async def everything(request: Request) -> dict[str, Any]:
    """All that is kept here, for a file."""
    return {"boardwright": __version__, **await request.server.export()}


async def restore(request: Request) -> dict[str, int]:
    """Take in such a file: the tables that are not here yet. What cannot be played is left out, and told."""
    try:
        games = read(StoredGames, request.body, "body")
    except WrongType:
        raise Refusal("games-file") from None
    if request.server.person is None:
        await request.server.sign_in(clean_name(games.person.name))
    owner = games.person.id
    found = [await request.server.restore(kept.id, kept.log, owner) for kept in games.tables]
    if left_out := found.count("left-out"):
        raise Refusal("games-left-out", n=left_out)
    return {"tables": found.count("new")}


# The deals of the day


def seed_of(game: str, day: str) -> int:
    """The seed of a day without a server: the same on every device, and no secret."""
    return int.from_bytes(hashlib.sha256(f"{day} {game}".encode()).digest()[:16])


async def today(request: Request) -> Daily:
    day = request.server.today()
    deals = []
    for game in daily.games_on(day):
        mine = await request.server.table_of_the_day(game, day)
        best = await _results(request.server, mine)
        options = daily.options_of(game, day)
        you = best[0] if best else None
        deals.append(DailyDeal(game, options, mine, you, len(best), best))
    return Daily(day, daily.end_of(day), deals)


async def board_of_the_day(request: Request, game: str) -> DailyBoard:
    wanted = request.query.get("day")
    today = request.server.today()
    day = today if wanted is None else daily.read_day(wanted, request.server.device.now())
    best = await _results(request.server, await request.server.table_of_the_day(game, day))
    seed = str(seed_of(game, day)) if day < today else None
    you = best[0] if best else None
    return DailyBoard(day, game, daily.options_of(game, day), seed, len(best), best, you)


async def play_today(request: Request, game: str) -> TableInfo:
    server, day = request.server, request.server.today()
    options = daily.options_of(game, day)
    mine = await server.table_of_the_day(game, day)
    if mine is not None:
        async with server.at(mine) as table:
            return views.info(table, server.device.now())
    made = create.daily_table(game, day, seed_of(game, day), options, server.actor(), server.inputs())
    return await _added(server, *made)


async def _results(server: LocalServer, id: str | None) -> list[DailyLine]:
    """The result of a deal of the day, if it is over: on a device there is at most one."""
    if id is None:
        return []
    async with server.at(id) as table:
        found = daily.result_of(table)
        return [DailyLine(table.seats[0].name, found.points, found.rating, found.won, id)] if found else []


Handler: TypeAlias = Callable[..., Awaitable[Any]]
ID: Final = r"([0-9A-Za-z_.:-]+)"
ROUTES: Final[list[tuple[str, str, Handler]]] = [
    ("GET", "/games", games),
    ("POST", rf"/games/{ID}/sets", check_set),
    ("GET", "/me", me),
    ("POST", "/guests", guest),
    ("POST", "/accounts|/sessions|/join", only_with_a_server),
    ("DELETE", "/sessions(?:/current)?", only_with_a_server),
    ("GET", "/tables", my_tables),
    ("POST", "/tables", new_table),
    ("GET", "/me/games", my_games),
    ("GET", "/me/figures", my_figures),
    ("POST", "/tables/import", import_record),
    ("GET", rf"/tables/{ID}", look),
    ("GET", rf"/tables/{ID}/setup", setup),
    ("GET", rf"/tables/{ID}/facts", facts),
    ("GET", rf"/tables/{ID}/words/([a-z]+)", words),
    ("POST", rf"/tables/{ID}/acts", act),
    ("GET", rf"/tables/{ID}/log", log),
    ("GET", rf"/tables/{ID}/replay", replay_of),
    ("GET", rf"/tables/{ID}/record", record),
    ("GET", rf"/tables/{ID}/position", position),
    ("GET", rf"/tables/{ID}/whole", whole),
    ("POST", rf"/tables/{ID}/rematch", rematch),
    ("POST", rf"/tables/{ID}/fork", fork),
    ("POST", rf"/tables/{ID}/links", only_with_a_server),
    ("GET", "/everything", everything),
    ("POST", "/everything", restore),
    ("GET", "/daily", today),
    ("GET", rf"/daily/{ID}", board_of_the_day),
    ("POST", rf"/daily/{ID}", play_today),
]


async def reply_to(server: LocalServer, method: str, address: str, text: str = "") -> Reply:
    """The reply to a request, also if it is refused."""
    try:
        request = Request(server, address, json.loads(text) if text else None)
        for allowed, pattern, handler in ROUTES:
            found = re.fullmatch(pattern, request.path) if allowed == method else None
            if found:
                said = await handler(request, *found.groups())
                if isinstance(said, str):
                    return Reply(200, "text/plain", said)
                return Reply(200, "application/json", spell(said))
        raise Refusal("no-page")
    except Refusal as refusal:
        problem = {"reason": refusal.reason, "where": refusal.where, "details": dict(refusal.details)}
        return Reply(STATUS.get(refusal.reason, 422), "application/json", spell(problem))
