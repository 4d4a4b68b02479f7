"""Processes that make reviews. They have the lowest priority, so that people and bots never wait for them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import Connection
from typing import Final, TypeVar

from ...tables.reviewing import Reviewer, ReviewOutline, ReviewTask
from ...tables.updates import ReviewAttempt, ReviewVerdict

LOWEST: Final = 19
KEPT: Final = 4
"""Games that a worker keeps in memory."""

T = TypeVar("T")
_reviewers: Final[OrderedDict[str, Reviewer]] = OrderedDict()
"""In a worker: the games it has looked at, the last one at the end."""


class ReviewPool:
    """Worker processes, which start when they are needed. Requests are done in the order in which they
    come."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers
        # A fresh interpreter: a fork would inherit the sockets, and locks that other threads hold.
        self._context: Final = multiprocessing.get_context("spawn")
        self._pool: ProcessPoolExecutor | None = None
        self._end: Connection | None = None
        """Workers end at once when this end of a pipe is closed, or when the server is gone."""

    async def outline(self, task: ReviewTask) -> ReviewOutline:
        """What is known of a game at once."""
        return await self._run(outline, task)

    async def judge(self, task: ReviewTask, number: int) -> ReviewVerdict:
        """The verdict of one action."""
        return await self._run(judge, task, number)

    async def attempt(self, task: ReviewTask, verdict: ReviewVerdict, code: str) -> ReviewAttempt:
        """How another answer compares at a turning point."""
        return await self._run(attempt, task, verdict, code)

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        pool = self._open()
        try:
            return await asyncio.wrap_future(pool.submit(work, *args))
        except BrokenExecutor:
            if pool is self._pool:
                self.close()
            return await asyncio.wrap_future(self._open().submit(work, *args))

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            other, self._end = self._context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(
                self.workers, self._context, initializer=_begin, initargs=(other,)
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None and self._end is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._end.close()
            self._pool = None


def outline(task: ReviewTask) -> ReviewOutline:
    """In a worker: what is known of a game at once."""
    return _reviewer(task).outline()


def judge(task: ReviewTask, number: int) -> ReviewVerdict:
    """In a worker: the verdict of one action."""
    return _reviewer(task).judge(number)


def attempt(task: ReviewTask, verdict: ReviewVerdict, code: str) -> ReviewAttempt:
    """In a worker: how another answer compares at a turning point."""
    return _reviewer(task).attempt(verdict, code)


def _reviewer(task: ReviewTask) -> Reviewer:
    found = _reviewers.pop(task.key, None)
    if found is None:
        found = Reviewer(task)
        while len(_reviewers) >= KEPT:
            _reviewers.popitem(last=False)
    _reviewers[task.key] = found
    return found


def _begin(other: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends the workers
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    threading.Thread(target=_end_with_server, args=(other,), daemon=True).start()


def _end_with_server(other: Connection) -> None:
    """End this worker when the server closes the pipe, or is gone."""
    with contextlib.suppress(EOFError, OSError):
        other.recv()
    os._exit(1)
