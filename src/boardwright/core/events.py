"""Events: facts that happened, for logs, animations and statistics; never text.

An event is built only when somebody listens, so simulations pay nothing for it.
"""

from __future__ import annotations

from typing import Final

from .plain_data import Json

NOBODY: Final = -1


class Event:
    """One fact: its kind (a message key), who caused it, its particulars, and the seats that may see it.

    `to` is None where everybody may, spectators included.
    """

    __slots__ = ("args", "kind", "seat", "to")

    def __init__(
        self,
        kind: str,
        seat: int = NOBODY,
        args: dict[str, Json] | None = None,
        to: tuple[int, ...] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args: dict[str, Json] = {} if args is None else args
        self.to = to

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may be told."""
        return self.to is None or seat in self.to

    def dump(self) -> Json:
        to: Json = None if self.to is None else list(self.to)
        return {"kind": self.kind, "seat": self.seat, "to": to, "args": self.args}

    def __repr__(self) -> str:
        return f"Event({self.dump()})"
