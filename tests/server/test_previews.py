"""Previews over the socket. `tests/tables/test_preview.py` tests their content."""

from __future__ import annotations

import asyncio

from .client import guest
from .node import Node, on_sqlite


@on_sqlite
def test_over_the_socket(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "me")
        async with ada.socket() as socket:
            await socket.send(type="preview", table=table, seat=0, code="visit:three_twigs", ask="q1")
            reply = await socket.receive()
            assert [event["kind"] for event in reply["events"]] == ["visit", "gain"]
            assert reply["undo"] is True
            assert reply["counted"] == {}
            await socket.send(type="preview", table=table, seat=1, code="", ask="q2")
            reply = await socket.receive()
            assert (reply["ask"], reply["score"]["seat"], reply["events"]) == ("q2", 1, [])
            await socket.send(type="preview", table=table, seat=1, code="visit:three_twigs", ask="q3")
            assert (await socket.receive())["reason"] == "not-asked"

    asyncio.run(story())
