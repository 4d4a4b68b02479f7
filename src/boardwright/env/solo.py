"""Solo modes as Gymnasium environments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..core.plain_data import Json
from ..core.protocol import State
from .encoding import IllegalAction
from .encodings import encoding_of
from .observations import FLAT, Observation, Observer
from .rewards import MARGIN, RewardStream, check_reward
from .seeds import SeedStream

ILLEGAL_REWARD: Final = -100.0


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """A game alone: Cartographers, Everdell against Rugwort, or Farshore against Captain Bonny.

    `options` are those of the game (`{"year": 3}`, `{"bonny": 2}`, `{"map": "b"}`), `observation` is `flat`
    or `structured`, `reward` is `margin`, `win` or `score`. An action that the mask does not allow ends the
    game with `illegal_reward`; `info["illegal"]` is then true. When a game has ended by the rules, `info` has
    `totals`, those of rivals last, and in Cartographers `rating`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 - so Gymnasium has it

    def __init__(
        self,
        game: str,
        options: Mapping[str, Json] | None = None,
        observation: str = FLAT,
        reward: str = MARGIN,
        illegal_reward: float = ILLEGAL_REWARD,
        render_mode: str | None = None,
    ) -> None:
        check_reward(reward)
        self.encoding: Final = encoding_of(game, 1, options or {})
        self.render_mode = render_mode
        self._observer: Final = Observer(self.encoding, observation)
        self.observation_space = self._observer.space()
        self.action_space = spaces.Discrete(self.encoding.actions)
        self._reward: Final = reward
        self._illegal_reward: Final = illegal_reward
        self._seed_stream: Final = SeedStream()
        self.game_state: State | None = None
        """The game in progress, with everything that is hidden from the agent."""
        self._reward_stream: RewardStream | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.game_state = state = self.encoding.new(self._seed_stream.seed(seed))
        self._reward_stream = RewardStream(self._reward, state)
        return self._observer.observe(state, 0), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.game_state
        rewards = self._reward_stream
        if state is None or rewards is None:
            raise gymnasium.error.ResetNeeded("reset the environment before the first step")
        try:
            state.play(0, self.encoding.move(state, 0, int(action)))
        except IllegalAction:
            return self._observer.observe(state, 0), self._illegal_reward, True, False, {"illegal": True}
        over = not state.waiting()
        earned = rewards.draw(over)
        info = _result(state) if over else {}
        return self._observer.observe(state, 0), earned[0] if earned else 0.0, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the actions that are allowed now, for sb3-contrib's MaskablePPO."""
        if self.game_state is None:
            raise gymnasium.error.ResetNeeded("reset the environment before asking for masks")
        return self.encoding.mask(self.game_state, 0).astype(np.bool_)

    def render(self) -> str | None:
        if self.render_mode is None or self.game_state is None:
            return None
        return self.encoding.text(self.game_state, 0)


def _result(state: State) -> dict[str, Any]:
    """How a game ended."""
    scores = state.scores()
    result: dict[str, Any] = {"totals": [score.total for score in scores]}
    if scores[0].rating is not None:
        result["rating"] = scores[0].rating
    return result
