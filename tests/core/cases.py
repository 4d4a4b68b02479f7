"""The games and set-ups on which the protocol is tested, and random walks through them.

A new game joins the protocol suite by two entries here: its set-ups, and its law of conservation.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from boardwright.core.events import Event
from boardwright.core.options import Move
from boardwright.core.plain_data import Json, spell
from boardwright.core.protocol import Game, State
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.games.cartographers.rules.cards import CARDS
from boardwright.games.valley.rules.game import ValleyState

from ..toy import CARDS as TOY_CARDS
from ..toy import ROUNDS, toy

ALL_GAMES: Final[dict[str, Game]] = {**GAMES, toy.name: toy}


class Case:
    """A way to set a game up; `bound` is the greatest number of answers a seat can be asked for.

    Of a game with many small decisions, only one in `stride` is looked at where all would take too long.
    """

    def __init__(
        self, game: str, seats: int, bound: int, label: str = "", stride: int = 1, **options: Json
    ) -> None:
        self.stride: Final = stride
        self.game: Final = ALL_GAMES[game]
        self.seats: Final = seats
        self.bound: Final = bound
        self.options: Final = options
        self.id: Final = "-".join([game, str(seats), *filter(None, [label])])

    def new(self, seed: int, events: list[Event] | None = None) -> State:
        return self.game.new(self.seats, seed, self.options, events)

    def record(self, seed: int) -> Record:
        names = ["Ada", "Борис", "Chloé", "Dario", "Eve"]
        return Record(self.game, seed, self.options, names[: self.seats])


# X-4 and C-76: at most 7 + 7 + 7 + 6 landscapes and 4 ambushes.
_CARDS_DRAWN: Final = 31

# A land of one's own: mountains on the edge and side by side, wasteland that parts it, ruins in a corner.
ISLES: Final[list[Json]] = [
    "R..^...#...",
    "...^...#.R.",
    "..^^...#...",
    ".......#...",
    "....R..#..^",
    "########...",
    "...#.......",
    ".R.#..RR...",
    "...#..RR..^",
    ".^.#.......",
    "...#.....^R",
]
# So little room that shapes soon do not fit, maps fill up and the game runs on without anybody.
CLEARING: Final[list[Json]] = [
    "###########",
    "###########",
    "###########",
    "####...####",
    "####.R.####",
    "####...####",
    "####.^.####",
    "####...####",
    "###########",
    "###########",
    "###########",
]

# Everdell: six workers and three seasons bring a few dozen actions, each with some questions.
_MANY: Final = 400
BUSY_FOREST: Final[list[Json]] = [
    "draw_two_meadow_play_one",
    "copy_basic_one_card",
    "discard_any_draw_double",
]
BUSY_EVENTS: Final[list[Json]] = [
    "the_everdell_games", "a_well_run_city", "under_new_management", "tax_relief",
]  # fmt: skip

CASES: Final = [
    Case("toy", 2, ROUNDS),
    Case("toy", 3, ROUNDS),
    Case("cartographers", 1, _CARDS_DRAWN, "a"),
    Case("cartographers", 1, _CARDS_DRAWN, "b", map="b"),
    Case("cartographers", 1, _CARDS_DRAWN, "isles", map=ISLES),
    Case("cartographers", 1, _CARDS_DRAWN, "clearing", map=CLEARING),
    Case("cartographers", 2, _CARDS_DRAWN, "a"),
    Case("cartographers", 2, _CARDS_DRAWN, "isles-any-terrain", map=ISLES, any_terrain=True),
    Case("cartographers", 3, _CARDS_DRAWN, "b", map="b"),
    Case("cartographers", 3, _CARDS_DRAWN, "clearing", map=CLEARING),
    Case("cartographers", 5, _CARDS_DRAWN, "a"),
    Case("everdell", 1, _MANY, "year1", stride=5),
    Case("everdell", 1, _MANY, "year3", stride=5, year=3, direction="counterclockwise"),
    Case("everdell", 2, _MANY, stride=11),
    Case("everdell", 2, _MANY, "busy", stride=11, forest=BUSY_FOREST, events=BUSY_EVENTS),
    Case("everdell", 3, _MANY, stride=17),
    Case("everdell", 4, _MANY, stride=23),
    Case("farshore", 1, _MANY, "level1", stride=13),
    Case("farshore", 1, _MANY, "level4", stride=13, bonny=4),
    Case("farshore", 2, _MANY, stride=17, islands=["isle_yard", "isle_echo"]),
    Case("farshore", 2, _MANY, "bonny", stride=17, bonny=2),
    Case("farshore", 3, _MANY, "weather", stride=23, weather="both"),
    Case("farshore", 4, _MANY, stride=29),
]


# Random games


def walk(case: Case, seed: int) -> Iterator[State]:
    """A random game, shown at every decision; answers come in any order. What is shown may be changed."""
    state = case.new(seed)
    chance = Rng(seed)
    while waiting := state.waiting():
        yield state.copy()
        seat = waiting[chance.below(len(waiting))]
        state.play(seat, state.options(seat).sample(chance))


def moments(case: Case, seeds: range, every: int = 1) -> Iterator[State]:
    """Decisions out of several random games: one in `every`, but not always the same one of a round."""
    for seed in seeds:
        for index, state in enumerate(walk(case, seed)):
            if index % (every * case.stride) == seed % case.stride:
                yield state


def finish(state: State, chance: Rng) -> State:
    """The state after a random rest of the game."""
    while waiting := state.waiting():
        state.play(waiting[0], state.options(waiting[0]).sample(chance))
    return state


def steps(case: Case, seed: int) -> Iterator[tuple[State, dict[int, Move]]]:
    """A random game step by step: a state in which nobody has answered yet, and the answers of all."""
    state = case.new(seed)
    chance = Rng(seed)
    while waiting := state.waiting():
        answers = {seat: state.options(seat).sample(chance) for seat in waiting}
        yield state.copy(), answers
        for seat, move in answers.items():
            state.play(seat, move)


# Spellings: equal when nothing can tell two things apart


def dumped(state: State) -> str:
    return spell(state.dump())


def asked(state: State, seats: list[int] | None = None) -> str:
    """All that is asked now, of these seats or of all, with every code."""
    return spell([state.decision(seat).dump() for seat in (state.waiting() if seats is None else seats)])


def seen(state: State, viewer: int | None) -> str:
    return spell(state.view(viewer))


def told(events: list[Event], viewer: int | None) -> str:
    """What a viewer hears of these events."""
    return spell([event.dump() for event in events if event.seen_by(viewer)])


def scored(state: State) -> str:
    return spell([score.dump() for score in state.scores()])


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def plain(value: Json) -> Any:
    """A view or dump as a reader of JSON gets it."""
    return json.loads(spell(value))


# Conservation: what no answer may create or destroy


def toy_conserves(before: State, events: list[Event], after: State) -> None:
    """Every card lies in one hand, in front of one seat, or in the stock; what was laid stays."""
    del events
    old, new = plain(before.dump()), plain(after.dump())
    placed = [card for cards in new["hands"] + new["laid"] for card in cards]
    assert len(placed) == len(set(placed))
    assert set(placed) <= set(TOY_CARDS)
    for was, now in zip(old["laid"], new["laid"], strict=True):
        assert now[: len(was)] == was


def cartographers_conserves(before: State, events: list[Event], after: State) -> None:
    """Each card is somewhere, the time is that of the column, and maps gain what was told, nothing else."""
    view, dump = plain(after.view(None)), plain(after.dump())
    explore = [card.id for card in CARDS if not card.is_ambush]
    ambushes = [card.id for card in CARDS if card.is_ambush]
    column = view["revealed"]
    assert sorted(view["deck"]["explore"] + [card for card in column if card in explore]) == sorted(explore)
    assert sorted(view["deck"]["ambushes_unseen"] + dump["ambushes"]) == sorted(ambushes)
    assert {card for card in column if card in ambushes} <= set(dump["ambushes"])
    if view["season"] != "over":
        came_in = 1 + ["spring", "summer", "fall", "winter"].index(view["season"])
        assert view["deck"]["ambushes"] == came_in - len(dump["ambushes"])
    times = {card.id: card.time for card in CARDS}
    assert view["time"] == sum(times[card] for card in column)
    expected = [[list(row) for row in sheet["rows"]] for sheet in plain(before.view(None))["maps"]]
    coins = [sheet["coins"] for sheet in plain(before.view(None))["maps"]]
    for event in events:
        if event.kind in ("drawn", "ambushed"):
            owner, terrain, spaces, earned = _drawing(event)
            coins[owner] += earned
            for row, column_number in spaces:
                assert expected[owner][row][column_number] in ".R", "drawn over something"
                expected[owner][row][column_number] = terrain
    assert [sheet["rows"] for sheet in view["maps"]] == [["".join(row) for row in grid] for grid in expected]
    assert [sheet["coins"] for sheet in view["maps"]] == coins
    assert all(0 <= held <= 14 for held in coins)


def _drawing(event: Event) -> tuple[int, str, list[tuple[int, int]], int]:
    """The owner of the map, the letter, the spaces and the coins of a drawing that was told."""
    fact = json.loads(spell(event.args))
    code = fact["code"] if event.kind == "drawn" else f"monster:{fact['spaces']}"
    owner = fact["map"] if event.kind == "drawn" else event.seat
    terrain, _, spaces = code.partition(":")
    letter = {"forest": "F", "village": "V", "farm": "f", "water": "W", "monster": "M"}[terrain]
    names = re.findall(r"([a-k])(\d+)", spaces)
    return owner, letter, [(ord(row) - ord("a"), int(column) - 1) for row, column in names], fact["coins"]


def valley_conserves(before: State, events: list[Event], after: State) -> None:
    """Every card is in one place; nobody's workers appear or vanish; goods change only as told."""
    assert isinstance(after, ValleyState)
    rules = after.table.rules
    dump = plain(after.dump())
    players = [*dump["seats"], *dump["rivals"]]
    found = [card["card"] if isinstance(card, dict) else card for card in dump["discard"]]
    for card in dump[rules.row_name]:
        found += [card["card"]] * card["copies"] if isinstance(card, dict) else [card] if card else []
    found += dump["next"]
    for player in players:
        found += [card["card"] if isinstance(card, dict) else card for card in player.get("hand", [])]
        for built in player["city"]:
            found += [built["card"], *built.get("under", [])] if isinstance(built, dict) else [built]
        for claim in player[f"{rules.claim_name}s"]:
            found += claim.get("cards", []) if isinstance(claim, dict) else []
    for frame in dump["agenda"]:
        found += frame.get("cards", [])
        if "kind" in frame and frame.get("at", 0) <= rules.entering:
            found.append(frame["kind"])
    copies = {card.id: card.copies for card in rules.cards.cards}
    assert all(found.count(card) <= copies[card] for card in found)
    assert len(found) + plain(after.view(None))["deck"] - len(dump["next"]) == sum(copies.values())
    totals = {season.id: season.workers for season in rules.seasons}
    for seat in dump["seats"]:
        assert (
            seat["workers"] + len(seat["deployed"]) + seat["stray"] + seat["lost"] == totals[seat["season"]]
        )
    goods = [_goods_in(player, rules.goods) for player in [*plain(before.dump())["seats"]]]
    for event in events:
        _tell_goods(goods, event)
    assert goods == [_goods_in(player, rules.goods) for player in dump["seats"]]


def _goods_in(player: Any, goods: tuple[str, ...]) -> dict[str, int]:
    return {good: player["goods"].get(good, 0) for good in goods}


def _tell_goods(goods: list[dict[str, int]], event: Event) -> None:
    """Change supplies as an event tells."""
    fact = json.loads(spell(event.args))
    if not 0 <= event.seat < len(goods):
        return
    if event.kind == "sail":
        goods[event.seat]["treasure"] += fact["treasures"]
    signs = {
        "gain": 1,
        "pay": -1,
        "lay": -1,
        "give": -1,
        "play": -1,
        "tribute": 0,
    }  # a tribute was paid before
    if event.kind not in signs:
        return
    named = fact["paid"] if event.kind == "play" else fact["goods"]
    for good, n in named.items():
        goods[event.seat][good] += signs[event.kind] * n
        if event.kind in ("give", "tribute") and 0 <= fact["to"] < len(goods):
            goods[fact["to"]][good] += n


CONSERVES: Final[dict[str, Callable[[State, list[Event], State], None]]] = {
    "toy": toy_conserves,
    "cartographers": cartographers_conserves,
    "everdell": valley_conserves,
    "farshore": valley_conserves,
}
