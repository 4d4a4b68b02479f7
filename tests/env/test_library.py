"""Environments as other libraries use them: copied, pickled, masked, played by bots and by their planners."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import boardwright.env.spiel  # noqa: F401 - registers the games
from boardwright.bots import BOTS
from boardwright.core.plain_data import spell
from boardwright.env import SOLO_IDS, AECEnv, BotPolicy, ParallelEnv, SoloEnv

from .tables import GAMES

COPIERS: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_an_environment_goes_on_by_itself(game: str, copier: Callable[[Any], Any]) -> None:
    env = SoloEnv(game, reward="score")
    policy = BotPolicy("random")
    env.reset(seed=3)
    for _ in range(8):
        env.step(policy(env))
    other = copier(env)
    action = int(np.flatnonzero(env.action_masks())[-1])
    ours, theirs = env.step(action), other.step(action)
    assert ours[1:] == theirs[1:]
    assert (ours[0]["observation"] == theirs[0]["observation"]).all()
    assert env.reset()[0]["observation"].tobytes() == other.reset()[0]["observation"].tobytes()


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize("make", [lambda: AECEnv("everdell", 3), lambda: ParallelEnv(3)])
def test_a_table_is_copied_too(make: Callable[[], Any], copier: Callable[[Any], Any]) -> None:
    env = make()
    env.reset(seed=3)
    other = copier(env)
    assert other.game_state is not env.game_state
    assert spell(other.game_state.dump()) == spell(env.game_state.dump())


@pytest.mark.parametrize("id", SOLO_IDS)
def test_masks_are_as_sb3_contrib_wants_them(id: str) -> None:
    env = gymnasium.make(id)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.get_wrapper_attr("action_masks")()
    observation, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.tolist() == observation["action_mask"].astype(bool).tolist()


@pytest.mark.parametrize("id", SOLO_IDS)
def test_gymnasium_finds_an_id_by_its_module(id: str) -> None:
    """Since 1.0 it reads no entry points: an id names the module that registers it."""
    code = f"import gymnasium; print(gymnasium.make('boardwright.env:{id}').spec.id)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == id, done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_a_solo_environment_to_its_end(game: str) -> None:
    env = gymnasium.make(next(id for id, name in SOLO_IDS.items() if name == game))
    policy = BotPolicy("novice" if "novice" in BOTS else "casual", seed=2)
    env.reset(seed=2)
    over = False
    while not over:
        _, _, over, _, info = env.step(policy(env))
    assert "illegal" not in info
    assert info["totals"]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_any_seat_of_a_table(game: str) -> None:
    env = AECEnv(game, seats=3)
    policies = {agent: BotPolicy("random", seed) for seed, agent in enumerate(env.possible_agents)}
    env.reset(seed=2)
    for agent in env.agent_iter():
        assert "illegal" not in env.infos[agent]
        env.step(None if env.terminations[agent] else policies[agent](env))


@pytest.mark.parametrize("game", GAMES)
def test_bots_answer_at_once(game: str) -> None:
    env = ParallelEnv(seats=2, game=game)
    policy = BotPolicy(BOTS["random"])
    env.reset(seed=2)
    while env.agents:
        *_, infos = env.step({agent: policy(env, agent) for agent in env.agents})
        assert not any("illegal" in info for info in infos.values())


def test_a_policy_needs_a_bot_and_a_game() -> None:
    with pytest.raises(ValueError, match="bots are"):
        BotPolicy("nobody")
    with pytest.raises(ValueError, match="reset"):
        BotPolicy("random")(SoloEnv("everdell"))


class Flat(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel ships no types
    """Knows nothing, quickly."""

    def evaluate(self, state: Any) -> np.ndarray:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("game", GAMES)
def test_is_mcts_of_openspiel_plays(game: str) -> None:
    table = pyspiel.load_game(f"boardwright_{game}(players=2)")
    bot = ismcts.ISMCTSBot(
        game=table, evaluator=Flat(), uct_c=2.0, max_simulations=6, use_observation_string=True,
        allow_inconsistent_action_sets=True, random_state=np.random.RandomState(1),
    )  # fmt: skip
    state = table.new_initial_state()
    played = 0
    while played < 12:
        if state.is_chance_node():
            state.apply_action(played)
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))
        played += 1


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player_alone(game: str) -> None:
    table = pyspiel.load_game(f"boardwright_{game}(players=2)")
    state = table.new_initial_state()
    while state.is_chance_node():
        state.apply_action(9)
    for _ in range(6):  # some way into the game
        state.apply_action(9 if state.is_chance_node() else state.legal_actions()[0])
    while state.is_chance_node():
        state.apply_action(9)
    player = state.current_player()
    drawn = np.random.RandomState(4)
    before = str(state)
    others = [state.resample_from_infostate(player, drawn.uniform) for _ in range(8)]
    assert {other.observation_string(player) for other in others} == {state.observation_string(player)}
    assert all(other.legal_actions() == state.legal_actions() for other in others)
    assert len({str(other) for other in others}) > 1
    assert str(state) == before
    with pytest.raises(ValueError, match="chance"):
        table.new_initial_state().resample_from_infostate(0, drawn.uniform)
