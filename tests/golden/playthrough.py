"""Playthroughs: whole games as text, so that a change of the rules shows as a readable difference.

The players look at a few options at random and take the one with the best preview. They know the rules
and nothing else, so the stories change only when the rules do, not when a bot learns something.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from boardwright.core.events import Event
from boardwright.core.options import Move
from boardwright.core.plain_data import Json, spell
from boardwright.core.protocol import State
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.core.score import Score
from boardwright.games import GAMES

from ..games.cartographers.cases import CLEARING, ISLES
from ..games.everdell.cases import BUSY_EVENTS, BUSY_FOREST

FOLDER: Final = Path(__file__).parent
LOOKED_AT: Final = 6
EAGER: Final = (
    "play:",
    "activate:",
    "lay:",
    "tuck:",
    "sort:",
    "visit:0.",
    "visit:1.",
    "visit:2.",
    "visit:3.",
)
NAMES: Final = ["Ada", "Bruno", "Chloé", "Дарья", "Eve"]


class Playthrough:
    """One story: a set-up, a seed, and whether the table is shown after each step or each scoring."""

    def __init__(
        self,
        label: str,
        seats: int,
        seed: int,
        in_detail: bool = False,
        game: str = "cartographers",
        **options: Json,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.in_detail: Final = in_detail
        self.options: Final = options
        self.id: Final = f"{game}/{label}-{seed}"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.id}.txt"

    def text(self) -> str:
        """The story, and after it the record of the game."""
        record = Record(GAMES[self.game], self.seed, self.options, NAMES[: self.seats])
        header = record.text().split("\nanswers\n", maxsplit=1)[0]
        lines = [
            header,
            "",
            *SETTING[self.game](record.state),
            "",
            *event_lines(record.opening, self.in_detail),
        ]
        chance = Rng(self.seed)
        answers = 0
        while waiting := record.state.waiting():
            happened: list[Event] = []
            if len(waiting) > 1 or self.game not in VALLEY:
                lines.append("")
            for seat in waiting:
                answers += 1
                move = sensible(record.state, seat, chance)
                code = record.state.options(seat).code(move)
                if self.game in VALLEY:  # many small questions: a line for each
                    lines += [f"{in_short(record.state, seat, answers)}: {code}"]
                else:
                    lines += [question(record.state, seat, answers), f"    {code}"]
                happened += record.choose(seat, code)
            lines += in_one_line(happened) if self.game in VALLEY else event_lines(happened, self.in_detail)
            scored = any(event.kind in SCORINGS[self.game] for event in happened)
            if self.in_detail or scored:
                lines += SHOW[self.game](record.state)
            if scored:
                itemised = self.in_detail or not record.state.waiting()
                lines += [account(score, itemised, UNITS[self.game]) for score in record.state.scores()]
        return "\n".join([*lines, "", record.text()])


def sensible(state: State, seat: int, chance: Rng) -> Move:
    """The best of a few options by their previews; whatever makes a story richer is liked better."""
    options = state.options(seat)
    looked_at = [options.sample(chance) for _ in range(LOOKED_AT)]

    def worth(move: Move) -> int:
        score = state.preview(seat, move)
        eager = 3 if options.code(move).startswith(EAGER) else 0
        return eager + (score.expected if score.seat == seat else -score.expected)

    return max(looked_at, key=worth)


def question(state: State, seat: int, number: int) -> str:
    decision = state.decision(seat)
    options = decision.options
    few = [options.code(options[index]) for index in sorted({0, len(options) // 2, len(options) - 1})]
    about = "".join(f", {name} {value}" for name, value in decision.about.items())
    asked = f"{number}. seat {seat}: {decision.prompt} {decision.source}{about}; {len(options)} options"
    return f"{asked}: {' '.join(few)}"


def in_short(state: State, seat: int, number: int) -> str:
    decision = state.decision(seat)
    return f"{number}. {seat} {decision.source} {decision.prompt}/{len(decision.options)}"


def in_one_line(events: list[Event]) -> list[str]:
    """The facts one after the other, secret ones with the seats that hear them."""
    facts = []
    for event in events:
        args = " ".join(spell(value) for value in particulars(event).values())
        to = "" if event.to is None else f" to {spell(list(event.to))}"
        who = "" if event.seat < 0 else f"{event.seat} "
        facts.append(f"{who}{event.kind} {args}{to}".rstrip())
    return [f"  {'; '.join(facts)}".replace('"', "")] if facts else []


REPEATED: Final = {"drawn": ("terrain", "spaces"), "recall": ("spot",), "route": ("path",)}
"""Particulars that only word what others say already."""


def particulars(event: Event) -> dict[str, Json]:
    """What an event tells, each thing once."""
    repeated = REPEATED.get(event.kind, ())
    return {name: value for name, value in event.args.items() if name not in repeated}


def event_lines(events: list[Event], in_detail: bool) -> list[str]:
    """The facts, but for that seats are ready and, if not in detail, what the questions tell already."""
    lines = []
    for event in events:
        if event.kind not in ("handed", "ready"):
            left_out = () if in_detail or event.kind != "drawn" else ("card", "code")
            args = " ".join(
                f"{name}={spell(value)}" for name, value in particulars(event).items() if name not in left_out
            )
            who = "" if event.seat < 0 else f" {event.seat}"
            lines.append(f"  {event.kind}{who}: {args}".replace('"', "").rstrip(": "))
    return lines


def account(score: Score, itemised: bool, unit: str) -> str:
    """The score of a seat, if wished with all its lines."""
    rating = "" if score.rating is None else f", rating {score.rating}"
    total = f"  seat {score.seat}: {score.total} {unit}, rank {score.rank}{rating}, expected {score.expected}"
    if not itemised:
        return total
    items = [f"{line.points} {line.source}@{line.when}" for line in score.lines + score.forecast]
    certain = len(score.lines)
    forecast = f"\n    forecast {' + '.join(items[certain:])}" if score.forecast else ""
    return f"{total}\n    {' + '.join(items[:certain])}{forecast}"


# What is shown of each game


def cartographers_setting(state: State) -> list[str]:
    view = json.loads(spell(state.view(None)))
    return [
        "edicts "
        + ", ".join(f"{letter} {edict}" for letter, edict in zip("ABCD", view["edicts"], strict=True))
    ]


def cartographers_table(state: State) -> list[str]:
    """Season, time and column, and all maps side by side with their coins."""
    view = json.loads(spell(state.view(None)))
    maps = view["maps"]
    ruins = ", ruins to cover" if view["must_cover_ruins"] else ""
    head = f"  {view['season']} {view['time']}/{view['limit']}{ruins}: {' '.join(view['revealed'])}".rstrip(
        ": "
    )
    rows = ["  " + "  ".join(rows) for rows in zip(*(sheet["rows"] for sheet in maps), strict=True)]
    coins = "  " + "  ".join(f"{sheet['coins']} coins".ljust(11) for sheet in maps)
    return [head, *rows, coins.rstrip()]


def valley_setting(state: State) -> list[str]:
    options = json.loads(spell(state.view(None)))["options"]
    return [
        f"{name} {value if isinstance(value, (int, str)) else ' '.join(value)}"
        for name, value in options.items()
    ]


def valley_table(state: State) -> list[str]:
    """The row, the places with workers, and each player's supply, hand and city, as the record keeps them."""
    dump = json.loads(spell(state.dump()))
    zone = "meadow" if "meadow" in dump else "bay"
    lines = [f"  {zone} {' '.join(map(_in_row, dump[zone]))}"]
    for player in [*dump["seats"], *dump["rivals"]]:
        shown = {name: player[name] for name in player if player[name] not in ([], {}, 0, False, "")}
        lines.append("  " + spell(shown).replace('"', ""))
    return lines


def _in_row(card: Any) -> str:
    """A face-up card, with how many there are if it is more than one."""
    return f"{card['card']}*{card['copies']}" if isinstance(card, dict) else str(card)


SETTING: Final[dict[str, Callable[[State], list[str]]]] = {
    "cartographers": cartographers_setting,
    "everdell": valley_setting,
    "farshore": valley_setting,
}
SHOW: Final[dict[str, Callable[[State], list[str]]]] = {
    "cartographers": cartographers_table,
    "everdell": valley_table,
    "farshore": valley_table,
}
VALLEY: Final = ("everdell", "farshore")
SCORINGS: Final = {
    "cartographers": ("season-scored", "game-over"),
    "everdell": ("prepare", "pass"),
    "farshore": ("prepare", "pass"),
}
UNITS: Final = {"cartographers": "stars", "everdell": "points", "farshore": "points"}
LEAST: Final = {"cartographers": 30, "everdell": 16, "farshore": 12}
"""How many stories there are at least; a game of Everdell has more than a hundred decisions."""

CHOSEN: Final[list[Json]] = ["shieldgate", "borderlands", "sentinel_wood", "golden_granary"]
PLAYTHROUGHS: Final = [
    Playthrough("solo-a", 1, 1, in_detail=True),
    *(Playthrough("solo-a", 1, seed) for seed in range(2, 9)),
    Playthrough("solo-b", 1, 11, in_detail=True, map="b"),
    *(Playthrough("solo-b", 1, seed, map="b") for seed in range(12, 19)),
    Playthrough("two-a", 2, 21, in_detail=True),
    *(Playthrough("two-a", 2, seed) for seed in (22, 23)),
    *(Playthrough("two-b", 2, seed, map="b") for seed in (24, 25)),
    *(Playthrough("three-a", 3, seed) for seed in (31, 32)),
    Playthrough("three-b", 3, 33, map="b"),
    Playthrough("five-a", 5, 51),
    Playthrough("five-b", 5, 52, map="b"),
    Playthrough("isles-solo", 1, 61, map=ISLES),
    Playthrough("isles-two", 2, 62, map=ISLES),
    Playthrough("clearing-solo", 1, 63, in_detail=True, map=CLEARING),
    Playthrough("clearing-three", 3, 64, in_detail=True, map=CLEARING),
    Playthrough("any-terrain-solo", 1, 71, map=ISLES, any_terrain=True),
    Playthrough("any-terrain-two", 2, 72, map=CLEARING, any_terrain=True),
    Playthrough("chosen-edicts", 2, 81, edicts=CHOSEN),
    *(Playthrough("two", 2, seed, game="everdell") for seed in (1, 2, 3)),
    Playthrough("two-busy", 2, 4, game="everdell", forest=BUSY_FOREST, events=BUSY_EVENTS),
    *(Playthrough("three", 3, seed, game="everdell") for seed in (5, 6)),
    *(Playthrough("four", 4, seed, game="everdell") for seed in (7, 8)),
    *(Playthrough(f"year{year}", 1, 10 + year, game="everdell", year=year) for year in (1, 2, 3)),
    *(Playthrough(f"year{year}", 1, 20 + year, game="everdell", year=year) for year in (1, 2, 3)),
    *(
        Playthrough("counterclockwise", 1, seed, game="everdell", year=3, direction="counterclockwise")
        for seed in (31, 32)
    ),
    *(Playthrough("two", 2, seed, game="farshore") for seed in (1, 2)),
    Playthrough("three", 3, 4, game="farshore"),
    Playthrough("four", 4, 6, game="farshore"),
    Playthrough("weather", 2, 7, game="farshore", weather="upper"),
    Playthrough("weather", 3, 8, game="farshore", weather="both"),
    *(Playthrough(f"level{level}", 1, 10 + level, game="farshore", bonny=level) for level in (1, 2, 3, 4)),
    Playthrough("two-with-bonny", 2, 31, game="farshore", bonny=2),
    Playthrough("three-with-bonny", 3, 32, game="farshore", bonny=4),
]  # fmt: skip
