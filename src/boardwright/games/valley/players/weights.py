"""What a player thinks things are worth, in points: the numbers of the heuristic, each with a name.

None of them is a rule. Each game has a set of its own, found by self-play (`bench/tune.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

FURTHEST = 9
"""A card for which more goods are missing is out of reach."""


@dataclass
class Weights:
    """One set of numbers. What depends on the time left is given for now and for each season to come."""

    # Goods
    first: float = 0.3
    second: float = 0.4
    third: float = 0.45
    fourth: float = 0.5
    """What a piece of each resource is worth to somebody who has no plan for it yet."""
    any_good: float = 0.8
    """The same of a resource that can be chosen."""
    last: float = 0.3
    """The share of that in the last season, when goods come too late for most plans."""
    near: float = 0.7
    """The worth of a card for which one good is missing, as a share."""
    nearer: float = 0.68
    """What is left of that share with each further good that is missing."""
    beside: float = 0.3
    """How much the second best card within reach counts beside the best."""
    price: float = 0.5
    """How much of what a payment takes from other plans is held against a card."""
    piece: float = 0.15
    """What each good costs that is paid for a card."""

    # Cards
    draw: float = 0.45
    """A card drawn, before one knows it."""
    draw_last: float = 0.3
    """The same in the last season."""
    hold: float = 0.4
    """How much a card in the hand counts while it is not played, as a share of its worth."""
    row: float = 0.6
    """How much a face-up card counts, which others may take."""
    hurry: float = 0.3
    """What playing such a card brings because nobody takes it any more."""
    later: float = 0.8
    """How much what a card produces later counts beside what it produces now."""
    red: float = 0.4
    """A card for workers, for each season to come, beyond what its visits bring."""
    visit: float = 0.5
    """How much a visit to it counts that is better than a usual one."""
    usual: float = 1.5
    """What a worker brings elsewhere."""
    blue: float = 0.8
    """A card that helps or reacts, for each season to come."""
    plays: float = 0.6
    plays_left: float = 1.5
    """How many cards follow to which it reacts."""
    more: float = 0.3
    more_left: float = 0.8
    """How many more things a player will have that some bonus counts: now, and for each season to come."""
    home: float = 0.2
    """What a construction is worth that will house somebody, for each season to come."""
    guest: float = 0.25
    """The same for each good that a critter within sight costs that could live there."""
    anchor: float = 0.3
    """What it costs to use a home."""
    mate: float = 3.0
    """What a card is worth that finds its mate."""
    goal: float = 0.5
    """How much of a claim's worth belongs to the card that brings it nearer."""
    help: float = 1.5
    """What it costs to pay with the help of another card."""
    slot: float = 3.0
    """What a slot is worth in a city that will be full."""
    pace: float = 5.0
    """How many slots are filled in a season."""

    # Turns
    claim: float = 3.0
    """What a claim is worth beyond its points: nobody else gets it."""
    contested: float = 0.2
    """What a place with room for one is worth beyond what it gives: nobody else gets it."""
    asked: float = 0.6
    """What a choice is worth that comes up next."""
    prepare: float = 0.4
    """What preparing for the next season is worth: plays that bring less wait."""
    follow: float = 0.0
    """What a rival gains whenever a card is played."""
    denied: float = 0.0
    """How much of what a rival loses by a claim counts."""

    # Single cards
    favours: dict[str, tuple[float, float]] = field(default_factory=dict)
    """What a card is worth beyond what can be read from it: now, and for each season to come. At the very end
    only what can be read counts."""

    shares: list[float] = field(init=False)
    """The worth of a card for which so many goods are missing, as a share."""

    def __post_init__(self) -> None:
        self.shares = [1.0, *[self.near * self.nearer**lack for lack in range(FURTHEST)]]
