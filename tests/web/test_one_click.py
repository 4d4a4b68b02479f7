"""One click plays a whole action, and for a moment it can be taken back; a shape is dragged to its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .person import PHONE, Person

People = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "casual"}
HELD = ".acts .pri.held"


def sit_down(person: People, game: str, **how: object) -> Person:
    ada = person(confirms=False, **how)
    ada.set_up(game, [ME, BOT], seed="1")
    ada.wait_until_asked()
    return ada


def drag(ada: Person, to: str) -> None:
    """Drag the first shape of the card to a space of the map, with the mouse."""
    box = ada.page.locator("[data-thing^='choice:']").first.bounding_box()
    goal = ada.page.locator(f"[data-space={to}]").bounding_box()
    assert box
    assert goal
    mouse = ada.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + box["width"] / 2 - 30, box["y"], steps=2)
    expect(ada.page.locator(".carried[popover]")).to_be_visible()  # it hangs at the pointer
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    expect(ada.page.locator(".carried[popover]")).to_have_count(0)
    mouse.up()


def place_of_drag(ada: Person) -> str:
    """A space at which the shape may lie, from the labels of the spaces."""
    ada.page.locator("[data-space]").first.wait_for()
    fits = ada.page.locator("[data-space][aria-label*='fits here']")
    return str(fits.nth(fits.count() // 2).get_attribute("data-space"))


def test_one_click_plays_an_action(person: People) -> None:
    """It is shown with its effects first, and sent without another click."""
    ada = sit_down(person, "everdell")
    before = ada.asked()
    ada.page.locator("[data-thing='place:three_twigs']").click()
    expect(ada.decision.locator(HELD)).to_be_visible()
    expect(ada.decision).to_contain_text("+3")
    expect(ada.decision.get_by_role("status").filter(has_text="Escape takes it back")).to_have_count(1)
    ada.wait_for_another_question(before)


@pytest.mark.sweep(3)
@pytest.mark.parametrize("how", ["button", "Escape", "u"])
def test_what_was_played_can_be_taken_back_for_a_moment(person: People, how: str) -> None:
    """Also what would reveal something hidden: it has not been sent yet. It never is."""
    ada = sit_down(person, "everdell")
    before = ada.asked()
    ada.page.locator("[data-thing='place:one_berry_one_card']").click()
    expect(ada.decision.locator(HELD)).to_be_visible()
    if how == "button":
        ada.decision.get_by_role("button", name="Take back").click()
    else:
        ada.page.keyboard.press(how)
    expect(ada.decision.locator(".acts .pri")).to_have_count(0)
    ada.page.wait_for_timeout(3000)  # longer than the moment
    assert ada.asked() == before


def test_a_second_press_plays_at_once_by_keyboard_too(person: People) -> None:
    ada = sit_down(person, "everdell")
    ada.set(plays="long")
    ada.page.reload()
    ada.wait_until_asked()
    before = ada.asked()
    ada.page.locator("[data-thing='place:three_twigs']").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.decision.locator(HELD)).to_be_visible()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function(
        "before => document.querySelector('[data-asked]')?.dataset.asked !== before", arg=before, timeout=5000
    )


def test_collected_cards_stay_when_their_sending_is_stopped(person: People) -> None:
    """The last good that can be chosen completes the visit. Taking it back keeps what was collected."""
    ada = sit_down(person, "everdell")
    before = ada.asked()
    ada.page.locator("[data-thing='place:haven']").click()
    for n in range(4):
        ada.page.locator("[data-zone=hand] [data-thing^='hand:']").nth(n).click()
    assert not ada.decision.locator(HELD).count()  # more cards are possible
    ada.decision.get_by_role("button", name="Discard: 4").click()
    ada.decision.get_by_role("button", name="More:").first.click(click_count=2)
    expect(ada.decision.locator(HELD)).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.decision.locator(HELD)).to_have_count(0)
    expect(ada.decision).to_contain_text("2 of 2")
    assert ada.asked() == before


def test_most_of_a_hand_is_discarded_by_choosing_what_is_kept(person: People) -> None:
    """One click keeps a card, one discards the others, one takes as many of a good as there is room for."""
    ada = sit_down(person, "everdell")
    ada.page.locator("[data-thing='place:haven']").click()
    ada.page.locator("[data-zone=hand] [data-thing^='hand:']").first.click()
    ada.decision.get_by_role("button", name="The other 4").click()
    ada.decision.get_by_role("button", name="Discard: 4").click()
    ada.decision.get_by_role("button", name="2 more: twig").click()
    expect(ada.decision.locator(HELD)).to_contain_text("Discard: 4")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("!document.querySelector('.acts .pri.held')")
    expect(ada.page.locator("[data-zone=hand] [data-thing^='hand:']")).to_have_count(1)


def test_a_tap_of_a_finger_selects_only(person: People) -> None:
    """A tap is also how small cards are read, so it waits to be confirmed."""
    ada = sit_down(person, "everdell", size=PHONE, touch=True)
    ada.press(ada.page.locator("[data-thing='place:three_twigs']"))
    expect(ada.decision.locator(".acts .pri")).to_be_enabled()
    assert not ada.decision.locator(HELD).count()


def test_a_shape_is_dragged_from_the_card_to_its_place(person: People) -> None:
    """Releasing it plays it, and for a moment it can be taken back."""
    ada = sit_down(person, "cartographers")
    before = ada.asked()
    space = place_of_drag(ada)
    drag(ada, space)
    expect(ada.page.locator(HELD)).to_be_visible()
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.page.locator(HELD)).to_have_count(0)
    assert ada.asked() == before
    drag(ada, space)
    expect(ada.page.locator(HELD)).to_be_visible()
    ada.wait_for_another_question(before)


def test_a_finger_drags_a_shape_to_its_place(person: People) -> None:
    ada = sit_down(person, "cartographers", size=PHONE, touch=True)
    before = ada.asked()
    space = place_of_drag(ada)
    box = ada.page.locator("[data-thing^='choice:']").first.bounding_box()
    goal = ada.page.locator(f"[data-space={space}]").bounding_box()
    assert box
    assert goal
    touch = ada.context.new_cdp_session(ada.page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    # the shape is shown above the finger
    to_x, to_y = goal["x"] + goal["width"] / 2, goal["y"] + 3.5 * goal["height"]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.2, 0.6, 1):
        point = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ada.page.locator(HELD)).to_be_visible()
    ada.wait_for_another_question(before)


def test_a_shape_that_is_dropped_outside_the_map_returns_to_the_card(person: People) -> None:
    ada = sit_down(person, "cartographers")
    box = ada.page.locator("[data-thing^='choice:']").first.bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] + 60, box["y"] + 80, steps=3)
    ada.page.mouse.up()
    expect(ada.page.locator(".carried[popover]")).to_have_count(0)
    expect(ada.page.locator(".draw .acts .pri")).to_be_disabled()
