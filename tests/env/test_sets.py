"""Environments with custom sets: their spaces follow the cards and the goods."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng
from boardwright.env import SOLO_IDS, AECEnv, encoding_of
from boardwright.env.observations import FORMS
from boardwright.games.farshore.rules.standard import standard_text

from .tables import pick
from .test_actions import check
from .test_peers import NESTED

FILE: Final = Path(__file__).parents[2] / "examples" / "sets" / "rookery.toml"
ROOKERY: Final[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))
RED: Final = (
    ["discard up to 4, 2 at a time", "gain 2 any for each"],
    ["give 2 cards", "gain 3 points"],
    ["give up to 1 cards", "draw 2 for each"],
    ["pay 1 any", "activate up to 2 green cards"],
    ["pay up to 2 twig or berry", "gain 1 pebble for each"],
    ["reveal 3 and play one of at most 3 points for nothing"],
    ["move a worker"],
    ["draw 2 from the meadow", "discard 1"],
    ["play a card from the hand or the meadow for 6 less"],
)
HELPS: Final = (
    "discard up to 9 cards: a card costs 1 less for each",
    "swap 1 resource of the cost",
    "a critter costs 5 less",
)


def card(id: str, **more: Json) -> dict[str, Json]:
    """A card that everybody can afford, and plenty of it."""
    common: dict[str, Json] = {
        "kind": "construction",
        "rarity": "common",
        "points": 1,
        "copies": 6,
        "slots": 0,
    }
    return {"id": id, "cost": {"any": 1}, **common, **more}


PHRASES: Final[dict[str, Json]] = {
    "good": [{"id": "shell"}, {"id": "acorn"}],
    "card": [
        *[card(f"red_{n}", colour="red", does=list(does)) for n, does in enumerate(RED)],
        *[card(f"blue_{n}", colour="blue", helps=helps) for n, helps in enumerate(HELPS)],
        card("mixed", colour="tan", does=["gain 3 shell and 2 acorn"], cost={"shell": 1, "any": 2}),
    ],
}
FARSHORE: Final[dict[str, Any]] = tomllib.loads(standard_text())


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize(
    ("game", "data"), [("everdell", ROOKERY), ("everdell", PHRASES), ("farshore", FARSHORE)],
    ids=["rookery", "phrases", "farshore"],
)  # fmt: skip
def test_every_option_with_a_set_has_one_action_and_back(
    game: str, data: dict[str, Json], seats: int
) -> None:
    encoding = encoding_of(
        game, seats, {"set": data, **({"bonny": 2} if game == "farshore" and seats == 1 else {})}
    )
    prompts: set[str] = set()
    for seed in range(6):
        state, rng = encoding.new(seed), Rng(seed)
        while state.waiting():
            seat = state.waiting()[-1]
            prompts.add(state.decision(seat).prompt)
            check(encoding, state, seat)
            encoding.row(state, seat)
            state.play(seat, encoding.move(state, seat, pick(encoding.mask(state, seat), rng)))
    assert {"action", "pay", "gain"} <= prompts or seats == 1
    if data is PHRASES and seats > 1:
        assert {"give-each", "use-help", "lift", "activate", "play-one", "exchange"} <= prompts


def test_spaces_grow_with_a_set_and_stay_what_they_are_without() -> None:
    boxed, own = encoding_of("everdell", 2, {}), encoding_of("everdell", 2, {"set": ROOKERY})
    parts, more = ({part.name: part.shape for part in one.layout.parts} for one in (boxed, own))
    assert more["playing"] == (parts["playing"][0] + 12,)
    assert more["goods"][-1] == parts["goods"][-1] + 1
    assert own.actions > boxed.actions
    assert own.action("gain:feather") > 0
    with pytest.raises(KeyError):
        boxed.action("gain:feather")
    standard = encoding_of("farshore", 2, {})
    same = encoding_of("farshore", 2, {"set": FARSHORE})
    assert (same.actions, same.layout.size) == (standard.actions, standard.layout.size)


@pytest.mark.parametrize("form", FORMS)
def test_gymnasium_finds_nothing_wrong_with_a_set(form: str) -> None:
    id = next(id for id, game in SOLO_IDS.items() if game == "everdell")
    env = gymnasium.make(id, options={"set": ROOKERY}, observation=form, render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.filterwarnings(NESTED)
@pytest.mark.parametrize("seats", [2, 4])
def test_pettingzoo_finds_nothing_wrong_with_a_set(seats: int) -> None:
    api_test(AECEnv("everdell", seats, {"set": ROOKERY}), num_cycles=200)
