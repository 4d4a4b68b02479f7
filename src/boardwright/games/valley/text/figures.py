"""The speed of a game of the family, and the strength of its casual bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.bots import BOTS, CASUAL
from boardwright.bots.bot import answer
from boardwright.cli.figures import Figure, bar, cost, fastest, random_games, rate, sample_states
from boardwright.core.protocol import Game, State
from boardwright.core.rng import Rng

from ..rules.game import ValleyState
from ..rules.machine import open_question

MATCHES: Final = 100


class Bars:
    """The rates per second that a title must reach, with plain and with compiled rules.

    The casual bot may take 0.2 s for a move. Its bar for plain rules requires a hundredth of that.
    """

    def __init__(
        self, games: tuple[float, float], decisions: tuple[float, float], casual: tuple[float, float]
    ) -> None:
        self.games: Final = games
        self.decisions: Final = decisions
        self.casual: Final = casual


def measure(game: Game, bars: Bars) -> list[Figure]:
    """Return the figures, each with the bar that it must reach."""
    per_game = fastest(lambda: random_games(game, 2, range(10)), 150) / 10
    answers = random_games(game, 2, range(10)) / 10
    states = sample_states(game, 2, 6)
    turns = [state for state in states if state.pending()[0].prompt == "action"]
    rng = Rng(3)

    def each(work: Callable[[State], object], runs: int = 12, among: list[State] = states) -> float:
        def one_after_the_other() -> None:
            for state in among:  # results are not kept: the garbage collector would scan them
                work(state)

        return fastest(one_after_the_other, runs) / len(among)

    empty = each(lambda _state: None)
    casual = fastest(lambda: [match(game, (CASUAL, CASUAL), seed) for seed in range(5)], 12) / 5
    wins = 0
    for seed in range(MATCHES):
        names = (CASUAL, "random") if seed % 2 else ("random", CASUAL)
        wins += match(game, names, seed) == [names.index(CASUAL)]
    return [
        rate("two-player-games", per_game, bar(*bars.games)),
        rate("two-player-decisions", per_game / answers, bar(*bars.decisions)),
        cost("turn-options", each(turn_options, 60, turns) - empty, bar(20, 4)),
        cost("copy", each(lambda state: state.copy(), 60) - empty, bar(6, 2.5)),
        cost("dump", each(lambda state: state.dump(), 3) - empty),
        cost("views", each(lambda state: (state.view(0), state.view(1)), 6) - empty, bar(100, 40)),
        cost("redeal", each(lambda state: state.redeal(0, rng), 6) - empty),
        rate("casual-games", casual, bar(*bars.casual)),
        Figure("casual-wins", wins, "", 96),
    ]


def match(game: Game, names: tuple[str, ...], seed: int) -> list[int]:
    """Play one game between bots. Return the winning seats."""
    state = game.new(len(names), seed)
    rng = Rng(seed)
    while waiting := state.waiting():
        state.play(waiting[0], answer(BOTS[names[waiting[0]]], state, waiting[0], rng))
    return [score.seat for score in state.scores() if score.rank == 1]


def turn_options(state: State) -> None:
    """List the options of a turn again."""
    assert isinstance(state, ValleyState)
    open_question(state.data).options(state.data, state.data.agenda[-1])
