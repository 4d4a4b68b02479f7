"""The peers' own checks: Gymnasium's, PettingZoo's and OpenSpiel's."""

from __future__ import annotations

import pickle
import random

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import boardwright.env.spiel  # noqa: F401 - registers the games
from boardwright.env import SOLO_IDS, AECEnv, ParallelEnv
from boardwright.env.observations import FLAT, FORMS

from .tables import GAMES

# PettingZoo's check warns about observations of more than one array. Ours also contain the mask.
NESTED = "ignore:Observation:UserWarning"
SPIELS = (
    "boardwright_cartographers(players=1)",
    "boardwright_cartographers(players=3,map=b)",
    "boardwright_everdell(players=2)",
    "boardwright_everdell(players=1,year=3)",
    "boardwright_farshore(players=3,weather=both)",
    "boardwright_farshore(players=1,bonny=4)",
)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("id", SOLO_IDS)
def test_gymnasium_finds_nothing_wrong(id: str, form: str) -> None:
    env = gymnasium.make(id, observation=form, render_mode="ansi")
    check_env(env.unwrapped)
    env.reset(seed=3)
    assert isinstance(env.render(), str)


@pytest.mark.filterwarnings(NESTED)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str, form: str) -> None:
    api_test(AECEnv(game, seats=2, observation=form), num_cycles=200)


@pytest.mark.filterwarnings(NESTED)
@pytest.mark.parametrize("seats", [1, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong_with_other_numbers_of_seats(game: str, seats: int) -> None:
    api_test(AECEnv(game, seats=seats), num_cycles=80)


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_give_pettingzoo_equal_games(game: str) -> None:
    seed_test(lambda: AECEnv(game, seats=3), num_cycles=60)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_pettingzoo_finds_nothing_wrong_with_drawing_together(seats: int) -> None:
    parallel_api_test(ParallelEnv(seats=seats), num_cycles=100)


@pytest.mark.parametrize("spec", SPIELS)
def test_openspiel_plays_at_random_and_brings_states_back(spec: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(spec), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


@pytest.mark.parametrize("game", GAMES)
def test_an_openspiel_state_is_the_same_after_any_way_of_copying(game: str) -> None:
    table = pyspiel.load_game(f"boardwright_{game}")
    picks = random.Random(5)
    state = table.new_initial_state()
    for _ in range(70):
        if state.is_terminal():
            break
        state.apply_action(picks.choice(state.legal_actions()))
    copies = [state.clone(), table.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))]
    for copy in copies:
        assert str(copy) == str(state)
        assert copy.legal_actions() == state.legal_actions()
    assert str(pickle.loads(pickle.dumps(table))) == str(table)


def test_a_planner_cannot_read_the_next_card_from_an_openspiel_state() -> None:
    """A copy that goes on with another outcome of chance reveals another card sooner or later."""
    table = pyspiel.load_game("boardwright_cartographers(players=1)")
    state = table.new_initial_state()
    for outcome in (1, 2, 3, 4):
        state.apply_action(outcome)
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node()
    cards = set()
    for outcome in range(40):
        after = state.child(outcome)
        cards.add(np.array(after.observation_tensor(0)).tobytes())
    assert len(cards) > 5


def test_the_flat_form_is_the_usual_one() -> None:
    id = next(iter(SOLO_IDS))
    flat = gymnasium.make(id, observation=FLAT)
    assert gymnasium.make(id).observation_space == flat.observation_space
