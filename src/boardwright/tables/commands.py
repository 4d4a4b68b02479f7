"""Commands: what somebody asks a table to do. `authorize` decides whether it is allowed.

The sender chooses `id`: a command sent twice with one id counts once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Choose:
    """Answer the question put to a seat. `asked` is the number that came with the question; `then` are the
    answers to the questions that follow. All of them count, or none."""

    id: str
    seat: int
    asked: int
    code: str
    then: list[str] = field(default_factory=list)


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
    """The host starts the game. Every seat must be taken."""

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
    """Somebody used a link that `lender` made, to watch or to sit down. No client can send it."""

    id: str
    seat: int | None = None
    lender: str = ""
    sits: bool = False
    link: str = ""


@dataclass(frozen=True, slots=True)
class Revoke:
    """A link to watch was revoked, with the view of `seat` that it gave. No client can send it."""

    id: str
    link: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Forget:
    """The sender has deleted the account: the log goes on under a neutral name. No client can send it."""

    id: str


@dataclass(frozen=True, slots=True)
class Continue:
    """A rematch was set up. No client can send it."""

    id: str
    table: str


ClientCommand: TypeAlias = (
    Choose | Undo | Say | Sit | SeatBot | Rise | Begin | Leave | Return | Replace | Close
)

Command: TypeAlias = ClientCommand | Admit | Revoke | Forget | Continue
