"""What a bot is asked: to answer for its own seat, or to give a hint to somebody else.

A bot receives a world that was re-dealt from the view of its seat, and a seed; never the true state. So its
task may go to another process.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final, NamedTuple

from ..bots import BOTS, Bot, Budget, Thought
from ..core.plain_data import Json
from ..core.protocol import State
from ..core.rng import SEED_BITS, Rng
from ..games import GAMES
from .authorize import Actor, asks_for_hint
from .preview import seed_from_view
from .table import Table

SHOWN: Final = 3
"""How many options an advice has: the one to play, and those that a hint shows beside it."""


@dataclass(frozen=True, slots=True)
class RatedOption:
    """An option that a bot has evaluated: its value, and in how many imagined games it was tried (0:
    none)."""

    code: str
    value: float
    tries: int


class Advice(NamedTuple):
    """The option a bot would play, then the next best ones; `unit` tells what the values mean (`Thought`)."""

    unit: str
    best: list[RatedOption]


class BotTask(NamedTuple):
    """What a bot receives: a game, a re-dealt world, the seat to answer for, its own name, and a seed."""

    game: str
    world: Json
    seat: int
    bot: str
    seed: int


def answer_task(table: Table, seat: int) -> BotTask:
    """The task of the bot that has to answer for a seat. Its chance is the same after a crash, unknown to the
    players and unrelated to the deal."""
    holder = table.seats[seat]
    seed = _seed(table.created.salt, seat, holder.asked)
    return task(table.playing().state, seat, holder.program, seed)


def hint_task(table: Table, actor: Actor, seat: int, level: str) -> tuple[int, BotTask]:
    """The question about which a person asks a bot, and the task of that bot. Raises a `Refusal`.

    Its chance comes from what the seat sees, so asking twice gives the same hint.
    """
    asked = asks_for_hint(table, actor, seat)
    state = table.playing().state
    return asked, task(state, seat, level, seed_from_view(state, seat, "hint"))


def task(state: State, seat: int, bot: str, seed: int) -> BotTask:
    """A task about a world re-dealt from the view of the seat, never the true one."""
    rng = Rng(seed)
    return BotTask(state.game.name, state.redeal(seat, rng).dump(), seat, bot, rng.below(1 << 32))


def think(task: BotTask, budget: Budget) -> Advice:
    """The result of a bot's task; the best answer first."""
    state = GAMES[task.game].load(task.world)
    BOTS[task.bot].get_ready(task.game)
    return advice(BOTS[task.bot].think(state, task.seat, Rng(task.seed), budget), state, task.seat)


def consult(bot: Bot, state: State, seat: int, rng: Rng, budget: Budget) -> Advice:
    """Ask a bot for a hint here and now. Like `answer`, it shows the bot only a re-dealt world."""
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
