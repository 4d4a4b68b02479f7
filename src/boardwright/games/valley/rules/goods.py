"""Goods in one whole number: five amounts side by side, each of eleven bits and a guard bit.

Gaining is `+`, paying is `-`, a cost reads `2 * TWIG + RESIN`, and whether a supply covers a cost is one
subtraction: a guard bit that was borrowed from shows a good that falls short.

Four of the fields are resources. The fifth is wild: in a supply it holds pieces that stand in for any
resource but are none themselves, in a cost pieces that any resource pays for (F-6, F-52).
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 4
"""Resources: the fields 0 to 3. "Any resource" means one of them."""
WIDTH: Final = 12
FIELD: Final = 0xFFF
MOST: Final = 0x7FF
GUARD: Final = 0x800800800800800
WILD: Final = KINDS
"""The field that is no resource."""
WILD_SHIFT: Final = WIDTH * WILD
RESOURCES: Final = (1 << WILD_SHIFT) - 1
"""All fields but the wild one."""


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
    """How many pieces are missing to settle a cost, wild pieces standing in for what is lacking."""
    missing = 0
    lack = (cost & FIELD) - (have & FIELD)  # one field after the other, written out: it is asked very often
    if lack > 0:
        missing = lack
    lack = (cost >> WIDTH & FIELD) - (have >> WIDTH & FIELD)
    if lack > 0:
        missing += lack
    lack = (cost >> 2 * WIDTH & FIELD) - (have >> 2 * WIDTH & FIELD)
    if lack > 0:
        missing += lack
    lack = (cost >> 3 * WIDTH & FIELD) - (have >> 3 * WIDTH & FIELD)
    if lack > 0:
        missing += lack
    of_any = cost >> WILD_SHIFT
    if of_any:  # what is not needed for the rest pays for pieces of any kind
        spare = total(have & RESOURCES) - total(cost & RESOURCES) + missing
        if of_any > spare:
            missing += of_any - spare
    wild = have >> WILD_SHIFT
    return missing - wild if missing > wild else 0


def payments(have: int, cost: int) -> list[int]:
    """Every different payment that settles a cost, those with the fewest wild pieces first."""
    if not (have | cost) >> WILD_SHIFT or not cost:
        return [cost] if covers(have, cost) else []
    of_any = amount(cost, WILD)
    wild = amount(have, WILD)
    whole = total(cost)
    parts = [(0, 0, 0)]  # goods paid, how many pieces they are, and how many of them pay for "any"
    for field in range(KINDS):
        due = amount(cost, field)
        if not due + of_any:
            continue
        most = min(amount(have, field), due + of_any)
        least = max(0, due - wild)
        parts = [
            (paid + unit(field) * n, pieces + n, extra + max(0, n - due))
            for paid, pieces, extra in parts
            for n in range(most, least - 1, -1)
            if extra + n - due <= of_any
        ]
    found = [(whole - pieces, paid) for paid, pieces, _ in parts if whole - pieces <= wild]
    return [paid + unit(WILD) * wild for wild, paid in sorted(found)]


def waived(cost: int, most: int) -> list[int]:
    """What may be left of a cost when as much as possible, up to `most` pieces, is waived (E-63, E-64)."""
    left = {cost}
    for _ in range(min(most, total(cost))):
        left = {goods - unit(i) for goods in left for i in range(WILD + 1) if amount(goods, i)}
    return sorted(left)


_SWAPPED: Final[dict[int, list[int]]] = {}


def swapped(cost: int) -> list[int]:
    """A cost with one piece replaced by one of another kind; worked out once for each cost."""
    if cost not in _SWAPPED:
        found = {
            cost - unit(out) + unit(into)
            for out in range(KINDS)
            if amount(cost, out)
            for into in range(KINDS)
            if into != out
        }
        _SWAPPED[cost] = sorted(found)
    return _SWAPPED[cost]


def kinds_of(have: int, among: int) -> list[int]:
    """Which of the resources named by bits there are some of."""
    return [field for field in range(KINDS) if among >> field & 1 and amount(have, field)]
