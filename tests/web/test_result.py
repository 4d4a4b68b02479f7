"""The result of a game: who came where, and what is celebrated."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES

from .boards import set_up_board
from .person import Person
from .screens import BY_NAME, Tour

People = Callable[..., Person]


def badly_played() -> str:
    """The record of a solo game of Cartographers by chance, which ends far below zero."""
    record = Record(GAMES["cartographers"], 3, {}, ("Ada",))
    chance = Rng(3)
    while record.state.waiting():
        codes = record.state.options(0).codes()
        record.choose(0, codes[chance.below(len(codes))])
    rating = record.state.scores()[0].rating
    assert rating is not None
    assert rating < 0
    return record.text()


def test_a_result_tells_the_viewer_s_place_and_celebrates_no_defeat(person: People) -> None:
    ada = person()
    ada.become_guest()
    ada.go_to(set_up_board(ada, "cartographers-over"))
    head = ada.page.locator(".result .head")
    expect(head).to_contain_text("You came fourth of 4, 8 stars behind.")
    expect(head.locator(".confetti")).to_have_count(0)
    made = ada.api("POST", "/tables/import", {"record": badly_played(), "seats": [{"kind": "me"}]})
    ada.go_to(made["id"])
    expect(head).to_contain_text("Rating −")
    expect(head.locator(".confetti")).to_have_count(0)
    ada.go_to(set_up_board(ada, "everdell-over"))
    expect(head).to_contain_text("Ada wins")
    expect(head.locator(".confetti")).to_have_count(1)


@pytest.mark.all_titles
def test_farshore_says_before_the_first_game_that_it_is_reconstructed(person: People) -> None:
    ada = person(language="it")
    ada.page.goto("/")
    notice = ada.page.locator("[data-notice=farshore]")
    ada.page.get_by_role("radio", name="Farshore").check(force=True)
    expect(notice).to_contain_text(
        "I costi e quasi tutti gli effetti delle carte di Farshore sono ricostruiti"
    )
    expect(notice).to_contain_text("Chi possiede la scatola può correggerli.")
    ada.page.get_by_role("radio", name="Cartographers").check(force=True)
    expect(notice).to_have_count(0)
    ada.become_guest()
    table = ada.api("POST", "/tables", {"game": "farshore", "seats": [{"kind": "me"}, {"kind": "open"}]})[
        "id"
    ]
    link = ada.api("POST", f"/tables/{table}/links", {"kind": "join"})["path"]
    ben = person(language="it")
    for one, page in ((ada, f"/tables/{table}"), (ben, link)):
        one.page.goto(page)
        expect(one.page.locator("[data-notice=farshore]")).to_contain_text("sono ricostruiti")
    ada.page.goto("/learn/farshore")
    expect(ada.page.locator(".coach")).to_contain_text("sono ricostruiti (segno °)")
    ada.page.goto("/rules/farshore")
    expect(ada.page.locator("#topic-marks")).to_contain_text(
        "nomi italiani delle carte che il regolamento non cita"
    )


def test_games_that_are_over_have_a_page(tour: Tour) -> None:
    """Figures of each kind of game, and the list of all, which can be filtered and leads to the replays."""
    with tour.window() as window:
        page = window.visit(BY_NAME["games"]).page
        expect(page.get_by_role("region", name="Cartographers, alone")).to_contain_text("Points on average")
        expect(page.get_by_role("img", name="Points of the last 2 games")).to_be_visible()
        page.get_by_text("Where the points came from").click()
        expect(page.locator(".sources li").first).to_be_visible()
        games = page.locator(".list .rowlink")
        expect(games).to_have_count(2)
        page.get_by_label("With whom").select_option("alone")
        expect(games).to_have_count(2)
        page.get_by_role("link", name="Replay of Cartographers").first.click()
        page.wait_for_url("**/replay*")
        window.visit(BY_NAME["start"])
        page.get_by_role("link", name="Your games").click()
        page.wait_for_url("**/games")
        expect(
            window.visit(BY_NAME["games-none"]).page.get_by_text("No game of yours is over yet.")
        ).to_be_visible()
