"""A server that does not answer, and a network that is gone, are announced on the page."""

from __future__ import annotations

import signal
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.node import Node

from .person import Person

People = Callable[..., Person]
SOON = 5000
"""Milliseconds on the clock of the page until the page has to say so."""


def test_a_server_that_does_not_answer_is_noticed(person: People, own_site: Node) -> None:
    ada = person(own_site.url)
    ada.expects_trouble = True
    ada.page.clock.install()
    ada.set_up("cartographers", [{"kind": "me"}], seed="5")
    assert ada.wait_until_asked()
    notice = ada.page.locator(".notices")
    ada.context.set_offline(True)
    expect(notice).to_contain_text("You are offline. It goes on as soon as the network is back.")
    ada.context.set_offline(False)
    expect(notice).not_to_contain_text("offline")
    expect(ada.page.locator("[data-asked]")).to_be_attached()
    ada.page.clock.run_for(SOON)
    expect(notice).not_to_contain_text("does not answer")
    own_site.process.send_signal(signal.SIGSTOP)
    ada.page.clock.run_for(SOON)
    expect(notice).to_contain_text("The server does not answer. Connecting again in ")
    expect(notice).to_contain_text("What you did is kept and sent then.")
    own_site.process.send_signal(signal.SIGCONT)
    expect(notice).not_to_contain_text("does not answer")
    # away from a table only requests depend on the server
    ada.page.goto("/")
    start = ada.page.locator(".company .btn.big")
    expect(start).to_be_enabled()
    own_site.process.send_signal(signal.SIGSTOP)
    start.click()
    ada.page.clock.run_for(SOON)
    expect(notice).to_contain_text("The server has not answered yet. Still waiting…")
    own_site.process.send_signal(signal.SIGCONT)
    expect(notice).not_to_contain_text("not answered")
    assert ada.wait_until_asked()
