"""Write `docs/farshore-data.md`: what is printed in Farshore's standard set, and what is reconstructed.

.venv/bin/python bench/farshore_data.py
"""

from __future__ import annotations

from pathlib import Path

from boardwright.games.farshore.rules.goods import DECLARED, GOODS
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.farshore.text.texts import FarshoreTexts
from boardwright.games.valley.rules.pieces.card import COLOURS
from boardwright.games.valley.rules.pieces.goods import amount
from boardwright.locales import Words

PAGE = Path(__file__).parent.parent / "docs" / "farshore-data.md"
HEAD = Path(__file__).with_suffix(".txt")
"""The text before the tables, written by hand."""


def cost(goods: int) -> str:
    named = [
        f"{amount(goods, field)} {good}"
        for field, good in enumerate(GOODS[: DECLARED.kinds])
        if amount(goods, field)
    ]
    return ", ".join(
        named + ([f"{amount(goods, DECLARED.kinds)} any"] if amount(goods, DECLARED.kinds) else [])
    )


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    lines = [f"| {' | '.join(head)} |", f"|{' --- |' * len(head)}"]
    return [*lines, *[f"| {' | '.join(row)} |" for row in rows], ""]


def page() -> str:
    box = standard()
    words = Words("en", game="farshore")
    texts = FarshoreTexts(words)
    marks = box.reconstructed
    lines = [HEAD.read_text(), "## Cards", ""]
    cards: list[tuple[str, ...]] = []
    for card in box.cards.cards:
        if card.id in marks:
            facts = (words(f"card-{card.id}"), COLOURS[card.colour], cost(card.cost))
            cards.append((*facts, texts.of(box, card.id), ", ".join(marks[card.id])))
    lines += table(("card", "color", "cost", "effect", "reconstructed"), cards)
    lines += ["## Shore and islands", ""]
    places = [*box.shore, *box.islands.values()]
    lines += table(
        ("place", "effect"),
        [(words(f"place-{place.id}"), texts.of(box, place.id)) for place in places if place.id in marks],
    )
    lines += ["## Maps", ""]
    lines += table(
        ("map", "needs"),
        [(words(f"map-{place.id}"), texts.needs(place)) for place in box.maps[2] if place.id in marks],
    )
    lines += ["## Wind roses", ""]
    roses = [rose for stack in box.roses for rose in stack if rose.id in marks]
    lines += table(
        ("tile", "matches"),
        [(f"`{rose.id}`", texts.wording.several("a", list(rose.names))) for rose in roses],
    )
    lines += ["## Routes", ""]
    lines += table(
        ("route", "stops"),
        [
            (f"`{route.id}`", texts.wording.several("path", [stop.message() for stop in route.stops]))
            for route in box.routes
            if route.id in marks
        ],
    )
    lines += ["## Weather", ""]
    lines += table(
        ("card", "upper half", "both halves"),
        [
            (words(f"weather-{card.id}"), texts.weather(card, both=False), texts.weather(card, both=True))
            for card in box.weathers
            if card.id in marks
        ],
    )
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page())
