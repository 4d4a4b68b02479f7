"""The facts that are printed in Everdell."""

from __future__ import annotations

from boardwright.core.plain_data import Field, Json
from boardwright.core.rng import Rng
from boardwright.games.valley import facts as valley
from boardwright.games.valley.rules.pieces.place import Place
from boardwright.games.valley.rules.rules import Rules

from .rules.events import BASIC_EVENTS, SPECIAL_EVENTS
from .rules.game import RULES, everdell
from .rules.goods import DECLARED
from .rules.places import BASIC_LOCATIONS, FOREST_CARDS, HAVEN, JOURNEYS, forest_card
from .rules.rugwort import BASIC_PATH, CLOSED, RUGWORT_CARDS, YEARS
from .rules.tags import FOREST


def facts(rules: Rules = RULES) -> dict[str, Json]:
    """Return the facts of the boxed game, with the cards of some rules."""
    return {
        "goods": list(rules.goods.resources),
        "cards": valley.cards(rules.cards),
        "places": _places(),
        "events": {
            **{event.id: _event(event, "basic") for event in BASIC_EVENTS},
            **{event.id: _event(event, "special") for event in SPECIAL_EVENTS},
        },
        "seasons": valley.seasons(RULES),
        "forest": _forest(),
        "rugwort": _rugwort(),
        **valley.limits(RULES),
    }


def _places() -> dict[str, Json]:
    found = {
        **valley.by_id(BASIC_LOCATIONS, "basic", DECLARED),
        **valley.by_id([forest_card(id, 1) for id in FOREST_CARDS], "forest", DECLARED),
        **valley.by_id([HAVEN], "haven", DECLARED),
    }
    for journey in JOURNEYS:
        found[journey.id] = {
            "kind": "journey",
            "spots": journey.spots or None,
            "points": journey.per_worker,
            "discards": journey.per_worker,
            "season": RULES.seasons[journey.season].id,
        }
    return found


def _forest() -> dict[str, Json]:
    """Return how many forest cards are in play, and how many workers each holds, by the number of players."""
    found: dict[str, Json] = {}
    for seats in range(everdell.least_seats, everdell.most_seats + 1):
        setup = everdell.read_setup(seats, Field({}), Rng(0))
        cards = [place for place in setup.places if place.tags & FOREST]
        found[str(seats)] = {"cards": len(cards), "spots": cards[0].spots}
    return found


def _event(event: Place, kind: str) -> dict[str, Json]:
    return {
        "kind": kind,
        "cards": list(event.needs),
        "colours": valley.colours(event.colours),
        "points": event.points,
        "gives": valley.script_gains(event.visit, DECLARED),
        "holds": event.holds,
        "bonus": event.bonus is not None,
    }


def _rugwort() -> dict[str, Json]:
    """Return where he stands by season, the cards of the Meadow that he closes, and his gains by year."""
    seasons = [season.id for season in RULES.seasons]
    return {
        "basic": dict(zip(seasons, BASIC_PATH, strict=True)),
        "closed": {
            season: [position for position in range(RULES.row_size) if bits >> position & 1]
            for season, bits in zip(seasons, CLOSED, strict=True)
        },
        "card_points": {"each": RUGWORT_CARDS.each, "purple": RUGWORT_CARDS.purple},
        "years": [
            {
                "year": year.number,
                "journey": f"journey_{year.journey}",
                "missed": year.missed,
                "kidnaps": year.kidnaps,
            }
            for year in YEARS
        ],
    }
