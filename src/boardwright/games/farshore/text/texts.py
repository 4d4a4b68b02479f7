"""The texts of Farshore's cards, places and weather, made from its set."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.core.plain_data import Json
from boardwright.games.valley.rules.pieces.card import COLOUR_WIDTH, COLOURS
from boardwright.games.valley.rules.pieces.city import City
from boardwright.games.valley.rules.pieces.goods import amount
from boardwright.games.valley.rules.pieces.place import Place
from boardwright.games.valley.text import texts

from ..rules.box import Box, WeatherCard
from ..rules.extensions import STACKS
from ..rules.goods import DECLARED
from ..rules.weather import COSTS, STILL


class FarshoreTexts(texts.Texts):
    """The texts of Farshore's sets in one language."""

    def of(self, box: Box, id: str) -> str:
        """Return the whole text of a card or a place."""
        card = box.cards.cards[box.cards.kind(id)] if id in box.cards.index else None
        return self.phrased(box.lines.get(id, []), card)

    def all(self, box: Box) -> dict[str, str]:
        """Return the messages of all entries of a set: names and rule texts."""
        texts: dict[str, str] = {}
        for id in box.lines:
            texts |= self.entry("card" if id in box.cards.index else "place", id, self.of(box, id))
        for place in box.maps[2]:
            texts |= self.entry("map", place.id, self.map(place))
        for card in box.weathers:
            key = f"weather-{card.id}"
            texts |= self.entry("weather", card.id, self.weather(card, both=True))
            texts |= {f"{key}.upper": self.half(card.upper), f"{key}.lower": self.half(card.lower)}
        return texts

    # Maps and weather

    def map(self, place: Place) -> str:
        """Return what a map asks for, as a sentence."""
        return self.words("map-needs", cards=self.needs(place))

    def needs(self, place: Place, city: City | None = None) -> str:
        """Return the cards that a map asks for; with a city, also how many of them it has."""
        found: list[str] = []
        for colour, name in enumerate(COLOURS):
            n = place.colours >> COLOUR_WIDTH * colour & 0x3F
            if n and city is None:
                found.append(self.words("cards-of-colour", n=n, colour=self.words(f"colour-{name}.short")))
            elif n and city is not None:
                found.append(f"{self.words(f'colour-{name}.sign')} {city.count_colour(colour)}/{n}")
        return ", ".join(found)

    def weather(self, card: WeatherCard, both: bool) -> str:
        """Return the text of a weather card, of its upper half or of both."""
        return f"{self.half(card.upper)} {self.half(card.lower)}" if both else self.half(card.upper)

    def half(self, effects: Mapping[str, int]) -> str:
        """Return the text of half a weather card."""
        return " ".join(self._weather_effect(name, value) for name, value in effects.items())

    def _weather_effect(self, name: str, value: int) -> str:
        key = f"weather-effect-{name}"
        if name in COSTS:
            pieces = [f"{amount(value, field)}{good}" for field, good in enumerate(DECLARED.resources)]
            pieces.append(f"{amount(value, DECLARED.wild)}any")
            present = [piece for piece in pieces if not piece.startswith("0")]
            return self.words(key, goods=self.words.goods("+".join(present), "acc"))
        if name == STILL:
            return self.words(key, rose=STACKS[value.bit_length() - 1].upper())
        return self.words(key, n=value)

    def reconstructed(self, box: Box, id: str) -> str:
        """Return which parts of an entry no source prints, as a sentence, or an empty text."""
        parts: list[Json] = [*box.reconstructed.get(id, ())]
        return self.wording("reconstructed-note", {"parts": parts}) if parts else ""
