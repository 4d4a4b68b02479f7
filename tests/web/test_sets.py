"""Custom sets in the browser: chosen from a file, drawn and named at the table; errors are explained."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from boardwright.games.farshore.rules.standard import standard_text

from .person import DESKTOP, PHONE, Person

People = Callable[..., Person]
FILE: Final = Path(__file__).parents[2] / "examples" / "sets" / "rookery.toml"
ROOKERY: Final[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))
NAMES: Final = {card["id"]: card["name"] for card in ROOKERY["card"]}
ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "bot": "casual"}
SEED: Final = "11"
"""Deals a card of the set to the Meadow."""


def open_set_up(one: Person, change: str) -> None:
    """Open the set-up of Everdell on the start page, with all options."""
    one.page.goto("/")
    one.page.get_by_role("radio", name="Everdell").or_(
        one.page.get_by_role("button", name="Everdell")
    ).first.click()
    one.page.get_by_role("button", name=change, exact=True).click()


@pytest.mark.sweep(2)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_set_file_is_played_and_speaks_every_language(person: People, size: tuple[int, int]) -> None:
    ada = person(size=size)
    open_set_up(ada, "Change")
    ada.page.locator(".setup input[type=file]").set_input_files(FILE)
    ada.expect_text("rookery.toml: all right. It adds cards: 26 of 12 kinds; goods: 1.")
    ada.page.get_by_label("Seed").fill(SEED)
    ada.page.get_by_role("button", name="Start Everdell").click()
    assert ada.wait_until_asked()
    table = ada.page.url.split("/tables/")[1].split("?")[0]
    meadow = ada.api("GET", f"/tables/{table}")["view"]["meadow"]
    card = next(id for id in meadow if id in NAMES)
    shown = ada.page.locator(f"[data-thing^='row:{card}']").first
    expect(shown).to_have_attribute("aria-label", re.compile(f"^{NAMES[card]['en']}, "))
    expect(ada.page.locator("[data-good=feather]").first).to_be_visible()
    drawn = ada.page.locator("symbol#i-feather text")
    assert drawn.text_content() == "F"
    rng = random.Random(3)
    for _ in range(6):
        if ada.wait_until_asked():
            ada.answer(rng)
    ada.set(language="it")
    ada.page.goto(f"/tables/{table}/replay?seat=0&at=1")
    expect(shown).to_have_attribute("aria-label", re.compile(f"^{NAMES[card]['it']}, "))
    expect(drawn).to_have_text("P")
    assert ada.scrolls_sideways() <= 0


def test_a_card_of_a_set_is_explained_from_its_phrases(person: People) -> None:
    ada = person(language="ru")
    table = ada.set_up("everdell", [ME, BOT], options={"set": ROOKERY}, seed=SEED)
    ada.wait_until_asked()
    meadow = ada.api("GET", f"/tables/{table}")["view"]["meadow"]
    card = next(id for id in meadow if id in NAMES)
    ada.page.locator(f"[data-thing^='row:{card}']").first.hover()
    full = ada.page.locator("article.full")
    expect(full).to_contain_text(NAMES[card]["ru"])
    words = str(ada.api("GET", f"/tables/{table}/words/ru"))
    rule = re.search(rf"card-{card} = .*\n    \.rule = (.*)", words)
    assert rule is not None
    expect(full.locator(".tx")).to_have_text(rule[1])


def test_all_that_is_wrong_with_a_set_is_said(person: People, tmp_path: Path) -> None:
    text = FILE.read_text("utf-8")
    does = 'does = ["get 1 feather"]'
    bad = text.replace('does = ["gain 1 feather"]', does, 1).replace("copies = 2", "copies = 0", 1)
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(bad, "utf-8")
    lines = bad.splitlines()
    ada = person(language="it")
    open_set_up(ada, "Cambia")
    ada.page.locator(".setup input[type=file]").set_input_files(wrong)
    problems = ada.page.locator("ul.bad li")
    expect(problems).to_have_count(2)
    expect(problems.first).to_contain_text(f"riga {lines.index(does) + 1}, card feather_loft.does[0]: ")
    expect(problems.last).to_contain_text(f"riga {lines.index('copies = 0') + 1}, card quill_house.copies: ")
    pasted = ada.page.locator("textarea")
    pasted.fill('{"card": [')
    pasted.blur()
    expect(problems).to_have_count(1)
    pasted.fill(text)
    pasted.blur()
    expect(problems).to_have_count(0)
    ada.expect_text("Testo incollato: ")


def test_farshore_draws_the_set_of_its_table(person: People) -> None:
    data = tomllib.loads(standard_text())
    for card in data["card"]:
        card["name"] = {"en": f"New {card['id']}", "it": f"Nuova {card['id']}"}
    data["track"]["values"][-1] = 99
    ada = person(language="it")
    ada.set_up("farshore", [ME, BOT], options={"set": data}, seed="3")
    ada.wait_until_asked()
    shown = ada.page.locator("[data-thing^='row:']").first
    expect(shown).to_have_attribute("aria-label", re.compile("^Nuova "))
    expect(ada.page.locator(".space.goal")).to_contain_text("99")
    ada.answer(random.Random(1))
