"""How an observation is laid out: named parts, one after the other, in one row of whole numbers.

The row is written once. The structured observation is a set of windows into it; the flat one is the same row
scaled to small numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

Row: TypeAlias = NDArray[np.int16]
"""An observation as it is written."""
Flat: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Number = TypeVar("Number", np.int16, np.float32)


class Part:
    """One part of an observation: numbers from 0 to `most`, usually up to `scale`."""

    def __init__(self, name: str, shape: tuple[int, ...], most: int, about: str, scale: int = 0) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.most: Final = most
        self.about: Final = about
        """What it says, for the documentation."""
        self.scale: Final = scale or most
        """The flat observation is divided by it."""
        self.size: Final = prod(shape)


class Layout:
    """The parts of an observation in order."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts: Final = tuple(parts)
        self.at: Final[dict[str, int]] = {}
        """Where each part begins."""
        size = 0
        for part in parts:
            self.at[part.name] = size
            size += part.size
        self.size: Final = size
        self._names: Final = [part.name for part in parts]
        self._records: Final = {
            np.dtype(number): np.dtype([(part.name, number, part.shape) for part in parts])
            for number in (np.int16, np.float32)
        }
        """The whole row as one record: its fields are the windows, in their shapes, with one look-up each."""
        self._scale: Final = np.concatenate(
            [np.full(part.size, 1.0 / part.scale, np.float32) for part in parts]
        )

    def windows(self, row: NDArray[Number]) -> dict[str, NDArray[Number]]:
        """The structured observation: each part in its shape. It shares the row's memory."""
        record: NDArray[Any] = np.ndarray((), self._records[row.dtype], row)
        return {name: record[name] for name in self._names}

    def flat(self, row: Row) -> Flat:
        """The flat observation."""
        flat: Flat = row * self._scale
        return flat

    def structured_space(self) -> spaces.Dict:
        return spaces.Dict({part.name: spaces.Box(0, part.most, part.shape, np.int16) for part in self.parts})

    def flat_space(self) -> spaces.Box:
        most = np.concatenate([np.full(part.size, part.most, np.int16) for part in self.parts])
        return spaces.Box(np.zeros(self.size, np.float32), most * self._scale, dtype=np.float32)
