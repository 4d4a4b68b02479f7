"""The facts about cards, places and seasons that the titles share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from boardwright.core.plain_data import Json

from .rules.effects import ClaimPlace, Draw, Gain, GainAny, GainPoints, TakeFromRow
from .rules.pieces.card import COLOUR_WIDTH, COLOURS, Card, CardSet
from .rules.pieces.entry_rules import EntersOtherCity, ReplacesConstruction
from .rules.pieces.goods import ANY, Goods, amount
from .rules.pieces.place import Place
from .rules.play import Refill
from .rules.rules import Rules, Season
from .rules.script import Effect, Script
from .rules.turn import Produce


def goods(packed: int, all: Goods) -> dict[str, Json]:
    """Return the goods that are not zero, by name. In a cost the wild ones are `any`."""
    found: dict[str, Json] = {name: amount(packed, i) for i, name in enumerate(all.resources)}
    found["any"] = amount(packed, all.wild)
    return {name: n for name, n in found.items() if n}


def colours(packed: int) -> dict[str, Json]:
    """Return the required cards of each colour."""
    counts = {name: packed >> COLOUR_WIDTH * i & 0x3F for i, name in enumerate(COLOURS)}
    return {name: n for name, n in counts.items() if n}


class StepReader:
    """Reads scripts. A title with special effects overrides it."""

    def effect_gains(self, step: Effect) -> dict[str, int] | None:
        """Return what an effect of the title brings, by name, or None if only the text tells."""
        return None

    def flatten(self, steps: tuple[Effect, ...]) -> list[Effect]:
        """Return all steps, including nested ones."""
        return list(steps)


STEPS: Final = StepReader()


def script_gains(script: Script | None, kinds: Goods, known: StepReader = STEPS) -> dict[str, Json]:
    """Return what a script brings: goods, `any` goods of the player's choice, cards, points, additions of the
    title.

    `more` means that it also does something that only the text tells.
    """
    found: Counter[str] = Counter()
    taken = dict.fromkeys(kinds.names, 0)
    more = False
    for step in script.steps if script is not None else ():
        match step:
            case Gain(goods=packed, per=1):
                for i, name in enumerate(kinds.names):
                    taken[name] += amount(packed, i)
            case GainAny(n=int(n), among=among) if among == ANY and type(step) is GainAny:
                found["any"] += n
            case Draw(n=int(n), per=per):
                found["cards"] += n * per
            case GainPoints(n=n, per=1, on_card=False):
                found["points"] += n
            case ClaimPlace() | Refill():
                pass
            case _:
                brought = known.effect_gains(step)
                found.update(brought or {})
                more = more or brought is None
    facts: dict[str, Json] = {name: n for name, n in sorted(found.items()) if n}
    if any(taken.values()):
        facts["goods"] = {name: n for name, n in taken.items() if n}
    if more:
        facts["more"] = True
    return facts


def cards(all: CardSet, known: StepReader = STEPS) -> dict[str, Json]:
    """Return the facts about all kinds of cards."""
    return {card.id: _card(card, all, known) for card in all.cards}


def _card(card: Card, all: CardSet, known: StepReader) -> dict[str, Json]:
    homes = [other for other in all.cards if card.homes >> other.kind & 1]
    found: dict[str, Json] = {
        "critter": card.critter,
        "unique": card.unique,
        "colour": COLOURS[card.colour],
        "cost": goods(card.cost, all.goods),
        "points": card.points,
        "copies": card.copies,
        "slots": card.slots,
    }
    if card.critter:  # the home printed on the card first, then homes for any critter
        found["home"] = [home.id for home in sorted(homes, key=lambda home: (home.houses_any, home.id))]
    else:
        found["free"] = [other.id for other in all.cards if other.homes >> card.kind & 1]
        found["houses_any"] = card.houses_any
    script = card.on_play or card.visit or card.reaction
    if script is not None:
        found["gives"] = script_gains(script, all.goods, known)
    if card.visit is not None:
        found["spots"] = 2 if card.spot.second else 1
    return found | _marks(card)


def _marks(card: Card) -> dict[str, Json]:
    """Return the special properties of a card, without empty ones."""
    marks: dict[str, Json] = {
        "visited": card.visit is not None,
        "bonus": card.bonus is not None,
        "reacts": card.reaction is not None,
        "helps": card.helps is not None,
        "mate": card.entry.mate,
        "second_spot": card.spot.second,
        "open": card.spot.open,
        "permanent": card.spot.permanent,
        "abroad": isinstance(card.entry, EntersOtherCity),
        "replaces": isinstance(card.entry, ReplacesConstruction),
        "holds": card.holds,
        "cells": card.cells,
        "starts_with": card.starting_tokens,
    }
    return {name: mark for name, mark in marks.items() if mark}


def place(one: Place, kind: str, kinds: Goods, known: StepReader = STEPS) -> dict[str, Json]:
    """Return the facts about a location: how many workers it holds (null: any number), and what it gives."""
    return {"kind": kind, "spots": one.spots or None, "gives": script_gains(one.visit, kinds, known)}


def seasons(rules: Rules, known: StepReader = STEPS) -> list[Json]:
    """Return the seasons in order, with the number of workers and what preparing brings."""
    return [
        {"id": season.id, "workers": season.workers, "bonus": _bonus(season, rules, known)}
        for season in rules.seasons
    ]


def _bonus(season: Season, rules: Rules, known: StepReader) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for step in known.flatten(season.bonus.steps):
        if isinstance(step, Produce):
            found["produce"] = True
        elif isinstance(step, TakeFromRow):
            found[rules.row_name] = step.n if isinstance(step.n, int) else None
            found["deck"] = bool(getattr(step, "deck", False))
    return found


def limits(rules: Rules) -> dict[str, Json]:
    """Return the numbers of a game."""
    return {
        "hand_limit": rules.hand_limit,
        "hands": list(rules.hands),
        "city_slots": rules.slots,
        "row": rules.row_name,
        "row_size": rules.row_size,
        "workers": {season.id: season.workers for season in rules.seasons},
    }


def by_id(
    places: Mapping[str, Place] | list[Place], kind: str, kinds: Goods, known: StepReader = STEPS
) -> dict[str, Json]:
    """Return the facts about several locations of a kind, by id."""
    found = places if isinstance(places, list) else list(places.values())
    return {one.id: place(one, kind, kinds, known) for one in found}
