"""Deeds: what can happen at a table. The log of a table is a numbered list of them, and the only truth.

Deeds are stored as JSON with their kind; a kind or a field that was once written can always be read again.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from .terms import Data, Terms


class Deed(Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something that happened at a table."""


class Origin(Struct, frozen=True):
    """Where a table comes from: a rematch of, a fork of, or an imported game, or the deal of a day."""

    how: str
    table: str = ""
    answers: int = 0
    day: str = ""


class Created(Deed, frozen=True):
    """A table was set up. Its seed is a secret until the game is over; `salt` makes its hash unguessable."""

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
    answers: list[tuple[int, str]] = []
    """Answers already given when the game begins: it goes on from another one."""
    invited: list[str] = []
    """People who may come in without a link: those of the table this is a rematch of."""


class Sat(Deed, frozen=True):
    """A person or a bot took a seat."""

    seat: int
    name: str
    person: str = ""
    bot: str = ""


class Rose(Deed, frozen=True):
    """A seat became free again, before the game began."""

    seat: int


class Admitted(Deed, frozen=True):
    """A person was let in: to watch, with the eyes of a seat whose holder wished it, or to sit down."""

    person: str
    seat: int | None = None
    sits: bool = False


class Began(Deed, frozen=True):
    """The cards were dealt."""


class Chose(Deed, frozen=True):
    """A seat answered its question. `by` is the bot that answered in its place, if one did."""

    seat: int
    code: str
    by: str = ""


class Undid(Deed, frozen=True):
    """A seat took its last answer back, or one that was still sealed."""

    seat: int


class Said(Deed, frozen=True):
    """A line of chat."""

    person: str
    name: str
    text: str


class Left(Deed, frozen=True):
    """The holder of a seat went away and said so."""

    seat: int


class Returned(Deed, frozen=True):
    """The holder of a seat came back; a stand-in gives the seat up."""

    seat: int


class Replaced(Deed, frozen=True):
    """Another player called a bot to a seat: for one answer, until its holder returns, or for good."""

    seat: int
    bot: str
    by: str
    how: str


class Continued(Deed, frozen=True):
    """A rematch was set up; the people of this table may come over."""

    table: str
    by: str


class Closed(Deed, frozen=True):
    """The table was closed before the end of the game, by its host or an administrator."""

    by: str


AnyDeed: TypeAlias = (
    Created
    | Sat
    | Rose
    | Admitted
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


class Entry(Struct, frozen=True):
    """One numbered line of a log. `act` names the client's act that caused it, so that a resent one counts
    once."""

    number: int
    at: int
    deed: AnyDeed
    act: str = ""


spell_deed = msgspec.json.Encoder().encode
read_deed = msgspec.json.Decoder(AnyDeed).decode
