"""The routes against their OpenAPI description: schemathesis reads it from the running server, sends valid
and invalid requests, and compares the replies."""

from __future__ import annotations

import asyncio
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from .client import SLOWER, Visitor, guest
from .fuzz import settle
from .hostile import server_under_attack
from .node import Node, sqlite_url

CHECKS: Final = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance",
    "response_schema_conformance", "response_headers_conformance", "negative_data_rejection", "ignored_auth",
    "unsupported_method",
)  # fmt: skip
EXAMPLES: Final = 10
"""Random ones for each route, in addition to a few dozen chosen ones."""


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with server_under_attack(sqlite_url(tmp_path_factory.mktemp("rest"))) as running:
        asyncio.run(settle(running))
        yield running


@pytest.mark.sweep
@pytest.mark.parametrize("known", [True, False], ids=["with a session", "without"])
def test_the_routes_keep_to_their_description(node: Node, known: bool, tmp_path: Path) -> None:
    found = schemathesis(node, asyncio.run(_token(node)) if known else "", tmp_path, EXAMPLES)
    assert found.returncode == 0, found.stdout[-10_000:]
    made = re.search(r"(\d+) generated", found.stdout)
    assert made is not None
    assert int(made[1]) > 500


async def _token(node: Node) -> str:
    return (await guest(node, "Ada")).token


@pytest.mark.parametrize("depth", [100, 1_000, 300_000])
@pytest.mark.parametrize("path", ["/tables", "/tables/import", "/guests", "/join"])
def test_bodies_that_are_nested_deeply(node: Node, path: str, depth: int) -> None:
    async def story() -> None:
        ada = await guest(node)
        for nested in ("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth, "[" * depth):
            body = f'{{"game":"farshore","seats":[{{"kind":"me"}}],"options":{{"set":{nested}}}}}'
            for content in (nested, body):
                reply = await ada.http.post(path, content=content)
                assert reply.status_code in (400, 422), reply.text[:200]

    asyncio.run(story())


def test_records_that_are_hard_to_swallow(node: Node) -> None:
    """Half a character, endless numbers, invalid names. Long records do not delay other people."""

    async def story() -> None:
        ada = await guest(node)
        head = "boardwright record 1\ngame cartographers\nrules 1\nseed 1\noptions {}\nname A\nanswers\n"
        assert await _refused(ada, head) == "record-truncated"
        for old, new in (
            ("options {}", 'options {"map":"\\ud800"}'),
            ("options {}", 'options {"\\udfff":1}'),
            ("options {}", "options " + "[" * 100_000),
            ("options {}", 'options {"map":' + "9" * 100_000 + "}"),
            ("options {}", 'options {"map":NaN}'),
            ("seed 1", "seed " + "9" * 100_000),
            ("seed 1", "seed ٣"),
            ("rules 1", "rules -1"),
            ("name A", "name \u202e"),
            ("name A", "name A\n" * 100_000),
            ("game cartographers", "game \0"),
        ):
            assert old in head
            assert await _refused(ada, head.replace(old, new))
        code = "0 water:" + "a1" * 900_000 + "\n"
        alone = await ada.pace()
        importing = asyncio.create_task(_refused(ada, head + code))
        paces = []
        while not importing.done():
            paces.append(await ada.pace(1))
        assert await importing
        assert statistics.median(paces) < SLOWER * alone

    asyncio.run(story())


async def _refused(who: Visitor, record: str) -> str:
    return await who.refused("POST", "/tables/import", {"record": record})


def schemathesis(node: Node, token: str, folder: Path, examples: int) -> subprocess.CompletedProcess[str]:
    """Run schemathesis. With a token, it does not end the session of the token."""
    command = [
        str(Path(sys.executable).parent / "schemathesis"),
        "run",
        f"{node.url}/api/v1/schema/openapi.json",
    ]
    command += ["--checks", ",".join(CHECKS), "--max-examples", str(examples), "--seed", "1", "--no-color"]
    command += [
        "--generation-database",
        "none",
        "--request-timeout",
        "20",
        "--warnings",
        "off",
        "--workers",
        "1",
    ]
    if token:
        command += ["--header", f"Authorization: Bearer {token}", "--exclude-path-regex", "/sessions"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
