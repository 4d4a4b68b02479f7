"""How bots begin. A level may be weak, but a player must not laugh at its first moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.games.valley.rules.game import ValleyState
from boardwright.games.valley.rules.pieces.goods import total
from boardwright.games.valley.rules.scoring import total_points

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


class Action(NamedTuple):
    """One action of a bot, with the answers that belong to it."""

    hand: int
    goods: int
    points: int
    codes: list[str]
    refused: list[str]
    """What it did not take, where it stopped."""


def possessions(state: ValleyState, seat: int) -> tuple[int, int, int]:
    """The cards in the hand, the goods and the points of a seat, cards of its city included."""
    player = state.data.players[seat]
    return len(player.hand), total(player.goods), total_points(state.data, seat)


def opening(game: str, level: str, seats: int, seed: int) -> Iterator[tuple[Action, tuple[int, int, int]]]:
    """The first ten actions of each seat, with what the seat has after each."""
    state = GAMES[game].new(seats, seed)
    assert isinstance(state, ValleyState)
    rng = Rng(seed)
    now: Action | None = None
    left = 10 * seats
    while left:
        (seat,) = state.waiting()
        decision = state.decision(seat)
        code = decision.options.code(move := answer(BOTS[level], state, seat, rng))
        if decision.prompt == "action":
            now = Action(*possessions(state, seat), [], [])
            actor = seat
            left -= 1
        if now is not None and seat == actor:
            now.codes.append(code)
            if code == "done":
                now.refused.extend(decision.options.codes()[:-1])
        state.play(seat, move)
        over = not state.waiting() or state.decision(state.waiting()[0]).prompt == "action"
        if over and now is not None:
            yield now, possessions(state, actor)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", ["beginner", "casual"])
@pytest.mark.parametrize("game", ["everdell", "farshore"])
def test_first_ten_moves_are_not_absurd(game: str, level: str, seats: int) -> None:
    """Nobody visits a place for nothing, refuses a free card, or gives most of a hand for a few goods."""
    for seed in range(8):
        for action, after in opening(game, level, seats, seed):
            hand, goods, points = (now - before for now, before in zip(after, action[:3], strict=True))
            told = (seed, action.codes, hand, goods, points)
            if action.codes[0].startswith("visit:"):
                gives_back = any(code.startswith(("discard:", "pay:")) for code in action.codes)
                assert gives_back or hand + goods + points > 0 or len(action.codes) > 2, told
            assert not any(code.startswith("play:") for code in action.refused), told
            if action.codes[0] == "visit:haven":
                assert 2 * action.codes.index("done") <= action.hand + 3, told


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
