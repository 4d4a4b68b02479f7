"""Golden trajectories: what an environment does may not change unless its version rises."""

from __future__ import annotations

from hashlib import sha256

import numpy as np
import pytest

from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng
from boardwright.env import SOLO_IDS, AECEnv, encoding_of
from boardwright.env.observations import Observation
from boardwright.env.rewards import MARGIN, WIN

from .tables import GAMES, pick

# game, seats, options: the version, and what two games by it come to
GOLDEN: list[tuple[str, int, dict[str, Json], int, str]] = [
    ("cartographers", 1, {}, 0, "319be9b75fc87fb5"),
    ("cartographers", 3, {"map": "b"}, 0, "fbf93b0c8f3faed3"),
    ("everdell", 1, {"year": 3}, 0, "9e718e86ded72426"),
    ("everdell", 2, {}, 0, "0d11127d37ceccb6"),
    ("everdell", 4, {}, 0, "ac0c3f609cb464d8"),
    ("farshore", 1, {"bonny": 4}, 0, "f76e3ea243f37b1a"),
    ("farshore", 2, {}, 0, "857c75c4f5beb2e5"),
    ("farshore", 4, {"weather": "both"}, 0, "f978d63f2d21212c"),
]
ADVICE = (
    "This environment behaves otherwise than its version says. If that is meant, raise "
    "`encoding_version` of the title and write the new digest here."
)


def trajectory(game: str, seats: int, options: dict[str, Json], seed: int) -> str:
    """Two games in a row as a digest: all that agents see, may do and get."""
    env = AECEnv(game, seats, options, observation="structured", reward=MARGIN)
    seen = sha256()
    rng = Rng(seed)
    for start in (seed, None):
        env.reset(seed=start)
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            assert observation is not None
            write(seen, observation)
            seen.update(f"{agent} {reward}".encode())
            mask = observation["action_mask"]
            assert isinstance(mask, np.ndarray)
            env.step(None if over else np.int64(pick(mask.astype(np.int8), rng)))
    return seen.hexdigest()[:16]


def write(seen: object, observation: Observation) -> None:
    """Add an observation to a digest, with the names, shapes and types of its parts."""
    assert isinstance(seen, type(sha256()))
    parts = observation["observation"]
    assert isinstance(parts, dict)
    for name, part in (*parts.items(), ("action_mask", observation["action_mask"])):
        assert isinstance(part, np.ndarray)
        seen.update(f"{name} {part.shape} {part.dtype}".encode())
        seen.update(part.astype(part.dtype.newbyteorder("<")).tobytes())


@pytest.mark.parametrize(
    ("game", "seats", "options", "version", "digest"), GOLDEN, ids=[f"{row[0]}-{row[1]}" for row in GOLDEN]
)
def test_what_an_environment_does_stands_with_its_version(
    game: str, seats: int, options: dict[str, Json], version: int, digest: str
) -> None:
    assert encoding_of(game, seats, options).version == version, ADVICE
    assert trajectory(game, seats, options, 11) == digest, ADVICE


def test_ids_carry_the_versions_of_their_encodings() -> None:
    assert set(SOLO_IDS.values()) == set(GAMES)
    for id, game in SOLO_IDS.items():
        assert id.endswith(f"-v{encoding_of(game, 2, {}).version}")
        assert AECEnv(game).metadata["name"] == f"boardwright_{game}_v{encoding_of(game, 2, {}).version}"


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_gives_another_game_and_another_goal_the_same(game: str) -> None:
    assert trajectory(game, 2, {}, 1) == trajectory(game, 2, {}, 1)
    assert trajectory(game, 2, {}, 1) != trajectory(game, 2, {}, 2)
    env = AECEnv(game, reward=WIN)
    env.reset(seed=1)
    assert env.game_state is not None
    assert env.encoding.new(1).dump() == env.game_state.dump(), "the deal is that of the game"
