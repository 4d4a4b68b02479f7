"""The watch of tests with time limits: it must detect everything that can stop a server."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from .hostile import LATE
from .machine import LOOK, Machine

STANDSTILLS: Final = 12
WATCHED: Final = f"""
import sys, time
from tests.server.machine import Machine
with Machine() as machine:
    for phase in sys.stdin:
        looks, end = machine.behind({LOOK}), time.monotonic() + 5
        while machine.behind({LOOK}) < looks + 2 and time.monotonic() < end:
            time.sleep(0.01)
        time.sleep(float(phase))
        print("now", flush=True)
print(machine.behind({LATE}))
"""
"""Watches itself, and says when it has looked twice and waited a while."""


def test_a_standstill_is_noticed_wherever_it_begins() -> None:
    """A server that checked its clock just before measures a quarter of a second. One that checked a tenth
    earlier measures less. Both are right."""
    command = [sys.executable, "-c", WATCHED]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as watch:
        assert watch.stdout is not None
        assert watch.stdin is not None
        for turn in range(STANDSTILLS + 1):
            print(LOOK * turn / STANDSTILLS, file=watch.stdin, flush=True)
            assert watch.stdout.readline() == "now\n"
            if turn < STANDSTILLS:
                os.kill(watch.pid, signal.SIGSTOP)
                # A busy machine needs some time.
                assert os.WIFSTOPPED(os.waitpid(watch.pid, os.WUNTRACED)[1])
                time.sleep(LATE + 0.01)
                os.kill(watch.pid, signal.SIGCONT)
        noticed = int(watch.communicate()[0])
    assert noticed >= STANDSTILLS


@pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="Linux alone tells")
def test_a_server_that_gets_no_processor_is_noticed_and_one_that_rests_is_not() -> None:
    """Three other processes use the only processor of the server, so it is late."""
    one = {min(os.sched_getaffinity(0))}
    with contextlib.ExitStack() as stack:
        rests = stack.enter_context(_running("import time; time.sleep(60)"))
        working = [stack.enter_context(_running("while True: pass")) for _ in range(4)]
        for process in (rests, *working):
            os.sched_setaffinity(process.pid, one)
        with Machine(rests.pid) as quiet, Machine(working[0].pid) as busy:
            time.sleep(2)
    assert busy.behind(LATE) - quiet.behind(LATE) >= 2
    assert busy.lost > quiet.lost + 0.5


@contextlib.contextmanager
def _running(program: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen([sys.executable, "-c", program])
    try:
        yield process
    finally:
        process.kill()
        process.wait()
