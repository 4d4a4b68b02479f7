"""The engine against the slow rules of `naive`, on random maps and layouts (C-82, C-122)."""

from __future__ import annotations

import pytest

from boardwright.core.refusal import IllegalChoice
from boardwright.core.rng import Rng
from boardwright.games.cartographers import CartographersState
from boardwright.games.cartographers.rules.edicts import EDICTS

from . import naive
from .random_maps import KINDS, random_map
from .tables import AMBUSHES, LANDSCAPES, coins_of, mark, rows_of, split, table

MAPS_OF_A_KIND = 70


@pytest.mark.parametrize("kind", KINDS)
def test_scores_agree_on_any_map(kind: str) -> None:
    """C-82: all sixteen scoring cards and the monster loss, on printed sides and on custom layouts."""
    for seed in range(MAPS_OF_A_KIND):
        land, rows = random_map(seed, kind)
        sheet = table(rows, land=land, season="over").sheets[0]
        slow = naive.Map(land, rows)
        got = {edict.id: edict.score(sheet) for edict in EDICTS} | {"monsters": sheet.monster_loss}
        expected = {name: score(slow) for name, score in naive.EDICTS.items()}
        assert got == expected | {"monsters": naive.monster_loss(slow)}, (kind, seed, land, rows)


@pytest.mark.parametrize("obligation", [False, True], ids=["free", "ruins"])
@pytest.mark.parametrize("kind", KINDS)
def test_landscape_options_agree(kind: str, obligation: bool) -> None:
    """C-122: the options with every landscape card are exactly the drawings the clauses allow."""
    for seed in range(10):
        land, rows = random_map(seed, kind)
        any_terrain = seed % 2 == 1
        slow = naive.Map(land, rows)
        single = naive.drawings(slow, "rift_lands")
        for card in LANDSCAPES:
            state = table(rows, land=land, card=card, ruins=obligation, any_terrain=any_terrain)
            expected = naive.drawings(slow, card, obligation, any_terrain)
            _same_options(state, expected, naive.drawings(slow, card) + single)


@pytest.mark.parametrize("kind", KINDS)
def test_ambush_options_agree(kind: str) -> None:
    """C-57, C-58: a neighbour's options with every ambush card; the ruins obligation is of no account."""
    for seed in range(12):
        land, rows = random_map(seed, kind)
        slow = naive.Map(land, rows)
        single = naive.drawings(slow, "rift_lands")
        for card in AMBUSHES:
            revealed = ["temple_ruins", card] if seed % 2 else [card]
            state = table(rows, rows, land=land, card=card, revealed=list(revealed))
            _same_options(state, naive.drawings(slow, card), single)


def _same_options(state: CartographersState, expected: list[str], others: list[str]) -> None:
    """Every way to ask for the options gives the expected drawings; of the others no other one is open."""
    options = state.options(0)
    codes = options.codes()
    moves = [options[index] for index in range(len(options))]
    where = (state.dump()["card"], rows_of(state))
    assert sorted(codes) == sorted(expected), where
    assert len(options) == len(codes) == len(set(codes)) == len(set(moves)), where
    assert moves == list(options) == options.moves(), where
    assert codes == [options.code(move) for move in moves], where
    assert moves == [options.move(code) for code in codes], where
    assert all(move in options for move in moves), where
    with pytest.raises(IndexError):
        options[len(options)]
    rng = Rng(5)
    assert all(options.sample(rng) in moves for _ in range(5)), where
    for code in set(others) - set(codes):
        with pytest.raises(IllegalChoice):
            options.move(code)


@pytest.mark.parametrize("kind", KINDS)
def test_drawings_land_where_they_say_and_coins_agree(kind: str) -> None:
    """C-61, C-62: after any drawing the map shows it and nothing else, and the coins are those due."""
    for seed in range(12):
        land, rows = random_map(seed, kind)
        for card in ("farmland", "hamlet", "marshlands", "rift_lands"):
            state = table(rows, land=land, card=card, seed=seed, next=["great_river"])
            options = state.options(0)
            code = options.code(options.sample(Rng(seed)))
            terrain, _, spaces = code.partition(":")
            after = mark(rows, naive.LETTERS[terrain], *split(spaces))
            coin = len(split(spaces)) == {"farmland": 2, "hamlet": 3}.get(card)
            closed = naive.open_mountains(naive.Map(land, rows)) - naive.open_mountains(
                naive.Map(land, after)
            )
            state.choose(0, code)
            assert rows_of(state) == after, (kind, seed, card, code)
            assert coins_of(state) == coin + closed, (kind, seed, card, code)
