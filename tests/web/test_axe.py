"""axe finds nothing serious on a desktop. `test_widths.py` uses it for tables on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from .axe import axe_violations
from .screens import SCREENS, Screen, Tour, Window

LANGUAGES: Final = ("it", "fr", "ru")
AT_TABLES: Final = ("en", "it", "fr")
"""Russian is seen on a phone."""


@pytest.fixture(scope="module")
def desktop(tour: Tour) -> Iterator[Window]:
    with tour.window() as window:
        yield window


@pytest.mark.sweep(8)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_nothing_serious_on_any_screen(desktop: Window, screen: Screen) -> None:
    """In the light and the dark theme, in every language that can be chosen there.

    At tables the languages alternate. Screens that are next to each other in the list have most parts in
    common, so together they cover all languages.
    """
    turn = SCREENS.index(screen) % len(AT_TABLES)
    person = desktop.visit(screen, language=AT_TABLES[turn] if screen.at_a_table else "en")
    page = person.page
    found = axe_violations(person, "day")
    page.emulate_media(color_scheme="dark")
    found += axe_violations(person, "night", "colours")
    page.emulate_media(color_scheme="light")
    if not screen.at_a_table and not page.locator("dialog[open]").count():
        choice = page.locator(".language select")
        for language in LANGUAGES:
            choice.select_option(language)
            page.wait_for_selector(f"html[lang={language}]")
            found += axe_violations(person, language, "words")
    if not screen.clean:  # the changed connection must not last
        desktop.close()
    assert not found, "\n".join(found)
