"""Bots as policies: the action that a bot would take in an environment."""

from __future__ import annotations

from typing import Any, Final

from ..bots import BOTS, bot_named
from ..bots.bot import UNLIMITED, Bot, Budget, answer
from ..core.rng import Rng


class BotPolicy:
    """A bot that chooses actions, in any of our environments.

        policy = BotPolicy("casual")
        action = policy(env)                 # SoloEnv, and AECEnv for the agent that is asked
        action = policy(env, "seat_1")       # ParallelEnv

    The bot sees only what the agent may know. `bot` is the name of a level or a `Bot`.
    """

    def __init__(self, bot: str | Bot, seed: int = 0, budget: Budget = UNLIMITED) -> None:
        found = bot_named(bot) if isinstance(bot, str) else bot
        if found is None:
            raise ValueError(f"bots are {', '.join(BOTS)}, not {bot}")
        self.bot: Final = found
        self._rng: Final = Rng(seed)
        self._budget: Final = budget

    def __call__(self, env: Any, agent: str | None = None) -> int:  # environments may be wrapped
        env = env.unwrapped
        state, encoding = env.game_state, env.encoding
        if state is None:
            raise ValueError("reset the environment first")
        name = agent if agent is not None else getattr(env, "agent_selection", None)
        seat = 0 if name is None else env.possible_agents.index(name)
        if seat not in state.waiting():
            return int(encoding.actions - 1)
        return int(encoding.action_of(state, seat, answer(self.bot, state, seat, self._rng, self._budget)))
