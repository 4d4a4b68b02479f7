"""The judge of Farshore."""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.players.effect_values import BonusValue, EffectValue
from boardwright.games.valley.players.judge import ValleyJudge
from boardwright.games.valley.players.knowledge import Knowledge
from boardwright.games.valley.rules.counts import resolve_count
from boardwright.games.valley.rules.options.placements import tiles_left
from boardwright.games.valley.rules.pieces.card import Bonus, Card
from boardwright.games.valley.rules.pieces.extension import Extension
from boardwright.games.valley.rules.pieces.game_data import GameData
from boardwright.games.valley.rules.rules import Rules
from boardwright.games.valley.rules.script import Effect, Frame

from ..rules.bonuses import PerThing
from ..rules.box import Box
from ..rules.effects import ClaimNearly
from ..rules.extensions import FarshorePlayer, FarshoreTable, farshore_player
from ..rules.game import FarshoreRules
from ..rules.ship import MoveShip, matching_roses
from ..rules.weather import MODES, weather_of
from .weights import AGAINST_BONNY, WEIGHTS

NETWORKS: Final = "boardwright.games.farshore.players"
A_TREASURE: Final = 2.3
WITHOUT_BONNY: Final = 5
"""The first variant without Captain Bonny: a kind of weather. Lower variants are her levels."""


def ship_value(g: GameData, seat: int, spaces: int) -> float:
    """Return the value of moving a ship: points of the track, and treasures."""
    own = farshore_player(g, seat)
    to = min(own.ship + spaces, len(own.box.track) - 1)
    treasures = own.box.chests_by[to] - own.box.chests_by[own.ship]
    return own.box.track[to] - own.box.track[own.ship] + A_TREASURE * treasures


def move_ship(step: Effect, g: GameData, f: Frame) -> float:
    assert isinstance(step, MoveShip)
    return ship_value(g, f.seat, step.n * (resolve_count(step.per, g, f) if isinstance(step.per, int) else 1))


def per_thing(bonus: Bonus, g: GameData, seat: int, more: float) -> float:
    assert isinstance(bonus, PerThing)
    return bonus.each * (bonus.count(g, seat) + more)


EFFECT_VALUES: Final[dict[type[Effect], EffectValue | float]] = {ClaimNearly: 4.0, MoveShip: move_ship}
BONUS_VALUES: Final[dict[type[Bonus], BonusValue]] = {PerThing: per_thing}


def places_of(box: Box) -> tuple[str, ...]:
    """Return the ids of all places that may be in play, in a fixed order."""
    maps = {place.id for row in box.maps.values() for place in row}
    return (*[place.id for place in box.shore], box.docks.id, box.lookout.id, *box.islands, *sorted(maps))


class FarshoreKnowledge(Knowledge):
    """Knowledge of games with one box, with or without Captain Bonny."""

    def __init__(self, rules: FarshoreRules) -> None:
        level = rules.level
        weights = WEIGHTS if level is None else AGAINST_BONNY
        super().__init__(rules, weights, places_of(rules.box), NETWORKS, EFFECT_VALUES, BONUS_VALUES)
        self._variant: Final = (
            level.number if level is not None else WITHOUT_BONNY + ("", *MODES).index(rules.mode)
        )

    def variant(self) -> int:
        return self._variant

    def player_marks(self, own: Extension) -> list[int]:
        assert isinstance(own, FarshorePlayer)
        return [own.ship, len(own.box.track) + own.anchors]

    def table_marks(self, own: Extension) -> list[int]:
        assert isinstance(own, FarshoreTable)
        stacks = (*own.roses, own.weather)
        return [16 * number + turned.top for number, turned in enumerate(stacks) if turned.seen]

    def side_value(self, g: GameData, seat: int, card: Card) -> float:
        weather = weather_of(g)
        return ship_value(g, seat, min(matching_roses(g, card, weather.still), weather.wind_at_most))

    def claim_worth(self, g: GameData, seat: int, index: int) -> float:
        """Return the value of a map. Each tile scores its number for every tile of its owner, so one more
        tile also raises the others."""
        claims = g.players[seat].claims
        numbers = sum([claim.points for claim in claims])
        return float((numbers + tiles_left(g, index)[0]) * (len(claims) + 1) - numbers * len(claims))


class FarshoreJudge(ValleyJudge):
    """The judge for games with any box."""

    swing = 1.5

    def build_knowledge(self, rules: Rules) -> Knowledge:
        assert isinstance(rules, FarshoreRules)
        return FarshoreKnowledge(rules)


JUDGE: Final = FarshoreJudge()
