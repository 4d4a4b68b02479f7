"""A match: one game between bots, from its deal to its result."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex

from ..bots.bot import Budget, answer
from ..core.options import Move
from ..core.plain_data import Json, parse, spell
from ..core.protocol import State
from ..core.refusal import Refusal
from ..core.rng import Rng
from ..games import GAMES
from .entrant import entrant, is_outside, problem


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played. Equal matches give equal results, except for the time."""

    game: str
    options: str
    """The set-up as text, spelled in one way."""
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
    """The result of a match; lists are by seat."""

    match: Match
    rules: int
    """The version of the rules."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    rivals: tuple[int, ...]
    """The scores of rivals whom the rules play."""
    rating: int | None
    """The measure of success in a solo game."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    """Seconds of the longest decision."""

    def wins(self, bot: str) -> float:
        """The bot's share of the victory: 1 alone, a half if two share it."""
        winners = [name for name, rank in zip(self.match.bots, self.ranks, strict=True) if rank == 1]
        return winners.count(bot) / len(winners) if winners else 0.0


def setup_text(options: dict[str, Json]) -> str:
    """A set-up as a match stores it."""
    return spell(options)


def play(match: Match) -> MatchResult:
    """Play a match to its end. Each seat has its own random generator, which the others do not use."""
    state = match.deal()
    source = Rng(match.seed).fork()
    chances = [source.fork() for _ in match.bots]
    budget = Budget(match.effort)
    decisions = [0] * state.seats
    seconds = [0.0] * state.seats
    slowest = [0.0] * state.seats
    players = {bot: entrant(bot) for bot in match.bots}
    for bot, player in players.items():
        with blamed(bot):
            player.get_ready(match.game)  # loading is not part of the time of a move
    while waiting := state.waiting():
        for seat in waiting:
            bot = match.bots[seat]
            begun = time.perf_counter()
            with blamed(bot):
                move = answer(players[bot], state, seat, chances[seat], budget)
            took = time.perf_counter() - begun
            state.play(seat, checked(state, seat, move, bot) if is_outside(bot) else move)
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


@contextmanager
def blamed(bot: str) -> Iterator[None]:
    """Turn what an outside bot raises into one line with its name. Our own bots must not raise."""
    try:
        yield
    except Exception as error:
        if not is_outside(bot):
            raise
        raise Refusal("bot-failed", bot, problem=problem(error)) from error


def checked(state: State, seat: int, answer: SupportsIndex | object, bot: str) -> Move:
    """The answer of an outside bot as a move; refused if it is not among the options."""
    move = index(answer) if isinstance(answer, SupportsIndex) else None
    if move is None or move not in state.options(seat):
        raise Refusal("bot-illegal", bot, move=str(answer), seat=seat)
    return move
