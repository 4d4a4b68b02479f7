"""What the local server needs from its device: storage, locks, and bots that think elsewhere."""

from __future__ import annotations

import json
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from ..core.record import BOT_MARK
from ..core.refusal import Refusal
from ..tables.hints import Advice, BotTask
from ..tables.log_entries import Chose, LogEntry, dump, load
from ..tables.outcomes import outcomes
from ..tables.reading import WrongType, read
from ..tables.table import Table


class LocalStore(Protocol):
    """Texts that outlive the page. All values are JSON. A write that has returned is on the disk."""

    async def append(self, table: str, line: str, numbers: list[int], rows: list[str]) -> None:
        """Add entries to the log of a table, and replace its line in the list: both, or nothing. Raises
        `Refusal` if it cannot be written, or if an entry with this number is there already."""

    async def log(self, table: str, after: int) -> list[str]:
        """The entries of a table after a number; empty if there is no such table."""

    async def lines(self) -> list[str]:
        """The lines of all tables."""

    async def remove(self, table: str) -> None:
        """Remove a table with its log."""

    async def read(self, name: str) -> str:
        """A value by its name; empty if there is none."""

    async def write(self, name: str, value: str) -> None:
        """Replace a value."""


class LocalDevice(Protocol):
    """The rest of what the browser does for the local server."""

    def now(self) -> int:
        """The time in milliseconds since 1970."""

    def token(self) -> str:
        """A text that nobody can guess."""

    def seed(self) -> int:
        """A number that nobody can guess."""

    def lock(self, name: str) -> AbstractAsyncContextManager[None]:
        """A lock that all tabs share. It ends with the tab that holds it."""

    async def advise(self, table: str, seat: int, task: BotTask) -> Advice:
        """Let a bot think, without stopping the page. Cancelling this stops it."""

    def announce(self, table: str) -> None:
        """Tell other tabs that a table has changed."""


def write_entry(entry: LogEntry) -> str:
    row = {"number": entry.number, "at": entry.at, "command": entry.command, "event": dump(entry.event)}
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


@dataclass(slots=True)
class StoredEntry:
    """An entry of a log as it is stored."""

    number: int
    at: int
    command: str
    event: dict[str, Any]


def read_entry(text: str) -> LogEntry:
    """The entry in a stored text. Raises `Refusal` if it is none."""
    try:
        row = read(StoredEntry, json.loads(text), "entry")
    except (WrongType, json.JSONDecodeError):
        raise Refusal("log-broken", "entry") from None
    return LogEntry(row.number, row.at, load(row.event), row.command)


def line_of(table: Table) -> dict[str, Any]:
    """The line of a table in a list, as it is stored, with what finds it again."""
    origin = table.created.origin
    return {
        "id": table.id,
        "game": table.created.game,
        "status": table.status,
        "names": [BOT_MARK + seat.bot if seat.bot else seat.name for seat in table.seats],
        "free": sum(seat.free for seat in table.seats),
        "your_turn": any(table.seats[seat].person for seat in table.waiting()),
        "created_at": table.created_at,
        "changed_at": table.lines[-1].at,
        "day": origin.day if origin is not None else "",
        "outcome": _outcome(table),
    }


def _outcome(table: Table) -> dict[str, Any] | None:
    """How the game ended for the one person of this device, if it did and counts."""
    answered = [line.at for line in table.lines if isinstance(line.event, Chose)]
    found = list(outcomes(table, answered[-1] if answered else table.created_at).values())
    return asdict(found[0]) if found else None
