"""Games as PettingZoo environments in which all agents act at once, with sealed answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pettingzoo
from gymnasium import spaces

from ..core.plain_data import Json
from ..core.protocol import State
from ..games import TITLES
from .encoding import IllegalAction
from .encodings import encoding_of
from .observations import FLAT, Observation, Observer
from .rewards import MARGIN, RewardStream, check_reward
from .seeds import SeedStream
from .solo import ILLEGAL_REWARD


class ParallelEnv(pettingzoo.ParallelEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game in which a step is one answer of every agent that is asked. Answers are sealed until all are
    given.

    `game` is a title; by default the first one in which all seats always answer at once. An agent that is not
    asked has `wait` as its only action. Everything else is as in `AECEnv`.
    """

    def __init__(
        self,
        seats: int = 2,
        options: Mapping[str, Json] | None = None,
        observation: str = FLAT,
        reward: str = MARGIN,
        illegal_reward: float = ILLEGAL_REWARD,
        render_mode: str | None = None,
        game: str | None = None,
    ) -> None:
        check_reward(reward)
        name = game or next(id for id, title in TITLES.items() if title.together)
        self.encoding: Final = encoding_of(name, seats, options or {})
        self.metadata = {
            "name": f"boardwright_{name}_together_v{self.encoding.version}",
            "render_modes": ["ansi"],
        }
        self.render_mode = render_mode
        self._observer: Final = Observer(self.encoding, observation)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observer.space())
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(self.encoding.actions))
        self._reward: Final = reward
        self._illegal_reward: Final = illegal_reward
        self._seed_stream: Final = SeedStream()
        self.game_state: State | None = None
        self._reward_stream: RewardStream | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (of PettingZoo)
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.game_state = state = self.encoding.new(self._seed_stream.seed(seed))
        self._reward_stream = RewardStream(self._reward, state)
        self.agents = self.possible_agents[:]
        return self._observe_all(state), {agent: {} for agent in self.agents}

    def _observe_all(self, state: State) -> dict[str, Observation]:
        return {agent: self._observer.observe(state, seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: Mapping[str, np.int64 | int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        state = self.game_state
        assert state is not None, "reset the environment first"
        assert self._reward_stream is not None
        acting = self.agents
        rewards = dict.fromkeys(acting, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in acting}
        asked = state.waiting()
        wait = self.encoding.actions - 1
        moves: dict[int, int] = {}
        over = False
        for seat, agent in enumerate(acting):  # all are checked before any is played
            action = int(actions[agent])
            try:
                if seat in asked:
                    moves[seat] = self.encoding.move(state, seat, action)
                elif action != wait:
                    raise IllegalAction(f"{agent} is not asked")
            except IllegalAction:
                rewards[agent] = self._illegal_reward
                infos[agent] = {"illegal": True}
                over = True
        if not over:
            for seat, move in moves.items():
                state.play(seat, move)
            over = not state.waiting()
            earned = self._reward_stream.draw(over)
            if earned is not None:
                rewards = dict(zip(acting, earned, strict=True))
        seen = self._observe_all(state)
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(acting, over), dict.fromkeys(acting, False), infos

    def render(self) -> str | None:
        if self.render_mode is None or self.game_state is None:
            return None
        return self.encoding.text(self.game_state, 0)

    def close(self) -> None:
        """There is nothing to close."""
