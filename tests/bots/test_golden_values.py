"""What heuristics and networks say of known positions, and what levels choose there, stays as it is.

The values are in `golden_values.json`. After a change of weights or networks that is meant, write them anew:
`python -m tests.bots.test_golden_values`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypedDict

import pytest

from boardwright.bots import BOTS
from boardwright.bots.bot import Bot
from boardwright.bots.judge import heuristic_of, value_network_of
from boardwright.bots.network_search import NetworkSearch
from boardwright.bots.rollout_search import RolloutSearch
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.core.rng import Rng
from boardwright.games import GAMES

FILE: Final = Path(__file__).with_name("golden_values.json")
OPTIONS: Final = 6
"""How many options of a position are judged, at most."""

GOOD: Final = RolloutSearch("good", 1.0, 6, 600)
PLAYERS: Final[list[Bot]] = [
    BOTS["beginner"],
    BOTS["casual"],
    GOOD,
    NetworkSearch("strong", 3.0, 4, 0, 0, GOOD),
    NetworkSearch("expert", 10.0, 3, 60, 3, GOOD, in_sight=8),
]
"""One of each level, with little work to do."""


class Setting(TypedDict):
    """A game in which positions are looked at."""

    game: str
    seats: int
    options: dict[str, Json]
    seed: int
    plies: list[int]


class Golden(TypedDict):
    """What is said of one position."""

    codes: list[str]
    heuristic: list[float]
    network: list[list[float]]
    chosen: list[str]


def settings() -> Iterator[Setting]:
    for seed in (1, 2, 3):
        yield Setting(game="everdell", seats=2, options={}, seed=seed, plies=[3, 24, 45, 70, 95, 120])
    for year in (1, 2, 3):
        yield Setting(game="everdell", seats=1, options={"year": year}, seed=year, plies=[2, 13, 24, 35, 46])
    yield Setting(game="everdell", seats=4, options={}, seed=4, plies=[40, 160])
    for seed in (1, 2, 3):
        yield Setting(game="farshore", seats=2, options={}, seed=seed, plies=[2, 20, 41, 70, 95, 130])
    for bonny in (1, 3):
        yield Setting(game="farshore", seats=1, options={"bonny": bonny}, seed=bonny, plies=[5, 25, 50])
    yield Setting(game="farshore", seats=3, options={}, seed=4, plies=[60])
    yield Setting(game="cartographers", seats=1, options={}, seed=1, plies=[1, 7, 13, 20])
    yield Setting(game="cartographers", seats=2, options={"map": "b"}, seed=2, plies=[4, 30])


def positions(setting: Setting) -> Iterator[State]:
    """The positions of a game in which good moves and odd ones take turns."""
    state = GAMES[setting["game"]].new(setting["seats"], setting["seed"], setting["options"])
    rng = Rng(setting["seed"])
    ply = 0
    while ply <= max(setting["plies"]) and (waiting := state.waiting()):
        if ply in setting["plies"]:
            yield state
        seat = waiting[0]
        if rng.below(4):
            state.play(seat, BOTS["casual"].pick(state, seat, rng))
        else:
            state.play(seat, state.options(seat).sample(rng))
        ply += 1


def look_at(state: State) -> Golden:
    seat = state.waiting()[0]
    world = state.redeal(seat, Rng(5))
    options = world.options(seat)
    moves = list(options.moves())
    moves = moves[:: max(1, len(moves) // OPTIONS)][:OPTIONS]
    heuristic = heuristic_of(world, seat)
    network = value_network_of(world, seat)
    return Golden(
        codes=[options.code(move) for move in moves],
        heuristic=[round(heuristic.worth(move), 11) for move in moves],
        network=[
            [round(network.worth(move), 11), round(network.end(move), 11)]
            for move in moves
            if network is not None
        ],
        chosen=[options.code(bot.pick(world.copy(), seat, Rng(9))) for bot in PLAYERS],
    )


def goldens(setting: Setting) -> list[Golden]:
    return [look_at(state) for state in positions(setting)]


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        pytest.param(*one, id=str(at))
        for at, one in enumerate(zip(settings(), json.loads(FILE.read_text()), strict=True))
    ],
)
def test_values_and_choices_are_those_of_before(setting: Setting, expected: list[Golden]) -> None:
    found = goldens(setting)
    assert len(found) == len(expected)
    for is_now, was in zip(found, expected, strict=True):
        assert is_now["codes"] == was["codes"]
        assert is_now["heuristic"] == pytest.approx(was["heuristic"], abs=1e-9)
        for said, expected_words in zip(is_now["network"], was["network"], strict=True):
            assert said == pytest.approx(expected_words, abs=1e-9)
        assert is_now["chosen"] == was["chosen"]


if __name__ == "__main__":
    FILE.write_text(
        "[\n" + ",\n".join(json.dumps(goldens(one), separators=(",", ":")) for one in settings()) + "\n]\n"
    )
