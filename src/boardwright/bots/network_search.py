"""A bot that plays redealt worlds for some decisions and judges them with a value network."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ..core.options import Move
from ..core.protocol import State
from ..core.rng import Rng
from .bot import UNLIMITED, Budget
from .greedy import add_noise, rate_options
from .judge import value_network_of
from .playouts import Foresight, play_on, unit_of
from .rollout_search import Candidate, RolloutSearch, by_value, sort_by_value
from .thought import RatedMove, Thought

TO_THE_END: Final = 60
"""How many values are averaged when the end is near. The result replaces the values after the end."""
FEWEST: Final = 8
"""How many worlds are needed to estimate the variance."""
VICTORY: Final = 20.0
"""Extra points for a won solo game when the end is near. They change nothing if victory is certain or
impossible; otherwise the bot protects a lead."""
FOLLOW_UP: Final = 6.0
"""How many options the heuristic rates in the time of one follow-up question."""
CLEARLY: Final = 2.5
"""A candidate that is this many standard errors behind is not tried any more."""


class NetworkSearch(RolloutSearch):
    """Like the rollout search, with a value network that predicts how playouts end. Candidates that are
    clearly behind are dropped early, so that close decisions get more time.

    A playout lasts `decisions` decisions of the seat; the network is asked at each of them.

    If `work` is 0 it takes the option that the network rates highest. Work is counted in follow-up questions
    that are answered to see where options lead, because each takes about the same time.
    """

    def __init__(
        self,
        name: str,
        seconds: float,
        candidates: int,
        work: int,
        decisions: int,
        otherwise: RolloutSearch,
        error: float = 0.0,
        in_sight: int = 0,
        trust: float = 6.0,
        victory: float = 0.0,
    ) -> None:
        super().__init__(
            name, seconds, candidates, work, trust, victory=victory, playouts=Foresight(decisions)
        )
        self.otherwise: Final = otherwise
        """The bot for games that have no network."""
        self.error: Final = error
        """The largest error of its values, in points, when it does not search."""
        self.in_sight: Final = in_sight
        """How many decisions before the end of a solo game it begins to play playouts to their end. Results
        are exact then, and little chance remains. With other players more chance remains."""
        self._to_the_end: Final = (
            NetworkSearch(
                name, seconds, candidates, work, TO_THE_END, otherwise, trust=trust, victory=VICTORY
            )
            if in_sight
            else None
        )

    def share(self, game: str, speed: float) -> float:
        return super().share(game, speed / FOLLOW_UP) if self.work else 1.0

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Thought:
        network = value_network_of(world, seat)
        if network is None:
            return self.otherwise.think(world, seat, rng, budget)
        if self.work and len(world.options(seat)) > 1:
            if self._to_the_end is not None and world.seats == 1 and self.is_end_near(world, seat, rng):
                return self._to_the_end.think(world, seat, rng, budget)
            return super().think(world, seat, rng, budget)
        ranked = self.rank(world, seat, rng)
        if self.error:
            ranked = sorted(add_noise(ranked, self.error, rng), reverse=True)
        (_, best), *others = ranked
        end = network.end(best)  # the preferred move has at least the value of the others
        rest = [RatedMove(move, min(end, network.end(move))) for _, move in others]
        return Thought(unit_of(world), [RatedMove(best, end), *sorted(rest, key=by_value)])

    def rank(self, world: State, seat: int, rng: Rng) -> list[tuple[float, Move]]:
        network = value_network_of(world, seat)
        assert network is not None
        return rate_options(network, world.options(seat), rng)

    def compare(
        self, world: State, seat: int, field: list[Candidate], rng: Rng, budget: Budget
    ) -> tuple[list[Candidate], list[Candidate]]:
        dropped: list[Candidate] = []
        work = 0
        while len(field) > 1:
            work += self.try_out(world, seat, field, rng)
            sort_by_value(field, self.trust)
            if work >= budget.effort * self.work or budget.over():
                break
            best = field[0]
            if best.tries >= FEWEST:
                behind = [one for one in field[1:] if is_clearly_behind(one, best, self.trust)]
                field = [one for one in field if one not in behind]
                dropped += behind
        return field, dropped

    def is_end_near(self, world: State, seat: int, rng: Rng) -> bool:
        """Whether a playout ends within `in_sight` decisions of the seat."""
        imagined = self.playouts.imagine(world, seat, rng)
        play_on(imagined, seat, self.in_sight)
        return not imagined.waiting()


def is_clearly_behind(candidate: Candidate, best: Candidate, trust: float = 0.0) -> bool:
    """Whether a candidate is behind the best one by more than chance explains, in the same worlds. This is
    also true for a candidate with equal results in all of them: more tries would not help."""
    gaps = [end - other for end, other in zip(best.ends, candidate.ends, strict=True)]
    tries = len(gaps)
    mean = sum(gaps) / tries
    variance = sum([(gap - mean) ** 2 for gap in gaps]) / (tries - 1)
    ahead = (best.value - candidate.value) * (tries + trust)
    return ahead >= CLEARLY * sqrt(variance * tries)
