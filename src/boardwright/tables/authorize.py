"""From commands to events: who may do what at a table, and when. Only this module authorises.

`authorize` raises a `Refusal` for anything that is not allowed. Only the game knows whether an answer is
legal, and which answers follow from it without a choice (`core/bundle.py`).
"""

from __future__ import annotations

from typing import Final, NoReturn, assert_never

from ..bots import BOTS, LEVELS, bot_named, current_name
from ..core.bundle import answers_of
from ..core.record import BOT_MARK, clean_name
from ..core.refusal import Refusal
from . import commands
from .commands import Command
from .daily import day_of
from .log_entries import (
    Admitted,
    Began,
    Chose,
    Closed,
    Continued,
    Forgotten,
    Left,
    Replaced,
    Returned,
    Revoked,
    Rose,
    Said,
    Sat,
    TableEvent,
    Undid,
)
from .table import ONE_ANSWER, Table, TableSeat

SERVER_ONLY: Final = (commands.Admit, commands.Revoke, commands.Forget)
"""Commands of the server itself, which has checked who may send them."""


class Actor:
    """The sender of a command: a person by id and name, or the bot of a seat."""

    __slots__ = ("bot", "id", "name")

    def __init__(self, id: str, name: str, bot: str = "") -> None:
        self.id = id
        self.name = name
        self.bot = bot


def authorize(table: Table, actor: Actor, command: Command, now: int) -> TableEvent:
    """Return the event for a command, if the actor may send it now; raise a `Refusal` otherwise."""
    if not (actor.bot or isinstance(command, SERVER_ONLY) or table.may_look(actor.id, None)):
        _refuse("no-access")
    match command:
        case commands.Choose(seat=seat, asked=asked, code=code, then=then):
            holder = _own_seat(table, actor, seat)
            _running(table)
            if not actor.bot and holder.program:
                _refuse("return-first")
            if asked != holder.asked:
                _refuse("stale")
            if seat not in table.waiting():
                raise Refusal("not-asked", seat=seat)
            first, *more = answers_of(table.playing().state, seat, [code, *then])
            return Chose(seat, first, actor.bot, more)
        case commands.Undo(seat=seat):
            _own_seat(table, actor, seat)
            if not table.undoable_by(seat):
                raise Refusal("nothing-to-undo", seat=seat)
            return Undid(seat)
        case commands.Say(text=text):
            return _said(table, actor, text)
        case commands.Sit(seat=seat, name=name):
            return _sat(table, actor, seat, name)
        case commands.SeatBot(seat=seat, bot=bot):
            _host(table, actor)
            _gathering(table)
            if not _seat(table, seat).free:
                _refuse("seat-taken")
            return Sat(seat, "", bot=known_bot(bot, "bot"))
        case commands.Rise(seat=seat):
            _gathering(table)
            if actor.id != table.created.host:
                _own_seat(table, actor, seat)
            if _seat(table, seat).free:
                _refuse("seat-free")
            return Rose(seat)
        case commands.Begin():
            _host(table, actor)
            _gathering(table)
            if any(seat.free for seat in table.seats):
                _refuse("seats-open")
            return Began()
        case commands.Leave(seat=seat):
            _running(table)
            if _own_seat(table, actor, seat).left:
                _refuse("already-left")
            return Left(seat)
        case commands.Return(seat=seat):
            holder = _own_seat(table, actor, seat)
            _running(table)
            if holder.forfeited:
                _refuse("forfeited")
            if not (holder.left or holder.helper or holder.once):
                _refuse("not-away")
            return Returned(seat)
        case commands.Replace():
            return _replaced(table, actor, command, now)
        case commands.Close():
            _host(table, actor)
            if table.status in ("over", "closed"):
                _refuse("table-over")
            return Closed(actor.name, actor.id)
        case commands.Admit(seat=shared_seat, lender=lender, sits=sits, link=link):
            if shared_seat is not None and shared_seat not in table.held_by(lender):
                _refuse("no-link")  # the person who shared the view of this seat no longer sits here
            if link and link in table.revoked:
                _refuse("no-link")
            return Admitted(actor.id, shared_seat, sits, link)
        case commands.Revoke(link=link, seat=shared_seat):
            return Revoked(link, shared_seat)
        case commands.Forget():
            return Forgotten(actor.id)
        case commands.Continue(table=next_table):
            if table.status not in ("over", "closed"):
                _refuse("not-over")
            return Continued(next_table, actor.name, actor.id)
        case _ as never:
            assert_never(never)


def known_bot(name: str, where: str) -> str:
    """The current name of an existing bot."""
    bot = bot_named(name)
    if bot is None:
        raise Refusal("no-bot", where, known=", ".join(BOTS))
    return bot.name


def known_level(name: str, where: str) -> str:
    """The name of a level, a bot that can make hints."""
    levels = [level.name for level in LEVELS]
    if current_name(name) not in levels:
        raise Refusal("no-bot", where, known=", ".join(levels))
    return current_name(name)


def no_hints(table: Table) -> Refusal | None:
    """Why a table has no hints, if it has none: several people play here, or results are compared."""
    if day_of(table.created):
        return Refusal("hint-daily")
    return Refusal("hint-company") if sum(bool(seat.person) for seat in table.seats) > 1 else None


def asks_for_hint(table: Table, actor: Actor, seat: int) -> int:
    """The number of the question for which a person may request a hint. Raises a `Refusal`."""
    holder = _own_seat(table, actor, seat)
    _running(table)
    if refusal := no_hints(table):
        raise refusal
    if seat not in table.waiting() or holder.program:
        raise Refusal("not-asked", seat=seat)
    return holder.asked


def seat_name(name: str | None, where: str) -> str:
    """The name of a person at a seat; it must not look like a bot's."""
    cleaned = clean_name(name or "")
    if cleaned.casefold().startswith(BOT_MARK):
        raise Refusal("player-name", where, name=cleaned)
    return cleaned


def _said(table: Table, actor: Actor, text: str) -> Said:
    chat = table.created.terms.chat
    if chat == "off":
        _refuse("chat-off")
    if chat == "seats" and not table.held_by(actor.id):
        _refuse("chat-seats")
    said = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not said:
        _refuse("chat-empty")
    return Said(actor.id, actor.name, said)


def _sat(table: Table, actor: Actor, seat: int | None, name: str | None) -> Sat:
    _gathering(table)
    if not table.may_sit(actor.id):
        _refuse("no-access")  # a link to watch does not allow playing
    free = [number for number, holder in enumerate(table.seats) if holder.free]
    if seat is None:
        if not free:
            _refuse("table-full")
        seat = free[0]
    elif not _seat(table, seat).free:
        _refuse("seat-taken")
    return Sat(seat, seat_name(name, "name") or actor.name, person=actor.id)


def _replaced(table: Table, actor: Actor, command: commands.Replace, now: int) -> Replaced:
    _running(table)
    others = [seat for seat in table.held_by(actor.id) if not table.seats[seat].forfeited]
    if not others and actor.id != table.created.host:
        _refuse("not-seated")
    holder = _seat(table, command.seat)
    if holder.bot or holder.person == actor.id:
        _refuse("not-anothers-seat")
    waited_for = command.seat in table.waiting()
    late = waited_for and table.left_to_think(command.seat, now) < 0
    if not (holder.left or late) or holder.forfeited:
        _refuse("not-late")
    if command.how == ONE_ANSWER and not waited_for:
        raise Refusal("not-asked", seat=command.seat)
    return Replaced(command.seat, known_bot(command.bot, "bot"), actor.name, command.how, actor.id)


def _seat(table: Table, seat: int) -> TableSeat:
    if seat >= len(table.seats):
        raise Refusal("no-seat", "seat", seat=seat)
    return table.seats[seat]


def _own_seat(table: Table, actor: Actor, seat: int) -> TableSeat:
    """The seat, if the actor may answer for it: as its holder, or as the bot that answers for it now."""
    holder = _seat(table, seat)
    if actor.bot:
        if holder.program != actor.bot:
            _refuse("stale")
    elif not actor.id or holder.person != actor.id:
        _refuse("not-your-seat")
    return holder


def _host(table: Table, actor: Actor) -> None:
    if actor.id != table.created.host:
        _refuse("not-host")


def _gathering(table: Table) -> None:
    if table.status != "gathering":
        _refuse("already-begun" if table.status == "running" else "table-over")


def _running(table: Table) -> None:
    if table.status != "running":
        _refuse("not-begun" if table.status == "gathering" else "table-over")


def _refuse(reason: str) -> NoReturn:
    raise Refusal(reason)
