"""Log entries: what can happen at a table. The log, a numbered list of them, defines the table.

An event is stored as plain data with its kind. A kind or a field that was once written must stay readable.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import MISSING, dataclass, field, fields, is_dataclass, replace
from typing import Any, Final, TypeAlias, get_args

from ..core.plain_data import Json
from ..core.refusal import Refusal
from .reading import WrongType, read
from .terms import Data, Terms


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a table comes from: a rematch or a fork of another table, an imported record, or a deal of the
    day."""

    how: str
    table: str = ""
    answers: int = 0
    day: str = ""


@dataclass(frozen=True, slots=True)
class Created:
    """A table was set up. Its seed is secret until the game is over; `salt` makes its hash unguessable."""

    game: str
    rules: int
    seed: str
    """A whole number of up to 128 bits, too long for a number of JSON."""
    salt: str
    options: Data
    seats: int
    host: str
    terms: Terms
    chosen_seed: bool = False
    origin: Origin | None = None
    answers: list[tuple[int, str]] = field(default_factory=list)
    """Answers already given when the game begins, if it continues another one."""
    invited: list[str] = field(default_factory=list)
    """People who may enter without a link: those of the table of which this is a rematch."""


@dataclass(frozen=True, slots=True)
class Sat:
    """A person or a bot took a seat."""

    seat: int
    name: str
    person: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Rose:
    """A seat became free again, before the game began."""

    seat: int


@dataclass(frozen=True, slots=True)
class Admitted:
    """A person was admitted: to watch, to see what a seat sees if its holder allows it, or to sit down.
    `link` is the link to watch that led here, so that it can be revoked."""

    person: str
    seat: int | None = None
    sits: bool = False
    link: str = ""


@dataclass(frozen=True, slots=True)
class Revoked:
    """A link to watch was revoked: who came by it, sees no longer what it showed."""

    link: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A person has deleted the account. Entries of this log that named the person have a neutral name."""

    person: str


@dataclass(frozen=True, slots=True)
class Began:
    """The cards were dealt."""


@dataclass(frozen=True, slots=True)
class Chose:
    """A seat answered its question. `by` is the bot that answered for the person, if one did; `then` are
    further answers that were given with it."""

    seat: int
    code: str
    by: str = ""
    then: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Undid:
    """A seat took its last answer back, or one that was still sealed."""

    seat: int


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat."""

    person: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Left:
    """The holder of a seat left the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class Returned:
    """The holder of a seat came back; a stand-in leaves it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Replaced:
    """Another player called a bot to a seat: for one answer, until its holder returns, or permanently."""

    seat: int
    bot: str
    by: str
    how: str
    person: str = ""


@dataclass(frozen=True, slots=True)
class Continued:
    """A rematch was set up; the people of this table may come over."""

    table: str
    by: str
    person: str = ""


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed before the end of the game, by its host or an administrator."""

    by: str
    person: str = ""


TableEvent: TypeAlias = (
    Created
    | Sat
    | Rose
    | Admitted
    | Revoked
    | Forgotten
    | Began
    | Chose
    | Undid
    | Said
    | Left
    | Returned
    | Replaced
    | Continued
    | Closed
)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One numbered line of a log. `command` is the id of the client's command that caused it, so that a
    command sent twice counts once."""

    number: int
    at: int
    event: TableEvent
    command: str = ""


KINDS: Final[dict[str, type[TableEvent]]] = {kind.__name__.lower(): kind for kind in get_args(TableEvent)}


def dump(event: TableEvent) -> dict[str, Json]:
    """An event as plain data: its kind, and all fields that differ from their defaults."""
    found: dict[str, Json] = {"kind": type(event).__name__.lower()}
    for one in fields(event):
        value = getattr(event, one.name)
        default = one.default if one.default_factory is MISSING else one.default_factory()
        if value != default:
            found[one.name] = _plain(value)
    return found


def _plain(value: Any) -> Json:
    """A value of a field as plain data; parts that are objects have all their fields."""
    if is_dataclass(value):
        return {one.name: _plain(getattr(value, one.name)) for one in fields(value)}
    return [_plain(one) for one in value] if isinstance(value, (list, tuple)) else value


NOBODY: Final = "N. N."
"""The name of people who have deleted their accounts, the same in all languages."""


def without_name(event: TableEvent, person: str, names: Collection[str]) -> TableEvent:
    """An event of a log with a neutral name for a person, who has used these names at the table."""
    match event:
        case Sat() | Said() if event.person == person:
            return replace(event, name=NOBODY)
        case Closed() | Replaced() | Continued() if event.person == person or event.by in names:
            return replace(event, by=NOBODY)
        case _:
            return event


def load(data: Json) -> TableEvent:
    """The event in plain data; unknown fields are ignored."""
    kind = data.get("kind") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in KINDS:
        raise Refusal("log-broken", "kind")
    try:
        event: TableEvent = read(KINDS[kind], data, kind)
    except WrongType as error:
        raise Refusal("log-broken", error.where) from None
    return event
