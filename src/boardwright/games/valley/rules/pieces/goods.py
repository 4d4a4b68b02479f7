"""Goods in one whole number: amounts side by side, each of eleven bits and a guard bit.

Gaining is `+`, paying is `-`, a cost reads `2 * TWIG + RESIN`, and whether a supply covers a cost is one
subtraction: a guard bit that was borrowed from shows a good that falls short.

A title declares its `Goods`: any number of resources, one field each, and after them one field that is wild.
In a supply it holds pieces that stand in for any resource but are none themselves, in a cost pieces that any
resource pays for (F-6, F-52). Up to four resources fit into a word of the machine, where arithmetic is
quickest; beyond that the numbers are longer, and everything else is the same.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 12
FIELD: Final = 0xFFF
MOST: Final = 0x7FF
WORD: Final = 5 * WIDTH
"""Fields up to here fit into a word of the machine."""
EVEN: Final = 0xFFF000FFF000FFF
PAIR: Final = 0xFFFFFF
ANY: Final = -1
"""Any of the resources, as bits of their fields: all there are."""


def unit(field: int) -> int:
    """One of a good."""
    return 1 << WIDTH * field


def amount(goods: int, field: int) -> int:
    """How many of one good there are."""
    return goods >> WIDTH * field & FIELD


def total(goods: int) -> int:
    """How many pieces there are in all."""
    n = 0
    while goods >> WORD:
        n += goods & FIELD
        goods >>= WIDTH
    # Neighbours are added in pairs; divided by one less than its base, a number leaves the sum of its digits.
    return n + ((goods & EVEN) + (goods >> WIDTH & EVEN)) % PAIR


class Goods:
    """The goods of a title: its resources, and what it calls pieces that stand in for any of them."""

    def __init__(self, resources: tuple[str, ...], wild: str = "") -> None:
        self.resources: Final = resources
        self.names: Final = (*resources, wild) if wild else resources
        """All goods, by their fields."""
        self.kinds: Final = len(resources)
        """How many resources there are: the fields from 0. "Any resource" means one of them."""
        self.wild: Final = self.kinds
        """The field that is no resource."""
        self.wild_shift: Final = WIDTH * self.wild
        self.resource_mask: Final = (1 << self.wild_shift) - 1
        """All fields but the wild one."""
        self.guard: Final = sum([MOST + 1 << WIDTH * field for field in range(self.kinds + 1)])
        self.resource_guard: Final = self.guard & self.resource_mask
        self._swapped: Final[dict[int, list[int]]] = {}

    def covers(self, have: int, cost: int) -> bool:
        """Whether there is enough of everything."""
        return ((have | self.guard) - cost) & self.guard == self.guard

    def shortfall(self, have: int, cost: int) -> int:
        """How many pieces are missing to pay a cost, after wild pieces are used."""
        borrowed = (((have | self.guard) - cost) & self.resource_guard) ^ self.resource_guard
        lacking = (borrowed << 1) - (borrowed >> WIDTH - 1)  # all bits of the resources that fall short
        missing = ((cost & lacking) - (have & lacking)) % FIELD  # the sum of the fields, see `total`
        of_any = cost >> self.wild_shift
        if of_any:  # what is not needed for the rest pays for pieces of any kind
            spare = total(have & self.resource_mask) - total(cost & self.resource_mask) + missing
            if of_any > spare:
                missing += of_any - spare
        if not missing:
            return 0
        wild = have >> self.wild_shift
        return missing - wild if missing > wild else 0

    def payments(self, have: int, cost: int) -> list[int]:
        """All different payments for a cost, those with the fewest wild pieces first."""
        if not (have | cost) >> self.wild_shift or not cost:
            return [cost] if self.covers(have, cost) else []
        of_any = amount(cost, self.wild)
        wild = amount(have, self.wild)
        whole = total(cost)
        parts = [(0, 0, 0)]  # goods paid, how many pieces they are, and how many of them pay for "any"
        for field in range(self.kinds):
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
        return [paid + unit(self.wild) * wild for wild, paid in sorted(found)]

    def discounted_costs(self, cost: int, most: int) -> list[int]:
        """The costs that can remain after a discount of up to `most` pieces (E-63)."""
        left = {cost}
        for _ in range(min(most, total(cost))):
            left = {goods - unit(i) for goods in left for i in range(self.wild + 1) if amount(goods, i)}
        return sorted(left)

    def swapped_costs(self, cost: int) -> list[int]:
        """The costs with one piece replaced by one of another kind; cached."""
        if cost not in self._swapped:
            found = {
                cost - unit(out) + unit(into)
                for out in range(self.kinds)
                if amount(cost, out)
                for into in range(self.kinds)
                if into != out
            }
            self._swapped[cost] = sorted(found)
        return self._swapped[cost]

    def held_kinds(self, have: int, among: int) -> list[int]:
        """The resources among `among` (bits) that are in `have`."""
        return [field for field in range(self.kinds) if among >> field & 1 and amount(have, field)]
