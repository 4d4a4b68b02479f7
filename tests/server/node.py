"""A server for tests: a real process with a real database."""

from __future__ import annotations

import os
import queue
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

import pytest

PATIENCE: Final = 90.0
"""Seconds to wait for something before the test fails. It detects a hang, even on a busy machine. It does not
measure speed."""
GENEROUS: Final = {
    "processes": "1",
    "answer_seconds": "60",
    "requests_per_minute": "1000000",
    "tables_per_hour": "1000000",
    "logins_per_minute": "1000",
    "frames_per_second": "1000",
    "sockets_per_address": "10000",
    "sockets_per_person": "1000",
}
"""One process, much patience and high rate limits, for tests that do not test these."""


class Node:
    """A server process. `stop` ends it in an orderly way, `kill` at once."""

    program: ClassVar[Sequence[str]] = ("-m", "boardwright.cli")

    def __init__(self, database: str, port: int = 0, **settings: object) -> None:
        self.database: Final = database
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith("BOARDWRIGHT_")
        }
        environment |= {
            f"BOARDWRIGHT_{name.upper()}": str(value) for name, value in ({**GENEROUS, **settings}).items()
        }
        command = [sys.executable, "-W", "error", *self.program, "serve", "--lang", "en"]
        command += ["--port", str(port), "--database", database]
        self.process: Final = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
            start_new_session=True,
        )
        self.lines: Final[list[str]] = []
        """The lines that the server has logged."""
        self._first: Final[queue.Queue[str]] = queue.Queue()
        self._readers: Final = [
            threading.Thread(target=self._read_out, daemon=True),
            threading.Thread(target=self._read_log, daemon=True),
        ]
        for reader in self._readers:
            reader.start()
        self.url: Final = self._address()

    def _read_out(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._first.put(line)
        self._first.put("")

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line)

    def _address(self) -> str:
        try:
            line = self._first.get(timeout=PATIENCE)
        except queue.Empty:
            line = f"nothing said in {PATIENCE} s"
        found = re.search(r"http://\S+", line)
        if found is None:
            self.kill()
            raise RuntimeError("".join(self.lines) or f"no server: {line!r}")
        return found[0]

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/api/v1/socket"

    @property
    def log(self) -> str:
        return "".join(self.lines)

    def stop(self) -> int:
        """Ask the server to end and wait for it. Returns the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(PATIENCE)
        self._end()
        return status

    def kill(self) -> None:
        """End the server and its workers at once, like a power cut."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._end()

    def _end(self) -> None:
        for reader in self._readers:
            reader.join(PATIENCE)
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()


on_sqlite: Final = pytest.mark.parametrize("node", ["sqlite"], indirect=True)
"""For tests that do not depend on the kind of database."""


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'boardwright.db'}"
