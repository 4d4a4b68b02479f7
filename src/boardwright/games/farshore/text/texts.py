"""What cards, places and the weather do, worded from the phrases of the set: so a text is never wrong about
its card, whatever an owner has changed."""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.rules.card import COLOUR_WIDTH, COLOURS
from boardwright.games.valley.rules.city import City
from boardwright.games.valley.rules.goods import KINDS, amount
from boardwright.games.valley.rules.place import Place
from boardwright.games.valley.text.labels import Labels
from boardwright.locales import Words

from ..rules.box import Box, Stop, WeatherCard, read_stop
from ..rules.goods import GOODS
from ..rules.phrases import Line
from ..rules.voyage import STACKS
from ..rules.weather import COSTS, STILL

WHEN: Final = ("green", "tan", "red")
"""Colors whose cards say when they act by their color alone."""
ANY: Final = {"gain-choice": "gain-any", "pay-up-to": "pay-any-up-to", "pay": "pay-any"}
"""Phrases with a message of their own where any resource will do."""


class Texts:
    """The texts of sets in one language."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.labels: Final = Labels(words, [], None)

    def of(self, box: Box, id: str) -> str:
        """The whole text of a card or a place."""
        lines = box.lines.get(id, [])
        sentences = [self._sentence(line) for line in lines]
        card = box.cards.cards[box.cards.kind(id)] if id in box.cards.index else None
        visited = card is None or card.visit is not None
        if visited and any(line.key == "play" for line in lines):
            sentences.append(self.words("effect-needs-play"))
        if card is not None and COLOURS[card.colour] in WHEN:
            sentences.insert(0, self.words(f"effect-{COLOURS[card.colour]}"))
        if len(sentences) > 1 and sentences[0].endswith(":"):  # one sentence with what follows
            sentences[:2] = [f"{sentences[0]} {sentences[1][:1].lower()}{sentences[1][1:]}"]
        if card is not None and not card.slots:
            sentences.append(self.words("effect-no-slot"))
        return " ".join(sentences)

    def _sentence(self, line: Line) -> str:
        words = self.words
        args = dict(line.args)
        key = line.key
        if "goods" in args:
            args["goods"] = words.goods(str(args["goods"]), "acc")
        if args.get("kinds") == "any":
            key = ANY[key]
        elif "kinds" in args:
            args["kinds"] = self.either([words(f"good-{good}") for good in str(args["kinds"]).split("+")])
        if "card" in args:
            args["card"] = self.labels.card(str(args["card"]))
        if args.get("each"):
            args["each"] = words(f"each-{args['each']}", **args)
        if "colours" in args:
            colours = str(args["colours"]).split("+")
            args["colours"] = self.either([words(f"colour-{colour}.short") for colour in colours])
        args["limit"] = words("limit-points", n=args["points"]) if "points" in args else ""
        return words(f"effect-{key}", **args)

    def either(self, names: list[str]) -> str:
        """Things to choose from: a, b or c."""
        if len(names) < 2:
            return "".join(names)
        return self.words("list-or", first=", ".join(names[:-1]), last=names[-1])

    # Maps, roses, weather, routes

    def needs(self, place: Place, city: City | None = None) -> str:
        """What a city has to hold for a map, and how much of it a city has."""
        found: list[str] = []
        for colour, name in enumerate(COLOURS):
            n = place.colours >> COLOUR_WIDTH * colour & 0x3F
            if n and city is None:
                found.append(self.words("cards-of-colour", n=n, colour=self.words(f"colour-{name}.short")))
            elif n and city is not None:
                found.append(f"{self.words(f'colour-{name}.sign')} {city.colour(colour)}/{n}")
        return ", ".join(found)

    def rose(self, names: list[str]) -> str:
        """What a wind rose shows."""
        return " + ".join(self._property(name) for name in names)

    def _property(self, name: str) -> str:
        if name in COLOURS:
            return self.words(f"colour-{name}.short")
        family = "kind" if name in ("critter", "construction") else "rarity"
        return self.words(f"{family}-{name}")

    def weather(self, card: WeatherCard, both: bool) -> str:
        """What a weather card does, its upper half or both."""
        effects = [*card.upper.items(), *(card.lower.items() if both else ())]
        return " ".join(self._weather_effect(name, value) for name, value in effects)

    def _weather_effect(self, name: str, value: int) -> str:
        key = f"weather-effect-{name}"
        if name in COSTS:
            pieces = [f"{amount(value, field)}{good}" for field, good in enumerate(GOODS[:KINDS])]
            pieces.append(f"{amount(value, KINDS)}any")
            present = [piece for piece in pieces if not piece.startswith("0")]
            return self.words(key, goods=self.words.goods("+".join(present), "acc"))
        if name == STILL:
            return self.words(key, rose=STACKS[value.bit_length() - 1].upper())
        return self.words(key, n=value)

    def route(self, stops: list[str]) -> str:
        """The stops of a route, given as the set says them."""
        read = [read_stop(text) for text in stops]
        return self.words("between").join(self._stop(stop) for stop in read if stop is not None)

    def _stop(self, stop: Stop) -> str:
        if stop.place == "lookout":
            return self.words("stop-lookout", colour=self.words(f"colour-{COLOURS[stop.colour]}.short"))
        if stop.place == "island":
            return self.words("stop-island")
        if stop.place in ("red", "docks"):
            return self.words(f"stop-{stop.place}-{stop.action}", n=stop.n)
        return self.labels.place(stop.place)

    def reconstructed(self, box: Box, id: str) -> str:
        """Which parts of an entry no source prints, as a sentence; or nothing."""
        parts = box.reconstructed.get(id, ())
        named = self.words.join([self.words(f"part-{part}") for part in parts])
        return self.words("reconstructed-note", parts=named) if parts else ""
