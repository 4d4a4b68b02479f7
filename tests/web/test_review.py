"""The review of a game in the browser: from the result to what was better, and on from there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from ..server.test_reviews import finished
from .axe import axe_violations
from .boards import set_up_board
from .person import Person

People = Callable[..., Person]
PATIENCE = 180_000
"""Milliseconds; the first imagined games of an installation are compiled."""


def complete(page: Page) -> None:
    """Wait for the end of a review."""
    expect(page.locator(".lead .curve svg")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("progress")).to_have_count(0, timeout=PATIENCE)


def check_trying_again(ada: Person) -> None:
    """Looking for something better, the reader does not see it; the page says how good every answer is."""
    page = ada.page
    moment = page.locator(".moment")
    played = moment.locator(".played > dd").inner_text().splitlines()[0]
    moment.get_by_role("button", name="Try again").click()
    expect(moment.locator(".better")).to_have_count(0)
    expect(moment.locator(".because")).to_be_hidden()
    again = moment.locator(".again")
    again.get_by_role("searchbox").fill("no such answer")
    expect(again.locator("li")).to_have_count(0)
    again.get_by_role("searchbox").fill(played)
    again.get_by_role("button", name=played, exact=True).click()
    expect(again.locator(".tried.same")).to_contain_text("as good as what was played", timeout=PATIENCE)
    expect(again.locator(".tried.same")).to_contain_text("0.0 ± 0.0 points")
    again.get_by_role("searchbox").fill("")
    for number in (0, 1):
        again.locator("li .btn").nth(number).click()
        expect(again.locator(".tried")).to_have_count(number + 2, timeout=PATIENCE)
    assert axe_violations(ada, "trying again") == []
    moment.get_by_role("button", name="Show what was better").click()
    expect(moment.locator(".better")).to_be_visible()
    expect(again).to_have_count(0)


def test_a_review_tells_where_a_game_turned_and_leads_on(person: People) -> None:
    ada = person()
    ada.become_guest()
    table = str(ada.api("POST", "/tables/import", {"record": finished().text()})["id"])
    page = ada.page
    page.goto(f"/tables/{table}")
    page.get_by_role("link", name="Review").click()
    complete(page)
    # accuracy, with the sentence that says what it is worth
    expect(page.locator("table.data .sum")).to_contain_text("Game")
    expect(page.get_by_text("one game says little")).to_be_visible()
    marks = page.locator(".curve .mark")
    count = marks.count()
    assert count >= 2, "casual players make mistakes"
    expect(page.locator(".list li")).to_have_count(count)
    # what was played and what was better; keys go through the turning points
    expect(page.locator(".moment .played > dd")).not_to_be_empty()
    expect(page.locator(".moment .better > dd > b")).to_contain_text("±")
    expect(page.locator(".moment .because p").first).to_contain_text("Why.")
    marks.first.click()
    expect(page.locator(".moment")).to_contain_text(f"1 / {count}")
    page.keyboard.press(".")
    expect(page.locator(".moment")).to_contain_text(f"2 / {count}")
    expect(marks.nth(1)).to_have_attribute("aria-current", "true")
    page.keyboard.press(",")
    expect(page.locator(".moment")).to_contain_text(f"1 / {count}")
    # both lines side by side, with what followed from either
    expect(page.locator(".moment .line .effects")).to_have_count(2)
    check_trying_again(ada)
    # the table of numbers can be scrolled with keys
    page.get_by_text("All numbers").click()
    expect(page.get_by_role("group", name="All numbers")).to_have_attribute("tabindex", "0")
    assert axe_violations(ada, "numbers") == []
    # the same after a reload, at once; and on the board
    address, shown = page.url, page.locator(".moment .played > dd").inner_text().splitlines()[0]
    page.goto(address)
    expect(page.locator(".moment .played > dd")).to_contain_text(shown)
    expect(page.locator("progress")).to_have_count(0)
    page.get_by_role("link", name="Show on the board").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert "at=" in page.url
    expect(page.get_by_role("link", name="Review")).to_have_attribute("href", f"/tables/{table}/review")
    # back by the link at once: the address of the replay must not be written once more
    page.get_by_role("slider").press("End")
    page.get_by_role("link", name="Review").click()
    complete(page)
    page.wait_for_timeout(500)
    assert "/review" in page.url
    # play on from here
    page.goto(address)
    page.get_by_text("Play on from here").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".table[data-status]")).to_be_attached()


def test_a_review_can_be_stopped_and_goes_on(person: People) -> None:
    ada = person()
    ada.become_guest()
    table = set_up_board(ada, "farshore-over")
    page = ada.page
    page.goto(f"/tables/{table}/review")
    expect(page.locator("progress")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("progress")).to_have_count(0)
    page.get_by_role("button", name="Go on").click()
    expect(page.locator("progress")).to_be_visible()
    page.get_by_role("button", name="Stop").click()


def test_a_game_that_goes_on_has_no_review(person: People) -> None:
    ada = person()
    ada.become_guest()
    table = set_up_board(ada, "everdell-typical")
    page = ada.page
    page.goto(f"/tables/{table}/review")
    expect(page.get_by_role("alert")).to_contain_text("not over")
    expect(page.locator("main").get_by_role("link", name="To the table")).to_be_visible()
    ada.expects_trouble = True
    page.goto("/tables/nowhere/review")
    expect(page.get_by_role("alert")).not_to_be_empty()
