"""The five levels, from beginner to expert. A title may have its own player for a level."""

from __future__ import annotations

from typing import Final

from ..core.build import COMPILED
from ..core.protocol import State
from ..core.rng import Rng
from ..games import TITLES
from .bot import UNLIMITED, Bot, Budget
from .greedy import Beginner, Greedy
from .network_search import NetworkSearch
from .rollout_search import RolloutSearch
from .thought import Thought


class Level(Bot):
    """A level of play: the title's own player if it has one, otherwise one that knows no title."""

    def __init__(self, number: int, usual: Bot) -> None:
        self.number: Final = number
        self.name = usual.name
        self.seconds = usual.seconds
        self._usual: Final = usual
        self._players: Final[dict[str, Bot]] = {}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """A level is pickled as its number: there is one of each in a process."""
        return _level, (self.number,)

    def player(self, game: str) -> Bot:
        """The bot that plays this level of a game."""
        if game not in self._players:
            title = TITLES.get(game)
            players = {} if title is None else title.players()
            self._players[game] = players.get(self.name, self._usual)
        return self._players[game]

    def get_ready(self, game: str) -> None:
        self.player(game).get_ready(game)

    def share(self, game: str, speed: float) -> float:
        return self.player(game).share(game, speed)

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Thought:
        return self.player(world.game.name).think(world, seat, rng, budget)


GOOD: Final = RolloutSearch("good", 1.0, 6, 10_000)
STRONG: Final = RolloutSearch("strong", 3.0, 8, 80_000 if COMPILED else 32_000)
EXPERT: Final = RolloutSearch("expert", 10.0, 8, 450_000 if COMPILED else 100_000)
_SHARP: Final = NetworkSearch("strong", 3.0, 4, 0, 0, STRONG)
_SHARPEST: Final = NetworkSearch("expert", 10.0, 8, 160_000 if COMPILED else 24_000, 12, EXPERT, in_sight=32)

LEVELS: Final = (
    Level(1, Beginner("beginner", 0.1, 2.0, 0.2)),
    Level(2, Greedy("casual", 0.2)),
    Level(3, GOOD),
    Level(4, _SHARP),
    Level(5, _SHARPEST),
)


def _level(number: int) -> Level:
    return LEVELS[number - 1]
