"""Weather: the conditions for human players while a card lies face up (section 13 of the rules)."""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.rules.pieces.card import CardSet
from boardwright.games.valley.rules.pieces.conditions import Conditions
from boardwright.games.valley.rules.pieces.game_data import GameData
from boardwright.games.valley.rules.script import Frame

from .tags import DOCKS, LOOKOUT

UPPER: Final = "upper"
BOTH: Final = "both"
MODES: Final = (UPPER, BOTH)
NO_LIMIT: Final = 99

# The effects of weather, by the kind of their value: a number, true, goods, or a stack of roses
NUMBERS: Final = (
    "after_island_discard", "docks_at_most", "docks_first_discard", "green_cards_skipped", "hand_limit",
    "island_asks_for", "season_discard", "season_return", "ship_moves_less", "shore_gives_less",
    "wind_at_most",
)  # fmt: skip
FLAGS: Final = (
    "chests_on_landing_only", "green_cards_idle", "lookout_from_deck", "no_anchors", "no_bay_draws",
    "no_treasures",
)  # fmt: skip
COSTS: Final = ("bay_costs_more", "constructions_cost_more", "critters_cost_more")
STILL: Final = "still_rose"


class Weather(Conditions):
    """The conditions of a weather card, of one half or both. `effects` are by name; goods are packed."""

    def __init__(self, cards: CardSet, hand_limit: int, effects: dict[str, int]) -> None:
        more = [
            effects.get("critters_cost_more", 0)
            if card.critter
            else effects.get("constructions_cost_more", 0)
            for card in cards.cards
        ]
        costs = [cost + extra for cost, extra in zip(cards.costs, more, strict=True)]
        from_bay = effects.get("bay_costs_more", 0)
        super().__init__(
            cards.goods,
            costs if any(more) else cards.costs,
            [cost + from_bay for cost in costs],
            effects.get("hand_limit", hand_limit),
            spends_wild="no_treasures" not in effects,
            houses="no_anchors" not in effects,
            restricts="island_asks_for" in effects,
        )
        self.after_island_discard: Final = effects.get("after_island_discard", 0)
        self.chests_on_landing_only: Final = "chests_on_landing_only" in effects
        self.docks_at_most: Final = effects.get("docks_at_most", NO_LIMIT)
        self.docks_first_discard: Final = effects.get("docks_first_discard", 0)
        self.green_cards_idle: Final = "green_cards_idle" in effects
        self.green_cards_skipped: Final = effects.get("green_cards_skipped", 0)
        self.island_asks_for: Final = effects.get("island_asks_for", 0)
        self.lookout_from_deck: Final = "lookout_from_deck" in effects
        self.no_bay_draws: Final = "no_bay_draws" in effects
        self.season_discard: Final = effects.get("season_discard", 0)
        self.season_return: Final = effects.get("season_return", 0)
        self.ship_moves_less: Final = effects.get("ship_moves_less", 0)
        self.shore_gives_less: Final = effects.get("shore_gives_less", 0)
        self.still: Final = effects.get(STILL, 0)
        """The roses without wind, as bits."""
        self.wind_at_most: Final = effects.get("wind_at_most", NO_LIMIT)

    def discard_limit(self, g: GameData, f: Frame, most: int) -> int:
        at_docks = f.place >= 0 and g.setup.places[f.place].tags & DOCKS
        return min(most, self.docks_at_most) if at_docks else most

    def bay_is_closed(self, g: GameData, f: Frame) -> bool:
        """Return whether no card may be drawn from the Bay now."""
        at_lookout = f.place >= 0 and g.setup.places[f.place].tags & LOOKOUT
        return self.no_bay_draws or (self.lookout_from_deck and bool(at_lookout))


def weather_of(g: GameData) -> Weather:
    """Return the weather in force. Without weather cards it is one that changes nothing."""
    terms = g.conditions
    assert isinstance(terms, Weather)
    return terms
