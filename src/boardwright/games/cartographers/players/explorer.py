"""A bot that tests its best drawings in playouts; with the kernel, in thousands of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.bots.bot import UNLIMITED, Bot, Budget
from boardwright.bots.playouts import unit_of
from boardwright.bots.rollout_search import Candidate, ranking, sort_by_value
from boardwright.bots.thought import Thought
from boardwright.core.protocol import State
from boardwright.core.rng import Rng

from ..rules.cards import SEASONS
from ..rules.game import cartographers
from ..rules.game_data import CartographersData
from ..rules.tally import total
from ..rules.turn import map_drawn_by

if TYPE_CHECKING:
    from .map_rollouts import MapRollouts

EVERY: Final = 1 << 20
"""A width that considers every drawing."""


def has_kernel() -> bool:
    """Return whether the kernel can be used. Bots ask only when they think, because numba loads slowly."""
    try:
        from .kernel import calls  # noqa: F401 (only whether it is there)
    except ImportError:
        return False
    return True


class Explorer(Bot):
    """Tries its best drawings in playouts, all with the same cards, and drops the worse half after each
    round.

    It considers little of the other seats: they change its map only in an ambush, and it changes theirs only
    then. So the work does not grow with the number of seats.
    """

    def __init__(self, name: str, seconds: float, candidates: int, work: int, width: int, plain: Bot) -> None:
        self.name = name
        self.seconds = seconds
        self.candidates: Final = candidates
        """How many drawings are tried in playouts."""
        self.work: Final = work
        """About how many turns are imagined for one decision. Late in a game there are more, shorter
        playouts."""
        self.width: Final = width
        """How many drawings are considered in an imagined turn."""
        self.plain: Final = plain
        """The bot that thinks instead if there is no kernel."""

    def get_ready(self, game: str) -> None:  # noqa: ARG002 (it plays one)
        """Compile the kernel, or load the compiled code."""
        if has_kernel():
            from .map_rollouts import MapRollouts

            rollouts = MapRollouts(cartographers.load({"card": "orchard"}), 0, 1)
            rollouts.try_out(rollouts.ranked(1)[:1], 1, Rng(0))

    def share(self, game: str, speed: float) -> float:
        return 1.0 if has_kernel() else self.plain.share(game, speed)

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Thought:
        assert isinstance(world, CartographersData)
        if len(world.options(seat)) == 1 or not has_kernel():
            return self.plain.think(world, seat, rng, budget)
        from .map_rollouts import MapRollouts

        owner = map_drawn_by(world, seat)
        sign = 1 if owner == seat else -1  # on a neighbour's map the worst drawing is the best
        rollouts = MapRollouts(world, owner, self.width)
        field = [Candidate(move) for move in rollouts.ranked(sign)[: self.candidates]]
        dropped: list[Candidate] = []
        rounds = (len(field) - 1).bit_length()
        games = budget.effort * self.work / turns_left(world)
        offset = rest_of_margin(world, seat, rollouts, rng, max(1, int(games / 16)))
        for _ in range(rounds):
            deals = max(1, int(games / rounds / len(field)))
            points = rollouts.try_out([one.move for one in field], deals, rng)
            for candidate, found in zip(field, points, strict=True):
                candidate.total += sign * found + deals * offset
                candidate.tries += deals
            sort_by_value(field)
            if budget.over():
                break
            half = (len(field) + 1) // 2
            dropped += field[half:]
            field = field[:half]
        return Thought(unit_of(world), ranking(field, dropped))


def rest_of_margin(world: CartographersData, seat: int, rollouts: MapRollouts, rng: Rng, deals: int) -> float:
    """Return what turns the points of a playout into a rating or into a margin over a rival: in an ambush
    over the neighbour, otherwise over the seat that is ahead."""
    mine = total(world.tallies[seat])
    if world.seats == 1:
        return mine - rollouts.solo_target
    owner = map_drawn_by(world, seat)
    if owner != seat:
        mine_to_come = rollouts.beside(seat).expected(deals, rng)
        return mine + mine_to_come - total(world.tallies[owner])
    ahead = [(total(tallies), other) for other, tallies in enumerate(world.tallies) if other != seat]
    rival = max(ahead)[1]
    return mine - total(world.tallies[rival]) - rollouts.beside(rival).expected(deals, rng)


def turns_left(world: CartographersData) -> float:
    """Return about how many more cards will be drawn with. A card takes about 1.5 units of time."""
    time = sum([season.limit for season in SEASONS[world.season :]]) - world.time
    return 1.0 + 0.7 * max(0, time)
