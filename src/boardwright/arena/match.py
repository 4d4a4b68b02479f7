"""A match: one game between bots, from its deal to its result."""

from __future__ import annotations

import time
from dataclasses import dataclass

from ..bots.bot import Budget, answer
from ..core.options import Move
from ..core.plain_data import Json, parse, spell
from ..core.protocol import State
from ..core.refusal import Refusal
from ..core.rng import Rng
from ..games import GAMES
from .entrant import entrant, is_outside


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played: equal matches give equal results, but for the time they take."""

    game: str
    options: str
    """The set-up in its one spelling."""
    seed: int
    bots: tuple[str, ...]
    """One name for each seat."""
    effort: float = 1.0
    """Times the usual work of the bots."""

    @property
    def setup(self) -> dict[str, Json]:
        options = parse(self.options)
        assert isinstance(options, dict)
        return options

    def deal(self) -> State:
        """The game as it begins. Raises `BadSetup` for what the game does not know."""
        return GAMES[self.game].new(len(self.bots), self.seed, self.setup)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What came of a match; lists are by seat."""

    match: Match
    rules: int
    """The version of the rules."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    rivals: tuple[int, ...]
    """The scores of those whom the rules play."""
    rating: int | None
    """The yardstick of a solo game."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    """The longest that a decision took."""

    def wins(self, bot: str) -> float:
        """The bot's part in the victory: 1 alone, a half where it is shared by two, whoever they are."""
        winners = [name for name, rank in zip(self.match.bots, self.ranks, strict=True) if rank == 1]
        return winners.count(bot) / len(winners) if winners else 0.0


def setup_text(options: dict[str, Json]) -> str:
    """A set-up as a match holds it."""
    return spell(options)


def play(match: Match) -> MatchResult:
    """Play a match to its end. Each seat has a source of chance of its own, which the others do not touch."""
    state = match.deal()
    source = Rng(match.seed).fork()
    chances = [source.fork() for _ in match.bots]
    budget = Budget(match.effort)
    decisions = [0] * state.seats
    seconds = [0.0] * state.seats
    slowest = [0.0] * state.seats
    for bot in dict.fromkeys(match.bots):
        entrant(bot).get_ready(match.game)  # what a bot loads once is not the time of a move
    while waiting := state.waiting():
        for seat in waiting:
            bot = match.bots[seat]
            begun = time.perf_counter()
            move = answer(entrant(bot), state, seat, chances[seat], budget)
            took = time.perf_counter() - begun
            if is_outside(bot):
                check_legal(state, seat, move, bot)
            state.play(seat, move)
            decisions[seat] += 1
            seconds[seat] += took
            slowest[seat] = max(slowest[seat], took)
    scores = state.scores()
    own, rivals = scores[: state.seats], scores[state.seats :]
    return MatchResult(
        match,
        state.game.version,
        tuple(score.total for score in own),
        tuple(score.rank for score in own),
        tuple(score.total for score in rivals),
        own[0].rating if state.seats == 1 else None,
        tuple(decisions),
        tuple(round(second, 4) for second in seconds),
        tuple(round(second, 4) for second in slowest),
    )


def check_legal(state: State, seat: int, move: Move, bot: str) -> None:
    """Refuse a move that is not offered: outside bots may err."""
    if move not in state.options(seat):
        raise Refusal("bot-illegal", bot, move=str(move), seat=seat)
