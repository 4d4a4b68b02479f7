"""Bots think in separate processes, so that the server never waits for them.

A worker receives a task with a world that was re-dealt from the view of its seat; the true state never leaves
the server. It returns the options with their values, as codes: an answer is processed like that of a person,
a hint goes to the person who asked.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, MutableSequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from typing import ClassVar, Final

from ...bots import BOTS, Budget
from ...tables import hints
from ...tables.hints import Advice, BotTask

QUICK: Final = 1.0
"""Seconds; bots that may take longer never occupy all workers."""


class WorkerState:
    """What a worker shares with the server."""

    dropped: ClassVar[MutableSequence[int]] = [0]
    """By desk: whether its result is no longer needed."""


class WaitingTask:
    """A question that waits for a desk, due when its bot would have to answer if it began now."""

    __slots__ = ("desk", "due", "slow")

    def __init__(self, due: float, slow: bool, desk: asyncio.Future[int]) -> None:
        self.due: Final = due
        self.slow: Final = slow
        self.desk: Final = desk


class WorkerPool:
    """A pool of worker processes; a worker that dies is replaced.

    There are as many desks as workers. The question that is due first gets the next one, so that quick bots
    rarely wait for slow ones, and slow ones do not wait forever. If there are several desks, one is reserved
    for quick bots.
    """

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers
        # A fresh interpreter: a fork would inherit the sockets, and the locks of the threads that hold them.
        self._context: Final = multiprocessing.get_context("spawn")
        self._dropped: Final[MutableSequence[int]] = self._context.RawArray("b", workers)
        self._pool = self._new_pool()
        self._free: Final = list(range(workers))
        self._slow: Final[set[int]] = set()
        """Desks with a slow bot."""
        self._waiting: Final[list[WaitingTask]] = []
        self.thinking = 0
        """How many questions are with the workers now, or wait for one."""

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, self._context, initializer=_begin, initargs=(self._dropped,))

    async def answer(self, task: BotTask) -> str:
        """The code that a bot chooses."""
        return (await self.weigh(task)).best[0].code

    async def weigh(self, task: BotTask) -> Advice:
        """A bot's options with their values. Cancelling this stops the bot."""
        self.thinking += 1
        try:
            pool = self._pool
            try:
                return await self._ask(task)
            except BrokenExecutor:
                if pool is self._pool:
                    self._pool = self._new_pool()
                return await self._ask(task)
        finally:
            self.thinking -= 1

    async def _ask(self, task: BotTask) -> Advice:
        seconds = BOTS[task.bot].seconds
        desk = await self._sit_down(seconds, slow=seconds > QUICK)
        self._dropped[desk] = 0
        try:
            thought = self._pool.submit(think, task, desk)
        except BaseException:
            self._rise(desk)
            raise
        # The desk is free when the worker is, even if the result is no longer needed.
        thought.add_done_callback(_soon(asyncio.get_running_loop(), self._rise, desk))
        try:
            return await asyncio.wrap_future(thought)
        except asyncio.CancelledError:
            self._dropped[desk] = 1
            raise

    async def _sit_down(self, seconds: float, *, slow: bool) -> int:
        loop = asyncio.get_running_loop()
        desk: asyncio.Future[int] = loop.create_future()
        self._waiting.append(WaitingTask(loop.time() + seconds, slow, desk))
        self._call_in()
        try:
            return await desk
        except asyncio.CancelledError:
            if not desk.cancelled():  # called in at the same moment
                self._rise(desk.result())
            raise

    def _call_in(self) -> None:
        """Give free desks to those who wait."""
        for one in sorted(self._waiting, key=lambda waiting: waiting.due):
            if one.desk.done():  # gave up
                self._waiting.remove(one)
            elif self._free and not (one.slow and len(self._slow) >= max(1, self.workers - 1)):
                desk = self._free.pop()
                if one.slow:
                    self._slow.add(desk)
                self._waiting.remove(one)
                one.desk.set_result(desk)

    def _rise(self, desk: int) -> None:
        self._slow.discard(desk)
        self._free.append(desk)
        self._call_in()

    def close(self) -> None:
        for desk in range(self.workers):
            self._dropped[desk] = 1
        self._pool.shutdown(wait=False, cancel_futures=True)


def _soon(
    loop: asyncio.AbstractEventLoop, work: Callable[[int], None], desk: int
) -> Callable[[Future[Advice]], None]:
    """Do something in the loop when a worker is done, if the loop still runs."""

    def done(_: Future[Advice]) -> None:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(work, desk)

    return done


def think(task: BotTask, desk: int = 0) -> Advice:
    """In the worker: the result of a bot's task, within the time of its level."""
    late = Budget.within(BOTS[task.bot].seconds, time.monotonic).over
    return hints.think(task, Budget(over=lambda: late() or bool(WorkerState.dropped[desk])))


def _begin(dropped: MutableSequence[int]) -> None:
    WorkerState.dropped = dropped
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops the workers
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A killed server cannot stop its workers, and they would wait for questions forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
