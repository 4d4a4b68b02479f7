# %% [markdown]
# # An agent that learns
#
# [MaskablePPO](https://sb3-contrib.readthedocs.io) of sb3-contrib learns to play Everdell alone against
# Rugwort. The mask of the environment excludes actions that are not allowed.
#
# ```
# pip install ".[env]" sb3-contrib
# python examples/env_maskable_ppo.py steps=200000
# ```
#
# Without `steps` it learns for half a minute only, which is enough to see that everything works. Without
# sb3-contrib it plays at random and says what is missing.

# %%
import sys
from collections.abc import Callable

import gymnasium
import numpy as np

import boardwright.env  # noqa: F401 - importing it registers the ids

ID = "boardwright/EverdellSolo-v0"
STEPS = next((int(word[6:]) for word in sys.argv if word.startswith("steps=")), 512)
GAMES = range(10_000, 10_010)  # seeds for evaluation, not used for learning

# %% [markdown]
# ## The environment
#
# An observation has two parts: the numbers, and the mask of the legal actions. MaskablePPO calls the method
# `action_masks` of the environment to get the mask.

# %%
env = gymnasium.make(ID, reward="score")
print(f"{env.observation_space}, {env.action_space}")

# %% [markdown]
# ## How good is a player?
#
# The mean of the points over some games that were not used for learning.


# %%
def at_random(seen: dict[str, np.ndarray]) -> int:
    mask = seen["action_mask"]
    return int(np.random.default_rng(int(mask.sum())).choice(np.flatnonzero(mask)))


def mean_points(player: Callable[[dict[str, np.ndarray]], int]) -> float:
    points: list[int] = []
    for seed in GAMES:
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            seen, _, over, _, info = env.step(player(seen))
        points.append(info["totals"][0])
    return float(np.mean(points))


print(f"at random: {mean_points(at_random):.1f} points")

# %% [markdown]
# ## Learn
#
# The reward `score` is the points gained at each step, so the agent learns soon which actions were good.

# %%
try:
    from sb3_contrib import MaskablePPO
except ImportError:
    print("pip install sb3-contrib, and this goes on")
else:
    model = MaskablePPO("MultiInputPolicy", env, n_steps=512, seed=1)
    model.learn(STEPS)
    learned = mean_points(lambda seen: model.predict(seen, action_masks=seen["action_mask"].astype(bool))[0])
    print(f"after {STEPS} steps: {learned:.1f} points")

# %% [markdown]
# ## Further
#
# - For games with several players there are PettingZoo environments, for search OpenSpiel games:
#   `docs/environments.md`.
# - `examples/env_masked_policy.py` learns without any framework, in three hundred lines.
