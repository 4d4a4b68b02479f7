"""Notices to a phone: turned on in the page, sent by the server, turned off again."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
import sqlalchemy as sa
from playwright.sync_api import Browser, expect

from boardwright.server.storage.schema import endpoints
from tests.server.hostile import query_database
from tests.server.node import Node, sqlite_url
from tests.server.push_service import Device, PushService

from .chromium import find_desktop
from .person import PATIENCE, PHONE, Person

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
    path = begin(ada, ben)
    notice = device.read(device.wait()[0])
    assert notice == {"title": "Tocca a te", "body": "Everdell", "path": path, "lang": "it"}

    ben.page.goto("/settings")
    expect(switch).to_be_checked()
    switch.tap()
    expect(switch).not_to_be_checked()
    subscription = "async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()"
    wait_for_equal(lambda: ben.page.evaluate(subscription), None)
    assert ben.api("GET", "/me/export")["notices"] == []
    assert [one.errors for one in (ada, ben)] == [[], []]
    for one in (ada, ben):
        one.leave()


def begin(host: Person, guest: Person, terms: dict[str, Any] | None = None) -> str:
    """A table at which it has become the guest's turn. Returns its path."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = host.api("POST", "/tables", {"game": "everdell", "seats": seats, "terms": terms or {}})
    path = f"/tables/{made['id']}"
    link = host.api("POST", f"{path}/links", {"kind": "join"})
    guest.api("POST", "/join", {"link": link["path"].split("#")[1]})
    host.api("POST", f"{path}/acts", {"act": "begin", "id": "begin"})
    answer_all(host, path)
    return path


def answer_all(host: Person, path: str) -> None:
    """Answer until somebody else is asked."""
    while (question := host.api("GET", f"{path}?seat=0")["question"]) is not None:
        fields = {"seat": 0, "asked": question["asked"], "code": question["options"][0]["code"]}
        host.api("POST", f"{path}/acts", {"act": "choose", "id": f"a{question['asked']}", **fields})


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


NOTICES: Final = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({title, body, lang}) => [title, body, lang])"""
CLICK: Final = """async (tag) => {
    const [notification] = await registration.getNotifications({tag});
    dispatchEvent(new NotificationEvent("notificationclick", {notification}));
}"""
RESUBSCRIBE: Final = """async ([key, subscription]) => {
    // The browser's part again: it has a new subscription, and says that the old one has ended.
    PushManager.prototype.subscribe = async () => ({toJSON: () => subscription});
    const event = new ExtendableEvent("pushsubscriptionchange");
    event.oldSubscription = {options: {applicationServerKey: key}};
    dispatchEvent(event);
}"""


@pytest.fixture
def desktop(chromium: Browser) -> Iterator[Browser]:
    """A browser that shows notices, which the headless shell of the other tests does not."""
    if (path := find_desktop()) is None:
        pytest.skip("no desktop browser is installed")
    browser = chromium.browser_type.launch(executable_path=path)
    yield browser
    browser.close()


def test_a_notice_is_shown_and_opens_the_table(desktop: Browser, telling: Node, service: PushService) -> None:
    """The service worker gets what the server has sent, as a browser's push service would deliver it."""
    device, later = Device(service), Device(service)
    ben = Phone(desktop, telling, name="Ben", language="fr-FR")
    ben.context.grant_permissions(["notifications"])
    ben.install()
    ben.become_guest()
    ben.api("POST", "/me/push", {**device.subscription, "language": "fr"})
    devtools = ben.context.new_cdp_session(ben.page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    (worker,) = ben.context.service_workers

    def deliver(*notices: dict[str, Any], shown: list[list[str]]) -> None:
        """Until they are shown: the browser forgets a notice now and then when the machine is busy."""
        deadline = time.monotonic() + PATIENCE / 1000
        while ben.page.evaluate(NOTICES) != shown:
            assert time.monotonic() < deadline, ben.page.evaluate(NOTICES)
            for notice in notices:
                fields = {"origin": telling.url, "registrationId": found[-1], "data": json.dumps(notice)}
                devtools.send("ServiceWorker.deliverPushMessage", fields)
            ben.page.wait_for_timeout(500)

    ada = Person(desktop, telling.url)
    ada.become_guest()
    path = begin(ada, ben)
    notice = device.read(device.wait()[0])
    line = ["À vous de jouer", "Everdell", "fr"]
    another = {**notice, "path": "/tables/another"}
    deliver(notice, shown=[line])
    deliver(notice, notice, another, shown=[line, line])  # one for each table
    worker.evaluate(CLICK, path)
    ben.page.wait_for_url(f"**{path}")
    third = {**notice, "path": "/tables/third"}
    deliver(notice, another, third, shown=[line, line])  # none for a table that is open and visible

    worker.evaluate(RESUBSCRIBE, [ben.api("GET", "/push")["key"], later.subscription])
    known = sa.select(endpoints.c.address).where(endpoints.c.address == later.endpoint)
    wait_for_equal(
        lambda: query_database(telling, lambda read: list(read.execute(known).scalars())), [later.endpoint]
    )
    assert ben.errors == []


def wait_for_equal(look: Callable[[], object], wanted: object) -> None:
    """Look again until it is what is wanted."""
    deadline = time.monotonic() + PATIENCE / 1000
    while (seen := look()) != wanted:
        assert time.monotonic() < deadline, seen
        time.sleep(0.05)


def test_it_is_offered_at_a_table_of_days(chromium: Browser, telling: Node) -> None:
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

    ben = Person(chromium, telling.url, name="Ben")
    ben.become_guest()
    ada.page.goto("/settings")
    for clock, offered in ((None, 1), ({"kind": "answer", "seconds": 60}, 0)):
        path = begin(ada, ben, {"clock": clock})
        ada.page.goto(path)
        ada.page.get_by_role("button", name="Menu").click()
        expect(ada.page.get_by_role("dialog", name="Menu")).to_be_visible()
        expect(switch).to_have_count(offered)
    ben.leave()
    ada.leave()
    assert ada.errors == []
