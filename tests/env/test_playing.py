"""Agents that know nothing but tensors play whole games, and are rewarded as the documentation says."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from boardwright.core.refusal import BadDocument
from boardwright.core.rng import Rng
from boardwright.env import SOLO_IDS, AECEnv, ParallelEnv, SoloEnv
from boardwright.env.layout import Mask
from boardwright.env.observations import Observation
from boardwright.env.rewards import REWARDS

from .tables import GAMES, pick, variant

SHARES = {"cartographers": 500, "everdell": 300, "farshore": 200}
"""A thousand games in all; `bench/environments.py` plays a hundred thousand."""


def mask_of(observation: Observation | None) -> Mask:
    assert observation is not None
    mask = observation["action_mask"]
    assert isinstance(mask, np.ndarray)
    return mask.astype(np.int8)


def play(env: AECEnv, seed: int) -> dict[str, float]:
    """A game by agents that see only masks: what each got in all."""
    env.reset(seed=seed)
    rng = Rng(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, truncated, info = env.last()
        assert not info.get("illegal")
        assert not truncated
        got[agent] += reward
        env.step(None if over else np.int64(pick(mask_of(observation), rng)))
    return got


@pytest.mark.parametrize("game", GAMES)
def test_a_player_who_reads_only_the_tensors_never_acts_illegally(game: str) -> None:
    envs = [AECEnv(game, seats, variant(game, seats, seats), reward="win") for seats in (1, 2, 3, 4)]
    for seed in range(SHARES[game]):
        env = envs[seed % len(envs)]
        got = play(env, seed)
        if len(got) > 1 and not env.encoding.options.get("bonny"):
            assert sum(got.values()) == pytest.approx(0)


def finish(env: SoloEnv, seed: int) -> tuple[list[float], dict[str, Any]]:
    """A game alone: all rewards, and the info of the last step."""
    observation, info = env.reset(seed=seed)
    rng = Rng(seed)
    rewards: list[float] = []
    over = False
    while not over:
        observation, reward, over, _, info = env.step(pick(mask_of(observation), rng))
        rewards.append(reward)
    return rewards, info


@pytest.mark.parametrize("game", GAMES)
def test_rewards_alone(game: str) -> None:
    margins, info = finish(SoloEnv(game), 5)
    wins, _ = finish(SoloEnv(game, reward="win"), 5)
    scores, _ = finish(SoloEnv(game, reward="score"), 5)
    assert not any(margins[:-1])
    assert not any(wins[:-1])
    wanted = info["rating"] if game == "cartographers" else info["totals"][0] - info["totals"][1]
    assert margins[-1] == wanted
    assert wins[-1] == (1 if wanted >= 0 and (game == "cartographers" or wanted > 0) else -1)
    assert sum(scores) == info["totals"][0]
    assert len([reward for reward in scores if reward]) > 2


@pytest.mark.parametrize("game", GAMES)
def test_rewards_at_a_table(game: str) -> None:
    margins = play(AECEnv(game, seats=2), 9)
    wins = play(AECEnv(game, seats=2, reward="win"), 9)
    scores = play(AECEnv(game, seats=2, reward="score"), 9)
    assert margins["seat_0"] == -margins["seat_1"] == scores["seat_0"] - scores["seat_1"]
    assert set(wins.values()) == {1.0, -1.0}
    if margins["seat_0"]:
        assert (wins["seat_0"] > 0) == (margins["seat_0"] > 0)


def test_drawing_together_comes_to_the_same_as_drawing_in_turn() -> None:
    together = ParallelEnv(seats=3)
    turns = AECEnv("cartographers", seats=3)
    seen, _ = together.reset(seed=6)
    turns.reset(seed=6)
    rng = Rng(6)
    paid = dict.fromkeys(together.possible_agents, 0.0)
    while together.agents:
        actions = {agent: np.int64(pick(mask_of(seen[agent]), rng)) for agent in together.agents}
        for agent, action in actions.items():
            assert turns.agent_selection == agent
            turns.step(action)
        seen, rewards, _, _, _ = together.step(actions)
        for agent, reward in rewards.items():
            paid[agent] += reward
    assert turns.rewards == paid
    assert any(paid.values())


@pytest.mark.parametrize("game", GAMES)
def test_an_action_that_is_not_allowed_ends_the_game(game: str) -> None:
    alone = SoloEnv(game, illegal_reward=-7)
    observation, _ = alone.reset(seed=1)
    forbidden = int(np.argmin(mask_of(observation)))
    _, reward, over, _, info = alone.step(forbidden)
    assert (reward, over, info) == (-7, True, {"illegal": True})
    table = AECEnv(game, illegal_reward=-7)
    table.reset(seed=1)
    table.step(int(np.argmin(mask_of(table.observe("seat_0")))))
    assert table.terminations == {"seat_0": True, "seat_1": True}
    assert table.rewards == {"seat_0": -7, "seat_1": 0}


def test_an_action_that_is_not_allowed_ends_drawing_together() -> None:
    env = ParallelEnv(illegal_reward=-7)
    seen, _ = env.reset(seed=1)
    actions = {agent: np.int64(np.argmax(mask_of(seen[agent]))) for agent in env.agents}
    actions["seat_1"] = np.int64(env.encoding.actions - 1)  # it is asked, so it cannot wait
    _, rewards, over, _, infos = env.step(actions)
    assert rewards == {"seat_0": 0, "seat_1": -7}
    assert infos["seat_1"] == {"illegal": True}
    assert all(over.values())
    assert env.agents == []


def test_resets_without_a_seed_go_on_from_the_last_seed() -> None:
    def three_deals(env: SoloEnv) -> list[bytes]:
        deals = [env.reset(seed=3), env.reset(), env.reset()]
        return [np.asarray(observation["observation"]).tobytes() for observation, _ in deals]

    first = three_deals(SoloEnv("everdell"))
    assert first == three_deals(SoloEnv("everdell"))
    assert len(set(first)) == 3


def test_words_that_mean_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="games are"):
        SoloEnv("chess")
    with pytest.raises(ValueError, match="rewards are"):
        SoloEnv("everdell", reward="fun")
    with pytest.raises(ValueError, match="observations are"):
        AECEnv("everdell", observation="picture")
    with pytest.raises(TypeError, match='game="everdell"'):
        ParallelEnv("everdell", 2)  # type: ignore[arg-type]  # the order of AECEnv, by mistake
    with pytest.raises(BadDocument):
        AECEnv("farshore", options={"set": {}})
    assert len(REWARDS) == 3


def test_observations_of_different_steps_share_no_memory() -> None:
    env = gymnasium.make(next(iter(SOLO_IDS)), observation="structured").unwrapped
    assert isinstance(env, SoloEnv)
    first, _ = env.reset(seed=2)
    parts = first["observation"]
    assert isinstance(parts, dict)
    kept = parts["maps"].copy()
    env.step(int(np.argmax(mask_of(first))))
    assert (parts["maps"] == kept).all()
