"""Goods in one whole number: five amounts side by side, each of eleven bits and a guard bit.

Gaining is `+`, paying is `-`, a cost reads `2 * TWIG + RESIN`, and whether a supply covers a cost is one
subtraction: a guard bit that was borrowed from shows a good that falls short.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 4
"""Resources: the fields 0 to 3. "Any resource" means one of them."""
WIDTH: Final = 12
FIELD: Final = 0xFFF
MOST: Final = 0x7FF
GUARD: Final = 0x800800800800800


def unit(field: int) -> int:
    """One of a good."""
    return 1 << WIDTH * field


def amount(goods: int, field: int) -> int:
    """How many of one good there are."""
    return goods >> WIDTH * field & FIELD


def covers(have: int, cost: int) -> bool:
    """Whether there is enough of everything."""
    return ((have | GUARD) - cost) & GUARD == GUARD


def total(goods: int) -> int:
    """How many pieces there are in all."""
    return (
        (goods & FIELD)
        + (goods >> WIDTH & FIELD)
        + (goods >> 2 * WIDTH & FIELD)
        + (goods >> 3 * WIDTH & FIELD)
        + (goods >> 4 * WIDTH & FIELD)
    )


def short(have: int, cost: int) -> int:
    """How many pieces are missing to cover a cost."""
    missing = 0
    while cost:  # one field after the other; written out, since it is asked often
        lack = (cost & FIELD) - (have & FIELD)
        if lack > 0:
            missing += lack
        cost >>= WIDTH
        have >>= WIDTH
    return missing


def waived(cost: int, most: int) -> list[int]:
    """What may be left of a cost when as much as possible, up to `most` pieces, is waived (E-63, E-64)."""
    left = {cost}
    for _ in range(min(most, total(cost))):
        left = {goods - unit(i) for goods in left for i in range(KINDS) if amount(goods, i)}
    return sorted(left)


def swapped(cost: int) -> list[int]:
    """A cost with one piece replaced by one of another kind."""
    found = {
        cost - unit(out) + unit(into)
        for out in range(KINDS)
        if amount(cost, out)
        for into in range(KINDS)
        if into != out
    }
    return sorted(found)


def kinds_of(have: int, among: int) -> list[int]:
    """Which of the resources named by bits there are some of."""
    return [field for field in range(KINDS) if among >> field & 1 and amount(have, field)]
