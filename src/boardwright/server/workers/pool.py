"""Bots think in separate processes, so that the server never waits for them.

A worker receives a task with a world that was redealt from the view of its seat; the true state never leaves
the server. It returns the options with their values, as codes. An answer is processed like that of a person;
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

    cancelled: ClassVar[MutableSequence[int]] = [0]
    """By slot: whether its result is no longer needed."""


class WaitingTask:
    """A task that waits for a slot; `due` is the time of its answer if its bot began at once."""

    __slots__ = ("due", "slot", "slow")

    def __init__(self, due: float, slow: bool, slot: asyncio.Future[int]) -> None:
        self.due: Final = due
        self.slow: Final = slow
        self.slot: Final = slot


class WorkerPool:
    """A pool of worker processes; a worker that dies is replaced.

    There are as many slots as workers. The task that is due first gets the next free slot, so that quick bots
    rarely wait for slow ones, and slow ones do not wait forever. If there are several slots, one is reserved
    for quick bots.
    """

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers
        # A fresh interpreter: a fork would inherit the sockets, and locks that other threads hold.
        self._context: Final = multiprocessing.get_context("spawn")
        self._cancelled: Final[MutableSequence[int]] = self._context.RawArray("b", workers)
        self._pool = self._new_pool()
        self._free: Final = list(range(workers))
        self._slow: Final[set[int]] = set()
        """Slots with a slow bot."""
        self._waiting: Final[list[WaitingTask]] = []
        self.thinking = 0
        """How many tasks are running or waiting for a slot."""

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, self._context, initializer=_begin, initargs=(self._cancelled,)
        )

    async def answer(self, task: BotTask) -> str:
        """The code that a bot chooses."""
        return (await self.advise(task)).best[0].code

    async def advise(self, task: BotTask) -> Advice:
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
        slot = await self._acquire_slot(seconds, slow=seconds > QUICK)
        self._cancelled[slot] = 0
        try:
            thought = self._pool.submit(think, task, slot)
        except BaseException:
            self._release_slot(slot)
            raise
        # The slot is free when the worker is free, even if the result is no longer needed.
        thought.add_done_callback(_soon(asyncio.get_running_loop(), self._release_slot, slot))
        try:
            return await asyncio.wrap_future(thought)
        except asyncio.CancelledError:
            self._cancelled[slot] = 1
            raise

    async def _acquire_slot(self, seconds: float, *, slow: bool) -> int:
        loop = asyncio.get_running_loop()
        slot: asyncio.Future[int] = loop.create_future()
        self._waiting.append(WaitingTask(loop.time() + seconds, slow, slot))
        self._assign_slots()
        try:
            return await slot
        except asyncio.CancelledError:
            if not slot.cancelled():  # it got a slot at the same moment
                self._release_slot(slot.result())
            raise

    def _assign_slots(self) -> None:
        """Give free slots to the tasks that wait."""
        for one in sorted(self._waiting, key=lambda waiting: waiting.due):
            if one.slot.done():  # gave up
                self._waiting.remove(one)
            elif self._free and not (one.slow and len(self._slow) >= max(1, self.workers - 1)):
                slot = self._free.pop()
                if one.slow:
                    self._slow.add(slot)
                self._waiting.remove(one)
                one.slot.set_result(slot)

    def _release_slot(self, slot: int) -> None:
        self._slow.discard(slot)
        self._free.append(slot)
        self._assign_slots()

    def close(self) -> None:
        for slot in range(self.workers):
            self._cancelled[slot] = 1
        self._pool.shutdown(wait=False, cancel_futures=True)


def _soon(
    loop: asyncio.AbstractEventLoop, work: Callable[[int], None], slot: int
) -> Callable[[Future[Advice]], None]:
    """A callback that does something in the loop when a worker is done, if the loop still runs."""

    def done(_: Future[Advice]) -> None:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(work, slot)

    return done


def think(task: BotTask, slot: int = 0) -> Advice:
    """In the worker: the result of a bot's task, within the time of its level."""
    late = Budget.within(BOTS[task.bot].seconds, time.monotonic).over
    return hints.think(task, Budget(over=lambda: late() or bool(WorkerState.cancelled[slot])))


def _begin(cancelled: MutableSequence[int]) -> None:
    WorkerState.cancelled = cancelled
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops the workers
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this worker when the server is gone: a killed server cannot stop its workers."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
