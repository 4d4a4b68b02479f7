"""Events in words: one line for each fact that is worth one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.core.events import Event
from boardwright.core.plain_data import Json

from .labels import Labels

SILENT: Final = frozenset({"discarded", "refill", "lift"})
"""Told by others already, or seen on the table."""


def story(event: Event, labels: Labels, people: frozenset[int]) -> str:
    """The line of an event, or nothing. `people` are the seats whose secrets the reader knows."""
    words = labels.words
    if event.kind in SILENT:
        return ""
    args = event.args
    told: dict[str, str | int] = {"player": labels.player(event.seat)}
    for name, value in args.items():
        told[name] = _worded(name, value, labels)
    kind = event.kind
    if kind == "play":
        kind = _how_played(args)
    elif kind == "draw" and args.get("n") == 0:
        kind = "draw-none"
    elif kind == "draw" and event.seat in people:
        return ""  # what was drawn is told to those who may know it
    elif kind in ("gain", "points") and labels.words.knows(f"place-{args.get('by')}"):
        kind += "-only"  # the place has just been named
    elif kind in ("give", "tribute") and not told.get("to"):
        kind = "give-supply"
    elif kind in ("visit-card", "activate"):
        kind += "-own" if args.get("owner") == event.seat else ""
    elif kind == "rival-plays" and args.get("owner") == 0:
        kind = "rival-plays-you"
    return words(f"log-{kind}", **told)


def _how_played(args: Mapping[str, Json]) -> str:
    """The message of a play: by what it was paid with."""
    way = args.get("way")
    if way == "home":
        return "play-home"
    if args.get("by"):
        return "play-helper" if args.get("paid") else "play-helper-free"
    return "play" if args.get("paid") else "play-free"


def _worded(name: str, value: Json, labels: Labels) -> str | int:
    """A particular of an event in words."""
    if name == "goods":
        return labels.goods_acc(value)
    if name == "paid":
        return labels.goods_acc(value)
    if name == "cards":
        return labels.cards(value)
    if name == "card":
        return labels.card(str(value))
    if name in ("place", "event", "map"):
        return labels.place(str(value))
    if name == "by":
        return labels.source(str(value))
    if name in ("to", "owner"):
        return labels.player(value)
    if name == "season":
        return labels.words(f"season-{value}")
    if name == "from" and isinstance(value, str):
        return labels.words(f"from-{value}") if labels.words.knows(f"from-{value}") else labels.spot(value)
    if name == "fate":
        return labels.words(f"fate-{value}")
    return value if isinstance(value, int) else str(value)
