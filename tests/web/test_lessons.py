"""The guided first games: a player who follows every suggestion reaches the end of the lesson."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from .person import ASKED, DESKTOP, PHONE, Person

Come = Callable[..., Person]

GAMES: Final = ("everdell", "farshore", "cartographers")
every_game = pytest.mark.parametrize("game", GAMES)

LEARNED: Final = {
    "everdell": "hand worker confirm since play colors free season events scoring",
    "farshore": "hand worker confirm roses play ship treasure anchor season dunes",
    "cartographers": "card edicts turn place confirm coins ruins ambush time scored",
}
"""Steps without which a lesson has not taught its game."""
THEN: Final = {
    "ruins": ".draw .duty:not(.raid)",
    "ambush": ".draw .duty.raid",
}
"""What a step speaks of: the deal has to bring it just then."""
LEFT: Final = {
    "everdell": ("city:0.farm", "city:0.wife"),
    "farshore": ("city:0.grove", "city:0.treasure_hunter"),
    "cartographers": (),
}
"""What a player who follows the suggestions has at the end: the deal and the bot have to allow it."""
MOST_STEPS: Final = 60
CONFIRM: Final = ".decision .acts .pri:enabled, .draw .acts .pri:enabled"


def coach(person: Person) -> Locator:
    return person.page.locator(".coach")


def step_of(person: Person) -> str:
    return coach(person).get_attribute("data-step") or ""


def covered(person: Person) -> list[str]:
    """The selected or marked things that the card of the lesson covers."""
    found = person.page.evaluate(
        """confirm => {
            const card = document.querySelector(".coach").getBoundingClientRect();
            const hit = box => box.left < card.right - 1 && card.left < box.right - 1
                && box.top < card.bottom - 1 && card.top < box.bottom - 1;
            return [...document.querySelectorAll(".g-sel, " + confirm)]
                .filter(one => one.getClientRects().length && hit(one.getBoundingClientRect()))
                .map(one => one.outerHTML.slice(0, 80));
        }""",
        CONFIRM,
    )
    return [str(one) for one in found]


def go_on(person: Person) -> None:
    """Continue the lesson, or select and confirm the suggestion. Wait for the next text or question."""
    page = person.page
    before = (step_of(person), person.asked())
    expect(coach(person).locator(".acts .pri").or_(coach(person).locator(".state")).first).to_be_visible()
    if (button := coach(person).locator(".acts .pri")).count():
        shows = button.locator("svg").count() > 0
        person.press(button)
        if shows:
            expect(page.locator(CONFIRM)).to_be_visible()
    if page.locator(CONFIRM).count():
        page.wait_for_timeout(600)  # the selected thing scrolls into view
        assert covered(person) == [], step_of(person)
        person.press(page.locator(CONFIRM))
        expect(page.locator(CONFIRM)).to_have_count(0)
    page.wait_for_function(
        f"([step, asked]) => document.querySelector('.coach')?.dataset.step !== step || {ASKED} !== asked",
        arg=list(before),
    )


def learn(person: Person, game: str) -> set[str]:
    """Follow a lesson to its last step, free play. Returns the steps."""
    person.page.goto(f"/learn/{game}")
    expect(coach(person)).to_be_visible()
    expect(person.page).to_have_url(re.compile(rf"/tables/.*\?lesson={game}"))
    # steps may change faster than the test checks
    person.page.evaluate(
        """() => {
            const card = document.querySelector(".coach");
            window.steps = [card.dataset.step];
            const look = () => window.steps.push(card.dataset.step);
            new MutationObserver(look).observe(card, {attributeFilter: ["data-step"]});
        }"""
    )
    for _ in range(MOST_STEPS):
        if (step := step_of(person)) in THEN:
            expect(person.page.locator(THEN[step])).to_be_visible()
        if step == "on":
            return set(person.page.evaluate("window.steps"))
        go_on(person)
    raise AssertionError(f"the lesson does not end; last it said {step_of(person)}")


@pytest.mark.sweep(6)
@every_game
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_suggestions_lead_to_the_end(person: Come, game: str, size: tuple[int, int]) -> None:
    ada = person(size=size, touch=size == PHONE, language="ru" if size == PHONE else "en")
    assert set(LEARNED[game].split()) - learn(ada, game) == set()
    for thing in LEFT[game]:
        expect(ada.page.locator(f'[data-thing="{thing}"]')).to_have_count(1)
    assert ada.scrolls_sideways() == 0
    ada.press(coach(ada).locator(".acts .pri"))
    expect(ada.page.locator(".coach[data-step=on]")).to_have_count(0)


def test_a_lesson_can_be_continued(person: Come) -> None:
    ada = person()
    ada.page.goto("/learn/everdell")
    expect(coach(ada)).to_be_visible()
    go_on(ada)
    go_on(ada)
    here, table = step_of(ada), ada.page.url
    ada.page.goto("/learn/everdell")
    ada.press(ada.page.locator("[data-game=everdell] a.pri"))
    expect(ada.page).to_have_url(table)
    expect(coach(ada)).to_have_attribute("data-step", here)


def test_another_move_is_fine(person: Come) -> None:
    ada = person()
    ada.page.goto("/learn/everdell")
    expect(coach(ada)).to_be_visible()
    ada.press(ada.page.locator('[data-thing="place:one_berry"]'))
    ada.press(ada.page.locator(CONFIRM))
    while step_of(ada) in ("goal", "hand", "meadow"):
        go_on(ada)
    expect(coach(ada)).to_have_attribute("data-step", "since")


def test_a_deed_is_done_when_its_questions_are_answered(person: Come) -> None:
    """The Lookout asks which cards to discard; the lesson waits for the answers, and follows an undo."""
    ada = person()
    ada.page.goto("/learn/farshore")
    expect(coach(ada)).to_be_visible()
    while step_of(ada) != "again":
        go_on(ada)
    words = coach(ada).locator(".text").inner_text()
    ada.press(ada.page.locator('[data-thing="hand:market"]'))
    expect(coach(ada).locator(".state")).to_contain_text("Something else")
    ada.press(ada.page.locator('[data-thing="place:lookout"]'))
    expect(coach(ada).locator(".state")).to_contain_text("Chosen")
    ada.press(ada.page.locator(CONFIRM))
    expect(coach(ada).locator(".text")).not_to_have_text(words)
    expect(coach(ada)).to_have_attribute("data-step", "again")
    ada.press(ada.page.locator(".decision .acts .btn"))  # undo
    expect(coach(ada).locator(".text")).to_have_text(words)
    while step_of(ada) == "again":
        go_on(ada)
    expect(coach(ada)).to_have_attribute("data-step", "season")


def test_the_text_view_has_the_lesson_too(person: Come) -> None:
    ada = person()
    ada.page.goto("/learn/cartographers")
    expect(coach(ada)).to_be_visible()
    ada.press(ada.page.locator(".bar button[aria-pressed]"))
    expect(ada.page.locator("main.text")).to_be_visible()
    before = step_of(ada)
    ada.press(coach(ada).locator(".acts .pri"))
    expect(coach(ada)).not_to_have_attribute("data-step", before)


def test_the_keyboard_reaches_the_lesson(person: Come) -> None:
    ada = person()
    ada.page.goto("/learn/everdell")
    expect(coach(ada)).to_have_attribute("data-step", "goal")
    ada.page.keyboard.press("g")
    ada.page.keyboard.press("Enter")
    expect(coach(ada)).to_have_attribute("data-step", "hand")


def test_a_lesson_can_be_left(person: Come) -> None:
    ada = person()
    ada.page.goto("/learn/farshore")
    expect(coach(ada)).to_be_visible()
    ada.press(coach(ada).locator("header .tool").last)
    expect(coach(ada)).to_have_count(0)
    expect(ada.page).to_have_url(re.compile(r"/tables/[^?]+$"))
