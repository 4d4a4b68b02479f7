"""The weights of the heuristic: estimated values in points, each with a name.

None of them is a rule. Each title has its weights, found by self-play (`bench/tune.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

FURTHEST = 9
"""A card is out of reach if more goods than this are missing."""
FEW = 4
"""A hand of fewer cards than this leaves little to choose from."""


@dataclass
class Weights:
    """One set of weights. Weights that depend on the time left have a value for now and one for each season
    to come."""

    # Goods
    first: float = 0.3
    second: float = 0.4
    third: float = 0.45
    fourth: float = 0.5
    """The value of a piece of each resource without a plan for it."""
    any_good: float = 0.8
    """The value of a resource that can be chosen."""
    last: float = 0.3
    """The share of these values in the last season, when goods come too late for most plans."""
    near: float = 0.7
    """The value of a card for which one good is missing, as a share."""
    nearer: float = 0.68
    """The factor on that share for each further missing good."""
    beside: float = 0.3
    """How much the second best card within reach counts, compared with the best."""
    price: float = 0.5
    """How much the loss of other plans through a payment counts against a card."""
    piece: float = 0.15
    """The cost of each good that is paid for a card."""

    # Cards
    draw: float = 0.45
    """The value of an unknown card."""
    draw_last: float = 0.3
    """The value of an unknown card in the last season."""
    bare: float = 0.4
    """The cost of giving up a card, for each card that the hand then has less than `FEW` and each season to
    come."""
    hold: float = 0.4
    """How much a card in the hand counts while it is not played, as a share of its value."""
    row: float = 0.6
    """How much a face-up card counts, as others may take it."""
    hurry: float = 0.3
    """What playing a face-up card adds, as nobody else can take it then."""
    later: float = 0.8
    """How much later production of a card counts, compared with its production now."""
    red: float = 0.4
    """A card for workers, for each season to come, beyond what its visits bring."""
    visit: float = 0.5
    """How much a visit to such a card counts beyond a usual one."""
    usual: float = 1.5
    """What a worker brings elsewhere."""
    blue: float = 0.8
    """A card that helps or reacts, for each season to come."""
    plays: float = 0.6
    plays_left: float = 1.5
    """How many cards a reacting card will react to: now, and for each season to come."""
    more: float = 0.3
    more_left: float = 0.8
    """How many more things a player will have that a bonus counts: now, and for each season to come."""
    home: float = 0.2
    """The value of a construction that will house a critter, for each season to come."""
    guest: float = 0.25
    """The same for each good that a visible critter costs which could live there."""
    anchor: float = 0.3
    """The cost of using a home."""
    mate: float = 3.0
    """The value of completing a matched pair."""
    goal: float = 0.5
    """How much of a claim's value counts for a card that brings it nearer."""
    help: float = 1.5
    """The cost of paying with the help of another card."""
    slot: float = 3.0
    """The value of a slot in a city that will be full."""
    pace: float = 5.0
    """How many slots are filled in a season."""

    # Turns
    claim: float = 3.0
    """The value of a claim beyond its points: nobody else gets it."""
    contested: float = 0.2
    """The value of a place with room for one worker beyond what it gives: nobody else gets it."""
    asked: float = 0.6
    """The value of a question that comes next."""
    prepare: float = 0.4
    """The value of preparing for the next season. Plays that bring less wait."""
    follow: float = 0.0
    """What a rival gains whenever a card is played."""
    denied: float = 0.0
    """How much a rival's loss through a claim counts."""

    # Single cards
    favours: dict[str, tuple[float, float]] = field(default_factory=dict)
    """The value of single cards beyond what can be read from them: now, and for each season to come. At the
    very end of the game it does not count."""

    shares: list[float] = field(init=False)
    """The value of a card by the number of missing goods, as a share."""

    def __post_init__(self) -> None:
        self.shares = [1.0, *[self.near * self.nearer**lack for lack in range(FURTHEST)]]
