"""What the stories under the weather share."""

from __future__ import annotations

from typing import Any

from boardwright.core.plain_data import Json

from ..table import Table


def cleared(weather: str, then: str, mode: str = "both", **you: Any) -> Table:
    """The first of two players was the last to prepare for spring, so that the next weather card was turned
    up. The second, of whom something may be said, is asked now."""
    bay: list[Json] | None = you.pop("bay", None)
    islands: list[str] | None = you.pop("islands", None)
    roses: tuple[str, str] = you.pop("turned", ("rose_a_tan", "rose_b_unique"))
    coming: dict[str, Json] = {"weather": [then], "roses_a": [roses[0]], "roses_b": [roses[1]]}
    table = Table(
        weather=weather, mode=mode, coming=coming, workers=0, others=[{"season": "spring", **you}], bay=bay,
        islands=islands, roses=("rose_a_green", "rose_b_critter"),
    )  # fmt: skip
    assert table.weather() == weather
    table.pick("prepare")
    assert (table.weather(), table.asked) == (then, 1)
    return table
