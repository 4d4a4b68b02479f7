"""A browser without scripts for tests. It follows links, sends forms, and checks every page."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Final

import httpx

from .node import PATIENCE, Node

VOID: Final = frozenset({"br", "input", "link", "meta"})
FIELDS: Final = frozenset({"input", "select"})
CSP: Final = "default-src 'self'"


class Element:
    """An element of a page."""

    def __init__(self, name: str, attributes: dict[str, str], parent: Element | None) -> None:
        self.name: Final = name
        self.attributes: Final = attributes
        self.parent: Final = parent
        self.children: Final[list[Element | str]] = []

    def get(self, name: str) -> str:
        return self.attributes.get(name, "")

    @property
    def text(self) -> str:
        """The visible text."""
        return "".join(child if isinstance(child, str) else child.text for child in self.children)

    def all(self, name: str, /, **wanted: str) -> list[Element]:
        """All descendants with this name and these attributes."""
        found: list[Element] = []
        for child in self.children:
            if isinstance(child, Element):
                fits = all(child.get(key.rstrip("_")) == value for key, value in wanted.items())
                found += [child] if child.name == name and fits else []
                found += child.all(name, **wanted)
        return found


class _Reader(HTMLParser):
    """Parses a page and checks that every element is closed correctly."""

    def __init__(self) -> None:
        super().__init__()
        self.root: Final = Element("", {}, None)
        self.here = self.root

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(set(names)) == len(names), f"{tag} has an attribute twice: {names}"
        element = Element(
            tag, {name: value if value is not None else name for name, value in attrs}, self.here
        )
        self.here.children.append(element)
        if tag not in VOID:
            self.here = element

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.here.name, f"</{tag}> closes <{self.here.name}>"
        assert self.here.parent is not None
        self.here = self.here.parent

    def handle_data(self, data: str) -> None:
        self.here.children.append(data)


class Page:
    """A received page, with checks of the rules for every page."""

    def __init__(self, reply: httpx.Response) -> None:
        self.reply: Final = reply
        self.status: Final = reply.status_code
        self.source: Final = reply.text
        assert reply.headers["content-type"] == "text/html; charset=utf-8", reply.text[:500]
        assert self.source.startswith("<!doctype html>\n")
        reader = _Reader()
        reader.feed(self.source)
        reader.close()
        assert reader.here is reader.root, f"<{reader.here.name}> is never closed"
        self.root: Final = reader.root
        self._check()

    def _check(self) -> None:
        assert len(self.root.all("h1")) == 1
        assert self.root.all("title")[0].text
        assert self.root.all("html")[0].get("lang") in ("en", "it", "fr", "ru")
        ids = [element.get("id") for element in _everything(self.root) if element.get("id")]
        assert len(set(ids)) == len(ids), ids
        for element in _everything(self.root):
            assert not any(name == "style" or name.startswith("on") for name in element.attributes)
            assert element.name != "style"
            if element.name in FIELDS and element.get("type") != "hidden":
                assert element.parent is not None
                assert element.parent.name == "label", f"{element.get('name')} has no label"
            if element.name == "form" and element.get("method") != "post":
                assert element.all("input", type="password") == []
        assert all(script.get("src") == "/plain/join.js" for script in self.root.all("script"))
        assert self.reply.headers["content-security-policy"].startswith(CSP)
        assert self.reply.headers["cache-control"] == "no-store"
        # With "no-referrer" a browser would send the forms of this page with an origin of "null".
        assert self.reply.headers["referrer-policy"] == "same-origin"

    @property
    def text(self) -> str:
        return self.root.all("main")[0].text

    @property
    def alert(self) -> str:
        return "".join(alert.text for alert in self.root.all("p", role="alert"))

    @property
    def waiting_text(self) -> str:
        """The text that says what the table waits for."""
        return "".join(status.text for status in self.root.all("div", role="status"))

    @property
    def refreshes(self) -> bool:
        return "refresh" in self.reply.headers

    def link(self, text: str) -> str:
        """The address of the link with this text."""
        return next(link.get("href") for link in self.root.all("a") if link.text == text)

    def links(self) -> list[str]:
        return [link.text for link in self.root.all("a")]

    def form(self, action: str, **fields: str) -> Element:
        """The first form with this address and these hidden fields."""
        for form in self.root.all("form"):
            if form.get("action").endswith(action) and all(
                form.all("input", name=name, value=value) for name, value in fields.items()
            ):
                return form
        raise AssertionError(f"no form {action} {fields}")

    def buttons(self) -> list[str]:
        return [button.text for button in self.root.all("button")]


class Browser:
    """A user whose browser has cookies and no scripts."""

    def __init__(self, node: Node, language: str = "en", **headers: str) -> None:
        self.node: Final = node
        self.http: Final = httpx.AsyncClient(
            base_url=node.url,
            headers={"accept": "text/html", "accept-language": language, **headers},
            timeout=PATIENCE,
            follow_redirects=True,
            limits=httpx.Limits(max_keepalive_connections=0),
        )
        self.page: Page

    async def open(self, address: str) -> Page:
        self.page = Page(await self.http.get(address))
        return self.page

    async def send(self, form: Element, pressed: Element | None = None, **entered: str) -> Page:
        """Fill in a form and press a button (by default the first). Sends the origin, like a browser."""
        data: dict[str, str] = {}
        for field in form.all("input"):
            ticked = field.get("type") != "checkbox" or "checked" in field.attributes
            if ticked and field.get("name"):
                data[field.get("name")] = field.get("value")
        for select in form.all("select"):
            options = select.all("option")
            chosen = [option for option in options if "selected" in option.attributes] or options
            data[select.get("name")] = chosen[0].get("value")
        button = pressed if pressed is not None else form.all("button")[0]
        if button.get("name"):
            data[button.get("name")] = button.get("value")
        unknown = entered.keys() - data.keys()
        assert not unknown - {field.get("name") for field in form.all("input")}, unknown
        data |= entered
        return await self.post(form.get("action"), data)

    async def post(self, address: str, data: dict[str, str]) -> Page:
        reply = await self.http.post(address, data=data, headers={"origin": self.node.url})
        assert all(200 <= step.status_code < 304 for step in reply.history)
        self.page = Page(reply)
        return self.page

    async def press(self, text: str) -> Page:
        """Press the button with this text."""
        for form in self.page.root.all("form"):
            for button in form.all("button"):
                if button.text == text:
                    return await self.send(form, button)
        raise AssertionError(f"no button {text!r} among {self.page.buttons()}")

    async def follow(self, text: str) -> Page:
        """Follow the link with this text."""
        return await self.open(self.page.link(text))

    async def come_in(self, name: str) -> Page:
        """Sign in as a guest."""
        await self.open("/plain/")
        return await self.send(self.page.form("/plain/guest"), name=name)

    async def set_up(self, setup: str, *seats: str, **more: str) -> str:
        """Set up a table with the form of the start page. Returns its address."""
        await self.open("/plain/")
        chosen = {f"seat{number}": seat for number, seat in enumerate(seats)}
        chosen |= {f"seat{number}": "" for number in range(len(seats), 6)}
        form = self.page.form("/plain/tables")
        names = {field.get("name") for kind in FIELDS for field in form.all(kind)}
        assert {*chosen, *more} <= names
        data = {"setup": setup, "scores": "1", "undo": "1", "chat": "seats"} | chosen | more
        page = await self.post(form.get("action"), {name: value for name, value in data.items() if value})
        assert page.status == 200, page.alert
        return str(page.reply.url.path)

    async def answer(self, pick: int = 0) -> Page:
        """Answer the question on the page: select an option and press the button."""
        page = self.page
        if page.root.all("table", class_="map"):
            squares = [link for cell in page.root.all("table", class_="map") for link in cell.all("a")]
            page = await self.open(squares[pick % len(squares)].get("href"))
            return await self.press("Hand in")
        form = page.form("/act", act="choose")
        buttons = form.all("button")
        return await self.send(form, buttons[pick % len(buttons)])


def _everything(element: Element) -> list[Element]:
    found: list[Element] = []
    for child in element.children:
        if isinstance(child, Element):
            found += [child, *_everything(child)]
    return found
