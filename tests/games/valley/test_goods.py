"""Goods in one number: sums and what is missing, against the same worked out good by good."""

from __future__ import annotations

from random import Random

import pytest

from boardwright.games.valley.rules.pieces.goods import MOST, Goods, total, unit

NAMES = ("twig", "resin", "pebble", "berry", "shell", "amber", "moss", "salt", "pearl")


def packed(amounts: list[int]) -> int:
    return sum(n * unit(field) for field, n in enumerate(amounts))


def missing(have: list[int], cost: list[int]) -> int:
    """The last of each is wild."""
    *solid, wild = have
    *due, of_any = cost
    lack = sum(max(0, asked - there) for asked, there in zip(due, solid, strict=True))
    spare = sum(max(0, there - asked) for asked, there in zip(due, solid, strict=True))
    return max(0, lack + max(0, of_any - spare) - wild)


@pytest.mark.parametrize("kinds", range(1, 10))
def test_sums_and_what_is_missing(kinds: int) -> None:
    goods = Goods(NAMES[:kinds], "wild")
    chance = Random(kinds)
    for most in (0, 1, 4, MOST):
        for _ in range(200):
            have = [chance.randint(0, most) for _ in range(kinds + 1)]
            cost = [chance.choice((0, 0, 1, 2, 9)) for _ in range(kinds + 1)]
            assert total(packed(have)) == sum(have)
            assert goods.shortfall(packed(have), packed(cost)) == missing(have, cost)
            enough = all(there >= asked for there, asked in zip(have, cost, strict=True))
            assert goods.covers(packed(have), packed(cost)) == enough
    assert total(packed([MOST] * (kinds + 1))) == MOST * (kinds + 1)
