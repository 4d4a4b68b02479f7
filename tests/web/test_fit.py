"""Tables in windows of all sizes: everything is visible at once, nothing covers anything, text is readable.

A table is opened once and its window takes all sizes, one after another.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from .person import Person
from .screens import BY_NAME, Tour, Window

LAPTOPS: Final = ((1280, 600), (1366, 650), (1440, 800), (1536, 730), (1440, 900), (1920, 950), (2560, 1300))
"""Inner sizes of the windows of laptops and large screens."""
OTHERS: Final = ((1280, 720), (1600, 760), (1920, 1080), (3440, 1350))
TABLETS: Final = ((1024, 768), (1180, 820), (820, 1180), (768, 1024))
PHONES: Final = ((360, 640), (390, 844), (412, 915), (430, 932), (640, 360), (844, 390), (932, 430))

MEASURE: Final = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


CONFIRM_IN_VIEW: Final = """() => {
    const box = document.querySelector(".decision .acts .pri, .draw .acts .pri").getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return document.elementFromPoint(x, y)?.closest(".acts .pri") && box.bottom <= innerHeight;
}"""


@pytest.fixture(scope="module")
def window(tour: Tour) -> Iterator[Window]:
    with tour.window(size=LAPTOPS[0]) as window:
        yield window


def least_text(width: int) -> float:
    return 17 if width >= 2560 else 14 if width >= 1920 else 12 if width >= 1400 else 11


def wrong(person: Person, size: tuple[int, int]) -> list[str]:
    """What is wrong at a size, on every page of a phone."""
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person.wait_for_frames()
    found: dict[str, None] = {}
    tabs = page.locator("[role=tab][data-zones]")
    for number in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(number).evaluate("tab => tab.click()")
            person.wait_for_frames()
        measured: Any = page.evaluate(MEASURE)
        found |= dict.fromkeys(measured["found"])
        if measured["least"] < least_text(size[0]) - 0.05:
            found[f"text of {measured['least']:.1f} px"] = None
    return [f"{size[0]} x {size[1]}: {one}" for one in found]


TABLES: Final = (
    "everdell-first", "everdell-typical", "everdell-crowded", "everdell-solo",
    "farshore-first", "farshore-typical", "farshore-crowded", "farshore-bonny",
    "cartographers-first", "cartographers-typical", "cartographers-ambush", "cartographers-six",
    "cartographers-crowded",
)  # fmt: skip
LANGUAGES: Final = ("en", "ru", "fr")


@pytest.mark.sweep(18)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_everything_is_visible_and_nothing_covers_anything(window: Window, table: str, language: str) -> None:
    person = window.visit(BY_NAME[table], language=language)
    found = [one for size in (*PHONES, *TABLETS, *OTHERS, *LAPTOPS) for one in wrong(person, size)]
    assert not found, "\n".join(found)


@pytest.mark.sweep(3)
@pytest.mark.parametrize("game", ["everdell", "farshore", "cartographers"])
def test_the_button_that_confirms_is_always_in_view(window: Window, game: str) -> None:
    """In Russian, with something selected: a long question slides above its buttons."""
    person = window.visit(BY_NAME[f"{game}-selected"], language="ru")
    hidden = []
    for size in (*LAPTOPS, *TABLETS, *PHONES):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.wait_for_frames()
        hidden += [size] if not person.page.evaluate(CONFIRM_IN_VIEW) else []
    assert hidden == []


@pytest.mark.sweep(6)
@pytest.mark.parametrize("table", ["everdell-typical", "farshore-typical", "cartographers-typical"])
@pytest.mark.parametrize(
    "size", [(360, 640), (390, 844), (430, 932)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_a_sheet_leaves_the_board_half_of_a_phone(window: Window, table: str, size: tuple[int, int]) -> None:
    """While nothing is selected it takes at most a third."""
    person = window.visit(BY_NAME[table])
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.wait_for_frames()
    sheet, board = person.page.evaluate(
        """() => {
            const box = (one) => document.querySelector(one).getBoundingClientRect();
            const tabs = document.querySelector("main .tabs[role=tablist]:has([data-zones])");
            const top = tabs?.getBoundingClientRect().top ?? box(".sheet[data-sheet]").top;
            const board = top - box("main").top;
            return [box(".sheet[data-sheet]").height / innerHeight, board / innerHeight];
        }"""
    )
    assert sheet <= 1 / 3
    assert board >= 0.5


def test_a_sheet_follows_the_finger_and_a_table_the_turned_phone(tour: Tour) -> None:
    with tour.window(size=(390, 844), touch=True) as window:
        person = window.visit(BY_NAME["everdell-typical"])
        page = person.page
        sheet, grab = page.locator(".sheet[data-sheet]"), page.locator(".grab")
        height = page.evaluate("document.querySelector('.sheet[data-sheet]').offsetHeight")
        handle = grab.bounding_box()
        assert handle is not None
        page.mouse.move(handle["x"] + handle["width"] / 2, handle["y"] + 4)
        page.mouse.down()
        page.mouse.move(handle["x"] + handle["width"] / 2, handle["y"] - 146, steps=4)
        assert (
            abs(page.evaluate("document.querySelector('.sheet[data-sheet]').offsetHeight") - height - 150) < 4
        )
        page.mouse.up()
        assert sheet.get_attribute("data-sheet") == "lifted"
        grab.tap()
        assert sheet.get_attribute("data-sheet") == "idle"
        assert wrong(person, (844, 390)) == []
        assert page.locator("main.side").count() == 1
        assert wrong(person, (390, 844)) == []
