"""A small network: features, one layer of units that sum the weights of the features, and one value.

Python has no vectors, but it has long integers. The weights of a feature for all units are packed into one
integer, so one addition adds all units at once. This is fast without a library.
"""

from __future__ import annotations

from typing import Final

LANE: Final = 16
"""Bits of a unit."""
HALF: Final = 1 << LANE - 1
"""The zero of a unit. A lane stores values above and below it."""


def zero_units(units: int) -> int:
    """Return a zero in every lane."""
    return int.from_bytes(HALF.to_bytes(2, "little") * units, "little")


class Network:
    """Sums of rows, then a rectifier for each unit. The value is the weighted sum of the units."""

    __slots__ = ("_bytes", "last", "out", "rows", "start")

    def __init__(self, rows: list[int], start: int, out: list[float], last: float) -> None:
        self.rows: Final = rows
        """The weights of each feature for all units."""
        self.start: Final = start + zero_units(len(out))
        """The units before any feature is added."""
        self._bytes: Final = 2 * len(out)
        self.out: Final = out
        """The weight of each unit in the value."""
        self.last: Final = last
        """The value when all units are zero."""

    def with_rows(self, rows: list[int]) -> Network:
        """Return the same network for other features."""
        return Network(rows, self.start - zero_units(len(self.out)), self.out, self.last)

    def average_with(self, other: Network) -> Network:
        """Return one network whose value is the mean of both values."""
        bits = LANE * len(self.out)
        rows = [row + (more << bits) for row, more in zip(self.rows, other.rows, strict=True)]
        start = self.start - zero_units(len(self.out)) + (other.start - zero_units(len(other.out)) << bits)
        out = [says / 2.0 for says in self.out + other.out]
        return Network(rows, start, out, (self.last + other.last) / 2.0)

    def add_features(self, units: int, features: list[int]) -> int:
        """Return the units with more features added."""
        rows = self.rows
        for feature in features:
            units += rows[feature]
        return units

    def replace_features(self, units: int, before: set[int], now: set[int]) -> int:
        """Return the units with some features replaced: options of one decision share most features."""
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
            high = lanes[at]  # byte by byte: Python allocates no memory for such small numbers
            if high >= HALF >> 8:
                found += says * ((high << 8 | lanes[at - 1]) - HALF)
            at += 2
        return found
