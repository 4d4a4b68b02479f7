"""The keyboard on a real terminal of 80 x 24: leaving, line editing, history, paging, secrets."""

import io
import re

import pytest
from rich.console import Console
from rich.text import Text

from boardwright.cli.commands.play import Play
from boardwright.cli.screens.players import bot_answer
from boardwright.core.plain_data import Json
from boardwright.core.record import Record
from boardwright.games import GAMES, TITLES
from boardwright.locales import Words

from .session import CTRL_C, CTRL_D, UP, Session

CARTOGRAPHERS = ("play", "cartographers", "--seed", "20")
EVERDELL = ("play", "everdell", "--solo", "year3", "--seed", "5")


@pytest.mark.parametrize(("key", "status"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_leaving_an_unsaved_game_is_asked_once(key: str, status: int) -> None:
    with Session(*EVERDELL) as session:
        session.until("Choose your action.")
        session.type("visit:one_pebble\r")
        session.until("gains 1 pebble")
        session.until("Choose your action.")
        session.until("> ")
        session.type(key)
        session.until("The game is not saved.")
        session.until("> ")
        session.type("\r")
        session.until("> ")
        session.type("scores\r")
        session.until("Rank")
        session.until("> ")
        session.type(key)
        session.until("The game is not saved.")
        session.until("> ")
        session.type(key)
        assert session.status() == status
        assert "Goodbye. The game was not saved." in session.rest


@pytest.mark.parametrize(("key", "status"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_a_game_without_answers_is_left_at_once(key: str, status: int) -> None:
    with Session(*EVERDELL) as session:
        session.until("Choose your action.")
        session.until("> ")
        session.type(key)
        assert session.status() == status
        assert "Goodbye." in session.rest
        assert "not saved" not in session.rest


def test_a_line_can_be_edited_and_called_back() -> None:
    with Session(*CARTOGRAPHERS) as session:
        session.until("> ")
        session.type("a4\x1b[D\x1b[C\x7f3\r")  # left, right, backspace
        assert "[W]" in session.until("Enter")
        session.until("> ")
        session.type(f"scroes{UP}\r")
        assert "not understood" not in session.until("Enter")


def test_the_history_of_another_person_cannot_be_called_back() -> None:
    with Session(*CARTOGRAPHERS, "--seats", "Ada,Ben") as session:
        session.until("Press Enter to go on.")
        session.type("\r")
        session.until("> ")
        session.type("a3\r")
        session.until("> ")
        session.type("\r")
        session.until("Pass the keyboard to Ben")
        session.until("Press Enter to go on.")
        session.type("\r")
        session.until("> ")
        session.type(f"{UP}{UP}scores\r")
        assert "a3" not in session.until("Rank")


def test_a_sealed_drawing_leaves_no_trace_in_the_scrollback() -> None:
    with Session(*CARTOGRAPHERS, "--seats", "Ada,Ben") as session:
        session.until("Press Enter to go on.")
        session.type("\r")
        session.until("> ")
        session.type("a3\r")
        session.until("> ")
        session.type("\r")
        session.until("Pass the keyboard to Ben")
        after = session.raw[session.raw.rindex("[W]") :]
    # Many terminals move a cleared screen into the scrollback, so the scrollback is erased after it
    assert after.index("\x1b[2J") < after.index("\x1b[3J") < after.index("Pass the keyboard to Ben")
    assert "[W]" not in after[after.index("\x1b[3J") :]


def at_the_screen(
    game: str, options: dict[str, Json], language: str, steps: int, lines: list[str], height: int = 24
) -> list[str]:
    """What is shown between two lines of input on a terminal of 80 columns."""
    names = ["Ada", "bot:random", "bot:random"][: 1 if "year" in options or "bonny" in options else 3]
    record = Record(GAMES[game], 3, options, ["bot:random" for _ in names])
    while waiting := record.state.waiting():
        if len(record.answers) >= steps and waiting[0] == 0:
            break
        bot_answer(record, waiting[0])
    record.names[:] = names
    shown = io.StringIO()
    console = Console(file=shown, force_terminal=True, width=80, height=height, markup=False, highlight=False)
    play = Play(record, TITLES[game].screen()(Words(language)), console)
    pages: list[str] = []
    ahead = iter(lines)

    def line(prompt: Text) -> str:
        pages.append(re.sub(r"\x1b\[[0-9;]*m", "", shown.getvalue()) + prompt.plain)
        shown.seek(0)
        shown.truncate()
        if prompt.plain.startswith(play.words("more-hint")):
            return ""
        try:
            return next(ahead)
        except StopIteration:
            raise EOFError from None

    play.keyboard.line = line  # type: ignore[method-assign]  # what a person types
    play.saved = list(record.answers)
    play.run()
    return pages


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    ("game", "options"),
    [("cartographers", {}), ("everdell", {}), ("everdell", {"year": 3}), ("farshore", {"weather": "both"}),
     ("farshore", {"bonny": 3})],
)  # fmt: skip
def test_everything_fits_80_by_24_or_pages_by_itself(
    game: str, options: dict[str, Json], language: str
) -> None:
    for steps in (0, 40):
        typed = ["?", "rules", "scores", "maps", "codes", "why", "log"]
        pages = at_the_screen(game, options, language, steps, typed)
        pages[0] = pages[0].partition("\n\n")[2]  # the heading and what has happened before the table
        assert len(pages) > len(typed)
        assert max(page.lstrip("\n").count("\n") + 1 for page in pages) <= 24


@pytest.mark.parametrize(
    ("game", "whole"),
    [("everdell", "City of Random 2"), ("farshore", "City of Random 2"), ("cartographers", "stars for each")],
)
def test_the_full_table_is_shown_whenever_it_fits(game: str, whole: str) -> None:
    """The city of a bot and the texts of edicts are shown only in the full table."""
    heights = [
        height for height in range(24, 60) if whole in at_the_screen(game, {}, "en", 12, [], height)[0]
    ]
    least = heights[0]
    assert heights == list(range(least, 60))
    page = at_the_screen(game, {}, "en", 12, [], least)[0].partition("\n\n")[2]
    assert page.count("\n") + 1 == least
