"""The table service, shared by routes and pages: create, share and enter tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from ...core.record import BOT_MARK
from ...core.refusal import Refusal
from ...tables import commands, create, daily, reviewing, views
from ...tables.log_entries import Rose
from ...tables.reviewing import ReviewTask
from ...tables.table import Table
from ...tables.terms import Terms
from .. import wire
from ..storage.database import Conflict
from ..tokens import hash_of, new_id, new_table_inputs, new_token, now_ms
from ..wire import Person
from .services import AnyRequest, Services, actor_of, address_of, device_of

JOIN_PAGE: Final = "/join#"
"""The page of a link; the token follows as a fragment, which browsers do not send and servers do not log."""


async def list_tables(services: Services, who: str) -> wire.TableList:
    """The tables of a person (empty for a stranger), and the open ones. One that waits for players is open as
    long as its host is there."""
    patience = services.settings.host_away_seconds
    attended = services.manager.subscriptions.attended
    return wire.TableList(
        await services.store.tables_of(who) if who else [],
        [
            line
            for line in await services.store.listed(who)
            if line.status != "gathering" or attended(line, patience)
        ],
    )


async def create_table(services: Services, me: Person, request: wire.NewTable) -> wire.TableInfo:
    """Create a table."""
    await _check_rate(services, me)
    await _check_names(services, me, request.seats, request.terms)
    table, entries = create.new_table(
        wire.plain(request, create.TableSetup), actor_of(me), new_table_inputs()
    )
    await services.manager.add(table, entries)
    return views.info(table, now_ms())


async def import_record(services: Services, me: Person, request: wire.Imported) -> wire.TableInfo:
    """Create a table from a record file."""
    await _check_rate(services, me)
    await _check_names(services, me, request.seats, request.terms)
    seats, terms = _seats_of(request), wire.plain(request.terms, Terms)
    table, entries = await asyncio.to_thread(
        create.import_game, request.record, seats, terms, actor_of(me), new_table_inputs()
    )
    await services.manager.add(table, entries)
    return views.info(table, now_ms())


async def fork_table(services: Services, me: Person, id: str, request: wire.Fork) -> wire.TableInfo:
    """Create a table that continues from a point of a finished game."""
    terms = None if request.terms is None else wire.plain(request.terms, Terms)
    async with services.manager.at(id) as old:
        check_access(old.may_look(me.id, None), id)
        check_not_secret(old)
        table, entries = await asyncio.to_thread(
            create.fork, old, request.answers, _seats_of(request), terms, actor_of(me), new_table_inputs()
        )
    await _check_rate(services, me)
    await services.manager.add(table, entries)
    return views.info(table, now_ms())


def _seats_of(request: wire.Imported | wire.Fork) -> list[create.SeatSetup]:
    return [wire.plain(seat, create.SeatSetup) for seat in request.seats]


async def create_rematch(services: Services, me: Person, id: str) -> wire.TableInfo:
    """Create a rematch, and announce it to the people of the old table."""
    async with services.manager.at(id) as old:
        check_access(bool(old.held_by(me.id)), id)
        table, entries = create.rematch(old, actor_of(me), new_table_inputs())
    await _check_rate(services, me)
    await services.manager.add(table, entries)
    await services.manager.submit(id, actor_of(me), commands.Continue(table.id, table.id))
    return views.info(table, now_ms())


async def create_link(
    services: Services, http_request: AnyRequest, me: Person, id: str, request: wire.NewLink
) -> wire.Link:
    """Create a link; its token is shown only here."""
    async with services.manager.at(id) as table:
        seated = table.held_by(me.id)
        allowed = me.id == table.created.host or bool(seated)
        if request.seat is not None:
            allowed = request.kind == "watch" and request.seat in seated
        check_access(allowed, id)
        check_not_secret(table)
    token, link = new_token(), new_id()
    expires_at = now_ms() + request.hours * 3_600_000
    await services.store.add_link(hash_of(token), link, id, request.kind, request.seat, me.id, expires_at)
    # The address we listen on (0.0.0.0, any free port) is not one that a friend can use.
    address = (services.settings.public_url or str(http_request.base_url)).rstrip("/")
    return wire.Link(link, request.kind, request.seat, expires_at, address + JOIN_PAGE + token)


async def join_by_link(
    services: Services, http_request: AnyRequest, person: Person | None, request: wire.Join
) -> wire.Joined:
    """Enter by a link, and sit down if a seat is free."""
    id, kind, shared_seat, maker, link = await _find_link(services, http_request, request.link)
    session = None
    if person is None:
        session = await services.people.guest(request.name or "", device_of(http_request))
        person = session.person
    actor = actor_of(person)
    async with services.manager.at(id) as table:
        known = table.may_sit(person.id) if kind == "join" else table.may_look(person.id, shared_seat)
        seats = table.held_by(person.id)
        has_room = table.status == "gathering" and any(seat.free for seat in table.seats)
        times_free = sum(isinstance(line.event, Rose) for line in table.lines)
    if not known:
        sits = kind == "join"
        admit = commands.Admit(new_id(), shared_seat, maker, sits, "" if sits else link)
        await services.manager.submit(id, actor, admit)
    if kind == "join" and has_room and not seats:
        # A link used twice at once seats a person once. A person who stood up may use it again.
        once = f"join-{hash_of(request.link)[:12]}-{times_free}"
        await services.manager.submit(id, actor, commands.Sit(once, name=request.name))
        async with services.manager.at(id) as table:
            seats = table.held_by(person.id)
    return wire.Joined(id, seats[0] if seats else shared_seat, session)


async def _find_link(
    services: Services, http_request: AnyRequest, token: str
) -> tuple[str, str, int | None, str, str]:
    """Table, kind, seat, maker and id of a link. Tokens that do not exist slow down their address."""
    address = address_of(http_request)
    services.people.rate_limits.check_link(address)
    found = await services.store.link(hash_of(token))
    if found is None:
        services.people.rate_limits.wrong_link(address)
        raise Refusal("no-link")
    return found


async def invitation(
    services: Services, http_request: AnyRequest, request: wire.LinkToken
) -> wire.Invitation:
    """What somebody who has a link may know before using it."""
    id, kind, _, _, _ = await _find_link(services, http_request, request.link)
    async with services.manager.at(id) as table:
        seats = table.seats
        host = next((seat.name for seat in seats if seat.person == table.created.host), "")
        names = [seat.name or (BOT_MARK + seat.bot if seat.bot else "") for seat in seats]
        return wire.Invitation(kind, table.created.game, table.status, host, names)


async def revoke_link(services: Services, me: Person, id: str, link: str) -> None:
    """Revoke a link. Who came by a link to watch, sees no longer what it showed."""
    async with services.manager.at(id) as table:
        check_access(table.may_look(me.id, None), id)
        host = me.id == table.created.host
    found = await services.store.find_link(id, link)
    if found is None or not (host or found[2] == me.id):
        raise Refusal("no-link")
    await services.manager.revoke_link(actor_of(me), id, link, found[0], found[1])


async def daily_table(services: Services, me: Person, game: str) -> wire.TableInfo:
    """The person's table for today's deal, created if there is none yet."""
    day = daily.day_at(now_ms())
    mine = await services.deals.mine(day, check_dealt(game), me.id)
    if mine is None:
        await _check_rate(services, me)
        seed, options = await services.deals.deal(day, game)
        table, entries = create.daily_table(game, day, seed, options, actor_of(me), new_table_inputs())
        try:
            await services.manager.add(table, entries)
            return views.info(table, now_ms())
        except Conflict:  # requested twice at once: the first request counts
            mine = await services.deals.mine(day, game, me.id)
            if mine is None:
                raise
    async with services.manager.at(mine[0]) as table:
        return views.info(table, now_ms())


def check_dealt(game: str) -> str:
    """The game, if it has a deal today. Raises a `Refusal`."""
    if game not in daily.games_on(daily.day_at(now_ms())):
        raise Refusal("record-game", "game", game=game)
    return game


async def may_look(services: Services, table: Table, person: Person | None, seat: int | None) -> bool:
    """Whether a person may look at a table: by the rules of the table, or because it is a finished table of
    the day whose deal is no longer secret to this person."""
    who = person.id if person is not None else ""
    if table.may_look(who, seat):
        return True
    return seat is None and table.status == "over" and await services.deals.open_to(table.created, who)


async def review_task_of(services: Services, person: Person | None, id: str) -> ReviewTask:
    """The task to review the game of a table, for somebody who may see all of it. Raises `Refusal`."""
    async with services.manager.at(id) as table:
        check_access(await may_look(services, table, person, None), id)
        return reviewing.review_task(table, now_ms())


def check_not_secret(table: Table) -> None:
    """Raise a `Refusal` if a deal of the day is still secret to others."""
    if daily.is_secret(table.created, now_ms()):
        raise Refusal("daily-secret", table.id)


def check_access(allowed: bool, id: str) -> None:
    if not allowed:
        raise Refusal("no-access", id)


async def _check_names(
    services: Services, me: Person, seats: Sequence[wire.NewSeat], terms: wire.TermsRequest
) -> None:
    """Raise a `Refusal` if a seat has the name of an account of somebody else. People who share a screen may
    call themselves what they like, as long as nobody else comes."""
    if terms.listed or any(seat.kind == "open" for seat in seats):
        for seat in seats:
            if seat.name:
                await services.store.check_name(me.id, seat.name)


async def _check_rate(services: Services, me: Person) -> None:
    """Raise a `Refusal` if a person creates too many tables."""
    if (
        await services.store.tables_made_since(me.id, now_ms() - 3_600_000)
        >= services.settings.tables_per_hour
    ):
        raise Refusal("too-many")
