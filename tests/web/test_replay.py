"""The replay in the browser: its controls at every step and in every view, and what each step says."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .boards import set_up_board
from .person import PHONE, Person

People = Callable[..., Person]
SMALL = (1366, 650)
LEAST_WHILE_CHANGING = """async ([select, viewer]) => {
    const slider = document.querySelector("[type=range]");
    const view = document.querySelector(select);
    view.value = viewer;
    view.dispatchEvent(new Event("change", {bubbles: true}));
    let least = Number(slider.value);
    for (let frame = 0; frame < 40; frame++) {
        await new Promise((done) => requestAnimationFrame(done));
        least = Math.min(least, Number(document.querySelector("[type=range]")?.value ?? -1));
    }
    return least;
}"""
"""Shows another view, and returns the least value that the slider has meanwhile; -1 if it is gone."""
CUT = """select => {
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const arrow = 18;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    return pen.measureText(select.options[0].text).width - room;
}"""
"""By how many pixels the text of a closed select is wider than its field."""


def test_the_controls_of_a_replay_stay_where_they_are(person: People) -> None:
    """Cartographers lost slider and buttons at the last step, and the slider jumped to 0 with the view.

    Later the sentences of a season's end pushed the buttons out of the panel."""
    ada = person(size=SMALL)
    ada.become_guest()
    table = set_up_board(ada, "cartographers-over")
    ada.page.goto(f"/tables/{table}/replay?seat=0&at=10")
    slider = ada.page.get_by_role("slider")
    expect(slider).to_have_value("10")
    assert ada.page.evaluate(LEAST_WHILE_CHANGING, [".viewer select", "1"]) == 10
    slider.press("End")
    last = slider.get_attribute("max")
    assert last is not None
    expect(slider).to_have_value(last)
    expect(ada.page.get_by_role("button", name="To the deal")).to_be_enabled()
    ada.page.wait_for_url(f"**at={last}")
    for size in (SMALL, PHONE):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        ada.page.reload()
        expect(slider).to_have_value(last)
        for control in (slider, ada.page.get_by_role("button", name="To the deal")):
            expect(control).to_be_in_viewport(ratio=1)
        if size == SMALL:
            expect(ada.page.locator(".steps [aria-current]")).to_be_in_viewport(ratio=0.9)
    ada.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    for language in ("en", "it", "fr", "ru"):
        ada.set(language=language)
        ada.page.goto(f"/tables/{table}/replay?at=1")
        jump = ada.page.locator(".jump select")
        assert jump.evaluate(CUT) <= 0, language


@pytest.mark.sweep(2)
@pytest.mark.parametrize(
    ("name", "told"),
    [("everdell-over", ": Play: "), ("farshore-over", ": Play: "), ("cartographers-over", " draws ")],
)
def test_a_step_says_what_was_answered(person: People, name: str, told: str) -> None:
    """A card that is not paid for yet has no event. Its step said only "Ada answers."."""
    ada = person()
    ada.become_guest()
    table = set_up_board(ada, name)
    ada.page.goto(f"/tables/{table}/replay?at=40")
    steps = ada.page.locator(".steps li")
    expect(steps.nth(60)).to_be_attached()
    texts = steps.all_inner_texts()
    assert not [text for text in texts if text.endswith("answers.")]
    assert [text for text in texts if told in text]
    # news and chat belong to a table; the list of steps has one heading
    expect(ada.page.get_by_role("tab")).to_have_text(["Log"])
    expect(ada.page.get_by_role("heading", name="Steps")).to_have_count(0)
    rng = random.Random(name)
    for _ in range(3):
        ada.page.locator(".steps li button").nth(rng.randrange(20)).click()
        expect(ada.page.locator(".here .events li").first).not_to_have_text("")


def test_a_replay_that_is_left_writes_no_address_and_reads_nothing_more(person: People) -> None:
    """Its last step was written into the address of the next page, and it asked for the next page's table."""
    ada = person()
    ada.become_guest()
    ada.set(known=True)
    table = set_up_board(ada, "everdell-over")
    page = ada.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/tables/{table}/replay?at=10")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("10")
    slider.press("ArrowRight")
    page.locator(".brand").first.click()
    expect(page.get_by_role("slider")).to_have_count(0)
    page.wait_for_timeout(500)  # the address of a step is written a moment after it
    assert "replay" not in page.url
    assert not [url for url in asked if "undefined" in url]
    # play on from a step
    page.goto(f"/tables/{table}/replay?at=10")
    expect(slider).to_have_value("10")
    page.get_by_text("Play on from here").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("slider")).to_have_count(0)
    expect(page.locator(".table[data-status]").first).to_be_attached()
    assert "replay" not in page.url
    # a browser whose session has ended is told so
    ada.expects_trouble = True
    ada.context.clear_cookies()
    page.goto(f"/tables/{table}/replay?at=10")
    expect(page.locator("main")).to_contain_text("The server does not know this browser any more")
