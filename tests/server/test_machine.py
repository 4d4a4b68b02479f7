"""The watch beside the tests that have bounds of time: it must not miss what stops a server too."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import Final

from .hostile import LATE
from .machine import LOOK

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
    """A server that looked at its clock just then says a quarter of a second, one that looked a tenth
    earlier says less, and both are right."""
    command = [sys.executable, "-c", WATCHED]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as watch:
        assert watch.stdout is not None
        assert watch.stdin is not None
        for turn in range(STANDSTILLS + 1):
            print(LOOK * turn / STANDSTILLS, file=watch.stdin, flush=True)
            assert watch.stdout.readline() == "now\n"
            if turn < STANDSTILLS:
                os.kill(watch.pid, signal.SIGSTOP)
                # A busy machine obeys after a while.
                assert os.WIFSTOPPED(os.waitpid(watch.pid, os.WUNTRACED)[1])
                time.sleep(LATE + 0.01)
                os.kill(watch.pid, signal.SIGCONT)
        noticed = int(watch.communicate()[0])
    assert noticed >= STANDSTILLS
