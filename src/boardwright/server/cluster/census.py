"""What the workers of one host count together: who watches which table, and how many sockets an address and a
person have open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

WATCHING, ADDRESS, PERSON = "watching", "address", "person"
Counts: TypeAlias = dict[tuple[str, str], dict[str, int]]
"""By kind and by what is counted: how often for each person. Sockets are counted for nobody (`""`)."""
Row: TypeAlias = tuple[str, str, str, int]
"""Kind, of what, who, and how many there are now."""


class Census:
    """Our own counts, and those that the other workers of this host have sent."""

    def __init__(self) -> None:
        self._own: Final[Counts] = {}
        self._others: Final[dict[str, Counts]] = {}
        """By node."""
        self.tell: Callable[[Row], None] = lambda _row: None
        """Tells the other workers."""
        self.on_change: Callable[[str], None] = lambda _table: None
        """Called with the table that people have begun or stopped to watch elsewhere."""

    def add(self, kind: str, of: str, who: str = "", more: int = 1) -> None:
        """Count something of our own."""
        now = self._own.get((kind, of), {}).get(who, 0) + more
        _put(self._own, (kind, of, who, now))
        self.tell((kind, of, who, now))

    def total(self, kind: str, of: str) -> int:
        """How many there are at all workers together."""
        return sum(sum(counts.get((kind, of), {}).values()) for counts in (self._own, *self._others.values()))

    def watching_elsewhere(self, table: str) -> frozenset[str]:
        """The people who watch a table at other workers."""
        return frozenset(who for counts in self._others.values() for who in counts.get((WATCHING, table), {}))

    def rows(self) -> Iterator[Row]:
        """Everything we count."""
        for (kind, of), counted in self._own.items():
            for who, count in counted.items():
                yield kind, of, who, count

    def heard(self, node: str, row: Row) -> None:
        """Another worker has counted something."""
        _put(self._others.setdefault(node, {}), row)
        if row[0] == WATCHING:
            self.on_change(row[1])

    def forget(self, node: str) -> None:
        """Another worker is gone, or sends all its counts again."""
        for kind, of in self._others.pop(node, {}):
            if kind == WATCHING:
                self.on_change(of)


def _put(counts: Counts, row: Row) -> None:
    kind, of, who, now = row
    if now:
        counts.setdefault((kind, of), {})[who] = now
        return
    counted = counts.get((kind, of), {})
    counted.pop(who, None)
    if not counted:
        counts.pop((kind, of), None)
