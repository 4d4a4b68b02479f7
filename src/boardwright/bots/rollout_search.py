"""A bot that plays out its best options in redealt worlds and halves their number again and again (sequential
halving)."""

from __future__ import annotations

from typing import Final

from ..core.options import Move
from ..core.protocol import State
from ..core.rng import Rng
from .bot import UNLIMITED, Bot, Budget
from .compare import try_once
from .greedy import rate_options
from .judge import heuristic_of
from .playouts import Playouts, Rollouts, is_won, unit_of
from .thought import RatedMove, Thought

LEAST: Final = 16
"""The least work that a playout counts as. Without it, the last decisions of a game would take longest."""


class Candidate:
    """An option that is searched, with the results of its playouts."""

    __slots__ = ("ends", "move", "prior", "total", "tries", "value", "won")

    def __init__(self, move: Move, prior: float = 0.0) -> None:
        self.move: Final = move
        self.prior: Final = prior
        """Its value by the heuristic."""
        self.value = 0.0
        """Its estimated value, from the heuristic and the playouts together."""
        self.ends: Final[list[float]] = []
        """The results of its playouts, world by world; a kernel returns only their sum."""
        self.total = 0.0
        self.tries = 0
        self.won = 0
        """How many of them were victories, if that counts."""

    @property
    def mean(self) -> float:
        return self.total / self.tries


class RolloutSearch(Bot):
    """Flat Monte Carlo over redealt worlds: candidates by heuristic, all tried in the same worlds.

    A dozen playouts say less than the heuristic, because chance is larger than the differences between
    options. So the heuristic's value counts like a number of playouts.

    Work is counted in options rated, because each takes about the same time in every game, for any number of
    players. Late in a game playouts are short, so there are more of them.
    """

    def __init__(
        self,
        name: str,
        seconds: float,
        candidates: int,
        work: int,
        trust: float = 8.0,
        doubt: float = 1.0,
        victory: float = 0.0,
        playouts: Playouts | None = None,
    ) -> None:
        self.name = name
        self.seconds = seconds
        self.candidates: Final = candidates
        """How many options are searched."""
        self.work: Final = work
        """About how many options are rated for one decision."""
        self.trust: Final = trust
        """How many playouts the heuristic's value of an option counts for."""
        self.victory: Final = victory
        """Extra points for a playout that is won."""
        self.playouts: Final = playouts or Rollouts(doubt)
        """How playouts are played; by default to the end, with errors of up to `doubt` points."""

    def share(self, game: str, speed: float) -> float:  # noqa: ARG002 (the same in every game)
        return min(1.0, self.seconds * speed / self.work)

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Thought:
        ranked = self.rank(world, seat, rng)
        if len(ranked) == 1:
            return Thought("worth", [RatedMove(move, value) for value, move in ranked])
        closely = max(2, round(self.candidates * min(1.0, budget.effort)))
        field = [Candidate(move, value) for value, move in ranked[:closely]]
        field, dropped = self.compare(world, seat, field, rng, budget)
        return Thought(unit_of(world), ranking(field, dropped, self.victory))

    def compare(
        self, world: State, seat: int, field: list[Candidate], rng: Rng, budget: Budget
    ) -> tuple[list[Candidate], list[Candidate]]:
        """Try candidates, halving their number each round; return the rest, best first, and those dropped."""
        dropped: list[Candidate] = []
        rounds = (len(field) - 1).bit_length()
        work = 0
        for number in range(1, rounds + 1):
            limit = budget.effort * self.work * number / rounds
            while True:
                work += self.try_out(world, seat, field, rng)
                if work >= limit or budget.over():
                    break
            sort_by_value(field, self.trust)
            if budget.over():
                break
            half = (len(field) + 1) // 2
            dropped += field[half:]
            field = field[:half]
        return field, dropped

    def rank(self, world: State, seat: int, rng: Rng) -> list[tuple[float, Move]]:
        """All options with their values by the heuristic, best first."""
        return rate_options(heuristic_of(world, seat), world.options(seat), rng)

    def try_out(self, world: State, seat: int, field: list[Candidate], rng: Rng) -> int:
        """Play all candidates out in one redealt world, with the same chance; return the work it took."""
        lines = [[candidate.move] for candidate in field]
        work = 0
        for candidate, trial in zip(field, try_once(self.playouts, world, seat, lines, rng), strict=True):
            work += max(LEAST, 1 + trial.work)
            end = trial.end
            if self.victory and is_won(trial.state, seat):
                candidate.won += 1
                end += self.victory
            candidate.ends.append(end)
            candidate.total += end
            candidate.tries += 1
        return work


def sort_by_value(field: list[Candidate], trust: float = 0.0) -> None:
    """Update the values of candidates that were tried equally often, and sort them, best first."""
    level = sum([one.mean - one.prior for one in field]) / len(field)
    for one in field:
        one.value = (one.total + trust * (level + one.prior)) / (one.tries + trust)
    field.sort(key=by_value)


def by_value(candidate: Candidate | RatedMove) -> float:
    """The key that sorts the best first."""
    return -candidate.value


def ranking(field: list[Candidate], dropped: list[Candidate], victory: float = 0.0) -> list[RatedMove]:
    """The candidates, the best first. A candidate that was dropped early was tried in fewer worlds and may
    have been lucky, so its value is at most that of the best one. If victories count extra, this extra is
    subtracted from the best value, and the same amount from the others."""
    best = field[0]
    counted = best.value - best.mean + victory * best.won / best.tries if victory else 0.0
    order = field + sorted(dropped, key=by_value)
    return [RatedMove(one.move, min(best.value, one.value) - counted, one.tries) for one in order]
