"""Notices to a phone: turned on in the page, sent by the server, turned off again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.server.node import Node, sqlite_url
from tests.server.push_service import Device, PushService

from .person import PHONE, Person

SUBSCRIBED: Final = """subscription => {
    // A browser for tests knows no push service. This is its part; ours is what it really runs.
    let made = null;
    Object.defineProperty(Notification, "permission", {get: () => "granted"});
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async ({userVisibleOnly, applicationServerKey}) => {
        const letters = atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/"));
        const bytes = Uint8Array.from(letters, (one) => one.charCodeAt(0));
        if (!userVisibleOnly || bytes.length !== 65) throw new Error("no key");
        return made = {
            ...subscription, options: {applicationServerKey: bytes.buffer}, toJSON: () => subscription,
            unsubscribe: async () => (made = null, true),
        };
    };
}"""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    running = PushService(tmp_path_factory.mktemp("push"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def telling(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server that sends to our push service."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(service.trusted))
        database = sqlite_url(tmp_path_factory.mktemp("telling"))
        node = Node(database, push_hosts=service.host, push_after_seconds=0.2)
    yield node
    node.kill()


class Phone(Person):
    """A phone that keeps the app."""

    def __init__(self, browser: Browser, node: Node, **how: Any) -> None:
        super().__init__(browser, node.url, size=PHONE, touch=True, installs=True, **how)

    def install(self) -> None:
        """Open the app and wait for its service worker."""
        self.page.goto("/settings")
        self.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        self.page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_on_and_off_in_the_settings(chromium: Browser, telling: Node, service: PushService) -> None:
    """Ben turns notices on, gets one in his language, and turns them off."""
    device = Device(service)
    ben = Phone(chromium, telling, name="Ben", language="it-IT")
    ben.context.add_init_script(f"({SUBSCRIBED})({json.dumps(device.subscription)})")
    ben.install()
    switch = ben.page.get_by_role("switch", name="Avviso ad app chiusa")
    expect(switch).to_be_disabled()  # nobody yet
    ben.become_guest()
    ben.page.evaluate("localStorage.setItem('boardwright', JSON.stringify({known: true}))")
    ben.page.reload()
    expect(switch).to_be_enabled()
    switch.tap()
    expect(switch).to_be_checked()

    ada = Person(chromium, telling.url)
    ada.become_guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = ada.api("POST", "/tables", {"game": "everdell", "seats": seats})
    path = f"/tables/{made['id']}"
    link = ada.api("POST", f"{path}/links", {"kind": "join"})
    ben.api("POST", "/join", {"link": link["path"].split("#")[1]})
    ada.api("POST", f"{path}/acts", {"act": "begin", "id": "begin"})
    while (question := ada.api("GET", f"{path}?seat=0")["question"]) is not None:
        fields = {"seat": 0, "asked": question["asked"], "code": question["options"][0]["code"]}
        ada.api("POST", f"{path}/acts", {"act": "choose", "id": f"a{question['asked']}", **fields})
    notice = device.read(device.wait()[0])
    assert notice == {"title": "Tocca a te", "body": "Everdell", "path": path, "lang": "it"}

    ben.page.goto("/settings")
    expect(switch).to_be_checked()
    switch.tap()
    expect(switch).not_to_be_checked()
    ben.page.wait_for_function(
        "async () => (await (await navigator.serviceWorker.ready).pushManager.getSubscription()) === null"
    )
    assert ben.api("GET", "/me/export")["notices"] == []
    assert [one.errors for one in (ada, ben)] == [[], []]
    for one in (ada, ben):
        one.leave()


def test_what_stands_against_notices_is_told(chromium: Browser, telling: Node) -> None:
    """A browser that does not allow notices, as that of the tests, and a phone before installation."""
    ada = Phone(chromium, telling)
    ada.install()
    ada.become_guest()
    ada.page.evaluate("localStorage.setItem('boardwright', JSON.stringify({known: true}))")
    ada.page.reload()
    switch = ada.page.get_by_role("switch", name="Notice when the app is closed")
    expect(switch).to_be_disabled()
    expect(ada.page.locator("label", has=switch)).to_contain_text("does not allow it")
    ada.page.add_init_script(
        """delete window.PushManager;
        Object.defineProperty(navigator, "userAgent", {get: () => "Mozilla/5.0 (iPhone) Safari/604.1"});"""
    )
    ada.page.reload()
    expect(ada.page.locator("label", has=switch)).to_contain_text("home screen")
    assert ada.errors == []
    ada.leave()


def test_it_is_offered_while_a_table_of_days_gathers(chromium: Browser, telling: Node) -> None:
    ada = Phone(chromium, telling)
    ada.install()
    seats = [{"kind": "me"}, {"kind": "open"}]
    switch = ada.page.get_by_role("switch", name="Notice when the app is closed")
    for clock, offered in (
        (None, 1),
        ({"kind": "answer", "seconds": 86_400}, 1),
        ({"kind": "answer", "seconds": 60}, 0),
    ):
        ada.set_up("everdell", seats, terms={"clock": clock})
        expect(ada.page.locator(".gathering")).to_be_visible()
        expect(switch).to_have_count(offered)
    ada.leave()
    assert ada.errors == []
