"""How the rules are written: the kernel knows no card of the sea, and no code occurs twice."""

from __future__ import annotations

import ast
from pathlib import Path

from boardwright import everdell, farshore
from boardwright.games.farshore.rules.goods import GOODS
from boardwright.games.farshore.rules.standard import standard, standard_text

from ..everdell.test_shape import words_of_the_kernel

GAMES = [Path(everdell.__file__).parent, Path(farshore.__file__).parent]


def test_the_kernel_names_no_card_place_map_or_weather() -> None:
    ids = {*standard().cards.ids, *standard().islands, *GOODS, "bay", "bonny", "docks", "lookout", "dunes"}
    ids |= {place.id for place in (*standard().shore, *standard().maps[2])}
    ids |= {card.id for card in standard().weathers}
    assert len(ids) > 80
    assert ids & words_of_the_kernel() == set()


def test_a_card_takes_a_few_lines() -> None:
    """An entry of the set reads like the card: its facts, and one line for what it does."""
    entries = standard_text().split("[[card]]")[1:]
    assert len(entries) == 48
    lengths = [len([line for line in text.split("\n[")[0].splitlines() if "=" in line]) for text in entries]
    assert max(lengths) <= 11


def functions(folder: Path) -> dict[str, str]:
    """The functions of a game by what they do, names of arguments and all, without their docstrings."""
    found: dict[str, str] = {}
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                body = [
                    step
                    for step in node.body
                    if not (isinstance(step, ast.Expr) and isinstance(step.value, ast.Constant))
                ]
                text = "\n".join(ast.unparse(step) for step in body)
                if text.count("\n") >= 2:
                    found[text] = f"{path.name}:{node.name}"
    return found


def test_no_function_stands_in_both_games() -> None:
    first, second = [functions(folder) for folder in GAMES]
    assert [(first[text], second[text]) for text in first if text in second] == []
