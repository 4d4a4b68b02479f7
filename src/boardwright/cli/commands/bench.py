"""`boardwright bench`: how fast the rules are, each figure also as a ratio to a plain Python loop.

The calibration loop runs in the same process; a ratio is a cost in steps of that loop.
"""

from __future__ import annotations

import json
import platform
from pathlib import Path

from rich.table import Table
from rich.text import Text

from ...core.build import COMPILED
from ...games import TITLES
from ...locales import Words
from ..figures import STEPS, Figure, calibrate
from ..screens.signs import console_for


def machine(words: Words) -> str:
    """The processor and the Python that were measured, and whether the rules were compiled."""
    processor = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [
            line.partition(":")[2].strip()
            for line in info.read_text().splitlines()
            if line.startswith("model name")
        ]
        processor = models[0] if models else processor
    build = words("bench-compiled" if COMPILED else "bench-plain")
    return f"{processor}; {platform.python_implementation()} {platform.python_version()}, {build}"


def bench(games: list[str], as_json: bool, words: Words) -> None:
    """Measure and print."""
    console = console_for()
    report: dict[str, object] = {"machine": machine(words)}
    for name in games:
        step = calibrate()
        figures = TITLES[name].figures()
        step = min(step, calibrate())
        report[name] = {"calibration_s": step * STEPS, "figures": {f.key: _dump(f, step) for f in figures}}
        if not as_json:
            console.print(_table(words(f"game-{name}"), figures, step, words.at(name)))
            seconds = words.number(step * STEPS, 3)
            console.print(Text(words("bench-calibration", seconds=seconds, machine=machine(words))))
            console.print(Text(words("bench-steps"), style="dim"))
    if as_json:
        print(json.dumps(report, indent=1, ensure_ascii=False))


def _dump(figure: Figure, step: float) -> dict[str, object]:
    steps = figure.seconds / step or None
    return {"value": figure.value, "unit": figure.unit, "bar": figure.bar, "steps": steps}


def _table(title: str, figures: list[Figure], step: float, words: Words) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for head in ("measure", "figure", "bar", "steps"):
        table.add_column(words(f"column-{head}"), justify="left" if head == "measure" else "right")
    table.add_column("")
    for figure in figures:
        sign = "≥" if figure.more_is_better else "≤"
        table.add_row(
            words(f"bench-{figure.key}"),
            f"{_short(figure.value, words)} {figure.unit}",
            "" if figure.bar is None else f"{sign} {_short(figure.bar, words)}",
            _short(figure.seconds / step, words) if figure.seconds else "",
            "" if figure.holds is None else words("bar-holds" if figure.holds else "bar-missed"),
            style="red" if figure.holds is False else None,
        )
    return table


def _short(value: float, words: Words) -> str:
    """A figure in few digits, thousands set apart."""
    return f"{value:,.0f}".replace(",", "\u00a0") if value >= 100 else words.number(value, 2)
