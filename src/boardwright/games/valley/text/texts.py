"""What cards and places of a set do, worded from its phrases: so a text is never wrong about its card,
whatever an owner has changed."""

from __future__ import annotations

from typing import Final

from boardwright.locales import Wording, Words

from ..rules.pieces.card import COLOURS, Card
from ..rules.sets.phrases import ParsedPhrase

WHEN: Final = ("green", "tan", "red")
"""Colors whose cards say when they act by their color alone."""


class Texts:
    """The texts of sets in one language."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.wording: Final = Wording(words)

    def phrased(self, lines: list[ParsedPhrase], card: Card | None) -> str:
        """The whole text of a card, or of a place."""
        sentences = [self._sentence(line) for line in lines]
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

    def entry(self, family: str, id: str, text: str) -> dict[str, str]:
        """The messages of something of a set: its name, and its rule text."""
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
        """Things to choose from: a, b or c."""
        if len(names) < 2:
            return "".join(names)
        return self.words("list-or", first=", ".join(names[:-1]), last=names[-1])
