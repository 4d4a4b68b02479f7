"""The generator of `boardwright.core.rng` over a row of four numbers, for compiled functions."""

from __future__ import annotations

from typing import Final

from boardwright.core.rng import Rng

from .numba_tools import Numbers, inlined, numbers

_WORD: Final = 0xFFFFFFFF


def chance_of(rng: Rng) -> Numbers:
    """Return a generator as numbers; its state is drawn from an `Rng`."""
    return numbers([rng.word(), rng.word(), rng.word(), rng.word()])


@inlined
def word(chance: Numbers) -> int:
    """Return the next 32 random bits, by the same steps as `Rng.word`."""
    b = chance[1]
    c = chance[2]
    drawn = (chance[0] + b + chance[3]) & _WORD
    chance[3] = (chance[3] + 1) & _WORD
    chance[0] = b ^ b >> 9
    chance[1] = (c + (c << 3)) & _WORD
    chance[2] = ((c << 21 & _WORD | c >> 11) + drawn) & _WORD
    return drawn


@inlined
def below(chance: Numbers, n: int) -> int:
    """Return a number from 0 to n - 1, all equally likely; n is at least 1 (Lemire, with rejection)."""
    product = word(chance) * n
    if product & _WORD < n:
        floor = (_WORD + 1 - n) % n
        while product & _WORD < floor:
            product = word(chance) * n
    return product >> 32
