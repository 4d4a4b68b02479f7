"""A contest: which bots meet, on which deals, in which seats."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from ..core.plain_data import Json
from ..core.refusal import BadSetup, Refusal
from ..games import GAMES
from .entrant import entrant
from .match import Match, setup_text

LineUp = tuple[str, ...]
"""The bots at one table, by seat."""


def round_robin(bots: Sequence[str], seats: int) -> list[LineUp]:
    """All line-ups: each choice of as many bots as there are seats.

    If there are fewer bots than seats, they fill the table in turns. Each of them comes first once, so that
    all take part equally often.
    """
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    found: dict[LineUp, LineUp] = {}
    for first in range(len(bots)):
        line_up = tuple(bots[(first + seat) % len(bots)] for seat in range(seats))
        found.setdefault(tuple(sorted(line_up)), line_up)
    return list(found.values())


def rotations(line_up: LineUp) -> list[LineUp]:
    """The same bots with every one of them in every seat."""
    turned = (line_up[seat:] + line_up[:seat] for seat in range(len(line_up)))
    return list(dict.fromkeys(turned))


@dataclass(frozen=True, slots=True)
class Contest:
    """Matches between line-ups that all have the same number of seats.

    `number` games are played by each line-up, rounded up to whole rotations. Every line-up and every rotation
    plays the same deals, so that nobody wins by better cards.
    """

    game: str
    options: str
    line_ups: tuple[LineUp, ...]
    number: int
    seed: int = 0
    effort: float = 1.0

    @property
    def seats(self) -> int:
        return len(self.line_ups[0])

    @property
    def bots(self) -> list[str]:
        """All bots that take part, in the order in which they were named."""
        return list(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up))

    def check(self, guests: Collection[str] = ()) -> None:
        """Raise a `Refusal` if it cannot be played. Only a server knows the `guests`."""
        GAMES[self.game].check_seats(self.seats)
        for bot in self.bots:
            if bot not in guests:
                entrant(bot)
        try:
            next(self.matches()).deal()
        except BadSetup as refusal:
            refusal.game = self.game
            raise

    def matches(self) -> Iterator[Match]:
        """All games, deal by deal: after an early stop, everybody has played equally often."""
        turned = [rotations(line_up) for line_up in self.line_ups]
        deals = [-(-self.number // len(rotation)) for rotation in turned]
        for deal in range(max(deals)):
            for rotation, last in zip(turned, deals, strict=True):
                if deal < last:
                    for bots in rotation:
                        yield Match(self.game, self.options, self.seed + deal, bots, self.effort)

    def has(self, match: Match) -> bool:
        """Whether a match belongs to this contest, however many games it had."""
        return (
            (match.game, match.options, match.effort) == (self.game, self.options, self.effort)
            and match.seed >= self.seed
            and any(match.bots in rotations(line_up) for line_up in self.line_ups)
        )


def contest(
    game: str, bots: Sequence[str], seats: int, number: int, seed: int = 0,
    options: dict[str, Json] | None = None, effort: float = 1.0,
) -> Contest:  # fmt: skip
    """A round robin between bots."""
    if len(set(bots)) < len(bots):
        raise Refusal("bot-twice", "--bots")
    GAMES[game].check_seats(seats, "--seats")
    return Contest(game, setup_text(options or {}), tuple(round_robin(bots, seats)), number, seed, effort)
