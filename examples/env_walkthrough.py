# %% [markdown]
# # A walk through the environments
#
# Open this file in an editor that knows `# %%` cells, or run all of it. The plots go into a new folder, whose
# name is printed at the end (they need matplotlib; without it everything else still runs).

# %%
import tempfile
from collections.abc import Callable
from pathlib import Path

import gymnasium
import numpy as np

import boardwright.env  # noqa: F401 - importing it registers the ids

Player = Callable[[dict[str, np.ndarray], np.ndarray], int]
GAMES = 12  # more of them make smoother plots
pictures = Path(tempfile.mkdtemp(prefix="walkthrough-"))
chance = np.random.default_rng(1)

# %% [markdown]
# ## A solo game
#
# The structured observation has a named array for each thing on the table.

# %%
env = gymnasium.make("boardwright/CartographersSolo-v0", observation="structured", render_mode="ansi")
observation, info = env.reset(seed=7)
for name, part in observation["observation"].items():
    print(f"{name:18}{part.shape!s:18}{int(part.sum())}")
print(env.render())

# %% [markdown]
# ## Legal actions
#
# The mask is part of the observation. Every action has a code in the notation of the game.

# %%
encoding = env.unwrapped.encoding  # type: ignore[attr-defined]  # a SoloEnv
allowed = np.flatnonzero(observation["action_mask"])
print(f"{len(allowed)} of {encoding.actions} actions are allowed, such as")
for action in allowed[:: len(allowed) // 5]:
    print(f"{action:8}  {encoding.code(int(action))}")

# %% [markdown]
# ## Two simple players
#
# One picks at random. The other prefers drawings with many filled neighbours: its free spaces stay joined.


# %%
def at_random(_seen: dict[str, np.ndarray], allowed: np.ndarray) -> int:
    return int(chance.choice(allowed))


def compact(seen: dict[str, np.ndarray], allowed: np.ndarray) -> int:
    filled = seen["maps"][0].sum(axis=0) + seen["land"][0] + seen["land"][2]
    padded = np.pad(filled, 1, constant_values=1)
    near = padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]
    first = near.ravel()[allowed % 121]  # the first space is enough
    return int(chance.choice(allowed[first == first.max()]))


def game(player: Player, seed: int) -> tuple[list[float], int, dict[str, np.ndarray]]:
    """The points gained at each step, the rating, and the table at the end."""
    env = gymnasium.make("boardwright/CartographersSolo-v0", observation="structured", reward="score")
    observation, info = env.reset(seed=seed)
    gained: list[float] = []
    over = False
    while not over:
        allowed = np.flatnonzero(observation["action_mask"])
        observation, reward, over, _, info = env.step(player(observation["observation"], allowed))
        gained.append(float(reward))
    return gained, info["rating"], observation["observation"]


results = {player.__name__: [game(player, seed) for seed in range(GAMES)] for player in (at_random, compact)}
for name, games in results.items():
    print(f"{name}: mean rating {np.mean([rating for _, rating, _ in games]):.1f}")

# %% [markdown]
# ## Plots

# %%
try:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot
except ImportError:
    print("no matplotlib, no plots")
else:
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 3.5))
    for name, games in results.items():
        left.hist([rating for _, rating, _ in games], bins=12, alpha=0.6, label=name)
        right.plot(np.cumsum(games[0][0]), drawstyle="steps-post", label=name)
    left.set_xlabel("rating")
    left.set_ylabel("games")
    right.set_xlabel("decision")
    right.set_ylabel("points so far in the first game")
    left.legend()
    figure.tight_layout()
    figure.savefig(pictures / "ratings.png")
    figure, frame = pyplot.subplots(figsize=(4, 4))
    table = results["compact"][0][2]
    colours = (table["maps"][0] * np.arange(1, 6)[:, None, None]).sum(axis=0) - 3 * table["land"][0]
    frame.imshow(colours, cmap="tab10")
    frame.set_title("the map of a game")
    figure.savefig(pictures / "map.png")
    pyplot.close("all")
    print(f"plots in {pictures}: {sorted(path.name for path in pictures.iterdir())}")
