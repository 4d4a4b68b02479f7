"""A bot that plays its best options out in its head and keeps halving the field (sequential halving)."""

from __future__ import annotations

from typing import Final

from ..core.options import Move
from ..core.protocol import State
from ..core.rng import Rng
from .bot import UNLIMITED, Bot, Budget
from .greedy import judged
from .judge import heuristic_of
from .playouts import is_won, play_out, result, unit_of
from .thought import RatedMove, Thought

LEAST: Final = 16
"""What imagining a game takes, in options judged, where next to nothing is left to judge: the last decisions
of a game would take longest otherwise."""


class Candidate:
    """An option that is looked at closely, and how its imagined games ended."""

    __slots__ = ("ends", "judged", "move", "total", "tries", "value", "won")

    def __init__(self, move: Move, judged: float = 0.0) -> None:
        self.move: Final = move
        self.judged: Final = judged
        """What the heuristic says of it."""
        self.value = 0.0
        """What is believed of it, by judgement and imagined games together."""
        self.ends: Final[list[float]] = []
        """How its imagined games ended, world by world; those of a kernel are only summed up."""
        self.total = 0.0
        self.tries = 0
        self.won = 0
        """How many of them were victories, where that counts."""

    @property
    def mean(self) -> float:
        return self.total / self.tries


class RolloutSearch(Bot):
    """Flat Monte Carlo over re-dealt worlds: candidates by heuristic, all tried in the same worlds.

    A dozen imagined games say less than the judgement of the heuristic: the luck of the deals is larger than
    the differences between options. So the judgement counts like a number of imagined games.

    Work is counted in options judged, which take about equally long in all games, with any number of players
    and at any time: late in a game, when imagined games are short, there are more of them.
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
    ) -> None:
        self.name = name
        self.seconds = seconds
        self.candidates: Final = candidates
        """How many options are looked at closely."""
        self.work: Final = work
        """How many options are judged for one decision, about."""
        self.trust: Final = trust
        """How many imagined games the judgement of an option counts for."""
        self.doubt: Final = doubt
        """How many points the judgements in imagined games are off, at most."""
        self.victory: Final = victory
        """How many points more an imagined game counts that is won."""

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
        """Try candidates out and keep halving the field; gives who is left, best first, and who is not."""
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
        """All options with what they seem worth, best first."""
        return judged(heuristic_of(world, seat), world.options(seat), rng)

    def imagine(self, world: State, seat: int, rng: Rng) -> State:
        """A world in which to try options out."""
        return world.redeal(seat, rng)

    def try_out(self, world: State, seat: int, field: list[Candidate], rng: Rng) -> int:
        """Play all candidates out in one re-dealt world, with the same chance; gives the work it took."""
        dealt = self.imagine(world, seat, rng)
        chance = rng.word()
        work = 0
        for candidate in field:
            imagined = dealt.copy()
            imagined.play(seat, candidate.move)
            done, end = self.play_on(imagined, seat, Rng(chance))
            work += max(LEAST, 1 + done)
            if self.victory and is_won(imagined, seat):
                candidate.won += 1
                end += self.victory
            candidate.ends.append(end)
            candidate.total += end
            candidate.tries += 1
        return work

    def play_on(self, imagined: State, seat: int, rng: Rng) -> tuple[int, float]:
        """Play an imagined game on; gives the work it took, and how it ends for the seat."""
        work = play_out(imagined, rng, self.doubt)
        return work, result(imagined, seat)


def sort_by_value(field: list[Candidate], trust: float = 0.0) -> None:
    """Settle what is believed of candidates that were tried equally often, and put the best first."""
    level = sum([one.mean - one.judged for one in field]) / len(field)
    for one in field:
        one.value = (one.total + trust * (level + one.judged)) / (one.tries + trust)
    field.sort(key=by_value)


def by_value(candidate: Candidate | RatedMove) -> float:
    """Sorts the best first."""
    return -candidate.value


def ranking(field: list[Candidate], dropped: list[Candidate], victory: float = 0.0) -> list[RatedMove]:
    """The candidates, the best first. What was dropped early has been tried in fewer worlds, which may have
    been kind to it: it is not held worth more than what it lost to. Where a victory counts, the best one is
    told by its results without that, and the others by how far they are behind it."""
    best = field[0]
    counted = best.value - best.mean + victory * best.won / best.tries if victory else 0.0
    order = field + sorted(dropped, key=by_value)
    return [RatedMove(one.move, min(best.value, one.value) - counted, one.tries) for one in order]
