"""Events: facts that happened, for logs, animations and statistics; never text.

Events are built only if the caller passes a list for them. Simulations pass none, which saves time.
"""

from __future__ import annotations

from typing import Final

from .plain_data import Json

NOBODY: Final = -1


class Event:
    """One fact: its kind, who caused it, its parameters, the seats that may see it, and its message.

    `to` is None if everybody may see it, also spectators. `key` is its message: by default `log-<kind>`,
    empty if there is nothing to say. The seats in `untold` get no message for it, because another event has
    more details for them.
    """

    __slots__ = ("args", "key", "kind", "seat", "to", "untold")

    def __init__(
        self,
        kind: str,
        seat: int = NOBODY,
        args: dict[str, Json] | None = None,
        to: tuple[int, ...] | None = None,
        key: str | None = None,
        untold: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args: dict[str, Json] = {} if args is None else args
        self.to = to
        self.key: str = f"log-{kind}" if key is None else key
        self.untold = untold

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see it."""
        return self.to is None or seat in self.to

    def key_for(self, seat: int | None) -> str:
        """The message for a seat (None: a spectator), or an empty text."""
        return "" if seat in self.untold else self.key

    def dump(self) -> Json:
        to: Json = None if self.to is None else list(self.to)
        return {"kind": self.kind, "key": self.key, "seat": self.seat, "to": to, "args": self.args}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Event, (self.kind, self.seat, self.args, self.to, self.key, self.untold)

    def __repr__(self) -> str:
        return f"Event({self.dump()})"
