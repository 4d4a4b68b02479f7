"""The statistics of reviews: means with 95 % intervals by Student's t."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
"""The 97.5th percentile of the normal distribution."""


class Estimate(NamedTuple):
    """A mean, half the width of its 95 % interval, and the number of values."""

    mean: float
    error: float
    number: int

    @property
    def is_positive(self) -> bool:
        """Whether the true mean is above 0, with 95 % confidence."""
        return self.mean > self.error


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    number = len(values)
    mean = sum(values) / number
    if number < 2:
        return Estimate(mean, inf, number)
    variance = sum((value - mean) ** 2 for value in values) / (number - 1)
    return Estimate(mean, student(number - 1) * sqrt(variance / number), number)


def student(freedom: int) -> float:
    """The 97.5th percentile of Student's t, by the first terms of its expansion; below 4 it is too small by
    more than a hundredth."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
