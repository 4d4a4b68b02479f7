"""The watch beside the tests that have bounds of time: it must not miss what stops a server too."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import Final

from .hostile import LATE

STANDSTILLS: Final = 12
WATCHED: Final = f"""
from tests.server.machine import Machine
with Machine() as machine:
    print("begin", flush=True)
    input()
print(machine.behind({LATE}))
"""


def test_a_standstill_is_noticed_wherever_it_begins() -> None:
    """A server that looked at its clock just then says a quarter of a second, one that looked a tenth
    earlier says less, and both are right."""
    with subprocess.Popen(
        [sys.executable, "-c", WATCHED],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as watch:
        assert watch.stdout is not None
        assert watch.stdout.readline() == "begin\n"
        for turn in range(STANDSTILLS):
            time.sleep(0.2 + 0.1 * turn / STANDSTILLS)  # another part of the time between two looks each time
            os.kill(watch.pid, signal.SIGSTOP)
            # A busy machine obeys after a while.
            assert os.WIFSTOPPED(os.waitpid(watch.pid, os.WUNTRACED)[1])
            time.sleep(LATE + 0.01)
            os.kill(watch.pid, signal.SIGCONT)
        noticed = int(watch.communicate("\n")[0])
    assert noticed >= STANDSTILLS
