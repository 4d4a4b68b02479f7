"""The bot of the examples plays whole games against the bots of the server, with nothing but a link."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.games import GAMES

from .client import guest
from .node import Node, on_sqlite

pytestmark = on_sqlite

BOT = Path(__file__).parents[2] / "examples" / "table_bot.py"


@pytest.mark.sweep(6)
@pytest.mark.parametrize("game", GAMES)
def test_an_outsider_joins_by_link_and_plays_to_the_end(node: Node, game: str) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table(game, "open", "random")
        link = await ada.post(f"/tables/{table}/links", {"kind": "join"})
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-W", "error", str(BOT), link["path"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        async with ada.socket() as socket:
            seen = (await socket.watch(table))["seen"]
            while not seen["table"]["seats"][0]["person"]:
                seen = (await socket.receive())["seen"]
            assert seen["table"]["seats"][0]["name"] == "Outsider"
            assert (await socket.do(table, "begin"))["type"] == "done"
        async with asyncio.timeout(60):
            output, problems = await bot.communicate()
        assert (bot.returncode, problems.decode()) == (0, "")
        end = await ada.look(table)
        assert end["table"]["status"] == "over"
        assert output.decode().splitlines() == [
            f"seat {score['seat']}: {score['total']} points, rank {score['rank']}" for score in end["scores"]
        ]

    asyncio.run(story())
