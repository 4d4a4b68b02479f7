"""A program on a real terminal of 80 x 24: type keys, wait for what it shows."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Final

CTRL_C: Final = "\x03"
CTRL_D: Final = "\x04"
UP: Final = "\x1b[A"
PATIENCE: Final = 20.0
_ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\x01\x02]")


class Session:
    """`boardwright` with arguments, in its own terminal."""

    def __init__(self, *args: str, rows: int = 24, columns: int = 80) -> None:
        self.controller, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        hidden = ("NO_COLOR", "BOARDWRIGHT_LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES")
        environment = {name: value for name, value in os.environ.items() if name not in hidden}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "boardwright.cli", *args],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env={**environment, "TERM": "xterm-256color", "LANG": "C.UTF-8"},
            start_new_session=True,
            preexec_fn=_take_the_terminal,  # noqa: PLW1509 (Ctrl-C needs it)
        )
        os.close(terminal)
        self.raw = ""
        self.seen = 0
        """How far the output has been waited for."""

    def __enter__(self) -> Session:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.controller)

    def type(self, keys: str) -> None:
        """Type keys as soon as the program waits for some.

        A Ctrl-C between the prompt and the wait is lost until the next key, because Python looks for
        signals only when its wait for a line is interrupted. No hand is as fast as that, but a test is.
        """
        end = time.monotonic() + PATIENCE
        before, now = None, self._sleep()
        while (now is None or now != before) and time.monotonic() < end:
            time.sleep(0.03)
            before, now = now, self._sleep()
        os.write(self.controller, keys.encode())

    def until(self, text: str) -> str:
        """What is shown up to a text that has not been waited for yet, escape codes taken out."""
        end = time.monotonic() + PATIENCE
        while (found := self.rest.find(text)) < 0:
            assert self._more(end), f"{text!r} did not come: {self.rest[-1500:]}"
        fresh = self.rest[: found + len(text)]
        self.seen += len(fresh)
        return fresh

    def status(self) -> int:
        """How the program ended."""
        while self._more(time.monotonic() + PATIENCE):
            pass
        return self.process.wait(PATIENCE)

    @property
    def rest(self) -> str:
        """What has not been waited for."""
        return _ESCAPES.sub("", self.raw)[self.seen :]

    def _sleep(self) -> tuple[str, ...] | None:
        """How often the program has been put to sleep, if it sleeps now. Asked twice, the same number means
        that it waits: it also sleeps for a moment when it waits for a file or for a lock.
        """
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        except OSError:  # the system does not say so: a moment is long enough
            return ()
        if not re.search(r"^State:\s+[SZ]", status, re.MULTILINE):
            return None
        return tuple(re.findall(r"ctxt_switches:\s+(\d+)", status))

    def _more(self, end: float) -> bool:
        ready, _, _ = select.select([self.controller], [], [], max(0.0, end - time.monotonic()))
        try:
            chunk = os.read(self.controller, 65536) if ready else b""
        except OSError:  # the other end has closed
            chunk = b""
        self.raw += chunk.decode(errors="replace")
        return bool(chunk)


def _take_the_terminal() -> None:
    """A login does this: the terminal is the program's own, and Ctrl-C is not ignored, as it is in what a
    shell runs in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
