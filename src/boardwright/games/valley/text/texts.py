"""The rule texts of cards and places of a set, made from its phrases. So a text always matches its card, even
if an owner has changed the set."""

from __future__ import annotations

from typing import Final

from boardwright.locales import Wording, Words

from ..rules.pieces.card import COLOURS, Card
from ..rules.sets.phrases import ParsedPhrase

WHEN: Final = ("green", "tan", "red")
"""Colours that determine when a card acts."""


class Texts:
    """The texts of sets in one language."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.wording: Final = Wording(words)

    def phrased(self, lines: list[ParsedPhrase], card: Card | None) -> str:
        """Return the whole text of a card, or of a place."""
        sentences = [self._sentence(line) for line in lines]
        visited = card is None or card.visit is not None
        if visited and any(line.key == "play" for line in lines):
            sentences.append(self.words("effect-needs-play"))
        if card is not None and COLOURS[card.colour] in WHEN:
            sentences.insert(0, self.words(f"effect-{COLOURS[card.colour]}"))
        if len(sentences) > 1 and sentences[0].endswith(":"):  # one sentence with the next text
            sentences[:2] = [f"{sentences[0]} {sentences[1][:1].lower()}{sentences[1][1:]}"]
        if card is not None and not card.slots:
            sentences.append(self.words("effect-no-slot"))
        return " ".join(sentences)

    def entry(self, family: str, id: str, text: str) -> dict[str, str]:
        """Return the messages of an entry of a set: its name and its rule text."""
        return {f"{family}-{id}": self.wording.text(family, id), f"{family}-{id}.rule": text}

    def _sentence(self, line: ParsedPhrase) -> str:
        words = self.words
        args = dict(line.args)
        if "goods" in args:
            args["goods"] = words.goods(str(args["goods"]), "acc")
        if "kinds" in args:
            args["kinds"] = self.either([words(f"good-{good}") for good in str(args["kinds"]).split("+")])
        if "card" in args:
            args["card"] = self.wording.text("card", str(args["card"]))
        if args.get("each"):
            args["each"] = words(f"each-{args['each']}", **args)
        if "colours" in args:
            colours = str(args["colours"]).split("+")
            args["colours"] = self.either([words(f"colour-{colour}.short") for colour in colours])
        args["limit"] = words("limit-points", n=args["points"]) if "points" in args else ""
        return words(f"effect-{line.key}", **args)

    def either(self, names: list[str]) -> str:
        """Return a choice of things as text: a, b or c."""
        if len(names) < 2:
            return "".join(names)
        return self.words("list-or", first=", ".join(names[:-1]), last=names[-1])
