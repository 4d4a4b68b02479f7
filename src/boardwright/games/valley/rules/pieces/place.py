"""A place on the board where workers go: a location, or something to be claimed."""

from __future__ import annotations

from typing import Final

from ..script import Effect, Script
from .card import COLOUR_GUARD, COLOUR_WIDTH, COLOURS, Bonus


class Place:
    """One place. Its requirements are data, so that listing the open places is cheap."""

    def __init__(
        self,
        id: str,
        visit: tuple[Effect, ...],
        *,
        tags: int = 0,
        spots: int = 1,
        spots_of_one: int = 0,
        season: int = 0,
        needs: tuple[str, ...] = (),
        colours: int = 0,
        claimed: bool = False,
        points: int = 0,
        tiles: tuple[int, ...] = (),
        closable: bool = False,
        per_worker: int = 0,
        bonus: Bonus | None = None,
        holds: str = "",
        part_of: str = "",
    ) -> None:
        self.id: Final = id
        self.location: Final = part_of or id
        """The location it belongs to, where several places are one."""
        self.visit: Final = Script(f"{id}.visit", visit)
        self.tags: Final = tags
        """The kinds of place it counts as, as bits."""
        self.spots: Final = spots
        """Workers it holds; 0 for any number."""
        self.spots_of_one: Final = spots_of_one
        """Workers of one player it holds; 0 for any number."""
        self.season: Final = season
        """The first season in which it is open."""
        self.needs: Final = needs
        """Cards the city has to hold."""
        self.colours: Final = colours
        """Cards of each colour the city has to hold, packed."""
        self.colour_needs: Final = [
            (colour, colours >> COLOUR_WIDTH * colour & 0x3F)
            for colour in range(len(COLOURS))
            if colours >> COLOUR_WIDTH * colour & 0x3F
        ]
        """The same as a list."""
        self.claimed: Final = claimed
        """A visitor claims it, or one of its tiles."""
        self.points: Final = points
        self.tiles: Final = tiles or (points,)
        """What it is worth to those who claim it, from the first to the last; after that it is closed."""
        self.many_claims: Final = len(self.tiles) > 1
        """Several players may claim it, each once."""
        self.per_worker: Final = per_worker
        """What each worker left on it is worth at the end."""
        self.bonus: Final = bonus
        self.holds: Final = holds
        """What may be laid on or under it when it is claimed: `goods`, `cards`, or nothing."""
        self.unconditional: Final = not (
            self.visit.has_precondition or season or needs or colours or claimed or closable
        )
        """It is open to everybody as long as there is room."""

    def accepts_colours(self, colours: int) -> bool:
        """Whether a city has the colours it asks for."""
        return ((colours | COLOUR_GUARD) - self.colours) & COLOUR_GUARD == COLOUR_GUARD


class Claim:
    """A place that a player has claimed, with what lies on and under it. Immutable."""

    __slots__ = ("below", "goods", "place", "points")

    def __init__(self, place: int, points: int, goods: int = 0, below: tuple[int, ...] = ()) -> None:
        self.place: Final = place
        self.points: Final = points
        self.goods: Final = goods
        self.below: Final = below
        """Kinds of the cards under it."""
