"""Making a move in the browser: a game in three clicks, preview, undo, why not, languages, replay."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .boards import set_up_board
from .person import PHONE, Person

People = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "casual"}


@pytest.mark.sweep(3)
@pytest.mark.parametrize("game", ["Everdell", "Farshore", "Cartographers"], ids=str.lower)
def test_a_newcomer_plays_after_three_clicks(person: People, game: str) -> None:
    ada = person()
    ada.page.goto("/")
    ada.page.get_by_role("radio", name=game).or_(ada.page.get_by_role("button", name=game)).first.click()
    ada.page.get_by_role("button", name=f"Start {game}").click()
    assert ada.wait_until_asked()


def test_nothing_is_sent_before_it_is_confirmed(person: People) -> None:
    """Select, see the effect, cancel; select something else, see the warning that it cannot be undone."""
    ada = person()
    ada.set_up("everdell", [ME, BOT], seed="1")
    ada.wait_until_asked()
    before = ada.asked()
    twigs = ada.page.locator("[data-thing='place:three_twigs']")
    twigs.click()
    expect(ada.decision).to_contain_text("+3")
    ada.page.keyboard.press("Escape")
    expect(ada.decision.locator(".acts .pri")).to_have_count(0)
    assert ada.asked() == before
    ada.page.locator("[data-thing='place:one_berry_one_card']").click()
    expect(ada.decision).to_contain_text("cannot be undone")
    ada.decision.get_by_role("button", name="Back").click()
    assert ada.asked() == before


def test_undo(person: People) -> None:
    """A drawing is sealed until all have drawn. Until then it can be undone, by button and by key."""
    ada, ben = person(), person(name="Ben")
    table = ada.set_up("cartographers", [ME, {"kind": "open"}], seed="2")
    ben.become_guest()
    link = ada.api("POST", f"/tables/{table}/links", {"kind": "join"})["path"]
    ben.api("POST", "/join", {"link": link.split("#")[1]})
    ada.page.get_by_role("button", name="Begin").click()
    ada.wait_until_asked()
    ada.answer(random.Random(1))
    expect(ada.page.get_by_text("sealed").first).to_be_visible()
    ada.page.get_by_role("button", name="Undo").first.click()
    assert ada.wait_until_asked()
    ada.answer(random.Random(2))
    ada.page.keyboard.press("u")
    assert ada.wait_until_asked()


def test_what_is_not_possible_says_why(person: People) -> None:
    ada = person()
    ada.set_up("everdell", [ME, BOT], seed="1")
    ada.wait_until_asked()
    ada.page.locator("[data-thing^='hand:']").first.click()
    expect(ada.decision.locator(".denied")).to_contain_text("Needs")


def test_a_phone_tells_what_things_do_and_where_to_look(person: People) -> None:
    """Small cards show no text. A tap shows it, whether the thing can be chosen or not."""
    ben = person(size=PHONE, touch=True)
    ben.set_up("everdell", [ME, BOT], seed="1")
    ben.wait_until_asked()
    expect(ben.page.locator(".tabs .marked")).to_contain_text(["Places"])
    ben.page.locator("[data-thing^='hand:']").first.tap()
    expect(ben.decision.locator(".denied")).to_be_visible()
    expect(ben.decision.locator(".big .tx")).to_be_visible()
    ben.press(ben.page.locator("[data-thing='place:three_twigs']"))
    expect(ben.decision.locator(".big")).to_contain_text("3 twigs")


def test_a_map_on_a_phone_tells_what_edicts_and_cards_say(person: People) -> None:
    """An edict is a chip without its text, a card only a name. A tap shows the texts."""
    ben = person(size=PHONE, touch=True)
    ben.set_up("cartographers", [ME, BOT], seed="1")
    ben.wait_until_asked()
    edict = ben.page.locator("[data-thing^='edict:']").first
    expect(edict.locator(".rule")).to_be_hidden()
    edict.tap()
    expect(ben.page.locator(".explanation")).to_contain_text("star")
    ben.page.locator(".draw .card").tap()
    expect(ben.page.get_by_role("tooltip")).to_contain_text("shape")


def test_a_season_that_is_over_is_told(person: People) -> None:
    """Its points stand above the map until the viewer closes them. Monsters and a new card come at once."""
    ada = person()
    ada.set_up("cartographers", [ME, BOT], seed="1")
    news = ada.page.get_by_role("region", name="Spring is over")
    rng = random.Random(1)
    while ada.wait_until_asked() and not news.count():
        ada.answer(rng)
    expect(news).to_contain_text("Monsters")
    ada.page.keyboard.press("Escape")
    expect(news).to_have_count(0)


def test_escape_leads_back_to_one_s_own_map(person: People) -> None:
    ada = person()
    ada.set_up("cartographers", [ME, BOT], seed="2")
    ada.wait_until_asked()
    ada.page.locator("[data-thing='map:1']").click()
    ada.expect_text("You look at the map of")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text("You look at the map of")).to_have_count(0)


def test_what_slides_beneath_a_resting_mouse_is_not_explained(person: People) -> None:
    """The browser then reports that the mouse has entered, but the mouse has not moved."""
    ada = person()
    ada.set_up("everdell", [ME, BOT], seed="1")
    ada.wait_until_asked()
    ada.page.evaluate(
        "addEventListener('pointermove', ({screenX, screenY}) => (window.at = {screenX, screenY}))"
    )
    ada.page.mouse.move(700, 20)
    at = ada.page.evaluate("window.at")
    card = ada.page.locator("[data-thing^='row:']").last
    card.dispatch_event("pointerenter", {"pointerType": "mouse", **at})
    ada.page.wait_for_timeout(800)
    expect(ada.page.get_by_role("tooltip")).to_have_count(0)
    card.hover()
    expect(ada.page.get_by_role("tooltip")).to_be_visible()


def test_rule_texts_by_hover_focus_and_long_press(person: People) -> None:
    ada, ben = person(), person(name="Ben", size=PHONE, touch=True)
    ada.set_up("everdell", [ME, BOT], seed="1")
    ada.wait_until_asked()
    card = ada.page.locator("[data-thing^='row:']").first
    card.hover()
    expect(ada.page.get_by_role("tooltip")).to_be_visible()
    ada.page.mouse.move(0, 0)
    expect(ada.page.get_by_role("tooltip")).to_have_count(0)
    ada.page.keyboard.press("m")
    ada.page.keyboard.press("ArrowDown")  # from the deck to a card
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("tooltip")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("tooltip")).to_have_count(0)

    ben.set_up("everdell", [ME, BOT], seed="1")
    ben.wait_until_asked()
    before = ben.asked()
    target = ben.page.locator("[data-thing^='row:']").first
    target.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(ben.page.get_by_role("tooltip")).to_be_visible()
    target.dispatch_event("pointerup", {"pointerType": "touch"})
    target.dispatch_event("click")  # the end of a long press selects nothing
    assert ben.asked() == before
    expect(ben.page.locator(".g-sel")).to_have_count(0)


def test_the_language_changes_in_place(person: People) -> None:
    """During a turn: the texts change, the selection stays, the page is not reloaded."""
    ada = person()
    ada.become_guest()
    ada.page.goto("/")
    mark = ada.page.evaluate("window.__mark = Math.random()")
    for code, word in {"it": "Scegli", "fr": "Choisissez", "ru": "Выберите", "en": "Pick"}.items():
        ada.page.get_by_role("combobox").first.select_option(code)
        expect(ada.page.locator("h1").first).to_contain_text(word)
        assert ada.page.evaluate("document.documentElement.lang") == code
    assert ada.page.evaluate("window.__mark") == mark


def test_the_replay_equals_the_game(person: People) -> None:
    """The last step of the replay shows the same cities as the table did, the first one none."""
    ada = person()
    ada.become_guest()
    table = set_up_board(ada, "everdell-over")
    ada.go_to(table)
    tiles = ada.page.locator("[data-thing^='city:0.']")
    tiles.first.wait_for(state="attached")
    at_the_end = sorted(filter(None, (tile.get_attribute("data-thing") for tile in tiles.all())))
    ada.page.goto(f"/tables/{table}/replay?seat=0")
    ada.page.get_by_role("slider").wait_for()
    ada.page.keyboard.press("End")
    expect(tiles).to_have_count(len(at_the_end))
    shown = sorted(filter(None, (tile.get_attribute("data-thing") for tile in tiles.all())))
    assert shown == at_the_end
    ada.page.keyboard.press("Home")
    expect(tiles).to_have_count(0)


def test_several_things_are_chosen_and_confirmed_once(person: People) -> None:
    """A visit, the cards discarded there and the goods for them are one answer."""
    ada = person()
    ada.set_up("everdell", [ME, BOT], seed="1")
    ada.wait_until_asked()
    before = ada.asked()
    hand = ada.page.locator("[data-zone=hand] [data-thing^='hand:']")
    ada.page.locator("[data-thing='place:haven']").click()
    expect(ada.decision).to_contain_text("0 of up to 5")
    for n in range(5):
        hand.nth(n).click()
    expect(ada.decision).to_contain_text("5 of up to 5")
    expect(hand.nth(4).locator(".rank")).to_have_text("5")
    ada.decision.get_by_role("button", name="Drop:").last.click()
    hand.nth(3).press("Enter")  # on a selected card it goes on, and does not drop the card
    expect(ada.decision).to_contain_text("0 of 2")
    ada.page.keyboard.press("Escape")
    expect(ada.decision).to_contain_text("0 of up to 5")
    for n in range(4):
        hand.nth(n).click()
    ada.decision.get_by_role("button", name="Discard: 4").click()
    expect(ada.decision).to_contain_text("0 of 2")
    more = ada.decision.get_by_role("button", name="More:")
    more.first.focus()
    ada.page.keyboard.press("ArrowDown")  # to the second good
    ada.page.keyboard.press("+")
    expect(ada.decision).to_contain_text("1 of 2")
    ada.page.keyboard.press("-")
    ada.page.keyboard.press("+")
    expect(ada.decision).to_contain_text("1 of 2")
    ada.page.keyboard.press("Escape")
    expect(ada.decision).to_contain_text("0 of 2")
    more.last.click(click_count=2)
    assert ada.asked() == before  # nothing was sent
    ada.decision.get_by_role("button", name="Discard: 4, Gain: 2").click()
    expect(hand).to_have_count(1)
    ada.wait_for_another_question(before)


def test_turns_of_others_are_shown_one_after_the_other_and_can_be_skipped(person: People) -> None:
    ada = person(motion="full")
    ada.set_up("everdell", [ME, BOT, BOT, BOT], seed="1")
    ada.set(pace="slow")
    ada.page.reload()
    ada.wait_until_asked()
    before = ada.asked()
    ada.page.locator("[data-thing='place:three_twigs']").click()
    ada.decision.locator(".acts .pri").click()
    ada.page.wait_for_selector("[data-showing]", state="attached")
    assert not ada.asked()
    scrolled = ada.page.evaluate("[scrollX, scrollY]")
    ada.page.keyboard.press("Shift")
    ada.page.wait_for_selector("[data-showing]", state="detached")
    ada.wait_for_another_question(before)
    assert scrolled == ada.page.evaluate("[scrollX, scrollY]")
    pieces = ada.page.locator("body > div[aria-hidden][inert] > *")
    expect(pieces).to_have_count(0)  # what was thrown has landed
    ada.page.get_by_role("button", name="Show again").click()
    pieces.first.wait_for(state="attached")


def test_an_action_is_prepared_while_another_player_thinks(person: People) -> None:
    """It is offered at the turn, not sent. What is not possible any more says so."""
    ada, ben = person(), person(name="Ben")
    table = ada.set_up("everdell", [ME, {"kind": "open"}], seed="1")
    ben.become_guest()
    link = ada.api("POST", f"/tables/{table}/links", {"kind": "join"})["path"]
    ben.api("POST", "/join", {"link": link.split("#")[1]})
    ada.page.get_by_role("button", name="Begin").click()
    ben.go_to(table)
    ada.wait_until_asked()
    expect(ben.decision).to_contain_text("Waiting")

    def visit(player: Person, place: str) -> None:
        player.wait_until_asked()
        player.page.locator(f"[data-thing='place:{place}']").click()
        player.decision.locator(".acts .pri").click()

    ben.page.locator("[data-thing='place:three_twigs']").focus()
    ben.page.keyboard.press("Enter")
    expect(ben.decision).to_contain_text("Prepared for your turn")
    visit(ada, "two_resin")
    expect(ben.decision.locator("h2")).to_contain_text("3 twigs")
    expect(ben.decision.locator(".acts .pri")).to_be_enabled()
    before = ben.asked()
    ada.page.locator("[data-thing='place:three_berries']").or_(
        ada.page.locator("[data-thing='place:one_pebble']")
    ).first.click()
    expect(ada.decision).to_contain_text("Prepared for your turn")
    assert ben.asked() == before
    ben.page.locator("[data-thing='place:one_pebble']").click()
    ben.decision.locator(".acts .pri").click()
    ada.wait_until_asked()
    expect(ada.decision).to_contain_text("no longer possible")
