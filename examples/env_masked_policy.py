"""A masked policy learns solo Cartographers from the tensors of the environment alone.

    python examples/env_masked_policy.py minutes=5

It is small enough to read: a linear score for each legal action, a softmax over the scores, and the plain
policy gradient (REINFORCE) with a baseline. Without `minutes` it trains for a few seconds. At the end it
plays new games and prints its mean rating next to that of the casual bot in the same games.
"""

from __future__ import annotations

import sys
import time
from typing import Final

import numpy as np
from numpy.typing import NDArray

from boardwright import cartographers
from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.core.rng import Rng
from boardwright.env import SoloEnv

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]

SIZE: Final = 11
SPACES: Final = SIZE * SIZE
OFF: Final = SPACES
"""A space next to the map, for shapes with fewer than five spaces."""
FOREST, VILLAGE, FARM, WATER, MONSTER = range(5)
SEASONS_OF: Final = np.array([[1, 0, 0, 1], [1, 1, 0, 0], [0, 1, 1, 0], [0, 0, 1, 1]])
"""Which of the four seasons score the edicts A to D."""


def shapes(env: SoloEnv) -> tuple[Ints, Ints]:
    """For each action its terrain and the five spaces that it fills, read from the codes."""
    terrains = np.zeros(env.encoding.actions, np.intp)
    cells = np.full((env.encoding.actions, 5), OFF, np.intp)
    names = ("forest", "village", "farm", "water", "monster")
    for action in range(env.encoding.actions - 1):
        try:
            terrain, _, spaces = env.encoding.code(action).partition(":")
        except ValueError:
            continue  # it would leave the map, so no mask allows it
        terrains[action] = names.index(terrain)
        found = [
            "abcdefghijk".index(space[0]) * SIZE + int(space[1:]) - 1
            for space in spaces.translate({ord(row): f" {row}" for row in "abcdefghijk"}).split()
        ]
        cells[action, : len(found)] = found
    return terrains, cells


def around(boards: Floats) -> Floats:
    """For each space of some boards, the sum over its neighbours."""
    padded = np.zeros((len(boards), SIZE + 2, SIZE + 2))
    padded[:, 1:-1, 1:-1] = boards
    return np.asarray(padded[:, :-2, 1:-1] + padded[:, 2:, 1:-1] + padded[:, 1:-1, :-2] + padded[:, 1:-1, 2:])


def clusters_beside(board: Floats) -> Floats:
    """For each space the size of the largest cluster of a board beside it."""
    found = np.zeros((SIZE, SIZE))
    left = {(r, c) for r, c in np.argwhere(board).tolist()}
    while left:
        cluster = [left.pop()]
        for r, c in cluster:
            for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if near in left:
                    left.remove(near)
                    cluster.append(near)
        for r, c in cluster:
            for y, x in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if 0 <= y < SIZE and 0 <= x < SIZE:
                    found[y, x] = max(found[y, x], len(cluster))
    return found


WALLS: Final = 4 - around(np.ones((1, SIZE, SIZE)))[0]
"""For each space how many of its sides are the edge of the map."""
ROADS: Final = np.subtract.outer(np.arange(SIZE), np.arange(SIZE))
PER_EDICT: Final = 4
GENERAL: Final = 16


class FeatureExtractor:
    """Turns an observation into a row of features for each legal action."""

    def __init__(self, env: SoloEnv) -> None:
        self.terrains, self.cells = shapes(env)
        self.sizes = (self.cells != OFF).sum(axis=1)
        self.width = 16 * PER_EDICT + GENERAL

    def extract(self, parts: dict[str, NDArray[np.int16]], actions: Ints) -> Floats:
        """The features of each action: what it touches, in general and for each edict in play."""
        maps = parts["maps"][0].astype(float)
        mountains, ruins, wasteland = parts["land"].astype(float)
        empty = 1 - np.minimum(maps.sum(axis=0) + mountains + wasteland, 1)
        filled = 1 - empty
        near = around(np.stack([*maps, mountains, ruins, empty]))
        near_mountain, near_ruins, near_empty = near[5], near[6], near[7]
        last_gap, last_side = around(np.stack([empty * (near_empty == 1), mountains * (near_empty == 1)]))
        diagonal = np.array([filled.diagonal(-k).mean() for k in range(SIZE)])
        road = np.where(ROADS >= 0, diagonal[np.clip(ROADS, 0, SIZE - 1)] ** 2, 0.0)
        rows, columns = filled.mean(axis=1), filled.mean(axis=0)
        terrain, cells, size = self.terrains[actions], self.cells[actions], self.sizes[actions]
        # Sums over the spaces of each action
        boards = np.zeros((14, SPACES + 1))
        boards[:, :-1] = np.stack([
            near_empty, 4 - near_empty, np.minimum(near[MONSTER], 1), last_gap, last_side,
            np.minimum(near_mountain, 1), ruins, np.minimum(near_ruins, 1), np.minimum(WALLS, 1), road,
            np.add.outer(rows**3, columns**3), np.add.outer(rows**6, columns**6), near[FOREST], near[VILLAGE],
        ]).reshape(14, -1)  # fmt: skip
        (
            open_ends, closing, cover, gap, side, mountain, ruin, by_ruin, edge, on_road, line, last_line,
            by_forest, by_village,
        ) = boards[:, cells].sum(axis=2)  # fmt: skip
        # The same of boards that differ by the terrain drawn
        unused = (maps.sum(axis=2) == 0)[:, :, None] * 1.0 + (maps.sum(axis=1) == 0)[:, None, :] * 1.0
        nothing = np.zeros((SIZE, SIZE))
        others = np.minimum(near[[FOREST, FARM, WATER, MONSTER]], 1).sum(axis=0)
        drawn = np.zeros((4, 5, SPACES + 1))
        drawn[0, :, :-1] = near[:5].reshape(5, -1)
        drawn[1, :, :-1] = unused.reshape(5, -1)
        drawn[2, :, :-1] = np.stack([nothing, others, near[WATER], near[FARM], nothing]).reshape(5, -1)
        for which in set(terrain.tolist()):
            drawn[3, which, :-1] = clusters_beside(maps[which]).ravel()
        same, fresh, partner, beside = drawn[:, terrain[:, None], cells].transpose(0, 2, 1).sum(axis=1)
        cluster = drawn[3][terrain[:, None], cells].max(axis=1) + size
        forest, village, farm, water, monster = (terrain == which for which in range(5))
        wet = farm | water
        # For each edict what may matter to it
        stars: list[list[Floats]] = [
            [forest * edge, forest * size],
            [forest * fresh, forest * size],
            [forest * closing, forest * size, by_forest, forest * open_ends],
            [forest * mountain, forest * cluster, forest * same, forest * size],
            [partner * wet, farm * size, water * size],
            [water * mountain, farm * mountain, wet * size],
            [water * by_ruin, farm * ruin, ruin, wet * size],
            [wet * edge, partner * wet, wet * same, wet * size],
            [village * np.minimum(cluster, 6), village * (cluster >= 6), village * same, village * size],
            [village * cluster, village * mountain, village * same, village * size],
            [village * partner, village * same, village * size, by_village * ~village],
            [village * cluster, village * same, village * size, village * beside],
            [line, last_line, closing],
            [closing, open_ends, size],
            [on_road, on_road**2, closing],
            [gap, closing, size],
        ]
        season = int(parts["season"].argmax())
        left = 4 - season
        features = np.zeros((len(actions), self.width))
        for letter, edict in enumerate(parts["edicts"].argmax(axis=1).tolist()):
            times = SEASONS_OF[letter, season:].sum()
            for column, numbers in enumerate(stars[edict]):
                features[:, edict * PER_EDICT + column] = times * numbers
        general = [
            size, open_ends, same, cover * left, closing, (size < size.max()) * left, monster * left,
            monster * open_ends, gap, side * left, mountain, edge, ruin, forest, village, farm,
        ]  # fmt: skip
        features[:, 16 * PER_EDICT :] = np.stack(general, axis=1)
        return features


class Policy:
    """A softmax over linear scores of the features."""

    def __init__(self, width: int) -> None:
        self.weights = np.zeros(width)
        self.scale = np.ones(width)
        self._count = 1e-4
        self._squares = np.zeros(width)
        self._momentum, self._squares_mean = np.zeros(width), np.zeros(width)
        self._steps = 0

    def observe(self, features: Floats) -> None:
        """Learn the scale of each feature, so that all have the same weight at first."""
        self._count += len(features)
        self._squares += (features**2).sum(axis=0)
        self.scale = 1 / np.sqrt(self._squares / self._count + 1e-2)

    def probabilities(self, features: Floats) -> Floats:
        scores = features @ (self.weights * self.scale)
        weights = np.exp(scores - scores.max())
        return np.asarray(weights / weights.sum())

    def ascend(self, gradient: Floats, rate: float) -> None:
        """A step of Adam."""
        self._steps += 1
        self._momentum = 0.9 * self._momentum + 0.1 * gradient
        self._squares_mean = 0.99 * self._squares_mean + 0.01 * gradient**2
        momentum = self._momentum / (1 - 0.9**self._steps)
        squares = self._squares_mean / (1 - 0.99**self._steps)
        self.weights += rate * momentum / (np.sqrt(squares) + 1e-8)


def state_features(parts: dict[str, NDArray[np.int16]]) -> Floats:
    """A few numbers about the table: the input of the baseline."""
    season = int(parts["season"].argmax())
    left = 4 - season
    states = np.zeros(16 + 7)
    now = parts["edicts_now"][0]
    for letter, edict in enumerate(parts["edicts"].argmax(axis=1).tolist()):
        times = SEASONS_OF[letter, season:].sum()
        states[edict] = times
        states[16] += times * now[letter]
    states[17:] = (
        left * parts["coins"][0], left * parts["monster_loss_now"][0], left, left * left,
        parts["time"][0] / max(parts["limit"][0], 1), 1,
    )  # fmt: skip
    return states


class Baseline:
    """Predicts the return by least squares. Only the difference from it changes the policy."""

    def __init__(self) -> None:
        self._squares = np.eye(16 + 7)
        self._products = np.zeros(16 + 7)

    def predict(self, states: Floats) -> Floats:
        return np.asarray(states @ np.linalg.solve(self._squares, self._products))

    def update(self, states: Floats, returns: Floats) -> None:
        self._squares = 0.98 * self._squares + states.T @ states + 1e-3 * np.eye(16 + 7)
        self._products = 0.98 * self._products + states.T @ returns


def play(
    env: SoloEnv, extractor: FeatureExtractor, policy: Policy, seed: int, rng: np.random.Generator | None
) -> tuple[list[Floats], list[Floats], list[float], int]:
    """Play one game; return the gradients of the weights, the states, the rewards and the rating.

    Without a generator the policy does not explore: it takes the action with the highest score.
    """
    gradients: list[Floats] = []
    states: list[Floats] = []
    rewards: list[float] = []
    observation, info = env.reset(seed=seed)
    over = False
    while not over:
        parts, mask = observation["observation"], observation["action_mask"]
        assert isinstance(parts, dict)
        actions = np.flatnonzero(mask)
        features = extractor.extract(parts, actions)
        probabilities = policy.probabilities(features)
        if rng is None:
            best = int(probabilities.argmax())
        else:
            policy.observe(features)
            best = min(int(np.searchsorted(probabilities.cumsum(), rng.random())), len(actions) - 1)
            states.append(state_features(parts))
            gradients.append((features[best] - probabilities @ features) * policy.scale)
        observation, reward, over, _, info = env.step(int(actions[best]))
        rewards.append(reward)
    return gradients, states, rewards, info["rating"]


def learn(
    env: SoloEnv,
    extractor: FeatureExtractor,
    policy: Policy,
    minutes: float,
    batch: int = 8,
    rate: float = 0.06,
) -> list[float]:
    """Train for some minutes of processor time; return the mean rating of each batch of games.

    Steps get smaller towards the end.
    """
    rng = np.random.default_rng(0)
    baseline = Baseline()
    curve: list[float] = []
    seed = 1_000_000
    ends = time.process_time() + 60 * minutes
    while (left := ends - time.process_time()) > 0 or not curve:
        ratings: list[int] = []
        gradients: list[Floats] = []
        states: list[Floats] = []
        returns: list[float] = []
        for _ in range(batch):
            game_gradients, game_states, rewards, rating = play(env, extractor, policy, seed, rng)
            seed += 1
            ratings.append(rating)
            gradients += game_gradients
            states += game_states
            returns += np.cumsum(rewards[::-1])[::-1].tolist()
        advantage = np.array(returns) - baseline.predict(np.stack(states))
        baseline.update(np.stack(states), np.array(returns))
        policy.ascend(
            advantage / (advantage.std() + 1e-6) @ np.stack(gradients) / batch,
            rate * max(left / (60 * minutes), 0.05),
        )
        curve.append(float(np.mean(ratings)))
        if len(curve) % 50 == 0:
            print(f"{len(curve) * batch} games: mean rating {np.mean(curve[-50:]):.1f}", flush=True)
    return curve


def casual(seeds: range) -> float:
    """The mean rating of the casual bot."""
    ratings: list[int] = []
    for seed in seeds:
        state = cartographers.new(seats=1, seed=seed)
        rng = Rng(seed)
        while state.waiting():
            state.play(0, answer(BOTS["casual"], state, 0, rng))
        ratings.append(state.scores()[0].rating or 0)
    return float(np.mean(ratings))


def main() -> None:
    given = [word.removeprefix("minutes=") for word in sys.argv if word.startswith("minutes=")]
    minutes = float(given[0]) if given else 0.05
    env = SoloEnv("cartographers", observation="structured", reward="score")
    extractor = FeatureExtractor(env)
    policy = Policy(extractor.width)
    curve = learn(env, extractor, policy, minutes)
    fresh = range(200 if given else 5)
    mine = float(np.mean([play(env, extractor, policy, seed, None)[3] for seed in fresh]))
    print(f"after {len(curve)} batches: mean rating {mine:.1f} in {len(fresh)} fresh games")
    print(f"the casual bot in the same games: {casual(fresh):.1f}")


if __name__ == "__main__":
    main()
