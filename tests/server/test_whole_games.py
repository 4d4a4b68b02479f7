"""Whole games over real sockets, against bots that think in worker processes."""

from __future__ import annotations

import asyncio

import pytest

from boardwright.core.record import Record
from boardwright.games import GAMES

from .client import Frame, guest
from .node import Node, on_sqlite

pytestmark = on_sqlite


def first(question: Frame) -> str:
    return str(question["options"][0]["code"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_bot(node: Node, game: str) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table(game, "me", "random")
        async with ada.socket() as socket:
            seen = await socket.play(table, 0, first)
        assert seen["question"] is None
        assert len(seen["scores"]) == 2
        reply = await ada.ask("GET", f"/tables/{table}/record")
        record = Record.read(reply.text, GAMES)
        assert [score.total for score in record.state.scores()] == [
            score["total"] for score in seen["scores"]
        ]
        assert str(record.seed) == seen["table"]["seed"]

    asyncio.run(story())
