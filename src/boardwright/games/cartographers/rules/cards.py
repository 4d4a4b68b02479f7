"""The cards: 11 landscapes, 2 ruins, 4 ambushes and 4 seasons (C-18 to C-22).

Inside the engine a card is its index in `CARDS`, elsewhere its id. The order of the tables is part of the
rules version, because seeds deal by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .shapes import Shape

FOREST: Final = 0
VILLAGE: Final = 1
FARM: Final = 2
WATER: Final = 3
MONSTER: Final = 4
TERRAINS: Final = ("forest", "village", "farm", "water", "monster")
SYMBOLS: Final = "FVfWM"
"""The letters of the terrains in map rows, in the order of `TERRAINS`."""

CLOCKWISE: Final = 1
COUNTERCLOCKWISE: Final = -1


class Card:
    """An explore or ambush card. `coin` is the size of the shape that shows a coin, or 0.

    An ambush has a direction and, for the solo game, a corner. A landscape has a time value, terrains and
    shapes. A ruins card has only a name.
    """

    __slots__ = (
        "coin", "corner", "direction", "forms", "id", "is_ambush", "is_ruins", "orientations", "shapes",
        "terrains", "time",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        time: int = 0,
        terrains: tuple[int, ...] = (),
        shapes: Sequence[str] = (),
        coin: int = 0,
        direction: int = 0,
        corner: str = "",
    ) -> None:
        self.id: Final = id
        self.time: Final = time
        self.terrains: Final = terrains
        self.shapes: Final = tuple(Shape(rows.split("/")) for rows in shapes)
        self.coin: Final = coin
        self.direction: Final = direction
        self.corner: Final = corner
        self.orientations: Final = tuple(turn for shape in self.shapes for turn in shape.orientations)
        self.forms: Final = frozenset(turn.form for turn in self.orientations)
        self.is_ambush: Final = direction != 0
        self.is_ruins: Final = not shapes


LANDSCAPES: Final[tuple[Card, ...]] = (
    Card("great_river", 1, (WATER,), ("X/X/X", "..X/.XX/XX."), coin=3),
    Card("farmland", 1, (FARM,), ("X/X", ".X./XXX/.X."), coin=2),
    Card("hamlet", 1, (VILLAGE,), ("X./XX", "XXX/XX."), coin=3),
    Card("forgotten_forest", 1, (FOREST,), ("X./.X", "X./XX/.X"), coin=2),
    Card("hinterland_stream", 2, (FARM, WATER), ("XXX/X../X..",)),
    Card("homestead", 2, (VILLAGE, FARM), ("X./XX/X.",)),
    Card("orchard", 2, (FOREST, FARM), ("XXX/..X",)),
    Card("treetop_village", 2, (FOREST, VILLAGE), ("..XX/XXX.",)),
    Card("marshlands", 2, (FOREST, WATER), ("X../XXX/X..",)),
    Card("fishing_village", 2, (VILLAGE, WATER), ("XXXX",)),
    Card("rift_lands", 0, (FOREST, VILLAGE, FARM, WATER, MONSTER), ("X",)),
)
RUINS: Final[tuple[Card, ...]] = (Card("temple_ruins"), Card("outpost_ruins"))
AMBUSHES: Final[tuple[Card, ...]] = (
    Card("goblin_attack", 0, (MONSTER,), ("X../.X./..X",), direction=COUNTERCLOCKWISE, corner="SE"),
    Card("bugbear_assault", 0, (MONSTER,), ("X.X/X.X",), direction=CLOCKWISE, corner="NE"),
    Card("kobold_onslaught", 0, (MONSTER,), ("X./XX/X.",), direction=CLOCKWISE, corner="SW"),
    Card("gnoll_raid", 0, (MONSTER,), ("XX/X./XX",), direction=COUNTERCLOCKWISE, corner="NW"),
)

CARDS: Final[tuple[Card, ...]] = LANDSCAPES + RUINS + AMBUSHES
EXPLORE_CARDS: Final = len(LANDSCAPES) + len(RUINS)
"""Cards below this index form the explore deck, the others the ambush deck."""
CARD_INDEX: Final = {card.id: index for index, card in enumerate(CARDS)}


class Season:
    """A season card: its time limit and the two edicts that it scores, as indices of A to D (C-22)."""

    __slots__ = ("edicts", "id", "limit")

    def __init__(self, id: str, limit: int, edicts: tuple[int, int]) -> None:
        self.id: Final = id
        self.limit: Final = limit
        self.edicts: Final = edicts


SEASONS: Final[tuple[Season, ...]] = (
    Season("spring", 8, (0, 1)),
    Season("summer", 8, (1, 2)),
    Season("fall", 7, (2, 3)),
    Season("winter", 6, (3, 0)),
)
EDICT_LETTERS: Final = "ABCD"

TITLES: Final = (30, 20, 10, 0, -5, -10, -20, -30)
"""The lowest rating for each solo title, best first (C-118)."""


def title(rating: int) -> int | None:
    """Return the threshold of the title that a solo rating earns, or None for no title (C-119)."""
    return next((least for least in TITLES if rating >= least), None)


def title_key(rating: int) -> str:
    """Return the key of the message that names the title of a solo rating."""
    least = title(rating)
    return "title-none" if least is None else f"title-minus-{-least}" if least < 0 else f"title-{least}"
