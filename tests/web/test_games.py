"""Games in the browser: by mouse, by finger on a phone, by keyboard alone, by the text view alone.

In a sample, bots play the first five sixths of each game.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .boards import Board, late, played
from .person import PHONE, Person

People = Callable[..., Person]
SitDown = Callable[..., int]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "casual"}


@pytest.fixture
def sit_down(request: pytest.FixtureRequest) -> SitDown:
    """Takes somebody to a game: in a sample to its last sixth, else to its beginning.

    Returns the least number of confirmations that follow.
    """

    def take(person: Person, game: str, *seats: dict[str, str], seed: int) -> int:
        if not request.config.getoption("--sample"):
            person.set_up(game, list(seats), preset=None, seed=str(seed))
            return 10
        person.become_guest()
        request_body = {"record": played(Board(game, len(seats), seed, late)), "seats": seats}
        person.go_to(person.api("POST", "/tables/import", request_body)["id"])
        return 3

    return take


@pytest.mark.sweep(2)
@pytest.mark.parametrize("game", ["everdell", "cartographers"])
def test_a_game_by_mouse(person: People, sit_down: SitDown, game: str) -> None:
    ada = person()
    least = sit_down(ada, game, ME, BOT, seed=11)
    assert ada.play(random.Random(2)) > least
    expect(ada.page.locator(".result .verdict").first).to_be_in_viewport()
    assert ada.scrolls_sideways() <= 0


def test_a_game_by_finger_on_a_phone(person: People, sit_down: SitDown) -> None:
    ada = person(size=PHONE, touch=True)
    sit_down(ada, "farshore", ME, seed=5)
    ada.play(random.Random(2))
    ada.page.locator(".result").first.scroll_into_view_if_needed()
    assert ada.scrolls_sideways() <= 0


def test_a_game_by_keyboard_alone(person: People, sit_down: SitDown) -> None:
    """Tab, arrows, letters and Enter, without a pointer."""
    ada = person()
    sit_down(ada, "everdell", ME, BOT, seed=3)
    ada.play(random.Random(3), by_keyboard=True)


def test_a_game_by_the_text_view_alone(person: People, sit_down: SitDown) -> None:
    """Everything by typing into one field."""
    ada = person(size=PHONE)
    ada.page.goto("/settings")
    ada.use_text_view()
    sit_down(ada, "farshore", ME, BOT, seed=4)
    field = ada.page.locator("#command")
    rng = random.Random(4)
    for _ in range(400):
        if not ada.wait_until_asked():
            break
        before = ada.asked()
        options = ada.page.locator(".options li").count()
        field.fill(f"{rng.randrange(options) + 1}!")
        field.press("Enter")
        ada.wait_for_another_question(before)
    assert ada.is_over()
    field.fill("scores")
    field.press("Enter")
    expect(ada.page.locator("[role=log]")).to_contain_text("Ada:")


def test_what_the_text_view_says_when_it_does_not_understand(person: People) -> None:
    ada = person()
    ada.become_guest()
    ada.use_text_view()
    edicts = ["treetower", "canal_lake", "great_city", "borderlands"]
    ada.set_up("cartographers", [ME], seed="4", options={"edicts": edicts})
    field, paper = ada.page.locator("#command"), ada.page.locator("[role=log]")
    for typed, said in {
        "dance": "is not understood",
        "help": "take back your last step",
        "99999": "Choose a number from 1 to",
        "rules great city": "Great City",
        "rules nonsense": "Nothing here is called",
        "city": "Map of Ada",
    }.items():
        field.fill(typed)
        field.press("Enter")
        expect(paper).to_contain_text(said)
