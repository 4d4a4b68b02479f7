"""Several workers on one host. They inherit the listening socket, the settings and the lock on the database
from a supervisor, which starts them, starts them again when they die, and stops them. It does nothing else.
"""

from __future__ import annotations

import contextlib
import gc
import os
import selectors
import signal
import time
from collections.abc import Callable, Sequence
from typing import Final

import structlog
from msgspec import Struct

from .cluster.host_bus import Mailbox, announce_end
from .tokens import new_id

log = structlog.get_logger()

STOPPING: Final = (signal.SIGINT, signal.SIGTERM)
YOUNG: Final = 5.0
"""Seconds; a worker that dies so soon would die again."""
PAUSE: Final = 1.0
"""Seconds before such a worker is started again."""
GRACE: Final = 10.0
"""Seconds beyond `drain_seconds` before workers that do not stop are killed."""


class WorkerPlace(Struct, frozen=True):
    """What a worker knows about its place among the others."""

    number: int
    node: str
    former: str
    """The node that died at this place; empty for the first."""
    boxes: Sequence[Mailbox]
    ready: Callable[[str], None]
    """Reports that the worker serves, with its address."""
    supervisor: int
    """A file that ends with the supervisor."""

    @property
    def workers(self) -> int:
        return len(self.boxes)


class _Worker(Struct):
    """A running worker, as the supervisor sees it."""

    pid: int
    node: str
    started: float


class Supervisor:
    """Runs workers until it receives a signal to stop."""

    def __init__(
        self, workers: int, work: Callable[[WorkerPlace], None], say: Callable[[str], None], patience: float
    ) -> None:
        self._work: Final = work
        self._say: Final = say
        self._patience: Final = patience
        self._boxes: Final = [Mailbox() for _ in range(workers)]
        self._running: Final[dict[int, _Worker]] = {}
        self._due: Final[dict[int, tuple[float, str]]] = {}
        """Places whose worker has died: when to start the next one, and the node that died."""
        self._ready: Final[set[int]] = set()
        self._reports, self._report = os.pipe()
        self._life, self._alive = os.pipe()
        self._wakes, self._wake = os.pipe()

    def run(self) -> None:
        """Start the workers and look after them. In a worker this returns when its work is done; in the
        supervisor it ends the program with its status."""
        try:
            self._supervise()
        finally:
            for box in self._boxes:
                box.close()

    def _supervise(self) -> None:
        for end in (self._wakes, self._wake):
            os.set_blocking(end, False)
        before = signal.set_wakeup_fd(self._wake, warn_on_full_buffer=False)
        for number in (signal.SIGCHLD, *STOPPING):
            signal.signal(number, lambda *_: None)
        gc.collect()
        gc.freeze()  # what all workers share stays shared
        for place in range(len(self._boxes)):
            if self._start(place, ""):
                return
        status = 0
        with selectors.DefaultSelector() as selector:
            selector.register(self._wakes, selectors.EVENT_READ)
            selector.register(self._reports, selectors.EVENT_READ)
            while True:
                for key, _ in selector.select(self._seconds_to_wait()):
                    data = os.read(key.fd, 4096)
                    if key.fd == self._reports:
                        self._reported(data.decode())
                    elif any(number in data for number in STOPPING):
                        self._stop()
                        break
                else:
                    if not self._reap():
                        status = 1
                        self._stop()
                        break
                    for place, (due, former) in list(self._due.items()):
                        if due <= time.monotonic():
                            del self._due[place]
                            if self._start(place, former):
                                return
                    continue
                break
        signal.set_wakeup_fd(before)
        raise SystemExit(status)

    def _seconds_to_wait(self) -> float | None:
        soonest = min((due for due, _ in self._due.values()), default=None)
        return None if soonest is None else max(0.0, soonest - time.monotonic())

    def _start(self, place: int, former: str) -> bool:
        """Start a worker; return whether this is the worker, and its work is done."""
        node = new_id()
        pid = os.fork()
        if pid:
            self._running[place] = _Worker(pid, node, time.monotonic())
            return False
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for end in (self._reports, self._alive, self._wakes, self._wake):
            os.close(end)

        def ready(address: str) -> None:
            os.write(self._report, f"{place} {address}\n".encode())

        self._work(WorkerPlace(place, node, former, self._boxes, ready, self._life))
        return True

    def _reported(self, text: str) -> None:
        """Announce the address once, when all workers serve."""
        for line in text.splitlines():
            place, _, address = line.partition(" ")
            self._ready.add(int(place))
            if len(self._ready) == len(self._boxes):
                self._say(address)
                self._ready.add(-1)  # not again

    def _reap(self) -> bool:
        """Note which workers have died; return whether it makes sense to go on."""
        for place, worker in list(self._running.items()):
            pid, status = os.waitpid(worker.pid, os.WNOHANG)
            if not pid:
                continue
            del self._running[place]
            announce_end(self._boxes, place)
            if place not in self._ready:
                return False  # it has never served: the next one would not either
            log.warning("worker-died", worker=place, node=worker.node, status=_status(status))
            young = time.monotonic() - worker.started < YOUNG
            self._due[place] = (time.monotonic() + (PAUSE if young else 0), worker.node)
        return True

    def _stop(self) -> None:
        """Ask the workers to end, and wait for them."""
        self._signal(signal.SIGTERM)
        deadline = time.monotonic() + self._patience + GRACE
        with selectors.DefaultSelector() as selector:
            selector.register(self._wakes, selectors.EVENT_READ)
            while True:
                for place, worker in list(self._running.items()):
                    if os.waitpid(worker.pid, os.WNOHANG)[0]:
                        del self._running[place]
                if not self._running:
                    return
                if not selector.select(max(0.0, deadline - time.monotonic())):
                    break
                if signal.SIGINT in os.read(self._wakes, 4096):  # Ctrl-C again
                    break
        self._signal(signal.SIGKILL)
        for worker in self._running.values():
            os.waitpid(worker.pid, 0)

    def _signal(self, number: int) -> None:
        for worker in self._running.values():
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker.pid, number)


def _status(status: int) -> str:
    code = os.waitstatus_to_exitcode(status)
    return signal.Signals(-code).name if code < 0 else str(code)
