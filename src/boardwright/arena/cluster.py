"""Plays matches on a Ray cluster. Needs ray, and this package on every node."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

import ray

from ..core.refusal import Refusal
from .match import Match, MatchResult, play

LOCAL: Final = "local"
"""The address of a cluster that is started on this machine and ends with the contest."""
CONNECT_TIMEOUT: Final = 5.0
"""Seconds for a cluster to answer."""


def play_on(address: str, matches: Iterable[Match]) -> Iterator[MatchResult]:
    """The results of matches as they come from the cluster at an address."""
    _check_reachable(address)
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Refusal("no-cluster", address, problem=str(error).partition("\n")[0]) from None
    try:
        task = ray.remote(num_cpus=1)(play)
        ahead = iter(matches)
        width = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: list[Any] = [task.remote(match) for match in islice(ahead, width)]
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
            running += [task.remote(match) for match in islice(ahead, len(done))]
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Refuse an address that does not answer: Ray itself would try for many minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():  # a word that Ray knows, such as local or auto
        return
    try:
        socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT).close()
    except OSError as error:
        raise Refusal("no-cluster", address, problem=error.strerror or str(error)) from None
