"""Hints in the browser: requested by button and by key, shown on the table, listed as text."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .person import PHONE, Person

People = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "beginner"}
QUICK = {"hints": "casual"}
"""Settings of somebody who does not want to wait."""


def sit_down(ada: Person, game: str, **settings: object) -> None:
    ada.page.add_init_script(f"localStorage.setItem('boardwright', '{json.dumps({**QUICK, **settings})}')")
    ada.set_up(game, [ME, BOT], seed="1")
    ada.wait_until_asked()


def hint(ada: Person) -> Locator:
    return ada.page.locator(".hint").filter(visible=True).first


def ask(ada: Person) -> Locator:
    """The button."""
    return ada.page.get_by_role("button", name="Hint").filter(visible=True)


@pytest.mark.sweep(3)
@pytest.mark.parametrize("game", ["everdell", "farshore", "cartographers"])
def test_a_hint_lights_the_best_answer_and_lists_three(person: People, game: str) -> None:
    ada = person()
    sit_down(ada, game)
    before = ada.asked()
    ask(ada).click()
    expect(hint(ada).locator("li").first).to_contain_text("Best: ")
    expect(hint(ada).locator("p.muted")).to_contain_text("Casual judges by what an answer brings now.")
    lines = hint(ada).locator("li button")
    assert 2 <= lines.count() <= 3
    expect(lines.first).to_have_attribute("aria-pressed", "true")
    lines.nth(1).click()
    expect(lines.nth(1)).to_have_attribute("aria-pressed", "true")
    confirm = ada.page.locator(".decision .acts .pri:enabled, .draw .acts .pri:enabled").first
    expect(confirm).to_be_visible()
    assert ada.asked() == before, "nothing is sent before it is confirmed"
    confirm.click()
    expect(lines).to_have_count(0)


def test_the_key_asks_and_without_confirmation_a_hint_still_sends_nothing(person: People) -> None:
    ada = person()
    sit_down(ada, "everdell", plays="short")
    before = ada.asked()
    ada.page.keyboard.press("t")
    expect(hint(ada).locator("li").first).to_contain_text("Best: ")
    expect(ada.page.locator(".g-sel").first).to_be_visible()
    expect(ada.decision.locator(".acts .pri")).to_be_enabled()
    assert ada.asked() == before


def test_a_phone_has_room_for_a_hint(person: People) -> None:
    ben = person(size=PHONE, touch=True)
    sit_down(ben, "everdell")
    ask(ben).tap()
    expect(hint(ben).locator("li").first).to_be_visible()
    expect(ben.decision.locator(".acts .pri")).to_be_in_viewport()
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_text_view_gives_hints_too(person: People) -> None:
    ada = person()
    sit_down(ada, "farshore", textView=True)
    ada.page.get_by_label("Command").fill("hint")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log")).to_contain_text("Best: ")


def test_where_several_people_play_nobody_is_offered_a_hint(person: People) -> None:
    ada = person()
    ada.set_up("cartographers", [ME, ME], seed="1")
    ada.page.get_by_role("button", name="Ada").or_(ada.page.locator("main button.pri")).first.click()
    ada.wait_until_asked()
    expect(ada.page.locator(".draw")).to_be_visible()
    expect(ask(ada)).to_have_count(0)
