"""The facts that are printed in Farshore."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Json
from boardwright.games.valley import facts as valley
from boardwright.games.valley.rules.pieces.card import COLOURS
from boardwright.games.valley.rules.script import Effect
from boardwright.games.valley.rules.sets.phrases import ParsedPhrase

from .rules.bonny import FIRST_HAND, LEVELS, START_ROWS
from .rules.box import Box, Stop
from .rules.extensions import ANCHORS, STACKS
from .rules.game import FarshoreRules
from .rules.goods import DECLARED, GOODS
from .rules.scores import BONNYS_CARDS, PER_TREASURE
from .rules.seasons import PARTS, SUMMER, TIDE, InAnyOrder
from .rules.ship import MoveShip
from .rules.standard import standard
from .rules.weather import COSTS, FLAGS, STILL


class FarshoreSteps(valley.StepReader):
    """Reads ship moves, and the parts of the autumn bonus, which come in any order."""

    def effect_gains(self, step: Effect) -> dict[str, int] | None:
        return {"ship": step.n} if isinstance(step, MoveShip) and step.per == 1 else None

    def flatten(self, steps: tuple[Effect, ...]) -> list[Effect]:
        found: list[Effect] = []
        for step in steps:
            inner = [part for script in PARTS for part in script.steps]
            found += inner if isinstance(step, InAnyOrder) else [step]
        return found


STEPS: Final = FarshoreSteps()


def facts(box: Box | None = None) -> dict[str, Json]:
    """Return the facts of a box; by default of the standard set."""
    box = box or standard()
    rules = FarshoreRules(box, None, "")
    return {
        "goods": list(GOODS),
        "cards": valley.cards(box.cards, STEPS),
        "places": _places(box),
        "maps": _maps(box),
        "track": [{"points": points, "chest": space in box.chests} for space, points in enumerate(box.track)],
        "roses": {
            rose.id: {"stack": STACKS[stack], "matches": list(rose.names)}
            for stack, roses in enumerate(box.roses)
            for rose in roses
        },
        "weather": {
            card.id: {"upper": _weather(card.upper), "lower": _weather(card.lower)} for card in box.weathers
        },
        "routes": {route.id: [_stop(stop) for stop in route.stops] for route in box.routes},
        "bonny": _bonny(),
        "tide": {"season": rules.seasons[SUMMER].id, "islands": TIDE},
        "anchors": ANCHORS,
        "treasure_points": PER_TREASURE,
        "seasons": valley.seasons(rules, STEPS),
        "reconstructed": {id: list(parts) for id, parts in box.reconstructed.items()},
        **valley.limits(rules),
        **({} if box is standard() else {"rewritten": _rewritten(box)}),
    }


def _rewritten(box: Box) -> list[Json]:
    """Return the ids of entries that do something else than in the standard set."""
    usual = standard().lines
    return [id for id, lines in box.lines.items() if id in usual and _spelled(lines) != _spelled(usual[id])]


def _spelled(lines: list[ParsedPhrase]) -> list[tuple[str, dict[str, str | int]]]:
    return [(line.key, line.args) for line in lines]


def _places(box: Box) -> dict[str, Json]:
    """Return the places, with the printed side of islands. The other side, the high tide, offers nothing."""
    return {
        **valley.by_id(box.shore, "shore", DECLARED, STEPS),
        **valley.by_id([box.docks], "docks", DECLARED, STEPS),
        **valley.by_id([box.lookout], "lookout", DECLARED, STEPS),
        **valley.by_id(box.islands, "island", DECLARED, STEPS),
    }


def _maps(box: Box) -> dict[str, Json]:
    """Return what each map asks for, and what its tiles are worth by the number of players (Bonny is one)."""
    tiles: dict[str, Json] = {str(players): list(maps[0].tiles) for players, maps in box.maps.items()}
    maps = next(iter(box.maps.values()))
    return {place.id: {"colours": valley.colours(place.colours), "tiles": tiles} for place in maps}


def _weather(effects: dict[str, int]) -> dict[str, Json]:
    """Return what half a weather card does: numbers, true, goods, or the stack of a rose."""
    found: dict[str, Json] = {}
    for name, value in effects.items():
        if name in COSTS:
            found[name] = valley.goods(value, DECLARED)
        elif name == STILL:
            found[name] = STACKS[value.bit_length() - 1]
        else:
            found[name] = True if name in FLAGS else value
    return found


def _stop(stop: Stop) -> dict[str, Json]:
    """Return a stop of a route with its message; events name it by its `text`."""
    found: dict[str, Json] = {"text": stop.text, "place": stop.place, "said": stop.message()}
    if stop.action:
        found |= {"action": stop.action, "n": stop.n}
    if stop.colour >= 0:
        found["discards"] = COLOURS[stop.colour]
    return found


def _bonny() -> dict[str, Json]:
    return {
        "levels": [
            {"level": level.number, "spaces": level.spaces, "weather": level.weather} for level in LEVELS
        ],
        "hand": FIRST_HAND,
        "rows": {COLOURS[colour]: row for colour, row in START_ROWS.items()},
        "card_points": {"each": BONNYS_CARDS.each, "purple": BONNYS_CARDS.purple},
    }
