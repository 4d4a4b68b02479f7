"""Messages: everything that goes over the wire. The TypeScript types are generated from here.

What clients send is declared and checked here, and converted to the classes of `tables` (`plain`,
`command_of`). What they receive about tables and games are the updates and replies of `tables`, unchanged.

An *act* is a command as it is sent, over REST or the socket. The socket also takes requests to watch a table.
The server always sends the whole view of the table for one viewer (`TableView`), with the new lines of the
log.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Meta, Raw, Struct

from ..core.refusal import Refusal
from ..tables import commands, updates
from ..tables.commands import Command
from ..tables.hints import RatedOption
from ..tables.log_entries import Origin
from ..tables.outcomes import Figures, Outcome
from ..tables.replies import (
    Catalogue,
    CheckedSet,
    Daily,
    DailyBoard,
    DailyDeal,
    DailyLine,
    GameInfo,
    SetLine,
    SetProblem,
    TableLine,
    TableList,
)
from ..tables.terms import Clock, Data, Terms
from ..tables.updates import (
    Fact,
    Option,
    Preview,
    Question,
    Replay,
    ReplayFrame,
    ReviewAttempt,
    ReviewMoment,
    ReviewPoint,
    ReviewReason,
    ReviewSeat,
    ReviewSource,
    ReviewTurningPoint,
    ReviewVerdict,
    ReviewView,
    Score,
    ScoreLine,
    SeatInfo,
    Several,
    Status,
    TableInfo,
    TableView,
    WhyNot,
)

PROTOCOL = 1
"""Rises when an old client would no longer understand."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[0-9A-Za-z_.:-]+$")]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[0-9A-Za-z_.-]+$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Whole: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
PushAddress: TypeAlias = Annotated[str, Meta(min_length=10, max_length=1000)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends. An unknown field is an error, so that typing errors are noticed."""


class ServerMessage(Struct, frozen=True):
    """What the server sends. Clients ignore fields that they do not know."""


# Acts


class CommandRequest(ClientMessage, frozen=True, tag_field="act"):
    """A command to a table. The client chooses `id`: an act sent twice with one id counts once."""

    id: Id


class ChooseAct(CommandRequest, frozen=True, tag="choose", omit_defaults=True):
    """Answer the question put to a seat. `asked` is the number that came with the question; `then` are the
    answers to the questions that follow. All of them count, or none."""

    seat: SeatNumber
    asked: Whole
    code: Code
    then: Annotated[list[Code], Meta(max_length=100)] = []


class UndoAct(CommandRequest, frozen=True, tag="undo"):
    """Take back the last answer of a seat, or one that is still sealed."""

    seat: SeatNumber


class SayAct(CommandRequest, frozen=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SitAct(CommandRequest, frozen=True, tag="sit"):
    """Take a free seat, the first one if none is named. One person may take several: they share a screen."""

    seat: SeatNumber | None = None
    name: Name | None = None


class SeatBotAct(CommandRequest, frozen=True, tag="seat_bot"):
    """The host puts a bot on a free seat."""

    seat: SeatNumber
    bot: BotName


class RiseAct(CommandRequest, frozen=True, tag="rise"):
    """Free a seat before the game begins: your own, or any if you are the host."""

    seat: SeatNumber


class BeginAct(CommandRequest, frozen=True, tag="begin"):
    """The host starts the game. Every seat must be taken."""


class LeaveAct(CommandRequest, frozen=True, tag="leave"):
    """Leave a game in progress; the others may call a stand-in."""

    seat: SeatNumber


class ReturnAct(CommandRequest, frozen=True, tag="return"):
    """Come back to your seat; a stand-in leaves it."""

    seat: SeatNumber


class ReplaceAct(CommandRequest, frozen=True, tag="replace"):
    """Call a bot to the seat of somebody who has left or is late: for one answer, until its holder returns,
    or permanently (a forfeit)."""

    seat: SeatNumber
    bot: BotName
    how: Literal["answer", "stand_in", "forfeit"]


class CloseAct(CommandRequest, frozen=True, tag="close"):
    """The host closes the table."""


AnyAct: TypeAlias = (
    ChooseAct | UndoAct | SayAct | SitAct | SeatBotAct | RiseAct | BeginAct | LeaveAct | ReturnAct
    | ReplaceAct | CloseAct
)  # fmt: skip


class AdmitAct(CommandRequest, frozen=True, tag="admit"):
    """Somebody used a link that `lender` made, to watch or to sit down. Only the server itself sends it."""

    seat: SeatNumber | None = None
    lender: str = ""
    sits: bool = False
    link: str = ""


class RevokeAct(CommandRequest, frozen=True, tag="revoke"):
    """A link to watch was revoked. Only the server itself sends it."""

    link: Id
    seat: SeatNumber | None = None


class ForgetAct(CommandRequest, frozen=True, tag="forget"):
    """The sender has deleted the account. Only the server itself sends it."""


class ContinueAct(CommandRequest, frozen=True, tag="continue"):
    """A rematch was set up. Only the server itself sends it."""

    table: Id


ForwardedAct: TypeAlias = AnyAct | AdmitAct | RevokeAct | ForgetAct | ContinueAct
"""What nodes forward to each other."""


# Messages that the socket accepts


class SocketRequest(ClientMessage, frozen=True, tag_field="type"):
    """A message from a client over the socket."""


class Hello(SocketRequest, frozen=True, tag="hello"):
    """The first message. Browsers have a cookie; others send their token here."""

    protocol: Whole
    token: Token | None = None


class Watch(SocketRequest, frozen=True, tag="watch"):
    """Follow a table as a seat sees it (none: as a spectator). After a lost connection, `since` is the last
    number seen."""

    table: Id
    seat: SeatNumber | None = None
    since: Whole | None = None


class Unwatch(SocketRequest, frozen=True, tag="unwatch"):
    """Stop following a table."""

    table: Id


class Do(SocketRequest, frozen=True, tag="do"):
    """An act at a table."""

    table: Id
    act: AnyAct


class PreviewRequest(SocketRequest, frozen=True, tag="preview"):
    """Ask for the score after the answer `code` and the answers `then` that follow it. An empty `code` asks
    for the current score. The table does not change. The reply repeats `ask`."""

    table: Id
    seat: SeatNumber
    code: Annotated[str, Meta(max_length=400)]
    ask: Id
    then: Annotated[list[Code], Meta(max_length=100)] = []


class HintRequest(SocketRequest, frozen=True, tag="hint"):
    """Ask what a bot of this level would answer for a seat. The table does not change. The reply repeats
    `ask`. A new request cancels the one before."""

    table: Id
    seat: SeatNumber
    ask: Id
    level: BotName = "expert"


class ReviewRequest(SocketRequest, frozen=True, tag="review"):
    """Follow the review of a finished game; it is begun if nobody has asked for it. The replies repeat `ask`.
    A new request ends the one before."""

    table: Id
    ask: Id


class Unreview(SocketRequest, frozen=True, tag="unreview"):
    """Stop following a review. It stops when nobody follows it any more."""


class Attention(SocketRequest, frozen=True, tag="attention"):
    """Whether the person looks at the page of this connection; yes, until it says otherwise. While somebody
    looks at a table, no notices about it are sent to their phone."""

    looking: bool


class Ping(SocketRequest, frozen=True, tag="ping"):
    """Check that the connection is alive. The server replies with `Pong`."""


AnySocketRequest: TypeAlias = (
    Hello | Watch | Unwatch | Do | PreviewRequest | HintRequest | ReviewRequest | Unreview | Attention | Ping
)


# Terms as clients send them


class ClockRequest(ClientMessage, frozen=True):
    """A clock as clients send it. Fields that are left out have their defaults."""

    kind: Literal["answer", "bank"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 86400)]
    more: Annotated[int, Meta(ge=0, le=86400)] = 0


class TermsRequest(ClientMessage, frozen=True):
    """Terms as clients send them. Fields that are left out have their defaults."""

    clock: ClockRequest | None = None
    chat: Literal["off", "seats", "all"] = "seats"
    listed: bool = False
    live_scores: bool = True
    undo: bool = True


# What a viewer receives


class Person(ServerMessage, frozen=True):
    """A person, with what everybody may know."""

    id: str
    name: str
    guest: bool


class LogLine(ServerMessage, frozen=True, omit_defaults=True):
    """One entry of the log, with what the viewer may know. `kind` is what happened at the table; `events` are
    the events of the game that followed."""

    number: int
    at: int
    kind: str
    seat: int | None = None
    name: str = ""
    text: str = ""
    bot: str = ""
    how: str = ""
    events: list[Fact] = []


class Message(ServerMessage, frozen=True, tag_field="type"):
    """A message to a client over the socket."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The reply to `Hello`."""

    protocol: int
    version: str
    person: Person | None
    now: int


class Snapshot(Message, frozen=True, tag="snapshot"):
    """The whole table. It replaces everything that the client has of this table."""

    table: str
    seen: TableView | Raw
    log: list[LogLine] | Raw


class Update(Message, frozen=True, tag="update"):
    """The table after something happened, with the lines of the log since number `after`. `undone` lists
    lines to remove."""

    table: str
    after: int
    seen: TableView | Raw
    log: list[LogLine] | Raw
    undone: list[int]


class Done(Message, frozen=True, tag="done"):
    """An act is stored, as log entry `number`."""

    id: str
    table: str
    number: int


class Refused(Message, frozen=True, tag="refused"):
    """Something cannot be done. `reason` is the message key `refusal-<reason>`; nothing was changed."""

    reason: str
    where: str
    details: Data
    id: str | None = None
    table: str | None = None


class Gone(Message, frozen=True, tag="gone"):
    """The viewer no longer receives this table."""

    table: str
    reason: str


class Notice(Message, frozen=True, tag="notice"):
    """A message from the host of the server, such as a coming restart."""

    kind: str
    text: str
    seconds: int | None


class Previewed(Message, frozen=True, tag="previewed"):
    """The reply to `PreviewRequest`. `score` is the score of seat `score.seat` after the answer, without
    chance and without the answers of others. `events` are those that are certain to follow. `undo` tells
    whether the answer can be undone. `counted` lists by source the things on the board of that seat that
    bring points. `then` is the next question to the seat, after the answers `forced` that the rules leave no
    choice about; it is null if that is not certain or nothing is asked."""

    table: str
    ask: str
    code: str
    score: Score
    events: list[Fact]
    undo: bool
    counted: dict[str, list[str]]
    forced: list[str]
    then: Question | None


class Hinted(Message, frozen=True, tag="hinted"):
    """The reply to `HintRequest`: the best options for question `asked`, the best one first. `unit` is the
    meaning of the values: the expected gain in points (`worth`), the expected lead over the best other player
    at the end (`margin`), or the expected rating of a solo game (`rating`)."""

    table: str
    ask: str
    asked: int
    level: str
    unit: str
    best: list[RatedOption]


class Reviewed(Message, frozen=True, tag="reviewed"):
    """A review as far as it has come. The curve comes once; of the verdicts only those come that were not
    sent before, all others are still valid."""

    table: str
    ask: str
    review: ReviewView


class Pong(Message, frozen=True, tag="pong"):
    """The reply to `Ping`, with the time of the server in milliseconds."""

    now: int


AnyMessage: TypeAlias = (
    Welcome | Snapshot | Update | Done | Refused | Gone | Notice | Previewed | Hinted | Reviewed | Pong
)


# REST


class NewGuest(ClientMessage, frozen=True):
    """Play without an account."""

    name: Name


class NewAccount(ClientMessage, frozen=True):
    """An account: a unique name and a password. A guest who creates an account keeps the seats."""

    name: Name
    password: Password


class Login(ClientMessage, frozen=True):
    """Name and password of an account."""

    name: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class SessionInfo(ServerMessage, frozen=True):
    """A new session. The token is shown once; the server stores only a hash."""

    token: str
    person: Person


class SessionLine(ServerMessage, frozen=True):
    """A session in a list: on which device, since when, and when it was last used (to the hour). `current` is
    the one that asks."""

    id: str
    device: str
    created_at: int
    seen_at: int
    expires_at: int
    current: bool


class PushKey(ServerMessage, frozen=True):
    """The public key of this server, for the browsers that want notices (RFC 8292)."""

    key: str


class NewName(ClientMessage, frozen=True):
    """Another name. Tables where you already sit keep the old one."""

    name: Name


class NewPassword(ClientMessage, frozen=True):
    """Another password."""

    current: Annotated[str, Meta(max_length=200)]
    password: Password


class DeleteAccount(ClientMessage, frozen=True):
    """Delete your account. An account needs its password; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] = ""


class PushKeys(ClientMessage, frozen=True):
    """The keys with which a browser can read its notices."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=r"^[0-9A-Za-z_-]+=*$")]
    auth: Annotated[str, Meta(min_length=20, max_length=30, pattern=r"^[0-9A-Za-z_-]+=*$")]


class NewPush(ClientMessage, frozen=True):
    """A browser that wants notices, as its subscription names it."""

    endpoint: PushAddress
    keys: PushKeys
    language: Annotated[str, Meta(pattern=r"^[a-z]{2}$")] = "en"


class OldPush(ClientMessage, frozen=True):
    """A browser that wants no more notices."""

    endpoint: PushAddress


class NewSeat(ClientMessage, frozen=True):
    """A seat of a new table: open to anybody, taken by the sender, or by a bot. The sender's seats may have
    names, for a shared screen."""

    kind: Literal["open", "me", "bot"]
    name: Name | None = None
    bot: BotName | None = None


class NewTable(ClientMessage, frozen=True):
    """A table to be set up: from a preset, with given options, or both. If every seat is taken, the game
    begins at once."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=100)]
    options: Data = {}
    preset: Annotated[str, Meta(max_length=40)] | None = None
    seed: Annotated[str, Meta(pattern=r"^[0-9]{1,39}$")] | None = None
    terms: TermsRequest = TermsRequest()


class Imported(ClientMessage, frozen=True):
    """A record file, to continue the game or to look at it, or a position where a game begins. `seats` is as
    for a new table."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    seats: Annotated[list[NewSeat], Meta(max_length=100)] = []
    terms: TermsRequest = TermsRequest()


class Fork(ClientMessage, frozen=True):
    """Continue from a finished game after this number of answers."""

    answers: Whole
    seats: Annotated[list[NewSeat], Meta(max_length=100)] = []
    terms: TermsRequest | None = None


class TryAgain(ClientMessage, frozen=True):
    """Another answer at a turning point of a review."""

    action: Whole
    code: Code


class NewLink(ClientMessage, frozen=True):
    """A link to a table: to join and sit, to watch, or (with one of your seats) to see what that seat
    sees."""

    kind: Literal["join", "watch"]
    seat: SeatNumber | None = None
    hours: Annotated[int, Meta(ge=1, le=24 * 90)] = 24 * 14


class Link(ServerMessage, frozen=True):
    """A link. `path` is what to send to a friend; it contains a secret and is shown once."""

    id: str
    kind: str
    seat: int | None
    expires_at: int
    path: str = ""


class Join(ClientMessage, frozen=True):
    """Use a link. With a `name` and no session, a guest is created."""

    link: Token
    name: Name | None = None


class Joined(ServerMessage, frozen=True):
    """The table and the seat to which a link leads. A new guest receives a session."""

    table: str
    seat: int | None
    session: SessionInfo | None


class LinkToken(ClientMessage, frozen=True):
    """The secret of a link."""

    link: Token


class Invitation(ServerMessage, frozen=True):
    """What a link leads to. `host` is a name, empty if the host has no seat. `names` are those of the seats,
    empty for a free seat."""

    kind: str
    game: str
    status: Status
    host: str
    names: list[str]


class LogPage(ServerMessage, frozen=True):
    """A part of the log, with what the viewer may know."""

    lines: list[LogLine]
    next: int | None


class SetText(ClientMessage, frozen=True):
    """The text of a set file, in TOML or JSON."""

    text: Annotated[str, Meta(max_length=100_000)]


class Problem(ServerMessage, frozen=True):
    """Why a request was refused: the message key `refusal-<reason>` with its parameters."""

    reason: str
    where: str
    details: Data


class Health(ServerMessage, frozen=True):
    """The health of the server."""

    status: str
    version: str
    tables: int
    sockets: int


# To and from the classes of `tables`

T = TypeVar("T")
_COMMANDS: dict[type[Any], type[Any]] = {
    act: getattr(commands, act.__name__.removesuffix("Act")) for act in get_args(ForwardedAct)
}
"""The command class of each act class; they have the same fields."""
_ACTS: dict[type[Any], type[Any]] = {command: act for act, command in _COMMANDS.items()}


def command_of(act: ForwardedAct) -> Command:
    """The command that a client sent."""
    command: Command = _COMMANDS[type(act)](*msgspec.structs.astuple(act))
    return command


def act_of(command: Command) -> ForwardedAct:
    """The act of a command, to forward it to another node."""
    act: ForwardedAct = msgspec.convert(command, _ACTS[type(command)], from_attributes=True)
    return act


def plain(request: Struct, kind: type[T]) -> T:
    """A request of a client as a class of `tables` with the same fields."""
    return msgspec.convert(request, kind, from_attributes=True)


def log_lines(lines: Iterable[updates.LogEntryView]) -> list[LogLine]:
    """Lines of a log; fields with their default are left out."""
    return [
        LogLine(
            line.number, line.at, line.kind, line.seat, line.name, line.text, line.bot, line.how, line.events
        )
        for line in lines
    ]


def refused(refusal: Refusal) -> tuple[str, str, Data]:
    """A refusal as data: reason, where, parameters."""
    return refusal.reason, refusal.where, dict(refusal.details)


__all__ = [
    "PROTOCOL",
    "AnyAct",
    "AnyMessage",
    "AnySocketRequest",
    "Catalogue",
    "CheckedSet",
    "Clock",
    "Daily",
    "DailyBoard",
    "DailyDeal",
    "DailyLine",
    "Fact",
    "Figures",
    "GameInfo",
    "Option",
    "Origin",
    "Outcome",
    "Preview",
    "Question",
    "RatedOption",
    "Replay",
    "ReplayFrame",
    "ReviewAttempt",
    "ReviewMoment",
    "ReviewPoint",
    "ReviewReason",
    "ReviewSeat",
    "ReviewSource",
    "ReviewTurningPoint",
    "ReviewVerdict",
    "ReviewView",
    "Score",
    "ScoreLine",
    "SeatInfo",
    "SetLine",
    "SetProblem",
    "Several",
    "TableInfo",
    "TableLine",
    "TableList",
    "TableView",
    "Terms",
    "WhyNot",
]  # fmt: skip
