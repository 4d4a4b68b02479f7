"""What random games seldom bring: events, questions, options and ends that are made up."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Final, cast

from boardwright.core.decision import Decision
from boardwright.core.events import Event
from boardwright.core.label import Label
from boardwright.core.options import Options
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.core.score import Score
from boardwright.games.valley.rules.label import spot_label

from ..locales.catalogues import everdell_prompts, farshore_prompts

EVENTS: Final[dict[str, list[Event]]] = {
    "cartographers": [
        Event("ambush-ignored", -1, {"card": "gnoll_raid"}),
        Event("map-full", 0, {"map": 1}),
        Event(
            "drawn", 0, {"terrain": "monster", "spaces": "b3b10", "map": 1, "coins": 0}, key="log-drawn-on"
        ),
        Event(
            "drawn",
            0,
            {"terrain": "monster", "spaces": "b3b10", "map": 1, "coins": 2},
            key="log-drawn-on-coins",
        ),
        Event(
            "drawn", 0, {"terrain": "village", "spaces": "k11", "map": 0, "coins": 1}, key="log-drawn-coins"
        ),
        Event("ambushed", 0, {"card": "gnoll_raid", "spaces": "a1a2", "coins": 0}),
        Event("ambushed", 0, {"card": "gnoll_raid", "spaces": "a1a2", "coins": 1}, key="log-ambushed-coins"),
    ],
    "everdell": [
        Event("arrive", 0, {"card": "fool", "to": 1}),
        Event("imprison", 0, {"card": "wife", "by": "dungeon"}),
        Event("lay", 0, {"event": "croak_wart_cure", "goods": {"resin": 2, "berry": 1}}),
        Event("recall", 0, {"spot": spot_label("1.inn.2", None).message()}),
        Event("recall", 0, {"spot": spot_label("one_berry", None).message()}),
        Event("recall", 0, {"spot": spot_label("stray", None).message()}),
        Event("sort", 0, {"card": "farm", "fate": "under"}),
        Event("sort", 0, {"card": "farm", "fate": "hand"}),
        Event("tribute", 0, {"to": 1, "goods": {"berry": 3}}),
        Event("tribute", 0, {"to": -1, "goods": {"berry": 3}}, key="log-give-supply"),
        Event("tuck", 0, {"event": "croak_wart_cure", "card": "wife"}),
        Event("draw", 1, {"n": 0, "wanted": 2, "by": "farm"}, key="log-draw-none"),
        Event(
            "play",
            0,
            {"card": "tea_house", "from": "meadow", "way": "crane", "paid": {}, "by": "crane"},
            key="log-play-helper-free",
        ),
        Event("gain", 0, {"goods": {"twig": 21}, "by": "everdell"}),
    ],
    "farshore": [
        Event(
            "play",
            0,
            {"card": "tea_house", "from": "bay", "way": "port", "paid": {}, "by": "port"},
            key="log-play-helper-free",
        ),
        Event("weather", -1, {"weather": "weather_of_our_own"}),
        Event("sail", 0, {"n": 2, "points": 12, "treasures": 1, "by": "wind"}),
    ],
}

LABELS: Final = [
    Label("option-stray", {}, []),
    Label("option-nothing", {}, []),
    Label("option-reveal-deck", {}, []),
    Label("option-card-of", {"card": "inn", "copy": 2, "player": 1}, []),
    Label("option-plain", {"code": "what:ever"}, []),
]
OF_EVERDELL: Final = [
    Label("option-good-to", {"good": "twig", "player": 1}, []),
    Label("option-sort-hand", {"card": "farm"}, []),
    Label("option-sort-under", {"card": "farm"}, []),
]

PROMPTS: Final = {"everdell": everdell_prompts, "farshore": farshore_prompts, "cartographers": set[str]}
GOODS: Final = {"everdell": "berry", "farshore": "mushroom"}


def events(game: str) -> list[Event]:
    return EVENTS[game]


def labels(game: str) -> list[Label]:
    return {"everdell": [*LABELS, *OF_EVERDELL], "farshore": LABELS}.get(game, [])


def decisions(game: str) -> list[Decision]:
    """Every question of a game, with all particulars that it may have; and what nobody receives."""
    found: list[Decision] = []
    for prompt in sorted(PROMPTS[game]()):
        good = GOODS[game]
        about: dict[str, Json] = {
            "left": 2,
            "most": 5,
            "good": good,
            "amount": {good: 5},
            "to": 1,
            "goods": {good: 1},
            "from": "1.inn",
        }
        found.append(_decision(prompt, {**about, "card": "inn"}))
    if found:
        found.append(_decision("give-cards", {"to": -1, "left": 1}, "prompt-discard-exactly"))
        found.append(_decision("react", {"place": "docks"}, "prompt-react-place"))
        found.append(_decision("give", {"to": -1, "amount": {GOODS[game]: 1}}))
    return found


def _decision(prompt: str, about: dict[str, Json], key: str = "") -> Decision:
    return Decision(0, prompt, "post_office", cast(Options, None), about, key)


def ends(game: str) -> list[State]:
    """Tables that are over: totals with ranks."""
    results = [[(50, 1), (40, 2)], [(50, 1), (50, 2)], [(50, 1), (50, 1)], [(40, 2), (50, 1)]]
    found = [
        _end(2, [Score(n, total, [], [], rank) for n, (total, rank) in enumerate(all)]) for all in results
    ]
    if game == "cartographers":
        return [*found, *(_end(1, [Score(0, 30, [], [], 1, rating)]) for rating in (12, -7, -40))]
    alone = [[Score(n, total, [], [], rank) for n, (total, rank) in enumerate(all)] for all in results[::3]]
    return [*found, *(_end(1, scores) for scores in alone)]


def _end(seats: int, scores: list[Score]) -> State:
    return cast(State, SimpleNamespace(seats=seats, scores=lambda: scores))
