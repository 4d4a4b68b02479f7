"""Commands: what somebody asks a table to do. `authorize` decides whether it is allowed.

The sender chooses `id`: a command sent twice with one id counts once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Choose:
    """Answer the question put to a seat. `asked` is the number that came with the question."""

    id: str
    seat: int
    asked: int
    code: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last answer of a seat, or one that is still sealed."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Say:
    """A line of chat."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a free seat, the first one if none is named."""

    id: str
    seat: int | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class SeatBot:
    """The host puts a bot on a free seat."""

    id: str
    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Rise:
    """Free a seat before the game begins: your own, or any if you are the host."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Begin:
    """The host deals the cards; every seat must be taken."""

    id: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave a game in progress; the others may call a stand-in."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Return:
    """Come back to your seat; a stand-in leaves it."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Replace:
    """Call a bot to the seat of somebody who has left or is late: for one answer (`answer`), until its holder
    returns (`stand_in`), or permanently (`forfeit`)."""

    id: str
    seat: int
    bot: str
    how: str


@dataclass(frozen=True, slots=True)
class Close:
    """The host closes the table."""

    id: str


@dataclass(frozen=True, slots=True)
class Admit:
    """Somebody came by a link that `lender` made, to watch or to sit down. No client can send it."""

    id: str
    seat: int | None = None
    lender: str = ""
    sits: bool = False


@dataclass(frozen=True, slots=True)
class Continue:
    """A rematch was set up. No client can send it."""

    id: str
    table: str


Command: TypeAlias = (
    Choose | Undo | Say | Sit | SeatBot | Rise | Begin | Leave | Return | Replace | Close | Admit | Continue
)
