"""The encoding of Everdell as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from boardwright.core.plain_data import Json
from boardwright.env.layout import Part
from boardwright.games.valley.encoding import ValleyEncoding
from boardwright.games.valley.rules.effects.claims import FATES
from boardwright.games.valley.rules.pieces.card import GREEN
from boardwright.games.valley.rules.pieces.game_data import GameData
from boardwright.games.valley.vocabulary import ActionBlocks, Vocabulary

from .rules.box import Box
from .rules.events import BASIC_EVENTS, SPECIAL_EVENTS
from .rules.game import SoloRules, everdell, rules_of, rules_with
from .rules.places import BASIC_LOCATIONS, FOREST_CARDS, HAVEN, JOURNEYS
from .rules.rugwort import YEARS

PLACES: Final = [
    *[place.id for place in BASIC_LOCATIONS],
    *FOREST_CARDS,
    HAVEN.id,
    *[place.id for place in (*JOURNEYS, *BASIC_EVENTS, *SPECIAL_EVENTS)],
]
PROMPTS: Final = (
    "action", "use-help", "pay", "tribute", "make-room", "choose-city", "react", "produce", "before-season",
    "gain", "spend", "give", "exchange", "give-exactly", "store-goods", "receiver", "give-to-several",
    "discard", "discard-exactly", "give-cards", "keep", "give-other", "pile", "play-one", "take",
    "discard-row", "activate", "discard-city", "fill-store", "copy-place", "reactivate", "lift", "move",
    "recall", "tuck-hand", "tuck-city", "sort", "rival-loses",
)  # fmt: skip
MORE_PROMPTS: Final = ("give-each",)
"""Prompts that only phrases of sets use."""


@lru_cache(maxsize=16)
def _actions(box: Box) -> tuple[ActionBlocks, Vocabulary]:
    """Return all actions of games with a box. The rules against Rugwort have the same cards."""
    rules = rules_with(box)
    words = ActionBlocks(rules, PLACES)
    cards = words.cards
    spots = [card for card in cards if card.visit is not None]
    open_spots = [card for card in spots if card.spot.open]
    green = [card for card in cards if card.colour == GREEN and card.produce is not None]
    return words, Vocabulary(
        [
            words.plain("words of their own", "done", "prepare", "pass", "reveal:deck", "reveal:discard"),
            words.on_places("visit"),
            *words.of_cities("visit", spots, open_spots),
            *words.plays(),
            words.payments([rules.default_conditions]),
            words.goods("pay"),
            words.numbers("pay", 3),
            words.numbers("give", 2),
            words.goods("give"),
            words.goods("give", others=True),
            words.kinds("give"),
            words.goods("gain"),
            words.goods("lay"),
            words.plain("`store:GOODS`", "store:3twig", "store:2resin", "store:1pebble", "store:2berry"),
            words.players(),
            words.kinds("discard"),
            words.of_row("discard"),
            words.of_row("take"),
            words.kinds("keep"),
            words.kinds("tuck", [card for card in cards if card.critter]),
            words.of_city("tuck", [card for card in cards if card.critter]),
            words.fates(FATES),
            words.of_city("use", cards),
            words.of_city("remove", cards),
            words.of_city("remove", cards, 1),
            words.of_city("react", [card for card in cards if card.reaction is not None]),
            words.of_city("produce", [card for card in cards if card.produce is not None]),
            *words.of_cities("activate", green, green),
            words.on_places("copy"),
            words.on_places("lift", "stray"),
            *words.of_cities("lift", spots, open_spots),
            words.on_places("move"),
            *words.of_cities("move", spots, open_spots),
            words.on_places("recall", "stray"),
            *words.of_cities("recall", spots, open_spots),
            *([words.kinds_to("give")] if box.lines else []),
        ]
    )


class EverdellEncoding(ValleyEncoding):
    """The encoding of Everdell for two to four seats, or alone against Rugwort. A set enlarges the spaces."""

    def __init__(self, seats: int, options: Mapping[str, Json]) -> None:
        box = rules_of(everdell.new(seats, 0, options)).box
        words, vocabulary = _actions(box)
        prompts = (*PROMPTS, *MORE_PROMPTS) if box.lines else PROMPTS
        super().__init__(everdell, seats, options, vocabulary, words, prompts)

    def own_parts(self) -> list[Part]:
        return [Part("year", (len(YEARS),), 1, "Rugwort's year, where one plays alone")]

    def write_own(self, g: GameData, order: list[int], out: array[int]) -> None:
        if isinstance(g.rules, SoloRules):
            out[self.layout.at["year"] + g.rules.year.number - 1] = 1
