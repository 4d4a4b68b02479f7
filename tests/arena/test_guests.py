"""Programs from outside play at a real server, with nothing but a link."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright.arena.guests import GuestServer
from boardwright.arena.match import Match
from boardwright.core.refusal import Refusal

from ..server.node import Node, sqlite_url

BOT = Path(__file__).parents[2] / "examples" / "table_bot.py"


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    found = Node(sqlite_url(tmp_path_factory.mktemp("server")))
    yield found
    assert found.stop() == 0


def python(*words: str) -> str:
    return shlex.join([sys.executable, *words])


def test_guests_meet_our_bots_and_each_other(node: Node) -> None:
    outsider = python("-W", "error", str(BOT))
    server = GuestServer(node.url, {"ada": outsider, "ben": outsider})
    matches = [
        Match("everdell", "{}", 7, bots) for bots in (("random", "ada"), ("ada", "random"), ("ben", "ada"))
    ]
    results = {result.match: result for result in server.play_all(matches, 2)}
    assert results.keys() == set(matches)
    for result in results.values():
        assert sorted(result.ranks) == [1, 2]
        assert min(result.decisions) > 5
        assert result.rules == 1


def test_a_guest_plays_alone(node: Node) -> None:
    server = GuestServer(node.url, {"ada": python(str(BOT))})
    result = server.play(Match("everdell", '{"year":2}', 7, ("ada",)))
    assert result.rating == result.scores[0] - result.rivals[0]


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (os.devnull, "guest-program"),
        (python("-c", "pass"), "guest-absent"),
    ],
)
def test_a_guest_who_does_not_come_is_named(node: Node, command: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        GuestServer(node.url, {"ada": command}).play(Match("everdell", "{}", 7, ("ada", "random")))
    assert (refused.value.reason, refused.value.where) == (reason, "ada")


LEAVER = """
import sys, httpx
server, _, secret = sys.argv[1].partition("/join#")
httpx.post(f"{server}/api/v1/join", json={"link": secret, "name": "Leaver"}).raise_for_status()
"""


def test_a_guest_who_leaves_in_the_middle_is_no_result(node: Node) -> None:
    with pytest.raises(Refusal) as refused:
        GuestServer(node.url, {"ada": python("-c", LEAVER)}).play(
            Match("everdell", "{}", 7, ("ada", "random"))
        )
    assert refused.value.reason == "guest-left"


def test_a_refusal_of_the_server_is_shown_in_its_words(node: Node) -> None:
    with pytest.raises(Refusal) as refused:
        GuestServer(node.url, {"ada": python(str(BOT))}).play(Match("everdell", '{"year":9}', 7, ("ada",)))
    assert "year" in refused.value.where
    with pytest.raises(Refusal) as refused:
        GuestServer(node.url + "/nowhere", {})
    assert refused.value.where.startswith(node.url)


def test_no_server_at_all() -> None:
    with pytest.raises(Refusal) as refused:
        GuestServer("http://127.0.0.1:1", {})
    assert refused.value.reason == "server-silent"
