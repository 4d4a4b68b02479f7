"""All screens, and how to reach them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from playwright.sync_api import Browser, WebSocketRoute

from .boards import BOARDS, NAMES, seat_guests, set_up_board
from .person import BOARD, Person

GAMES: Final = ("everdell", "farshore", "cartographers")
Act = Callable[[Person], None]
ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}


@dataclass(frozen=True)
class Screen:
    """A screen: its address, in which `{…}` is a table, and what to do there."""

    name: str
    path: str
    ready: str = "main h1"
    """A selector that is present when the screen is ready."""
    act: Act | None = None
    settings: dict[str, object] = field(default_factory=dict)
    stranger: bool = False
    """Whether it is for a person without a session."""
    clean: bool = True
    """Whether the browser must show no errors."""

    @property
    def is_board(self) -> bool:
        return self.name in BOARDS or self.name.endswith("-selected")

    @property
    def is_read(self) -> bool:
        """Whether it is a page that scrolls."""
        return not self.is_board and not self.name.startswith(("replay", "lesson", "menu", "card-", "lost"))

    @property
    def at_a_table(self) -> bool:
        """Whether it has another layout on a phone, and no choice of language."""
        return self.path.startswith(("/tables/", "/learn/"))

    @property
    def game(self) -> str:
        return next((game for game in GAMES if game in self.name), "")


def open_set_up(person: Person) -> None:
    person.press(person.page.locator("button.change"))
    person.page.wait_for_selector("#setup")


def select(person: Person) -> None:
    """Select something in the hand or on the board, and see its preview."""
    if person.page.locator(".sheet [role=grid]").count():
        person.place_shape(random.Random(4))
        return
    lit = person.page.locator("[data-thing^='hand:'].g-can, [data-thing^='hand:'].g-lit")
    if not lit.count():
        lit = person.page.locator("[data-thing].g-can, [data-thing].g-lit")
    person.press(lit.first)
    ways = ".decision .choices:not(.answers)"
    person.page.wait_for_selector(f".decision .acts .pri, {ways}")
    if person.page.locator(ways).count():  # it can be played in several ways
        person.press(person.page.locator(f"{ways} .btn").first)
        person.page.wait_for_selector(".decision .acts .pri")


def open_menu(person: Person) -> None:
    person.press(person.page.locator("header.bar .tool[aria-expanded]"))
    person.page.wait_for_selector(".menu")


def cut_connection(person: Person) -> None:
    """Cut the connection and block new ones."""
    person.expects_trouble = True
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        if sockets:
            socket.close()
        else:
            socket.connect_to_server()
        sockets.append(socket)

    person.page.route_web_socket(re.compile("/api/v1/socket"), through)
    person.page.reload()
    person.page.wait_for_selector(".decision")
    sockets[0].close()
    person.page.wait_for_selector(".notices p")


def open_numbers(person: Person) -> None:
    person.press(person.page.locator(".lead summary"))


FACE: Final = "dialog[open] .face :is(h2, h3, h4)"
SCREENS: Final = [
    Screen("start", "/", ".company .btn.big:not(:disabled)"),
    Screen("start-new", "/", ".company .btn.big:not(:disabled)", stranger=True),
    Screen("start-set-up", "/", ".company .btn.big:not(:disabled)", open_set_up),
    Screen("gathering", "/tables/{gathering}", ".gathering h1"),
    Screen("join", "/join#{join}", "main .btn.pri", stranger=True),
    Screen("hand-over", "/tables/{hand-over}", ".over .btn.pri"),
    *(Screen(name, f"/tables/{{{name}}}", BOARD) for name in BOARDS if not name.endswith("-over")),
    *(Screen(f"{game}-selected", f"/tables/{{{game}-typical}}", BOARD, select) for game in GAMES),
    Screen("menu", "/tables/{everdell-typical}", ".decision", open_menu),
    *(Screen(f"text-{game}", f"/tables/{{{game}-typical}}", "#command", settings={"textView": True})
      for game in GAMES),
    *(Screen(f"result-{game}", f"/tables/{{{game}-over}}", ".result .curve") for game in GAMES),
    *(Screen(f"replay-{game}", f"/tables/{{{game}-over}}/replay?at=60", ".here .events li")
      for game in GAMES),
    Screen("review", "/tables/{cartographers-over}/review", ".lead .curve", open_numbers),
    Screen("rules", "/rules"),
    *(Screen(f"rules-{game}", f"/rules/{game}") for game in GAMES),
    Screen("cards", "/cards"),
    *(Screen(f"cards-{game}", f"/cards/{game}", ".item") for game in GAMES),
    Screen("card-everdell", "/cards/everdell?open=theater", FACE),
    Screen("card-farshore", "/cards/farshore?open=diver", FACE),
    Screen("card-cartographers", "/cards/cartographers?open=great_city", FACE),
    Screen("settings", "/settings"),
    Screen("games", "/games?after={played}", ".kinds"),
    Screen("games-none", "/games", ".nothing", stranger=True),
    Screen("account", "/account"),
    Screen("account-new", "/account", stranger=True),
    Screen("daily", "/daily"),
    Screen("learn", "/learn"),
    *(Screen(f"lesson-{game}", f"/learn/{game}", ".coach", stranger=True) for game in GAMES),
    Screen("not-found", "/rules/nowhere"),
    Screen("lost", "/tables/{everdell-first}", ".decision", cut_connection, clean=False),
]  # fmt: skip
BY_NAME: Final = {screen.name: screen for screen in SCREENS}


class Tour:
    """A server as seen by a host with all kinds of tables, and by a stranger."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser: Final = browser
        self.url: Final = url
        self.host: Final = Person(browser, url)
        self.host.become_guest()
        self.session: Final[Any] = self.host.context.storage_state()
        self._places: Final[dict[str, str]] = {}
        self._make: Final[dict[str, Callable[[], str]]] = {
            "gathering": self._gathering,
            "played": self._played,
            "join": self._join,
            "hand-over": self._hand_over,
            **{name: partial(set_up_board, self.host, name) for name in BOARDS},
        }

    def leave(self) -> None:
        self.host.leave()

    def _gathering(self) -> str:
        made = self.host.api(
            "POST",
            "/tables",
            {"game": "farshore", "seats": [ME, OPEN, OPEN, {"kind": "bot"}], "options": {"weather": "upper"}},
        )
        seat_guests(self.host, made["id"], NAMES[1:2])
        return str(made["id"])

    def _played(self) -> str:
        """Two games that are over; the last one."""
        ask = self.host.api
        for seed in "12":
            made = {"game": "cartographers", "seats": [{"kind": "me"}], "seed": seed}
            table = str(ask("POST", "/tables", made)["id"])
            while question := ask("GET", f"/tables/{table}?seat=0")["question"]:
                code, asked = question["options"][0]["code"], question["asked"]
                act = {"act": "choose", "id": f"a{asked}", "seat": 0, "asked": asked, "code": code}
                ask("POST", f"/tables/{table}/acts", act)
        return table

    def _join(self) -> str:
        made = self.host.api("POST", "/tables", {"game": "everdell", "seats": [ME, OPEN]})
        link = self.host.api("POST", f"/tables/{made['id']}/links", {"kind": "join"})["path"]
        return str(link).partition("#")[2]

    def _hand_over(self) -> str:
        two = [{**ME, "name": "Ada"}, {**ME, "name": "Bruno"}]
        made = self.host.api("POST", "/tables", {"game": "everdell", "seats": two, "seed": "1"})
        return str(made["id"])

    def path(self, screen: Screen) -> str:
        """The address of a screen. Sets up its table."""

        def place(found: re.Match[str]) -> str:
            name = found[1]
            if name not in self._places:
                self._places[name] = self._make[name]()
            return self._places[name]

        return re.sub(r"\{([a-z-]+)\}", place, screen.path)

    @contextmanager
    def window(self, **how: Any) -> Iterator[Window]:
        """A browser window that can visit all screens one after another. None of them may show an error."""
        window = Window(self, **how)
        try:
            yield window
        finally:
            window.close()
        assert window.errors == []


class Window:
    """Two browser windows with the same settings: one of the host, one of a stranger."""

    def __init__(self, tour: Tour, **how: Any) -> None:
        self.tour: Final = tour
        self.how: Final = how
        self._mine: Person | None = None
        self._strangers: Person | None = None
        self.errors: Final[list[str]] = []
        """What the consoles of closed windows have shown."""

    def close(self) -> None:
        """Close both; the next visit opens new ones."""
        for person in (self._mine, self._strangers):
            if person is not None:
                person.leave()
                self.errors.extend(person.errors)
        self._mine = self._strangers = None

    def _person(self, stranger: bool) -> Person:
        if stranger:
            if self._strangers is None:
                self._strangers = Person(self.tour.browser, self.tour.url, **self.how)
                self._strangers.page.goto("/settings")
            return self._strangers
        if self._mine is None:
            self._mine = Person(self.tour.browser, self.tour.url, session=self.tour.session, **self.how)
            self._mine.page.goto("/settings")
        return self._mine

    def visit(self, screen: Screen, **settings: object) -> Person:
        """Open a screen, with settings for this visit only."""
        person = self._person(screen.stranger)
        page = person.page
        person.expects_trouble = not screen.clean
        if screen.stranger:
            person.context.clear_cookies()
        page.evaluate("localStorage.clear()")
        person.set(plays="confirm", known=not screen.stranger, name="Ada", **{**settings, **screen.settings})
        path = self.tour.path(screen)
        if "#" in path:
            page.goto("about:blank")  # otherwise the browser would only jump within the page
        page.goto(path)
        page.wait_for_selector(screen.ready)
        if screen.act is not None:
            screen.act(person)
            page.evaluate("scrollTo(0, 0)")
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        return person
