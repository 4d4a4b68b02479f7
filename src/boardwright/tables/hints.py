"""Tasks of bots: to answer for their own seat, or to make a hint for a person.

A bot receives a world that was redealt from the view of its seat, and a seed; never the true state. So its
task may run in another process.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final, NamedTuple

from ..bots import BOTS, Bot, Budget, Thought
from ..core.plain_data import Json
from ..core.protocol import State
from ..core.rng import SEED_BITS, Rng
from ..core.view_seed import seed_from_view
from ..games import GAMES
from .authorize import Actor, asks_for_hint
from .table import Table

SHOWN: Final = 3
"""How many options an advice has: the one to play, and the others that a hint shows."""


@dataclass(frozen=True, slots=True)
class RatedOption:
    """An option with the value that a bot gives it, and the number of imagined games in which the bot tried
    it."""

    code: str
    value: float
    tries: int


class Advice(NamedTuple):
    """The option that a bot would play, then the next best ones; `unit` is that of the values (`Thought`)."""

    unit: str
    best: list[RatedOption]


class BotTask(NamedTuple):
    """What a bot receives: a game and the version of its rules, a redealt world, the seat to answer for, its
    own name, and a seed."""

    game: str
    rules: int
    world: Json
    seat: int
    bot: str
    seed: int


def answer_task(table: Table, seat: int) -> BotTask:
    """The task of the bot that has to answer for a seat. Its seed is the same after a crash, unknown to the
    players, and independent of the deal."""
    holder = table.seats[seat]
    seed = _seed(table.created.salt, seat, holder.asked)
    return task(table.playing().state, seat, holder.program, seed)


def hint_task(table: Table, actor: Actor, seat: int, level: str) -> tuple[int, BotTask]:
    """The question for which a person requests a hint, and the task of the bot. Raises a `Refusal`.

    Its seed comes from what the seat sees, so a second request returns the same hint.
    """
    asked = asks_for_hint(table, actor, seat)
    state = table.playing().state
    return asked, task(state, seat, level, seed_from_view(state, seat, "hint"))


def task(state: State, seat: int, bot: str, seed: int) -> BotTask:
    """A task with a world that is redealt from the view of the seat, never the true one."""
    rng = Rng(seed)
    return BotTask(
        state.game.name, state.game.version, state.redeal(seat, rng).dump(), seat, bot, rng.below(1 << 32)
    )


def think(task: BotTask, budget: Budget) -> Advice:
    """The result of a bot's task; the best answer first."""
    game = GAMES[task.game].of_version(task.rules)
    assert game is not None  # the table plays it
    state = game.load(task.world)
    BOTS[task.bot].get_ready(task.game)
    return advice(BOTS[task.bot].think(state, task.seat, Rng(task.seed), budget), state, task.seat)


def consult(bot: Bot, state: State, seat: int, rng: Rng, budget: Budget) -> Advice:
    """Ask a bot for a hint in this process. Like `answer`, it passes only a redealt world to the bot."""
    world = state.redeal(seat, rng)
    return advice(bot.think(world, seat, rng, budget), world, seat)


def advice(thought: Thought, world: State, seat: int) -> Advice:
    """A thought about a world, with codes instead of moves."""
    code = world.options(seat).code
    best = thought.ranking[:SHOWN]
    return Advice(thought.unit, [RatedOption(code(one.move), one.value, one.tries) for one in best])


def _seed(salt: str, seat: int, asked: int) -> int:
    digest = hashlib.sha256(f"bot {salt} {seat} {asked}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8])
