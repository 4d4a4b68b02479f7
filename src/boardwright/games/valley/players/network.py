"""A small network: features, a layer of units that add up what each feature says to them, and one value.

Python has no vectors, but it has long numbers: what a feature says to all units is packed into one of them,
and adding two such numbers adds all units at once. So it is quick without any library, and pure.
"""

from __future__ import annotations

from typing import Final

LANE: Final = 16
"""Bits of a unit."""
HALF: Final = 1 << LANE - 1
"""Zero of a unit: lanes hold what is above and below it."""


def zero_units(units: int) -> int:
    """Zero in every lane."""
    return int.from_bytes(HALF.to_bytes(2, "little") * units, "little")


class Network:
    """Sums of rows, of which each unit passes on what is above zero; the value is their weighted sum."""

    __slots__ = ("_bytes", "last", "out", "rows", "start")

    def __init__(self, rows: list[int], start: int, out: list[float], last: float) -> None:
        self.rows: Final = rows
        """What each feature says to all units."""
        self.start: Final = start + zero_units(len(out))
        """What the units hold before they are told anything."""
        self._bytes: Final = 2 * len(out)
        self.out: Final = out
        """What each unit says to the value."""
        self.last: Final = last
        """The value where no unit says anything."""

    def with_rows(self, rows: list[int]) -> Network:
        """The same network, told of other features."""
        return Network(rows, self.start - zero_units(len(self.out)), self.out, self.last)

    def average_with(self, other: Network) -> Network:
        """Both networks as one, which says the mean of what they say."""
        bits = LANE * len(self.out)
        rows = [row + (more << bits) for row, more in zip(self.rows, other.rows, strict=True)]
        start = self.start - zero_units(len(self.out)) + (other.start - zero_units(len(other.out)) << bits)
        out = [says / 2.0 for says in self.out + other.out]
        return Network(rows, start, out, (self.last + other.last) / 2.0)

    def add_features(self, units: int, features: list[int]) -> int:
        """The units after they were told of some more features."""
        rows = self.rows
        for feature in features:
            units += rows[feature]
        return units

    def replace_features(self, units: int, before: set[int], now: set[int]) -> int:
        """The units after they were told of some features instead of others: of options of one decision most
        features are the same."""
        rows = self.rows
        for feature in now - before:
            units += rows[feature]
        for feature in before - now:
            units -= rows[feature]
        return units

    def value(self, units: int) -> float:
        found = self.last
        lanes = units.to_bytes(self._bytes, "little")
        at = 1
        for says in self.out:
            high = lanes[at]  # byte by byte: numbers so small need no memory of their own
            if high >= HALF >> 8:
                found += says * ((high << 8 | lanes[at - 1]) - HALF)
            at += 2
        return found
