"""Every screen in windows of all widths: no sideways scrolling, targets for fingers, readable text.

Tables have another layout on a phone, so axe checks them there too. Pages have the same parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from .axe import axe_violations
from .person import PHONE, Person
from .screens import BY_NAME, SCREENS, Screen, Tour, Window

WIDTHS: Final = (320, 360, 390, 640, 820, 1024, 1339, 1340, 1440, 1920, 2560)
FOR_FINGERS: Final = 44
ROWS: Final = 40
"""The height of what is as wide as a column, such as the lines of a list."""
TOOLS: Final = 36
PIECES: Final = 38
"""The least height of a piece whose size comes from the layout of a table that is fitted to its window.

Places and maps of the Dunes lie in rows of equal cells, without free space for a margin around each. The
layout lets them be 38 px high before it gives up anything else; WCAG 2.2 asks for 24 px.
"""
LEAST: Final = 24
SMALLEST_TEXT: Final = 12
SMALLEST_AT_A_TABLE: Final = 11
"""In windows narrower than 1400 px; `test_fit.py` measures wider ones."""
LOOKED_AT_CLOSELY: Final = (390, 1024)
"""Widths at which every target and every text is measured."""

SIDEWAYS: Final = """() => {
    const root = document.documentElement;
    const over = root.scrollWidth - root.clientWidth;
    if (over <= 0) return null;
    const widest = [...document.body.querySelectorAll("*")]
        .filter((one) => one.getBoundingClientRect().right > root.clientWidth + 0.5)
        .map((one) => one.cloneNode(false).outerHTML.slice(0, 120));
    return `${over} px: ${widest.slice(0, 3).join(" ")}`;
}"""

SMALL: Final = """([fingers, rows, tools, pieces, least, smallest]) => {
    const found = new Set();
    const tell = (one) => one.cloneNode(false).outerHTML.replace(/ (style|d)="[^"]*"/g, "").slice(0, 140);
    const shown = (one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true})
        && !one.closest(".vh, .skip, [inert]");
    // Links that stand in a sentence are as high as its line; whole rows of a list are not.
    const inText = (one) => one.matches("a, button:not(.btn)")
        && ["inline", "inline-block"].includes(getComputedStyle(one).display)
        && one.closest("p, li, div").textContent.trim().length > one.textContent.trim().length;
    // Squares of a map are as many as they are: eleven to a row.
    const square = (one) => one.matches("[role=gridcell], [role=gridcell] *");
    // Tools stand shoulder to shoulder in the bar of a phone: as high as others, but narrower.
    const bar = (one) => one.matches("header.bar *");
    // The handle of a sheet is as wide as the window; the title of a card only explains.
    const handle = (one) => one.matches(".grab, .draw .card");
    // The layout of the table gives them their size.
    const piece = (one) => one.matches(".fitted :is(.place, .sea-map)");
    // What looks small may take fingers around it, by an invisible margin.
    const hit = (one, width, height) => {
        one.scrollIntoView({block: "center", behavior: "instant"});
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return [[-0.49, 0], [0.49, 0], [0, -0.49], [0, 0.49]].every(([dx, dy]) => {
            const found = document.elementFromPoint(x + dx * width, y + dy * height);
            return found !== null && one.contains(found);
        });
    };
    for (const one of document.querySelectorAll(
        "a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=slider]")) {
        if (!shown(one) || inText(one)) continue;
        const label = one.matches("input, select") ? one.closest("label") : null;
        const box = (label ?? one).getBoundingClientRect();
        if (!box.width || !box.height) continue;
        const need = square(one) || handle(one) ? least : piece(one) ? pieces : fingers;
        if (box.width >= 5 * fingers && box.height >= rows) continue;
        const wide = bar(one) ? tools : need;
        if (box.width >= wide - 0.5 && box.height >= need - 0.5) continue;
        if (hit(label ?? one, wide, need)) continue;
        found.add(`target ${Math.round(box.width)}x${Math.round(box.height)}: ${tell(one)}`);
    }
    scrollTo(0, 0);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const one = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || !one || !shown(one)) continue;
        if (one.closest("title, desc, option, script, style")) continue;
        if (one.matches("svg .letter")) continue; // beside the drawing of a terrain, which says the same
        const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
        const size = parseFloat(getComputedStyle(one).fontSize) * scale;
        const said = texts.currentNode.data.trim().slice(0, 30);
        if (size < smallest - 0.05) found.add(`text ${size.toFixed(1)} px: ${tell(one)} ${said}`);
    }
    return [...found];
}"""


@pytest.fixture(scope="module")
def window(tour: Tour) -> Iterator[Window]:
    with tour.window(size=PHONE, touch=True) as window:
        yield window


def small_targets(person: Person, smallest: int) -> list[str]:
    found: list[Any] = person.page.evaluate(SMALL, [FOR_FINGERS, ROWS, TOOLS, PIECES, LEAST, smallest])
    return [str(one) for one in found]


@pytest.mark.sweep(8)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_width(window: Window, screen: Screen) -> None:
    """In Russian, which has the longest words, in the dark theme, with a touch screen."""
    person = window.visit(screen, language="ru", theme="dark")
    found = axe_violations(person, "axe") if screen.at_a_table else []
    for width in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": 844})
        person.wait_for_frames()
        if over := person.page.evaluate(SIDEWAYS):
            found.append(f"{width}: scrolls sideways by {over}")
        if width in LOOKED_AT_CLOSELY:
            smallest = SMALLEST_AT_A_TABLE if screen.at_a_table else SMALLEST_TEXT
            found += [f"{width}: {one}" for one in small_targets(person, smallest)]
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    if not screen.clean:  # the changed connection must not last
        window.close()
    assert not found, "\n".join(found)


LEFT: Final = "selector => Math.round(document.querySelector(selector).getBoundingClientRect().left)"
PAGES: Final = (
    "",
    "learn",
    "daily",
    "rules",
    "rules/everdell",
    "cards",
    "cards/everdell",
    "settings",
    "account",
)


def test_all_pages_share_one_left_margin(tour: Tour) -> None:
    """The heading of every page begins below the mark of the bar, in small and large windows."""
    with tour.window() as window:
        page = window.visit(BY_NAME["settings"]).page
        edges: dict[int, set[int]] = {width: set() for width in (700, 1366, 1920, 2560)}
        for path in PAGES:
            page.goto(f"/{path}")
            page.wait_for_selector("main h1")
            for width, found in edges.items():
                page.set_viewport_size({"width": width, "height": 800})
                found |= {page.evaluate(LEFT, "main h1"), page.evaluate(LEFT, ".bar > :first-child")}
        assert all(len(found) == 1 for found in edges.values()), edges
