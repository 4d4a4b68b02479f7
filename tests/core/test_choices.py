"""Setting up as data: a game takes what it offers, offers what it takes, and its presets can be played."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

import pytest

from boardwright.core.plain_data import Field, Json
from boardwright.core.protocol import Game, State
from boardwright.core.refusal import BadSetup
from boardwright.core.rng import Rng
from boardwright.core.setup_options import (
    DocumentOption,
    FlagOption,
    IntegerOption,
    OneOption,
    Preset,
    SetupOption,
    SeveralOption,
)
from boardwright.games import GAMES
from boardwright.games.farshore.rules.standard import standard_text
from boardwright.testing.cases import plain

from ..games.cartographers.cases import ISLES
from .cases import ALL_GAMES

TABLES: Final = [
    (game, seats)
    for game in ALL_GAMES.values()
    for seats in range(game.least_seats, game.most_seats + 1)
    if seats <= 5 or seats == game.most_seats
]
every_table = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES]
)
every_game = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=list(ALL_GAMES))

OWN: Final[dict[tuple[str, str], Json]] = {
    ("cartographers", "map"): ISLES,
    ("everdell", "set"): {
        "card": [
            {
                "id": "toll_gate",
                "kind": "construction",
                "rarity": "common",
                "colour": "green",
                "points": 1,
                "copies": 3,
                "cost": {"twig": 1},
                "does": ["gain 1 berry"],
            }
        ]
    },
    ("farshore", "set"): tomllib.loads(standard_text()),
}
"""A custom value, for every option that takes one."""


def offers(game: Game, choice: SetupOption) -> Iterator[Json]:
    """Options in which everything that a choice offers comes up."""
    dumped: dict[str, Any] = choice.dump()
    if not isinstance(choice, SeveralOption):
        yield from dumped["values"]
    elif choice.groups:
        for picks in zip(*choice.groups.values(), strict=True):
            yield [*picks]
            yield [*reversed(picks)]
    else:
        for start in range(len(choice.values)):
            yield [*(choice.values[start:] + choice.values[:start])[: choice.count]]
    if dumped.get("own"):
        yield OWN[game.name, choice.name]


def start(game: Game, seats: int, name: str, value: Json) -> State:
    state = game.new(seats, 3, {name: value})
    assert state.waiting()
    return state


def refused(game: Game, seats: int, options: dict[str, Json]) -> BadSetup:
    with pytest.raises(BadSetup) as refusal:
        game.new(seats, 3, options)
    return refusal.value


# What is offered is taken


@every_table
def test_everything_that_is_offered_can_be_played(game: Game, seats: int) -> None:
    for choice in game.setup_options(seats):
        for value in offers(game, choice):
            state = start(game, seats, choice.name, value)
            assert plain(state.dump())["options"][choice.name] == plain(value)


@every_table
def test_what_is_left_out_is_as_the_choice_says(game: Game, seats: int) -> None:
    """A default given in so many words changes nothing; nothing is in the options if that is the default."""
    left_out = game.new(seats, 3)
    settled = plain(left_out.dump()).get("options", {})
    for choice in game.setup_options(seats):
        default = choice.dump()["default"]
        if default is None:
            assert len(settled[choice.name]) == choice.dump()["count"]
            assert any(
                plain(game.new(seats, seed).dump())["options"][choice.name] != settled[choice.name]
                for seed in range(4, 9)
            )
        elif default in ("", 0) and default is not False:
            assert choice.name not in settled
        else:
            assert start(game, seats, choice.name, default).dump() == left_out.dump()


@every_table
def test_two_choices_go_together_unless_one_excludes_the_other(game: Game, seats: int) -> None:
    for one, other in combinations(game.setup_options(seats), 2):
        options = {choice.name: next(offers(game, choice)) for choice in (one, other)}
        if other.name == one.unless or one.name == other.unless:
            refused(game, seats, options)
        else:
            assert game.new(seats, 3, options).waiting()


# What is not offered is refused


@every_table
def test_every_name_that_is_taken_is_listed(game: Game, seats: int) -> None:
    """A name that is known, but not listed for so many seats, is refused whatever it holds."""
    listed = [choice.name for choice in game.setup_options(seats)]
    known = str(refused(game, seats, {"colour": "blue"}).details["known"])
    assert len(listed) == len(set(listed))
    assert set(listed) <= set(filter(None, known.split(", ")))
    elsewhere = {
        choice.name: choice
        for others in range(game.least_seats, min(game.most_seats, 5) + 1)
        for choice in game.setup_options(others)
        if choice.name not in listed
    }
    assert set(filter(None, known.split(", "))) <= {*listed, *elsewhere}
    for name, choice in elsewhere.items():
        for value in offers(game, choice):
            assert refused(game, seats, {name: value}).where == name


@every_table
def test_anything_else_is_refused_by_name(game: Game, seats: int) -> None:
    for choice in game.setup_options(seats):
        strange: list[Json] = ["no-such-thing", -1, 1000, None, {"of": "mine"}]
        if not isinstance(choice, FlagOption):
            strange.append(True)
        if isinstance(choice, SeveralOption):
            first, *others = next(list_of(value) for value in offers(game, choice))
            strange += [[], [first, *others, first], [first, *others[1:], first] if others else []]
            strange.append([*others, "no-such-thing"])
        for value in strange:
            assert refused(game, seats, {choice.name: value}).where.startswith(choice.name)


def list_of(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


@every_game
def test_for_seats_that_cannot_play_there_is_no_choice(game: Game) -> None:
    for seats in (0, game.most_seats + 1):
        with pytest.raises(BadSetup, match="seat-count"):
            game.setup_options(seats)


# Presets


@every_game
def test_every_preset_can_be_played(game: Game) -> None:
    presets = game.presets()
    assert len({preset.name for preset in presets}) == len(presets)
    for preset in presets:
        assert game.least_seats <= preset.least <= preset.most <= game.most_seats
        for seats in range(preset.least, preset.most + 1):
            assert preset.options.keys() <= {choice.name for choice in game.setup_options(seats)}
            state = game.new(seats, 5, preset.options)
            assert state.waiting()
            assert preset.options.items() <= plain(state.dump()).get("options", {}).items()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_there_is_a_preset_for_any_number_of_players(game: Game) -> None:
    for seats in range(game.least_seats, game.most_seats + 1):
        assert [preset for preset in game.presets() if preset.least <= seats <= preset.most]


# The description itself


@every_table
def test_choices_and_presets_are_plain_data(game: Game, seats: int) -> None:
    dumped: list[Json] = [choice.dump() for choice in game.setup_options(seats)]
    dumped += [preset.dump() for preset in game.presets()]
    assert json.loads(json.dumps(dumped)) == dumped


def test_each_kind_of_option_says_what_it_takes() -> None:
    common: dict[str, Json] = {"words": "fruit", "unless": ""}
    assert OneOption("snack", "fruit", ["fig", "pear"], unless="diet").dump() == {
        "name": "snack", "kind": "one", **common, "values": ["fig", "pear"], "default": "", "own": False,
        "unless": "diet",
    }  # fmt: skip
    assert SeveralOption("basket", "fruit", ["fig", "pear", "plum"], 2, {"soft": ["fig"]}).dump() == {
        "name": "basket", "kind": "several", **common, "values": ["fig", "pear", "plum"], "count": 2,
        "groups": {"soft": ["fig"]}, "default": None,
    }  # fmt: skip
    assert IntegerOption("ripeness", "fruit", 2, 4, 3).dump() == {
        "name": "ripeness", "kind": "whole", **common, "values": [2, 3, 4], "default": 3,
    }  # fmt: skip
    assert FlagOption("peeled").dump() == {
        "name": "peeled", "kind": "switch", "words": "", "unless": "", "values": [False, True],
        "default": False,
    }  # fmt: skip
    assert DocumentOption("recipe").dump() == {
        "name": "recipe", "kind": "document", "words": "", "unless": "", "values": [], "default": "",
        "own": True,
    }  # fmt: skip
    assert Preset("picnic", 2, 4, {"peeled": True}).dump() == {
        "name": "picnic", "least": 2, "most": 4, "options": {"peeled": True},
    }  # fmt: skip


def test_several_are_dealt_evenly_and_read_in_order() -> None:
    basket = SeveralOption("basket", "fruit", ["fig", "pear", "plum"], 2)
    given = Field({"basket": ["plum", "fig"]}, "", BadSetup).entries(["basket"])
    assert basket.read(given, Rng(1)) == ["plum", "fig"]
    dealt = {tuple(basket.read({}, Rng(seed))) for seed in range(100)}
    assert len(dealt) == 6
