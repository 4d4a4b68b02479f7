"""Custom sets over HTTP: they are checked and played, and the table has their texts and facts."""

from __future__ import annotations

import asyncio
import json
import time
import tomllib
from pathlib import Path

import pytest

from boardwright.games.farshore.rules.standard import standard_text

from .client import Visitor, guest
from .node import Node

ROOKERY = (Path(__file__).parents[2] / "examples" / "sets" / "rookery.toml").read_text("utf-8")
NAMES = {"en": "Owl Scribe", "it": "Gufo Scriba", "fr": "Hibou Scribe", "ru": "Сова-писец"}


@pytest.mark.parametrize("text", [ROOKERY, json.dumps(tomllib.loads(ROOKERY))], ids=["toml", "json"])
def test_a_set_is_read_and_tells_what_it_holds(node: Node, text: str) -> None:
    async def story() -> None:
        checked = await Visitor(node).post("/games/everdell/sets", {"text": text})
        assert checked["set"] == tomllib.loads(ROOKERY)
        assert checked["problems"] == []
        assert checked["holds"] == [{"key": "check-set-fine", "args": {"cards": 26, "kinds": 12, "goods": 1}}]

    asyncio.run(story())


def test_all_mistakes_of_a_set_are_told_with_their_lines(node: Node) -> None:
    text = ROOKERY.replace('does = ["gain 1 feather"]', 'does = ["gain 1 fether"]', 1)
    text = text.replace("copies = 2", "copies = 0", 1)
    lines = text.splitlines()

    async def story() -> None:
        checked = await Visitor(node).post("/games/everdell/sets", {"text": text})
        assert checked["set"] is None
        found = [(problem["line"], problem["where"], problem["reason"]) for problem in checked["problems"]]
        assert found == [
            (lines.index('does = ["gain 1 fether"]') + 1, "card feather_loft.does[0]", "not-one-of"),
            (lines.index("copies = 0") + 1, "card quill_house.copies", "range"),
        ]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[card]\n", (1, "not-toml")),
        ('{"card": ]', (1, "file-json")),
        ('{"a":' + "[" * 90_000, (1, "file-json-plain")),
        ("", (1, "field-missing")),
        ("\n" + "a." * 45_000 + "a = 1", (2, "not-toml")),
    ],
    ids=["toml", "json", "deep json", "empty", "deep toml"],
)
def test_what_is_no_set_is_refused_at_once(node: Node, text: str, problem: tuple[int, str]) -> None:
    async def story() -> None:
        began = time.monotonic()
        await Visitor(node).post("/games/farshore/sets", {"text": standard_text()})
        usual = time.monotonic() - began
        checked = await Visitor(node).post("/games/everdell/sets", {"text": text})
        assert [(one["line"], one["reason"]) for one in checked["problems"]] == [problem]
        assert time.monotonic() - began < 20 * usual, "not much longer than a whole set"

    asyncio.run(story())


def test_only_titles_with_sets_read_them(node: Node) -> None:
    async def story() -> None:
        for game in ("cartographers", "nothing"):
            assert await Visitor(node).refused("POST", f"/games/{game}/sets", {"text": ""}) == "record-game"

    asyncio.run(story())


def test_a_table_brings_the_words_and_facts_of_its_set(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        options = {"set": tomllib.loads(ROOKERY)}
        table = await ada.table("everdell", "me", "casual", options=options)
        facts = await ada.get(f"/tables/{table}/facts")
        assert facts["goods"] == ["twig", "resin", "pebble", "berry", "feather"]
        assert facts["cards"]["owl_scribe"]["cost"] == {"berry": 3}
        for language, name in NAMES.items():
            words = (await ada.ask("GET", f"/tables/{table}/words/{language}")).text
            assert f"card-owl_scribe = {name}\n    .rule = " in words
            assert "noun-feather = {" in words
        assert await ada.refused("GET", f"/tables/{table}/words/de") == "bad-request"
        eve = await guest(node, "Eve")
        for what in ("facts", "words/en"):
            assert await eve.refused("GET", f"/tables/{table}/{what}") == "no-access"

    asyncio.run(story())


def test_a_table_of_farshore_brings_its_whole_set(node: Node) -> None:
    text = standard_text().replace('does = ["gain 2 driftwood"]', 'does = ["gain 3 driftwood"]', 1)
    data = tomllib.loads(text)
    data["track"]["values"][-1] = 99
    [changed] = [card["id"] for card in data["card"] if card.get("does") == ["gain 3 driftwood"]]

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("farshore", "me", "casual", options={"set": data})
        facts = await ada.get(f"/tables/{table}/facts")
        assert facts["track"][-1]["points"] == 99
        assert facts["rewritten"] == [changed]
        assert facts["cards"][changed]["gives"]["goods"] == {"driftwood": 3}
        words = (await ada.ask("GET", f"/tables/{table}/words/fr")).text
        assert all(f"map-{one['id']} = " in words for one in data["map"])

    asyncio.run(story())


def test_a_table_without_a_set_adds_no_words(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        assert await ada.refused("GET", f"/tables/{table}/facts") == "not-begun"
        table = await ada.table("everdell", "me", "casual")
        assert (await ada.ask("GET", f"/tables/{table}/words/en")).text == ""
        assert (await ada.get(f"/tables/{table}/facts"))["goods"] == ["twig", "resin", "pebble", "berry"]

    asyncio.run(story())
