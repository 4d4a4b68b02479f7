"""Chance: reproducible for ever, even in every direction, and the same after any pause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import permutations

import pytest

from boardwright.core.refusal import BadSetup
from boardwright.core.rng import SEED_BITS, Rng


def chi_square(rolls: Iterable[Hashable], kinds: int) -> float:
    """How far counts stray from equal shares; about `kinds` for honest dice."""
    counts = Counter(rolls)
    share = counts.total() / kinds
    empty = kinds - len(counts)
    return sum((count - share) ** 2 / share for count in counts.values()) + empty * share


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [4035892905, 1363572419, 145230303, 808754475]),
        (1, [2848018519, 1299785925, 4001059704, 2906380172]),
        (2**32, [2495976471, 848619078, 983753430, 4180048585]),
        (2**64 + 12345, [2604621418, 3702341559, 3392072630, 600328574]),
        (2**128 - 1, [3350330816, 2217720039, 519599315, 2089927686]),
    ],
)
def test_seeds_give_the_same_numbers_in_every_release(seed: int, words: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in words] == words


def test_dice_and_shuffles_are_the_same_in_every_release() -> None:
    rng = Rng(2026)
    assert [rng.below(6) for _ in range(12)] == [1, 2, 5, 1, 5, 2, 2, 4, 3, 0, 4, 5]
    deck = list(range(10))
    rng.shuffle(deck)
    assert deck == [0, 8, 9, 6, 3, 2, 1, 4, 7, 5]
    assert rng.fork().word() == 2602835479
    assert rng.dump() == "ccfce1b16285b9e7cad9b16300000025"


def test_every_bit_of_the_seed_counts() -> None:
    firsts = {tuple(rng.word() for _ in range(4)) for rng in (Rng(1 << bit) for bit in range(SEED_BITS))}
    assert len(firsts) == SEED_BITS


@pytest.mark.parametrize("seed", [-1, 2**128, 10**60])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        Rng(seed)
    assert refusal.value.where == "seed"


def test_each_bit_of_a_word_is_set_half_of_the_time() -> None:
    rng = Rng(11)
    words = [rng.word() for _ in range(20_000)]
    for bit in range(32):
        assert 9_600 < sum(word >> bit & 1 for word in words) < 10_400  # 5.6 standard deviations
    assert all(0 <= word < 2**32 for word in words)


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 7, 13, 100, 121])
@pytest.mark.parametrize("seed", [0, 1, 2**100])
def test_dice_are_even(sides: int, seed: int) -> None:
    rng = Rng(seed)
    rolls = [rng.below(sides) for _ in range(300 * sides)]
    assert set(rolls) == set(range(sides))
    assert chi_square(rolls, sides) < sides + 5 * (2 * sides) ** 0.5


def test_dice_whose_sides_do_not_divide_the_words_are_even_too() -> None:
    """Without rejection a third of 3 * 2**30 sides would come up twice as often as the others."""
    rng = Rng(5)
    rolls = [rng.below(3 << 30) for _ in range(30_000)]
    assert all(0 <= roll < 3 << 30 for roll in rolls)
    assert chi_square((roll % 3 for roll in rolls), 3) < 15
    assert chi_square((roll >> 30 for roll in rolls), 3) < 15


@pytest.mark.parametrize("sides", [1, 2, 2**31, 2**32 - 1, 2**32])
def test_dice_stay_within_their_sides(sides: int) -> None:
    rng = Rng(8)
    rolls = [rng.below(sides) for _ in range(2_000)]
    assert 0 <= min(rolls) <= max(rolls) < sides
    assert max(rolls) >= sides * 0.99 - 1


def test_consecutive_rolls_know_nothing_of_each_other() -> None:
    rng = Rng(3)
    pairs = [(rng.below(6), rng.below(6)) for _ in range(10_800)]
    assert len(set(pairs)) == 36
    assert chi_square(pairs, 36) < 36 + 5 * 72**0.5


def test_a_shuffle_reaches_all_orders_evenly() -> None:
    rng = Rng(21)
    orders = []
    for _ in range(24 * 400):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        orders.append(tuple(cards))
    assert set(orders) == set(permutations([1, 2, 3, 4]))
    assert chi_square(orders, 24) < 24 + 5 * 48**0.5


@pytest.mark.parametrize("cards", [[], [7]])
def test_a_shuffle_of_nothing_or_one_uses_no_chance(cards: list[int]) -> None:
    rng = Rng(1)
    before, order = rng.dump(), cards[:]
    rng.shuffle(cards)
    assert cards == order
    assert rng.dump() == before


def test_a_copy_goes_on_in_the_same_way_and_on_its_own() -> None:
    rng = Rng(9)
    rng.word()
    twin = rng.copy()
    ahead = [twin.word() for _ in range(50)]
    assert [rng.word() for _ in range(50)] == ahead
    twin.word()
    assert rng.dump() != twin.dump()


def test_a_dump_is_read_back_at_any_moment() -> None:
    rng = Rng(2**127 + 3)
    for _ in range(100):
        again = Rng.load(rng.dump())
        assert again.dump() == rng.dump()
        assert len(rng.dump()) == 32
        assert again.word() == rng.word()


def test_a_fork_is_another_generator_and_moves_the_first_on() -> None:
    rng = Rng(4)
    before = rng.dump()
    forks = [rng.fork() for _ in range(3)]
    assert rng.dump() != before
    assert len({tuple(fork.word() for _ in range(8)) for fork in [rng, *forks]}) == 4
    assert Rng(4).fork().dump() == Rng(4).fork().dump()


@pytest.mark.parametrize("seed", range(40))
def test_picks_are_what_below_gives_one_after_the_other(seed: int) -> None:
    one, other = Rng(seed), Rng(seed)
    for n in (1, 2, 7, 52, 125, 2**31 + 5):
        k = min(n, seed)
        assert one.picks(n, k) == [other.below(n - i) for i in range(k)]
        assert one.dump() == other.dump()


def test_a_branch_is_even_and_goes_its_own_way() -> None:
    trunk = Rng(7)
    branches = [trunk.branch() for _ in range(4000)]
    assert chi_square((branch.below(6) for branch in branches), 6) < 25
    assert len({branch.dump() for branch in branches}) == 4000
    one, other = Rng(7).branch(), Rng(7).branch()
    assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]
