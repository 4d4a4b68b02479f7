"""The context of a page: who requests it and in which language, and the layout that every page has."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlencode

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.enums import MediaType

from .. import __version__
from ..locales import LANGUAGES, Words
from ..server.wire import Person
from .markup import Child, Html, el, html

HOME: Final = "/plain/"
"""The start page."""
LANGUAGE_COOKIE: Final = "lang"
YEAR: Final = 365 * 86400
PHONE_WIDTH: Final = 46
WIDE: Final = 100
LANGUAGE_NAMES: Final = {"en": "English", "it": "Italiano", "fr": "Français", "ru": "Русский"}


class PageContext:
    """One request for a page. `knows_person` is False if nobody has checked who sent it."""

    def __init__(
        self, request: Request[Any, Any, Any], person: Person | None, knows_person: bool = True
    ) -> None:
        self.request: Final = request
        self.person: Final = person
        self.knows_person: Final = knows_person
        requested = request.query_params.get(LANGUAGE_COOKIE, "")
        self.chosen: Final = requested if requested in LANGUAGES else ""
        """The language that a link has just chosen."""
        self.language: Final = self.chosen or preferred_language(
            request.cookies.get(LANGUAGE_COOKIE, ""), request.headers.get("accept-language", "")
        )
        self.words: Final = Words(self.language)

    @property
    def person_id(self) -> str:
        return self.person.id if self.person is not None else ""

    @property
    def width(self) -> int:
        """Letters in a line of the text face: few on a phone, whose browser says that it is mobile."""
        return PHONE_WIDTH if "Mobi" in self.request.headers.get("user-agent", "") else WIDE

    def here(self, **changes: str) -> str:
        """The address of this page with other parameters; after a form, that of the start page."""
        if self.request.method != "GET":
            return f"{HOME}?" + urlencode(changes)
        query = {name: str(value) for name, value in self.request.query_params.items()} | changes
        return f"{self.request.url.path}?{urlencode(query)}"

    def page(
        self, title: str, *body: Child, status: int = 200, alert: str = "", game: str = "", refresh: int = 0
    ) -> Response[str]:
        """A whole page; `alert` says what went wrong, `refresh` after how many seconds to reload."""
        headers = {
            # A form sends its origin only if the page allows it, and we refuse forms without one.
            "referrer-policy": "same-origin",
            "cache-control": "no-store",
            "vary": "Accept-Language, Cookie",
        }
        if refresh:
            headers["refresh"] = str(refresh)
        cookies = [Cookie(LANGUAGE_COOKIE, value=self.chosen, max_age=YEAR, samesite="lax")]
        text = document(self, title, body, alert, game)
        return Response(
            text,
            status_code=status,
            media_type=MediaType.HTML,
            headers=headers,
            cookies=cookies if self.chosen else [],
        )


def document(context: PageContext, title: str, body: Child, alert: str, game: str) -> str:
    """The layout: a bar with links home and to the languages, and the viewer's name; then the page itself."""
    words = context.words
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        el("title", title if title == "Boardwright" else f"{title} · Boardwright"),
        el("link", rel="stylesheet", href=f"/plain/style.css?{__version__}"),
        el("link", rel="icon", href="/plain/icon.svg", type="image/svg+xml"),
    )
    languages = [
        el("a", name, href=context.here(lang=language), lang=language, hreflang=language)
        if language != context.language
        else el("span", name, lang=language, aria_current="true")
        for language, name in LANGUAGE_NAMES.items()
    ]
    who = context.person.name if context.person is not None else words("pages-nobody")
    bar = el(
        "header",
        el("a", "Boardwright", href=HOME, class_="brand"),
        el("a", who, href=HOME, class_="who") if context.knows_person else None,
        el("nav", *languages, aria_label=words("pages-languages")),
    )
    alert_text = el("p", alert, class_="alert", role="alert") if alert else None
    main = el("main", alert_text, body)
    whole = el("html", head, el("body", bar, main, class_=game or None), lang=context.language)
    return "<!doctype html>\n" + whole


def preferred_language(remembered: str, accepted: str) -> str:
    """The language of a cookie, otherwise the one of ours that the browser prefers."""
    if remembered in LANGUAGES:
        return remembered
    best, most = LANGUAGES[0], 0.0
    for part in accepted[:400].split(","):
        name, _, quality = part.partition(";q=")
        language = name.strip().lower().split("-")[0]
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        if language in LANGUAGES and weight > most:
            best, most = language, weight
    return best


def section(heading: str, *body: Child, level: int = 2, **attributes: str) -> Html:
    """A part of a page under its heading."""
    return el("section", el(f"h{level}", heading), *body, **attributes)


def more(summary: str, *body: Child, shown: bool = False) -> Html:
    """A part that can be opened and closed."""
    return el("details", el("summary", summary), *body, open=shown)


def form(action: str, *fields: Child, **hidden: str | int | None) -> Html:
    """A form that posts."""
    inputs = [
        el("input", type="hidden", name=name.rstrip("_"), value=value)
        for name, value in hidden.items()
        if value is not None
    ]
    return el("form", html(*inputs), *fields, method="post", action=action)


def button(text: str, name: str | None = None, value: str | None = None, kind: str | None = None) -> Html:
    return el("button", text, name=name, value=value, class_=kind)


def field(label: str, name: str, **attributes: str | int | bool | None) -> Html:
    """A labelled line of text."""
    return el("label", label, el("input", name=name, **attributes))


def choice(label: str, name: str, values: dict[str, str], chosen: str = "") -> Html:
    """A labelled choice among values and their words."""
    options = [
        el("option", text, value=value, selected=value == chosen or None) for value, text in values.items()
    ]
    return el("label", label, el("select", *options, name=name))


def checkbox(label: str, name: str, on: bool) -> Html:
    """A labelled checkbox."""
    return el("label", el("input", type="checkbox", name=name, value="1", checked=on), label, class_="tick")
