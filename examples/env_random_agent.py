"""A random agent in every kind of environment: alone, at a table, drawing at once, and in OpenSpiel."""

import gymnasium
import numpy as np

import boardwright.env
from boardwright.env import AECEnv, ParallelEnv

chance = np.random.default_rng(7)


def pick(observation: dict[str, np.ndarray]) -> np.int64:
    """Any action that the mask allows."""
    return np.int64(chance.choice(np.flatnonzero(observation["action_mask"])))


def alone(id: str) -> None:
    env = gymnasium.make(id)
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        observation, reward, over, _, info = env.step(pick(observation))
    print(f"{id}: reward {reward:.0f}, totals {info['totals']}")


def at_a_table() -> None:
    env = AECEnv("everdell", seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            print(f"{agent} of Everdell: reward {reward:.0f}")
        env.step(None if over else pick(observation))


def at_once() -> None:
    env = ParallelEnv(seats=2)
    seen, _ = env.reset(seed=1)
    while env.agents:
        seen, rewards, _, _, _ = env.step({agent: pick(seen[agent]) for agent in env.agents})
    print(f"Cartographers at once: {rewards}")


def in_openspiel() -> None:
    try:
        import pyspiel

        import boardwright.env.spiel  # noqa: F401 - registers the games
    except ImportError:
        print("OpenSpiel is not installed")
        return
    state = pyspiel.load_game("boardwright_farshore(players=2)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
    print(f"Farshore in OpenSpiel: {state.returns()}")


def main() -> None:
    for id in boardwright.env.SOLO_IDS:
        alone(id)
    at_a_table()
    at_once()
    in_openspiel()


if __name__ == "__main__":
    main()
