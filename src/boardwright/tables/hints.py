"""What bots are asked at a table: the answer of their own seat, or a hint for somebody else's.

A bot sees a world that was re-dealt from the view of its seat, and a seed; never the true state. So its task
may go to another process.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from ..advice import Advice, spelled
from ..bots import BOTS, Budget
from ..core.plain_data import Json
from ..core.protocol import State
from ..core.rng import SEED_BITS, Rng
from ..games import GAMES
from .authorize import Actor, asks_for_hint
from .preview import seed_from_view
from .table import Table


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
    return spelled(BOTS[task.bot].think(state, task.seat, Rng(task.seed), budget), state, task.seat)


def _seed(salt: str, seat: int, asked: int) -> int:
    digest = hashlib.sha256(f"bot {salt} {seat} {asked}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8])
