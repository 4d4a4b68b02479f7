"""Bots think in processes of their own, so that the server never waits for them.

A worker receives a world that was re-dealt from the view of its seat, and a seed; the true state never
leaves the server. What comes back is a code, which goes through the same door as the answer of a person.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final, TypeAlias

from ..bots import BOTS
from ..core.plain_data import Json
from ..core.protocol import State
from ..core.rng import SEED_BITS, Rng
from ..games import GAMES

Question: TypeAlias = tuple[str, Json, int, str, int]
"""Game, world, seat, bot, seed."""


class Thinkers:
    """A pool of worker processes; a worker that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers
        self._pool = self._new_pool()
        self.thinking = 0
        """How many questions are with the workers now."""

    def _new_pool(self) -> ProcessPoolExecutor:
        # A fresh interpreter: a fork would inherit the sockets, and the locks of the threads that hold them.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=_begin)

    async def answer(self, question: Question) -> str:
        """The code that a bot chooses."""
        self.thinking += 1
        try:
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, *question)
            except BrokenExecutor:
                if pool is self._pool:
                    self._pool = self._new_pool()
                return await asyncio.get_running_loop().run_in_executor(self._pool, think, *question)
        finally:
            self.thinking -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def question(state: State, seat: int, bot: str, seed: int) -> Question:
    """What a worker is told: a world re-dealt from the view of the seat, never the true one."""
    rng = Rng(seed)
    return state.game.name, state.reimagine(seat, rng).dump(), seat, bot, rng.below(1 << 32)


def think(game: str, world: Json, seat: int, bot: str, seed: int) -> str:
    """In the worker: what a bot answers in a made-up world."""
    state = GAMES[game].load(world)
    return state.options(seat).code(BOTS[bot].pick(state, seat, Rng(seed)))


def seed_of(salt: str, seat: int, asked: int) -> int:
    """The chance of a bot at one question: the same after a crash, unknown to the players, unrelated to
    the deal."""
    digest = hashlib.sha256(f"bot {salt} {seat} {asked}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8])


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A server that was killed cannot end its workers, and they would wait for questions for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
