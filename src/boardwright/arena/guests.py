"""Guests: bots from outside that play at a server, over the public API (`docs/api.md`) and nothing else.

A guest is a program in any language. For each game the arena sets up a table, seats our bots by name and
starts the program with a link to join as its last argument. The program takes the free seat, plays to the end
and exits, as `examples/table_bot.py` does. The server gives the result.
"""

from __future__ import annotations

import contextlib
import json
import shlex
import subprocess
import threading
import urllib.error
import urllib.request
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from http.client import HTTPException
from typing import Any, Final

from ..core.refusal import Refusal
from ..games import GAMES
from .match import Match, MatchResult

TIMEOUT: Final = 60.0
"""Seconds for a reply of the server, and for a guest to take its seat."""
POLL_SECONDS: Final = 0.2
"""Seconds between two checks whether a guest has taken its seat."""


class GuestServer:
    """A server where guests play. The arena is a guest there too, and sets up the tables."""

    def __init__(self, url: str, guests: Mapping[str, str]) -> None:
        self.url: Final = url.rstrip("/")
        self.guests: Final = {name: shlex.split(command) for name, command in guests.items()}
        self._running: Final[set[subprocess.Popen[bytes]]] = set()
        self._over: Final = threading.Event()
        self._token = ""
        self._token = str(self._ask("POST", "/guests", {"name": "Arena"})["token"])

    def play_all(self, matches: Iterable[Match], jobs: int) -> Iterator[MatchResult]:
        """The results of matches as they come; `jobs` tables at once."""
        pool = ThreadPoolExecutor(jobs)
        try:
            for future in as_completed([pool.submit(self.play, match) for match in matches]):
                yield future.result()
        finally:  # also after an interrupt: no guest stays at a table
            self._over.set()
            for program in list(self._running):
                program.kill()
            pool.shutdown(cancel_futures=True)

    def play(self, match: Match) -> MatchResult:
        """Let a match be played at its own table."""
        seats = [
            {"kind": "open"} if bot in self.guests else {"kind": "bot", "bot": bot} for bot in match.bots
        ]
        order = {"game": match.game, "seats": seats, "seed": str(match.seed), "options": match.setup}
        table = f"/tables/{self._ask('POST', '/tables', order)['id']}"
        programs: list[subprocess.Popen[bytes]] = []
        try:
            for seat, bot in enumerate(match.bots):
                if bot in self.guests:  # one after the other, because each takes the first free seat
                    link = self._ask("POST", f"{table}/links", {"kind": "join"})["path"]
                    programs.append(self._start(bot, str(link)))
                    self._await(table, seat, programs[-1], bot)
            self._ask("POST", f"{table}/acts", {"act": "begin", "id": "begin"})
            for program in programs:
                program.wait()
            return self._result(match, self._ask("GET", table))
        except Refusal:
            with contextlib.suppress(Refusal):
                self._ask("POST", f"{table}/acts", {"act": "close", "id": "close"})
            raise
        finally:
            for program in programs:
                program.kill()
                program.wait()
                self._running.discard(program)

    def _start(self, bot: str, link: str) -> subprocess.Popen[bytes]:
        try:
            program = subprocess.Popen(
                [*self.guests[bot], link], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
            )
        except OSError as error:
            raise Refusal("guest-program", bot, problem=error.strerror or str(error)) from None
        self._running.add(program)
        return program

    def _await(self, table: str, seat: int, program: subprocess.Popen[bytes], bot: str) -> None:
        """Wait until a guest has taken its seat."""
        for _ in range(int(TIMEOUT / POLL_SECONDS)):
            gone = program.poll() is not None
            if self._ask("GET", table)["table"]["seats"][seat]["person"]:
                return
            if gone or self._over.wait(POLL_SECONDS):
                break
        raise Refusal("guest-absent", bot)

    def _result(self, match: Match, seen: Any) -> MatchResult:
        if seen["table"]["status"] != "over":
            raise Refusal("guest-left", " - ".join(match.bots), seed=str(match.seed))
        count = len(match.bots)
        own, rivals = seen["scores"][:count], seen["scores"][count:]
        return MatchResult(
            match,
            GAMES[match.game].version,
            tuple(score["total"] for score in own),
            tuple(score["rank"] for score in own),
            tuple(score["total"] for score in rivals),
            own[0]["rating"] if count == 1 else None,
            tuple(seat["answers"] for seat in seen["table"]["seats"]),
            tuple(seat["used"] / 1000 for seat in seen["table"]["seats"]),
            (0.0,) * count,  # a server knows the time of a game, not that of each answer
        )

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        request = urllib.request.Request(
            f"{self.url}/api/v1{path}",
            None if body is None else json.dumps(body).encode(),
            {"content-type": "application/json"},
            method=method,
        )
        if self._token:
            request.add_header("authorization", f"Bearer {self._token}")
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error.read(), self.url) from None
        except (OSError, HTTPException, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise Refusal("server-silent", self.url, problem=str(reason)) from None


def _refusal(body: bytes, url: str) -> Refusal:
    """The refusal that the server sent."""
    try:
        problem = json.loads(body)
        return Refusal(problem["reason"], problem["where"] or url, **problem["details"])
    except (ValueError, KeyError, TypeError):
        return Refusal("server-silent", url, problem=body.decode("utf-8", "replace")[:200])
