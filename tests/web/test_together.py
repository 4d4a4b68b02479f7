"""More than one browser at a table, and more than one person at a browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.node import Node

from .person import Person

People = Callable[..., Person]
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "casual"}


def invite(host: Person, table: str, kind: str = "join", **more: object) -> str:
    """A link as the host would send it."""
    link = host.api("POST", f"/tables/{table}/links", {"kind": kind, **more})["path"]
    return str(link)


def join_as_guest(guest: Person) -> None:
    """Open a link, enter a name and join."""
    guest.page.locator("main input").first.fill(guest.name)
    guest.page.get_by_role("button", name=re.compile("Join the table|Watch the table")).click()


def test_two_browsers_at_one_table(person: People) -> None:
    """Ben joins by a link with only a name. Each sees what the other does, and the chat as text."""
    ada, ben = person(name="Ada"), person(name="Ben")
    table = ada.set_up("everdell", [ME, OPEN], seed="1")
    ben.page.goto(invite(ada, table))
    expect(ben.page.get_by_role("heading")).to_have_text("Ada invites you to Everdell")
    expect(ben.page.locator("main")).to_contain_text("1 of 2 seats is free. At the table: Ada.")
    join_as_guest(ben)
    ben.page.wait_for_url(f"**/tables/{table}*")
    ada.page.get_by_role("button", name="Begin").click()
    for one in (ada, ben):
        one.page.wait_for_selector("[data-status=running]", state="attached")
    assert ada.wait_until_asked()
    ada.page.locator("[data-thing='place:three_twigs']").click()
    ada.page.locator(".decision .acts .pri").click()
    expect(ben.page.get_by_text("Ada places a worker").first).to_be_attached()
    assert ben.wait_until_asked()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Write to the table").fill("<b>hello</b>")
    ben.page.keyboard.press("Enter")
    ada.page.get_by_role("tab", name=re.compile("Chat *unread")).click()
    expect(ada.page.get_by_text("<b>hello</b>")).to_be_visible()


def test_a_spectator_sees_the_table_and_no_hand(person: People) -> None:
    ada, eve = person(name="Ada"), person(name="Eve")
    table = ada.set_up("everdell", [ME, BOT], seed="1")
    ada.wait_until_asked()
    hand = ada.page.locator("[data-thing^='hand:']")
    expect(hand.first).to_be_visible()
    eve.page.goto(invite(ada, table, "watch"))
    expect(eve.page.locator("main")).to_contain_text("This link is for watching a table of Ada.")
    join_as_guest(eve)
    eve.page.wait_for_selector("[data-status=running]", state="attached")
    expect(eve.page.locator("[data-thing^='row:']").first).to_be_visible()
    expect(eve.page.locator("[data-thing^='hand:']")).to_have_count(0)
    expect(eve.page.locator(".g-can, .g-lit")).to_have_count(0)


def test_between_two_people_at_one_screen_everything_is_covered(person: People) -> None:
    ada = person()
    ada.become_guest()
    ada.set_up("everdell", [{**ME, "name": "Ada"}, {**ME, "name": "Ben"}], seed="1")
    ready = ada.page.get_by_role("button", name="I am Ada")
    expect(ready).to_be_visible()
    expect(ada.page.locator("[data-thing]")).to_have_count(0)
    assert "farm" not in ada.page.content().lower().split("<symbol")[0]
    ready.click()
    ada.wait_until_asked()
    ada.page.locator("[data-thing='place:three_twigs']").click()
    ada.page.locator(".decision .acts .pri").click()
    next_one = ada.page.get_by_role("button", name="I am Ben")
    expect(next_one).to_be_visible()
    expect(ada.page.locator("[data-thing]")).to_have_count(0)
    next_one.click()
    assert ada.wait_until_asked()
    expect(ada.page.locator("[data-thing^='hand:']")).to_have_count(6)
    expect(ada.page.locator("header .pill.turn")).to_have_text("Turn of Ben")
    ada.page.goto("/settings")
    expect(ada.page.get_by_role("link", name="Account of Ada")).to_have_text("Ada")


def test_no_two_guests_are_offered_the_same_name(person: People) -> None:
    """Their dice fall alike, but the name of the first one is taken at the table."""
    host, other = person(), person()
    for guest in (host, other):
        guest.page.add_init_script("Math.random = () => 0.5")
    host.page.goto("/")
    offered = host.page.get_by_label("Your name").first.input_value()
    host.api("POST", "/guests", {"name": offered})
    table = host.api("POST", "/tables", {"game": "everdell", "seats": [ME, OPEN]})["id"]
    other.page.goto(invite(host, table))
    expect(other.page.locator("main")).to_contain_text(f"At the table: {offered}.")
    assert other.page.locator("main input").first.input_value() not in ("", offered)
    other.set(name=offered)  # they have played under that name before
    other.page.reload()
    expect(other.page.locator("main")).to_contain_text(f"At the table: {offered}.")
    named = other.page.locator("main input").first
    assert named.input_value() not in ("", offered)
    expect(other.page.locator("main")).not_to_contain_text("has this name")
    named.fill(offered)  # and insist on it
    expect(other.page.locator("main")).to_contain_text("Somebody at the table has this name.")
    other.page.get_by_role("button", name="Join the table").click()
    expect(other.page.locator("[data-table]")).to_contain_text(f"{offered} 2")


def test_a_killed_server_comes_back_and_the_game_goes_on_without_a_reload(
    person: People, own_site: Node
) -> None:
    """During a turn, with a card selected. The act that was sent while the server was down counts once."""
    node = own_site
    ada = person(url=node.url)
    ada.set_up("everdell", [ME, BOT], seed="1")
    ada.wait_until_asked()
    marker = ada.page.evaluate("window.__mark = Math.random()")
    ada.page.locator("[data-thing='place:three_twigs']").click()
    ada.expects_trouble = True
    port = int(node.url.rsplit(":", 1)[1])
    node.kill()
    expect(ada.page.get_by_text("Connection lost").first).to_be_visible()
    ada.page.locator(".decision .acts .pri").click()  # it is sent when the connection is back
    again = Node(node.database, port=port)
    try:
        expect(ada.page.get_by_text("Ada places a worker").first).to_be_attached()
        ada.expects_trouble = False
        assert ada.page.evaluate("window.__mark") == marker
        assert ada.wait_until_asked()
        ada.answer(random.Random(1))
    finally:
        again.kill()
