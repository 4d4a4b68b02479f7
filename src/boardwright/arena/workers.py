"""Plays matches on the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Final

from .match import Match, MatchResult, play

STOPS: Final = (signal.SIGINT, signal.SIGTERM)
"""Signals that are treated as an interrupt."""


def all_cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(matches: Iterable[Match], jobs: int) -> Iterator[MatchResult]:
    """The results of matches as they come, not always in their order."""
    if jobs == 1:
        yield from map(play, matches)
        return
    ahead = iter(matches)
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_die_at_once)
    try:
        running: set[Future[MatchResult]] = {pool.submit(play, match) for match in islice(ahead, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            running |= {pool.submit(play, match) for match in islice(ahead, len(done))}
    except BaseException:  # an interrupt, or a reader who stopped: do not wait for games in progress
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupted_once() -> Iterator[None]:
    """Ignore a second interrupt while the first one is being handled."""

    def stop(*_: object) -> None:
        for kind in before:
            signal.signal(kind, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = {kind: signal.getsignal(kind) for kind in STOPS}
    for kind, heeded in before.items():
        if heeded is not signal.SIG_IGN:  # in the background of a shell
            signal.signal(kind, stop)
    try:
        yield
    finally:
        for kind, heeded in before.items():
            signal.signal(kind, heeded)


def _die_at_once() -> None:
    """In a worker: end silently when the contest is stopped. The driver reports, and a signal that the driver
    ignores is ignored here too."""
    for kind in STOPS:
        if signal.getsignal(kind) is not signal.SIG_IGN:
            signal.signal(kind, signal.SIG_DFL)
