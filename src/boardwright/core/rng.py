"""The only source of chance: a small generator inside the state.

The algorithm is Chris Doty-Humphrey's sfc32 (public domain): three words and a counter of 32 bits, additions
and shifts only. It passes PractRand, holds a seed of 128 bits, copies in a fraction of a microsecond
(`random.Random` carries 625 words) and stays within machine integers when compiled.
"""

from __future__ import annotations

from typing import Final

from .refusal import BadSetup

_WORD: Final = 0xFFFFFFFF
SEED_BITS: Final = 128


class Rng:
    """Uniform whole numbers, reproducible from a seed of 0 to 2**128 - 1."""

    __slots__ = ("_a", "_b", "_c", "_count")

    def __init__(self, seed: int = 0) -> None:
        if not 0 <= seed < 1 << SEED_BITS:
            raise BadSetup("seed-range", "seed")
        a = seed & _WORD
        b = seed >> 32 & _WORD
        c = seed >> 64 & _WORD
        count = seed >> 96
        for _ in range(12):  # the steps of `word`, until every bit of the seed has reached every word
            word = (a + b + count) & _WORD
            count = (count + 1) & _WORD
            a = b ^ b >> 9
            b = (c + (c << 3)) & _WORD
            c = ((c << 21 & _WORD | c >> 11) + word) & _WORD
        self._a = a
        self._b = b
        self._c = c
        self._count = count

    def word(self) -> int:
        """The next 32 random bits."""
        b = self._b
        c = self._c
        word = (self._a + b + self._count) & _WORD
        self._count = (self._count + 1) & _WORD
        self._a = b ^ b >> 9
        self._b = (c + (c << 3)) & _WORD
        self._c = ((c << 21 & _WORD | c >> 11) + word) & _WORD
        return word

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, exactly uniform; n is 1 to 2**32 (Lemire, with rejection)."""
        b = self._b  # the steps of `word`, written out: most words are drawn here
        c = self._c
        word = (self._a + b + self._count) & _WORD
        self._count = (self._count + 1) & _WORD
        self._a = b ^ b >> 9
        self._b = (c + (c << 3)) & _WORD
        self._c = ((c << 21 & _WORD | c >> 11) + word) & _WORD
        product = word * n
        if product & _WORD < n:
            floor = (_WORD + 1 - n) % n
            while product & _WORD < floor:
                product = self.word() * n
        return product >> 32

    def picks(self, n: int, k: int) -> list[int]:
        """The `k` results of `below(n)`, `below(n - 1)` and so on, to deal from a pool."""
        a, b, c, count = self._a, self._b, self._c, self._count
        found: list[int] = []
        for left in range(n, n - k, -1):
            while True:  # the steps of `word` and `below`
                word = (a + b + count) & _WORD
                count = (count + 1) & _WORD
                a = b ^ b >> 9
                b = (c + (c << 3)) & _WORD
                c = ((c << 21 & _WORD | c >> 11) + word) & _WORD
                low = word * left & _WORD
                if low >= left or low >= (_WORD + 1 - left) % left:
                    break
            found.append(word * left >> 32)
        self._a, self._b, self._c, self._count = a, b, c, count
        return found

    def shuffle(self, items: list[int]) -> None:
        """Put the items into an order that is uniform over all orders."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self) -> Rng:
        """A new generator seeded from this one."""
        return Rng(self.word() | self.word() << 32 | self.word() << 64 | self.word() << 96)

    def branch(self) -> Rng:
        """Like `fork`, but faster: the inner state is drawn from this generator, which is already mixed."""
        return Rng.from_words(self.word(), self.word(), self.word(), self.word())

    def copy(self) -> Rng:
        """An independent generator that returns the same numbers."""
        return Rng.from_words(self._a, self._b, self._c, self._count)

    @staticmethod
    def from_words(a: int, b: int, c: int, count: int) -> Rng:
        """The generator with exactly this inner state."""
        rng = _Unseeded()
        rng._a = a
        rng._b = b
        rng._c = c
        rng._count = count
        return rng

    def dump(self) -> str:
        """The inner state as 32 hexadecimal digits."""
        return f"{self._a:08x}{self._b:08x}{self._c:08x}{self._count:08x}"

    @staticmethod
    def load(digits: str) -> Rng:
        """The generator that `dump` described."""
        a, b, c, count = (int(digits[i : i + 8], 16) for i in (0, 8, 16, 24))
        return Rng.from_words(a, b, c, count)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _loaded, (self.dump(),)


def _loaded(digits: str) -> Rng:
    """The generator in a dump, for copy and pickle."""
    return Rng.load(digits)


class _Unseeded(Rng):
    """A generator made without the rounds of seeding."""

    __slots__ = ()

    def __init__(self) -> None:
        pass
