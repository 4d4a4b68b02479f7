"""Scores: one line for each source of points, valid at any time."""

from __future__ import annotations

from typing import Final

from boardwright.core.score import Score, ScoreLine

from .options.placements import workers_of
from .pieces.card import PURPLE
from .pieces.game_data import GameData
from .rules import Scorer


class BaseValues(Scorer):
    """The printed values of the cards in the city."""

    def lines(self, g: GameData, seat: int) -> list[ScoreLine]:
        return [ScoreLine("cards", "base", sum([b.card.points for b in g.players[seat].city.cards]))]


class PointTokens(Scorer):
    """Point tokens of the supply and on cards of the city (E-152)."""

    def lines(self, g: GameData, seat: int) -> list[ScoreLine]:
        player = g.players[seat]
        return [ScoreLine("points", "tokens", player.points + sum([b.points for b in player.city.cards]))]


class CardBonuses(Scorer):
    """The bonus of each card that has one."""

    def lines(self, g: GameData, seat: int) -> list[ScoreLine]:
        return [
            ScoreLine(city_card.card.id, "bonus", city_card.card.bonus.points(g, seat, at))
            for at, city_card in enumerate(g.players[seat].city.cards)
            if city_card.card.bonus is not None
        ]


class RivalCards(Scorer):
    """So many points for each card of a rival, more for a purple one; printed values do not count."""

    def __init__(self, source: str, each: int, purple: int) -> None:
        self.source: Final = source
        self.each: Final = each
        self.purple: Final = purple

    def lines(self, g: GameData, seat: int) -> list[ScoreLine]:
        cards = g.players[seat].city.cards
        points = sum([self.purple if city_card.card.colour == PURPLE else self.each for city_card in cards])
        return [ScoreLine(self.source, "base", points)]


class WorkersOnPlaces(Scorer):
    """Workers left on places that pay for them at the end."""

    def __init__(self, source: str) -> None:
        self.source = source

    def lines(self, g: GameData, seat: int) -> list[ScoreLine]:
        points = 0
        for index, place in enumerate(g.setup.places):
            if place.per_worker and g.workers[index]:
                points += place.per_worker * workers_of(g.workers[index], seat)
        return [ScoreLine(self.source, "workers", points)]


class ClaimPoints(Scorer):
    """The places a player has claimed."""

    def lines(self, g: GameData, seat: int) -> list[ScoreLine]:
        found: list[ScoreLine] = []
        for at, claim in enumerate(g.players[seat].claims):
            place = g.setup.places[claim.place]
            bonus = place.bonus.points(g, seat, at) if place.bonus is not None else 0
            found.append(ScoreLine(place.id, "claim", claim.points + bonus))
        return found


def score_lines(g: GameData, seat: int) -> list[ScoreLine]:
    """All lines of a player."""
    scorers = g.rules.scorers if seat < g.seats else g.rules.rivals[seat - g.seats].scorers
    return [line for scorer in scorers for line in scorer.lines(g, seat)]


def total_points(g: GameData, seat: int) -> int:
    """The points of a player if the game ended now."""
    return sum([line.points for line in score_lines(g, seat)])


def scores(g: GameData) -> tuple[Score, ...]:
    """The scores of all players with their ranks; those whom the rules play come last."""
    lines = [score_lines(g, seat) for seat in range(len(g.players))]
    totals = [sum([line.points for line in own]) for own in lines]
    orders = [[totals[seat], *g.rules.tie_breaks(g, seat)] for seat in range(len(g.players))]
    rival = max(totals[g.seats :], default=0)
    return tuple(
        Score(
            seat,
            totals[seat],
            lines[seat],
            [],
            1 + sum([1 for order in orders if order > orders[seat]]),
            totals[seat] - rival if g.seats == 1 and g.rules.rivals and seat == 0 else None,
        )
        for seat in range(len(g.players))
    )
