"""Play random games of Everdell and Farshore on all cores, and check invariants at every decision.

    .venv/bin/python bench/random_games.py 20000            or: random_games.py 20000 farshore

The games have 1 to 4 seats in turn and all variants (years of Rugwort, levels of Captain Bonny, weather).
Every second game starts with many resources, so that large cities occur. At every decision there are options,
their codes differ, no option is also refused, and no card is lost. At one decision in twenty, dump and load
give the same position and options, and a redeal of hidden cards does not change a view. Needs only the
standard library.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from boardwright.core.plain_data import Json, spell
from boardwright.core.rng import Rng
from boardwright.games.everdell import everdell
from boardwright.games.farshore import farshore
from boardwright.games.valley.rules.game import ValleyState
from boardwright.games.valley.rules.pieces.game_data import GameData

MAX_DECISIONS = 3000
CHUNK = 50


GAMES = {"everdell": everdell, "farshore": farshore}


def setup(name: str, seats: int, number: int) -> dict[str, Json]:
    """A variant of a game."""
    if name == "everdell":
        return {"year": 1 + number % 3} if seats == 1 else {}
    if seats == 1 or (seats < 4 and number % 3 == 0):
        return {"bonny": 1 + number % 4}
    return {"weather": ("upper", "both")[number % 2]} if number % 3 == 1 else {}


def start(name: str, number: int) -> ValleyState:
    """A new game. In every second one each player has twenty of each resource."""
    seats = 1 + number % 4
    game = GAMES[name]
    state = game.new(seats, number, setup(name, seats, number // 4))
    if number // 4 % 2:
        position = state.dump()
        players = position["seats"]
        assert isinstance(players, list)
        for player in players:
            assert isinstance(player, dict)
            player["goods"] = dict.fromkeys(state.data.rules.goods, 20)
        state = game.load(position)
    return state


def count_cards(g: GameData) -> int:
    """The number of cards in all places."""
    n = len(g.deck) + len(g.upcoming) + len(g.discards) + sum(kind >= 0 for kind in g.row) + sum(g.under)
    for player in g.players:
        n += len(player.hand) + sum(1 + len(built.below) for built in player.city.cards)
        n += sum(len(claim.below) for claim in player.claims)
    for frame in g.agenda:
        n += len(frame.cards) + (frame.kind >= 0 and frame.at <= g.rules.entry_step)
    return n


def check_closely(state: ValleyState, rng: Rng) -> None:
    """Check dump and load, and hidden cards."""
    seat = state.waiting()[0]
    text = spell(state.dump())
    loaded = GAMES[state.game.name].load(json.loads(text))
    assert spell(loaded.dump()) == text
    assert loaded.options(seat).codes() == state.options(seat).codes()
    for viewer in (None, *range(state.seats)):
        world = state.redeal(viewer, rng)
        assert spell(world.view(viewer)) == spell(state.view(viewer))


def play(name: str, number: int) -> tuple[int, int, int]:
    """Play one game; return its decisions, the deepest agenda, and the largest city."""
    state = start(name, number)
    whole = len(state.data.rules.cards.whole_deck)
    rng = Rng(number)
    decisions = deepest = 0
    while waiting := state.waiting():
        codes = state.options(waiting[0]).codes()
        assert codes
        assert len(set(codes)) == len(codes)
        assert not set(codes) & set(state.why_not(waiting[0]))
        assert count_cards(state.data) == whole
        if decisions % 20 == number % 20:
            check_closely(state, rng)
        deepest = max(deepest, len(state.data.agenda))
        state.play(waiting[0], state.options(waiting[0]).sample(rng))
        decisions += 1
        assert decisions < MAX_DECISIONS
    for score in state.scores():
        assert score.total == sum(line.points for line in score.lines)
    return decisions, deepest, max(len(player.city.cards) for player in state.data.players)


def play_chunk(task: tuple[str, int]) -> list[tuple[int, int, int]]:
    name, first = task
    found = []
    for number in range(first, first + CHUNK):
        try:
            found.append(play(name, number))
        except Exception as error:
            raise AssertionError(f"game {number}: {error!r}") from error
    return found


def main() -> None:
    """Play and report."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    name = sys.argv[2] if len(sys.argv) > 2 else "everdell"
    begun = time.perf_counter()
    results: list[tuple[int, int, int]] = []
    with ProcessPoolExecutor() as pool:
        for done, found in enumerate(pool.map(play_chunk, [(name, i) for i in range(0, games, CHUNK)]), 1):
            results += found
            print(f"\r{done * CHUNK} of {games}", end="", file=sys.stderr)
    seconds = time.perf_counter() - begun
    depths = Counter(deepest for _, deepest, _ in results)
    print(
        f"\n{len(results)} games, {sum(n for n, _, _ in results)} decisions, {seconds:.0f} s, nothing wrong"
    )
    longest, largest = max(n for n, _, _ in results), max(n for _, _, n in results)
    print(f"longest {longest} decisions, largest city {largest} cards")
    print("deepest nesting:", ", ".join(f"{depth}: {n}" for depth, n in sorted(depths.items())))


if __name__ == "__main__":
    main()
