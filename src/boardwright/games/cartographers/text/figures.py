"""The speed of Cartographers, and the strength of the casual bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.bots import BOTS, CASUAL
from boardwright.bots.bot import answer
from boardwright.cli.figures import Figure, bar, cost, fastest, random_games, rate, sample_states
from boardwright.core.protocol import Game, State
from boardwright.core.rng import Rng

from ..players.explorer import has_kernel
from ..rules.edicts import EDICTS
from ..rules.game_data import CartographersData

CASUAL_GAMES: Final = 200
KERNEL_GAMES: Final = 2_500
"""Games of each kind: enough that the preparation in Python does not count."""


def measure(game: Game) -> list[Figure]:
    """Return the figures, each with the bar that it has to reach."""
    per_game = fastest(lambda: random_games(game, 1, range(20)), 40) / 20
    answers = random_games(game, 1, range(20)) / 20
    states = sample_states(game, 1, 15)
    rng = Rng(3)

    def each(work: Callable[[State], object], runs: int = 12) -> float:
        return fastest(lambda: [work(state) for state in states], runs) / len(states)

    empty = each(lambda _state: None)
    casual = fastest(lambda: [casual_rating(game, seed) for seed in range(10)], 6) / 10
    crowd = fastest(lambda: random_games(game, 100, range(1)), 10)
    rating = sum(casual_rating(game, seed) for seed in range(CASUAL_GAMES)) / CASUAL_GAMES
    return [
        rate("solo-games", per_game, bar(3_000, 6_000)),
        rate("solo-decisions", per_game / answers, bar(60_000, 120_000)),
        cost("options-sample", each(lambda state: state.options(0).sample(rng)) - empty, 8),
        cost("options-length", each(lambda state: len(state.options(0))) - empty),
        cost("options-moves", each(lambda state: state.options(0).moves()) - empty),
        cost("options-codes", each(lambda state: state.options(0).codes()) - empty, 80),
        cost("four-edicts", each(four_edicts) - empty, 10),
        cost("sixteen-edicts", each(sixteen_edicts) - empty),
        cost("copy", each(lambda state: state.copy()) - empty, 3),
        cost("dump", each(lambda state: state.dump(), 3) - empty),
        cost("view", each(lambda state: state.view(0), 3) - empty),
        rate("casual-games", casual, 40),
        Figure("crowd", crowd * 1e3, "ms", 50, crowd),
        Figure("casual-rating", rating, "", 20),
        *kernel_figures(),
    ]


def kernel_figures() -> list[Figure]:
    """Return the speed of the batch kernel, if numba is installed."""
    if not has_kernel():
        return []
    from ..players.kernel.batch import random_solo_games

    games = random_solo_games(1, Rng(1))  # compiles, or loads the compiled code
    seconds = fastest(lambda: random_solo_games(KERNEL_GAMES, Rng(1)), 5)
    return [rate("kernel-games", seconds / KERNEL_GAMES / games, 150_000)]


def casual_rating(game: Game, seed: int) -> int:
    """Return the rating of one solo game of the casual bot, on alternating sides of the map."""
    state = game.new(1, seed, {"map": "ab"[seed % 2]})
    rng = Rng(seed)
    while state.waiting():
        state.play(0, answer(BOTS[CASUAL], state, 0, rng))
    rating = state.scores()[0].rating
    assert rating is not None
    return rating


def four_edicts(state: State) -> None:
    """Score the edicts of a game once."""
    assert isinstance(state, CartographersData)
    for edict in state.setup.edicts:
        EDICTS[edict].score(state.sheets[0])


def sixteen_edicts(state: State) -> None:
    """Score every scoring card once."""
    assert isinstance(state, CartographersData)
    for edict in EDICTS:
        edict.score(state.sheets[0])
