"""All games and numbers of seats as PettingZoo environments in which agents act one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pettingzoo
from gymnasium import spaces

from ..core.plain_data import Json
from ..core.protocol import State
from .encoding import IllegalAction
from .encodings import encoding_of
from .observations import FLAT, Observation, Observer
from .rewards import MARGIN, RewardStream, check_reward
from .seeds import SeedStream
from .solo import ILLEGAL_REWARD


class AECEnv(pettingzoo.AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game for several agents: `seat_0`, `seat_1` and so on act when the rules ask them.

    If several are asked at once, they answer in the order of seats, and nobody sees the answer of another
    before all have answered. `options`, `observation` and `reward` are as for `SoloEnv`. An action that the
    mask does not allow ends the game for all, with `illegal_reward` for the agent that took it.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Json] | None = None,
        observation: str = FLAT,
        reward: str = MARGIN,
        illegal_reward: float = ILLEGAL_REWARD,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        self.encoding: Final = encoding_of(game, seats, options or {})
        self.metadata = {
            "name": f"boardwright_{game}_v{self.encoding.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._observer: Final = Observer(self.encoding, observation)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space: Final = self._observer.space()
        self._action_space: Final = spaces.Discrete(self.encoding.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self.action_spaces = dict.fromkeys(self.possible_agents, self._action_space)
        self._reward: Final = reward
        self._illegal_reward: Final = illegal_reward
        self._seed_stream: Final = SeedStream()
        self.game_state: State | None = None
        self._reward_stream: RewardStream | None = None
        self._paid = False
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (API)
        self.game_state = state = self.encoding.new(self._seed_stream.seed(seed))
        self._reward_stream = RewardStream(self._reward, state)
        self._paid = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[state.waiting()[0]]

    def observe(self, agent: str) -> Observation:
        assert self.game_state is not None, "reset the environment first"
        return self._observer.observe(self.game_state, self._seat[agent])

    def step(self, action: np.int64 | int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.game_state
        assert state is not None
        assert self._reward_stream is not None
        assert action is not None, "an agent that is still in the game has to act"
        self._cumulative_rewards[agent] = 0.0
        seat = self._seat[agent]
        try:
            state.play(seat, self.encoding.move(state, seat, int(action)))
        except IllegalAction:
            self._end({agent: self._illegal_reward})
            self.infos[agent] = {"illegal": True}
            return
        waiting = state.waiting()
        earned = self._reward_stream.draw(over=not waiting)
        paid = {} if earned is None else dict(zip(self.possible_agents, earned, strict=True))
        if not waiting:
            self._end(paid)
            return
        self._add_rewards(paid)
        self.agent_selection = self.possible_agents[waiting[0]]

    def _add_rewards(self, paid: dict[str, float]) -> None:
        if not paid and not self._paid:
            return  # nobody got anything, now or at the last step
        self._paid = bool(paid)
        for agent in self.agents:
            reward = paid.get(agent, 0.0)
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _end(self, paid: dict[str, float]) -> None:
        self._add_rewards(paid)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        if self.render_mode is None or self.game_state is None:
            return None
        return self.encoding.text(self.game_state, self._seat[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""
