"""What the screens say of random games, written down for the browser client, which has to say the same.

`python -m tests.web.sayings` writes the file anew; read the difference before you commit it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Final

from boardwright.cli.players import display_names
from boardwright.cli.screen import Screen
from boardwright.core.decision import Decision
from boardwright.core.events import Event
from boardwright.core.label import Label
from boardwright.core.options import Move
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.core.record import BOT_MARK, Record
from boardwright.core.refusal import Refusal
from boardwright.core.rng import Rng
from boardwright.games import GAMES, TITLES
from boardwright.games.cartographers.text.screen import CartographersScreen
from boardwright.games.farshore.rules.box import WeatherCard
from boardwright.games.farshore.text.drawing import rules_of
from boardwright.games.farshore.text.screen import FarshoreScreen
from boardwright.games.farshore.text.texts import Texts
from boardwright.games.valley.rules.game import ValleyState
from boardwright.games.valley.text.screen import ValleyScreen
from boardwright.locales import LANGUAGES, Words
from boardwright.pages.table import TablePage
from boardwright.server.wire import LogLine

from . import staged

PATH: Final = Path(__file__).parents[2] / "web" / "test" / "sayings.json"
NAMES: Final = ["Ada", "bot:casual", "", "Дарья", "Ada"]
LOOKED_AT: Final = 6
LIKED: Final = ("play:", "activate:", "lay:", "tuck:", "sort:", "visit:0.", "visit:1.", "visit:2.")
"""What makes a story richer."""

TABLES: Final[list[tuple[str, int, int, dict[str, Json]]]] = [
    ("cartographers", 3, 5, {"map": "b"}),
    ("cartographers", 1, 3, {}),
    ("everdell", 4, 12, {}),
    ("everdell", 3, 11, {}),
    ("everdell", 1, 7, {"year": 3}),
    ("farshore", 2, 17, {}),
    ("farshore", 3, 19, {"weather": "both"}),
    ("farshore", 1, 13, {"bonny": 4}),
]
"""Game, seats, seed, options; the first of each game tells also what does not depend on its course."""

REFUSALS: Final = [
    Refusal("stale"), Refusal("too-many"), Refusal("no-such-answer", most=12),
    Refusal("name-taken"), Refusal("nobody-words-this", n=1),
]  # fmt: skip
"""What the server refuses at any table, and a reason without words."""

OF_DRAWINGS: Final = [
    Refusal("overlap", space="b4"), Refusal("shape-not-on-card", card="great_river"),
    Refusal("terrain-not-on-card", card="hamlet"), Refusal("edict-back", back="farm_water"),
]  # fmt: skip

LINES: Final = [
    LogLine(1, 0, "sat", seat=0, name="Ada"),
    LogLine(2, 0, "rose", seat=0, name="Ada"),
    LogLine(3, 0, "began"),
    LogLine(4, 0, "left", seat=0),
    LogLine(5, 0, "returned", seat=0),
    LogLine(6, 0, "replaced", seat=0, name="Ben", bot="casual", how="stand_in"),
    LogLine(7, 0, "replaced", seat=0, name="Ben", bot="random", how="forfeit"),
    LogLine(8, 0, "replaced", seat=0, name="Ben", bot="unheard_of", how="answer"),
    LogLine(9, 0, "rematch", name="Ben", text="abc"),
    LogLine(10, 0, "closed", name="Ben"),
    LogLine(11, 0, "said", name="Ben", text="Hello"),
]

NUMBERS: Final = [(0, 0, False), (-3, 0, False), (4, 0, True), (-0.04, 1, False), (2.5, 1, True)]


class Sayings:
    """What is said of one table, by kind; of things that are alike only a few are kept.

    `seen` counts them, also for further tables of the same game.
    """

    def __init__(
        self, game: str, seats: int, seed: int, options: dict[str, Json], seen: Counter[Hashable]
    ) -> None:
        self.record: Final = Record(GAMES[game], seed, options, NAMES[:seats])
        self.chance: Final = Rng(seed)
        self.screens: Final[list[Screen]] = [TITLES[game].screen()(Words(language)) for language in LANGUAGES]
        self.shown: Final = [
            display_names(self.record.names, screen.words) + screen.rivals(self.state)
            for screen in self.screens
        ]
        self.seen: Final = seen
        self.kept: Final[dict[str, list[Json]]] = {}

    @property
    def state(self) -> State:
        return self.record.state

    def in_all(self, say: Callable[[Screen, list[str]], str]) -> Json:
        return [say(screen, names) for screen, names in zip(self.screens, self.shown, strict=True)]

    def keep(
        self, kind: str, alike: Hashable, what: Json, say: Callable[[Screen, list[str]], str], most: int
    ) -> None:
        """Write a saying down, unless enough of its like have been."""
        self.seen[kind, alike] += 1
        if self.seen[kind, alike] <= most:
            said = self.in_all(say)
            assert isinstance(said, list)
            self.kept.setdefault(kind, []).append([what, *said])

    def dump(self) -> Json:
        self.tell(self.record.opening)
        step = 0
        while waiting := self.state.waiting():
            for seat in waiting:
                step += 1
                self.ask(seat, step)
                move = self.answer(seat)
                self.tell(self.record.choose(seat, self.state.options(seat).code(move)))
        self.end(self.state)
        seats: list[Json] = []
        for name in self.record.names:
            bot = name.startswith(BOT_MARK)
            seats.append({"name": "" if bot else name, "bot": name.removeprefix(BOT_MARK) if bot else ""})
        return {
            "game": self.record.game.name,
            "seats": seats,
            "rivals": [player.get("rival") for player in self.players()],
            "names": [list(names) for names in self.shown],
            **{kind: list(sayings) for kind, sayings in self.kept.items()},
        }

    def players(self) -> Iterator[dict[str, Json]]:
        players = self.state.view(None).get("players", [])
        for player in players if isinstance(players, list) else []:
            assert isinstance(player, dict)
            yield player

    def answer(self, seat: int) -> Move:
        options = self.state.options(seat)
        looked_at = [options.sample(self.chance) for _ in range(LOOKED_AT)]
        return next((move for move in looked_at if options.code(move).startswith(LIKED)), looked_at[0])

    # What is said

    def tell(self, events: list[Event]) -> None:
        for event in events:
            for people in (frozenset[int](), frozenset({0})):
                if people and event.kind not in ("draw", "drawn"):
                    continue
                alike = (
                    event.kind,
                    *(str(event.args.get(name)) for name in ("way", "fate", "owner")),
                    *people,
                )
                fact: Json = {
                    "kind": event.kind,
                    "key": event.key_for(0 if people else None),
                    "seat": event.seat,
                    "args": event.args,
                }
                self.keep(
                    "stories", alike, [fact, list(people)],
                    # mypy cannot infer a lambda that keeps its loop variables as defaults
                    lambda screen, names, event=event, people=people: screen.log(event, names, 0 if people else None),  # type: ignore[misc]
                    6,
                )  # fmt: skip

    def ask(self, seat: int, step: int) -> None:
        decision = self.state.decision(seat)
        self.put(decision)
        if not isinstance(self.screens[0], ValleyScreen):
            return
        for code in decision.options.codes()[:40]:
            label = self.state.label(seat, code)
            self.offer(label, seat, (label.key, "copy" in label.args, len(code) // 8))
        for code, refusal in self.state.why_not(seat).items() if step % 7 == 0 else ():
            label = self.state.label(seat, code)
            self.refuse(refusal, 4)
            self.offer(label, seat, ("not", label.key))

    def put(self, decision: Decision) -> None:
        question: Json = {
            "seat": decision.seat,
            "prompt": decision.prompt,
            "key": decision.key,
            "source": decision.source,
            "about": dict(decision.about),
        }
        alike = (decision.prompt, str(decision.about.get("to")))
        self.keep("prompts", alike, question, lambda screen, names: screen.prompt(decision, names), 2)

    def offer(self, label: Label, seat: int, alike: Hashable) -> None:
        what: Json = [{"key": label.key, "args": label.args}, seat]
        self.keep("options", alike, what, _option(label, seat), 3)

    def refuse(self, refusal: Refusal, most: int) -> None:
        what: Json = {"reason": refusal.reason, "details": dict(refusal.details)}
        self.keep("reasons", refusal.reason, what, lambda screen, _: screen.words.reason(refusal), most)
        self.keep("shorts", refusal.reason, what, lambda screen, _: screen.words.short_reason(refusal), 1)

    def end(self, state: State) -> None:
        scores: list[Json] = [
            {"seat": score.seat, "total": score.total, "rank": score.rank, "rating": score.rating}
            for score in state.scores()
        ]
        what: Json = [scores, state.seats]
        self.keep("verdicts", spell(what), what, lambda screen, names: screen.verdict(state, names), 1)
        for score in state.scores():
            for line in score.lines:
                self.keep("sources", line.source, line.source, _source(line.source), 1)


def _source(source: str) -> Callable[[Screen, list[str]], str]:
    return lambda screen, _: screen.source(source)


def _option(label: Label, seat: int) -> Callable[[Screen, list[str]], str]:
    def say(screen: Screen, names: list[str]) -> str:
        return screen.wording(names).option(label)

    return say


# What does not depend on the course of a game


def standing(sayings: Sayings) -> None:
    """Rule texts, refusals, numbers, titles, and what happens at a table."""
    for refusal in [*REFUSALS, *(OF_DRAWINGS if sayings.record.game.name == "cartographers" else ())]:
        sayings.refuse(refusal, 1)
    for value, digits, sign in NUMBERS:
        sayings.keep("numbers", "", [str(value), digits, sign], _number(value, digits, sign), len(NUMBERS))
    for line in LINES:
        fields = ("number", "at", "kind", "seat", "name", "text", "bot", "how")
        what: Json = {name: value for name in fields if (value := getattr(line, name)) is not None}
        sayings.keep("lines", line.number, what, _telling(line), 1)
    game = sayings.record.game.name
    sayings.tell(staged.events(game))
    for decision in staged.decisions(game):
        sayings.put(decision)
    for label in staged.labels(game):
        sayings.offer(label, 0, label.key)
    for state in staged.ends(game):
        sayings.end(state)
    for rating in range(-35, 36, 5) if isinstance(sayings.screens[0], CartographersScreen) else ():
        sayings.keep("titles", rating, rating, _title(rating), 1)
    for id, circumstances, say in texts(sayings.screens[0], sayings.state):
        sayings.keep("texts", id + spell(circumstances), [id, circumstances], say, 1)


def texts(
    screen: Screen, state: State
) -> Iterator[tuple[str, dict[str, Json], Callable[[Screen, list[str]], str]]]:
    """Rule texts: of Farshore all, as they are put together; of the others some."""
    if isinstance(screen, CartographersScreen):
        view = state.view(None)
        edicts = view["edicts"]
        for edict in edicts if isinstance(edicts, list) else []:
            # as above: the loop variable is kept as a default
            yield str(edict), {}, lambda screen, _, edict=edict: screen.words(f"edict-{edict}.rule")  # type: ignore[misc]
        for card in (
            "hamlet",
            "rift_lands",
            "temple_ruins",
            "goblin_attack",
            "gnoll_raid",
            "kobold_onslaught",
        ):
            for players in (1, 3):
                yield card, {"players": players}, _card_rule(card, players)
        return
    assert isinstance(state, ValleyState)
    if not isinstance(screen, FarshoreScreen):
        for id in [
            *state.table.rules.cards.ids[::12],
            *(place.id for place in state.table.setup.places[::7]),
        ]:
            yield id, {}, _rule(state, id)
        return
    box = rules_of(state).box
    for id in [*box.cards.ids, *(place.id for place in state.table.setup.places)]:
        yield id, {}, _rule(state, id)
    for weather in box.weathers:
        yield weather.id, {"both": True}, _weather(weather)


def _weather(card: WeatherCard) -> Callable[[Screen, list[str]], str]:
    return lambda screen, _: Texts(screen.words).weather(card, both=True)


def _rule(state: State, id: str) -> Callable[[Screen, list[str]], str]:
    def say(screen: Screen, _: list[str]) -> str:
        assert isinstance(screen, ValleyScreen)
        return screen.rule(state, id)

    return say


def _card_rule(card: str, players: int) -> Callable[[Screen, list[str]], str]:
    def say(screen: Screen, _: list[str]) -> str:
        assert isinstance(screen, CartographersScreen)
        return screen.card_rule(card, players)

    return say


def _number(value: float, digits: int, sign: bool) -> Callable[[Screen, list[str]], str]:
    return lambda screen, _: screen.words.number(value, digits, sign)


def _title(rating: int) -> Callable[[Screen, list[str]], str]:
    return lambda screen, _: screen.title(rating, 1)


def _telling(line: LogLine) -> Callable[[Screen, list[str]], str]:
    """The words of the plain page, without its links."""

    def say(screen: Screen, names: list[str]) -> str:
        page = SimpleNamespace(words=screen.words, names=names, face=None)
        # it asks no more of a page than this one has
        told = TablePage.telling(page, line)  # type: ignore[arg-type]
        return "".join(str(child[0] if isinstance(child, list) else child) for child in told)

    return say


def text() -> str:
    """The whole file, a saying to a line."""
    seen: dict[str, Counter[Hashable]] = {}
    tables: list[str] = []
    for game, seats, seed, options in TABLES:
        first = game not in seen
        sayings = Sayings(game, seats, seed, options, seen.setdefault(game, Counter()))
        if first:
            standing(sayings)
        dump = sayings.dump()
        assert isinstance(dump, dict)
        parts: list[str] = []
        for name, value in dump.items():
            if name in sayings.kept and isinstance(value, list):
                lines = ",\n".join(spell(item) for item in value)
                parts.append(f'"{name}":[\n{lines}\n]')
            else:
                parts.append(f'"{name}":{spell(value)}')
        tables.append("{\n" + ",\n".join(parts) + "\n}")
    return f'{{"languages":{spell(list(LANGUAGES))},"tables":[\n' + ",\n".join(tables) + "\n]}\n"


def spell(value: Json) -> str:
    """As the server sends it: fields stay in their order."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    PATH.write_text(text(), "utf-8")
    print(f"{PATH.name}: {PATH.stat().st_size} bytes")


if __name__ == "__main__":
    main()
