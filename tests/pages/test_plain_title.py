"""A title with rules and words alone, installed beside ours, is played on the plain pages."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.high_cards import install
from tests.server.browser import Browser
from tests.server.node import Node, sqlite_url


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", install(tmp_path_factory.mktemp("installed")))
        running = Node(sqlite_url(tmp_path_factory.mktemp("database")))
    yield running
    assert running.stop() == 0, running.log
    assert '"level":"error"' not in running.log, running.log


@pytest.mark.parametrize(
    ("language", "name", "option", "source"),
    [("en", "High Cards", "Lay Card", "Cards laid down"), ("it", "Carte Alte", "Cala Carta", "Carte calate")],
)
def test_it_is_played_to_its_result(node: Node, language: str, name: str, option: str, source: str) -> None:
    async def story() -> None:
        ada = Browser(node, language)
        page = await ada.come_in("Ada")
        assert name in page.text
        table = await ada.set_up("toy/standard", "me", "bot:casual")
        for round in (1, 2, 3):
            for _ in range(50):
                page = await ada.open(table)
                if page.root.all("section", id="question"):
                    break
            question = page.root.all("section", id="question")[0]
            assert f" {round}: " in question.text
            buttons = [one for one in question.all("button") if one.text.startswith(option)]
            assert len(buttons) == 3
            page = await ada.answer(round)
            assert page.status == 200, page.alert
        for _ in range(50):
            page = await ada.open(table)
            if not page.refreshes:
                break
        assert source in page.root.all("section", class_="shown")[0].text
        assert "10" in (await ada.open(f"{table}/more?about=10")).root.all("section", id="rules")[0].text
        assert " 1 " in (await ada.open(f"{table}/replay?step=1&seat=0")).text

    asyncio.run(story())
