"""What the panel says of a question: once, and of a discarded card not what it does; what the map marks."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .person import Person

People = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "casual"}


def test_the_panel_says_things_once_and_only_what_happens(person: People) -> None:
    ada = person(size=(1366, 650))
    ada.become_guest()
    ada.set_up("farshore", [ME, BOT], seed="5")
    assert ada.wait_until_asked()
    expect(ada.decision.locator("h2")).to_have_text("Look at your opening hand.")
    expect(ada.decision.locator(".answers .btn")).to_have_text(
        ["Keep this hand", "Discard it and draw a new one"]
    )
    table = ada.set_up("everdell", [ME, BOT], seed="5")
    assert ada.wait_until_asked()
    tab = ada.page.get_by_role("tab").first
    expect(tab).to_have_text("Since your turn")
    asked = int(ada.asked())
    act = {"act": "choose", "id": "a", "seat": 0, "asked": asked, "code": "visit:haven"}
    ada.api("POST", f"/tables/{table}/acts", act)
    expect(tab).to_have_text("Your turn so far")
    expect(ada.page.locator("[data-zone=since]")).to_contain_text("Ada places a worker: Haven.")
    card = ada.page.locator("[data-thing^='hand:'].g-lit").first
    card.click()
    expect(ada.decision).to_contain_text("Discard: ")
    expect(ada.decision.locator("article")).to_have_count(0)


def test_at_most_a_third_of_the_map_is_hatched(person: People) -> None:
    """If the shape has few places, those are tinted instead."""
    ada = person(size=(1366, 650))
    for seed, few in (("5", False), ("4", True)):
        ada.set_up("cartographers", [ME, BOT], seed=seed)
        assert ada.wait_until_asked()
        expect(ada.page.locator("[role=grid]")).to_be_visible()
        hatched, possible = ada.page.locator("rect[fill*='-hatch']"), ada.page.locator("rect.possible")
        expect(possible if few else hatched).not_to_have_count(0)
        expect(hatched if few else possible).to_have_count(0)
        assert hatched.count() <= 11 * 11 / 3
