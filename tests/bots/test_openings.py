"""How bots begin. A level may be weak, but a player must not laugh at its first moves."""

from __future__ import annotations

import pytest

from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.games.valley.rules.game import ValleyState

DEALS = 20


def first_moves(game: str, level: str, seed: int) -> list[tuple[int, int]]:
    """The cards in the hand of each seat before its first action, and how many of them it discards in it."""
    state = GAMES[game].new(2, seed)
    assert isinstance(state, ValleyState)
    rng = Rng(seed)
    hands, discards, actions = [0, 0], [0, 0], [0, 0]
    while min(actions) < 2:
        seat = state.waiting()[0]
        code = state.decision(seat).options.code(move := answer(BOTS[level], state, seat, rng))
        if state.decision(seat).prompt == "action":
            actions[seat] += 1
            if actions[seat] == 1:
                hands[seat] = len(state.data.players[seat].hand)
        discards[seat] += actions[seat] == 1 and code.startswith("discard:")
        state.play(seat, move)
    return list(zip(hands, discards, strict=True))


@pytest.mark.parametrize("level", ["beginner", "casual"])
@pytest.mark.parametrize("game", ["everdell", "farshore"])
def test_first_moves_do_not_give_the_hand_away(game: str, level: str) -> None:
    found = [move for seed in range(DEALS) for move in first_moves(game, level, seed)]
    assert min(hand - discarded for hand, discarded in found) >= 2
    assert sum(discarded > 3 for _, discarded in found) <= DEALS / 5


def test_bots_discard_no_card_for_nothing() -> None:
    """The Haven gives one good for two cards, so nobody discards an odd number there in the first seasons."""
    for level in ("beginner", "casual"):
        for seed in range(DEALS):
            state = GAMES["everdell"].new(2, seed)
            rng = Rng(seed)
            picked = 0
            for _ in range(60):
                seat = state.waiting()[0]
                decision = state.decision(seat)
                move = answer(BOTS[level], state, seat, rng)
                if decision.source == "haven" and decision.prompt == "discard":
                    picked += decision.options.code(move) != "done"
                else:
                    assert picked % 2 == 0, (level, seed)
                    picked = 0
                state.play(seat, move)


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_bots_replace_no_card_by_another_of_its_kind(level: str) -> None:
    """An Innkeeper that is discarded to play an Innkeeper leaves the city as it was."""
    for helper, good in (("innkeeper", "berry"), ("crane", "pebble")):
        seats: list[Json] = [{"city": [helper], "hand": [helper], "goods": {good: 1}, "workers": 2}, {}]
        state = GAMES["everdell"].load({"seats": seats})
        codes = state.options(0).codes()
        assert f"play:{helper}={helper}" in codes
        for seed in range(3):
            code = state.decision(0).options.code(answer(BOTS[level], state, 0, Rng(seed)))
            assert code != f"play:{helper}={helper}"
