"""The encoding of Farshore as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from boardwright.core.plain_data import Json
from boardwright.env.layout import Part
from boardwright.games.valley.encoding import ValleyEncoding
from boardwright.games.valley.rules.pieces.card import COLOURS, GREEN
from boardwright.games.valley.rules.pieces.game_data import GameData
from boardwright.games.valley.vocabulary import ActionBlocks, Vocabulary

from .rules.bonny import LEVELS
from .rules.box import Box
from .rules.extensions import ANCHORS, farshore_player, farshore_table
from .rules.game import FarshoreRules, farshore, rules_of
from .rules.weather import BOTH, Weather


def places_of(box: Box) -> list[str]:
    """Return the ids of all places of a set that can be in play."""
    return [
        *[place.id for place in (*box.shore, box.docks, box.lookout)],
        *box.islands,
        *[place.id for place in box.maps[2]],
    ]


PROMPTS: Final = (
    "mulligan", "action", "use-help", "pay", "react", "produce", "gain", "exchange", "discard",
    "discard-exactly", "give-each", "pile", "play-one", "take-or-draw", "activate", "copy-place", "lift",
    "move", "claim", "autumn", "high-tide", "weather-discard", "weather-return", "skip-green",
)  # fmt: skip


@lru_cache(maxsize=16)
def _actions(box: Box) -> tuple[ActionBlocks, Vocabulary]:
    """Return all actions of games with a set."""
    rules = FarshoreRules(box, None, BOTH)
    words = ActionBlocks(rules, places_of(box))
    cards = words.cards
    spots = [card for card in cards if card.visit is not None]
    green = [card for card in cards if card.colour == GREEN and card.produce is not None]
    terms = [
        Weather(box.cards, 8, half)
        for card in box.weathers
        for half in (card.upper, {**card.upper, **card.lower})
    ]
    return words, Vocabulary(
        [
            words.plain(
                "words of their own",
                "done", "prepare", "pass", "keep", "redraw", "draw", "first:cards", "first:green",
            ),
            words.on_places("visit"),
            words.of_city("visit", spots),
            *words.plays(),
            words.payments([rules.default_conditions, *terms]),
            words.goods("pay"),
            words.goods("gain"),
            words.kinds("give"),
            words.kinds_to("give"),
            words.kinds("discard"),
            words.of_row("take"),
            words.of_city("use", cards),
            words.of_city("react", [card for card in cards if card.reaction is not None]),
            words.of_city("produce", [card for card in cards if card.produce is not None]),
            words.of_city("skip", [card for card in cards if card.produce is not None]),
            *words.of_cities("activate", green, green),
            words.on_places("copy"),
            words.on_places("lift"),
            words.of_city("lift", spots),
            words.on_places("move"),
            words.of_city("move", spots),
            words.on_places("claim"),
            words.on_places("flood"),
        ]
    )  # fmt: skip


class FarshoreEncoding(ValleyEncoding):
    """The encoding of Farshore for one to four seats, with or without Captain Bonny and weather. Other sets
    have other cards, and so other spaces."""

    def __init__(self, seats: int, options: Mapping[str, Json]) -> None:
        self.box: Final = rules_of(farshore.new(seats, 0, options)).box
        words, vocabulary = _actions(self.box)
        super().__init__(farshore, seats, options, vocabulary, words, PROMPTS)

    def own_parts(self) -> list[Part]:
        p, box = self.players, self.box
        roses = len(box.roses[0]) + len(box.roses[1])
        track = max(box.track)
        return [
            Part("bonny", (len(LEVELS),), 1, "Captain Bonny's level, where she plays"),
            Part("anchors", (p,), ANCHORS, "anchors left"),
            Part("ship", (p,), len(box.track) - 1, "the space of the track that the ship is on"),
            Part("ship_points", (p,), track, "what that space is worth"),
            Part("roses", (roses,), 1, "wind roses face up"),
            Part("roses_seen", (roses,), 1, "wind roses that have been"),
            Part("weather", (len(box.weathers),), 1, "the weather"),
            Part("weather_seen", (len(box.weathers),), 1, "weather cards that have been"),
            Part("routes_seen", (len(box.routes),), 1, "Captain Bonny's route cards that have been"),
            Part("plan_rows", (len(COLOURS),), 5, "her color markers: the row"),
            Part("plan_columns", (len(COLOURS),), len(COLOURS), "her color markers: the column, from 1"),
        ]

    def write_own(self, g: GameData, order: list[int], out: array[int]) -> None:
        at = self.layout.at
        rules = g.rules
        assert isinstance(rules, FarshoreRules)
        if rules.level is not None:
            out[at["bonny"] + rules.level.number - 1] = 1
        for i, owner in enumerate(order):
            own = farshore_player(g, owner)
            out[at["anchors"] + i] = own.anchors
            out[at["ship"] + i] = own.ship
            out[at["ship_points"] + i] = own.box.track[own.ship]
        shore = farshore_table(g)
        first = 0
        for stack, turned in enumerate(shore.roses):
            for index in turned.seen:
                out[at["roses_seen"] + first + index] = 1
            if turned.seen:
                out[at["roses"] + first + turned.top] = 1
            first += len(self.box.roses[stack])
        for index in shore.weather.seen:
            out[at["weather_seen"] + index] = 1
        if shore.weather.seen:
            out[at["weather"] + shore.weather.top] = 1
        for index in shore.routes.seen:
            out[at["routes_seen"] + index] = 1
        for column, (colour, row) in enumerate(shore.plan):
            out[at["plan_rows"] + colour] = row
            out[at["plan_columns"] + colour] = column + 1
