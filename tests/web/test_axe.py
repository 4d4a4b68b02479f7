"""What axe finds wrong for people who use screen readers, keyboards or magnifiers: nothing serious."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.server.node import Node

from .person import PHONE, Person
from .screens import SCREENS, Screen, Tour, Window

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES: Final = ("it", "fr", "ru")
# Not asked here: the size of targets, which `test_widths.py` measures with fingers; and whether a name says
# all that can be read, since numbers beside icons are part of a card's picture. It begins with its title.
CHECK: Final = """async (what) => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];
    const found = await axe.run({exclude: ["svg[aria-hidden=true]"]}, {
        resultTypes: ["violations"],
        ...(what === "colours" ? {runOnly: {type: "rule", values: ["color-contrast"]}} : {runOnly: tags,
            rules: {"label-content-name-mismatch": {enabled: false},
                "color-contrast": {enabled: what === "all"}}}),
    });
    return found.violations.filter((one) => ["serious", "critical"].includes(one.impact)).flatMap((one) =>
        one.nodes.map((node) => ({rule: one.id, html: node.html.slice(0, 240), why: node.failureSummary})));
}"""


@pytest.fixture(scope="module")
def tour(chromium: Browser, site: Node) -> Iterator[Tour]:
    tour = Tour(chromium, site.url)
    yield tour
    tour.leave()


@pytest.fixture(scope="module")
def desktop(tour: Tour) -> Iterator[Window]:
    with tour.window() as window:
        yield window


@pytest.fixture(scope="module")
def phone(tour: Tour) -> Iterator[Window]:
    with tour.window(size=PHONE, touch=True) as window:
        yield window


def wrong(person: Person, where: str, what: str = "all") -> list[str]:
    """What is serious or critical on the screen that is shown, one line for each element.

    `what` may be "colours" or "words" where nothing else has changed since the last look: contrast is most of
    the work.
    """
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # no script tag: the page forbids strange scripts
    found: list[dict[str, Any]] = page.evaluate(CHECK, what)
    return [f"{where}, {one['rule']}: {one['html']}\n    {one['why']}" for one in found]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_nothing_serious_on_any_screen(desktop: Window, phone: Window, screen: Screen) -> None:
    """On a desktop by day and by night, in every language that can be chosen there; tables on a phone, too.

    At tables the languages take turns: neighbours in the list show most of the same, and between them
    they are seen in all languages.
    """
    person = desktop.visit(screen)
    page = person.page
    found = wrong(person, "day")
    page.emulate_media(color_scheme="dark")
    found += wrong(person, "night", "colours")
    page.emulate_media(color_scheme="light")
    choice = page.locator(".language select")
    if choice.count() and not page.locator("dialog[open]").count():
        for language in LANGUAGES:
            choice.select_option(language)
            page.wait_for_selector(f"html[lang={language}]")
            found += wrong(person, language, "words")
    at_a_table = not choice.count()  # pages have the same parts on a phone; tables are laid out anew there
    if at_a_table:
        language = LANGUAGES[SCREENS.index(screen) % len(LANGUAGES)]
        found += wrong(phone.visit(screen, language=language, theme="dark"), f"phone, night, {language}")
    if not screen.clean:  # what was done to the line must not last
        desktop.close()
        phone.close()
    assert not found, "\n".join(found)
