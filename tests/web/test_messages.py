"""The browser client and the screens give the same texts: some messages of every kind, each in one language.

The client checks the same table (`web/test/words.test.ts`). `python -m tests.web.test_messages` writes it
again. Read the difference before you commit it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest

from boardwright.cli.screens.players import display_names
from boardwright.cli.screens.screen import Screen
from boardwright.core.decision import Decision
from boardwright.core.events import Event
from boardwright.core.label import Label
from boardwright.core.options import ListedOptions
from boardwright.core.protocol import State
from boardwright.core.record import BOT_MARK
from boardwright.core.refusal import Refusal
from boardwright.core.score import Score
from boardwright.games import GAMES, TITLES
from boardwright.games.cartographers.text.screen import CartographersScreen
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.farshore.text.texts import FarshoreTexts
from boardwright.games.valley.text.screen import ValleyScreen
from boardwright.locales import Words
from boardwright.pages.table import TablePage
from boardwright.server.wire import LogLine

PATH: Final = Path(__file__).parents[2] / "web" / "test" / "messages.json"
NAMES: Final = ["Ada", "Ben", "Cid", "Дарья"]

Message = tuple[str, str, str, Any, str]
"""Game, kind, language, what is worded, the words."""

MESSAGES: Final = [cast(Message, tuple(row)) for row in json.loads(PATH.read_text("utf-8"))]


def line(screen: Screen, what: Any) -> str:
    """The words of the plain page, without its links."""
    page = SimpleNamespace(words=screen.words, names=NAMES, face=None)  # it asks no more of a page
    parts = TablePage.log_texts(page, LogLine(**what))  # type: ignore[arg-type]  # fields of several types
    return "".join(str(child[0] if isinstance(child, list) else child) for child in parts)


def text(screen: Screen, what: Any) -> str:
    """The rule text of a card, a place, an edict or the weather."""
    id, players = what
    if isinstance(screen, CartographersScreen):
        edict = f"edict-{id}.rule"
        known = screen.words.knows(edict)
        return screen.words(edict) if known else screen.card_rule(id, players)
    for weather in standard().weathers:
        if weather.id == id:
            return FarshoreTexts(screen.words).weather(weather, both=True)
    assert isinstance(screen, ValleyScreen)
    return screen.rule(GAMES[screen.game].new(2, 1), id)


def verdict(screen: Screen, what: Any) -> str:
    scores, seats = what
    ended = [Score(one["seat"], one["total"], [], [], one["rank"], one["rating"]) for one in scores]
    return screen.verdict(cast(State, SimpleNamespace(seats=seats, scores=lambda: ended)), NAMES)


def event(screen: Screen, what: Any) -> str:
    return screen.log(Event(what["kind"], what["seat"], what["args"], key=what["key"]), NAMES)


def prompt(screen: Screen, what: Any) -> str:
    options = ListedOptions([], [])
    asked = Decision(what["seat"], what["prompt"], what["source"], options, what["about"], what["key"])
    return screen.prompt(asked, NAMES)


def names(screen: Screen, what: Any) -> str:
    """All names of a table, those of its rivals last."""
    seats, rivals = what
    state = cast(State, SimpleNamespace(seats=len(seats), scores=lambda: [None] * (len(seats) + rivals)))
    given = [BOT_MARK + seat["bot"] if seat["bot"] else seat["name"] for seat in seats]
    return ", ".join([*display_names(given, screen.words), *screen.rivals(state)])


SAY: Final[dict[str, Callable[[Screen, Any], str]]] = {
    "event": event,
    "prompt": prompt,
    "option": lambda screen, what: screen.wording(NAMES).option(Label(what["key"], what["args"], [])),
    "reason": lambda screen, what: screen.words.reason(Refusal(what["reason"], **what["details"])),
    "names": names,
    "text": text,
    "line": line,
    "number": lambda screen, what: screen.words.number(float(what[0]), what[1], what[2]),
    "title": lambda screen, what: screen.title(what, 1),
    "source": lambda screen, what: screen.source(what),
    "verdict": verdict,
}


def say(message: Message) -> str:
    game, kind, language, what, _ = message
    return SAY[kind](TITLES[game].screen()(Words(language)), what)


@pytest.mark.parametrize("kind", SAY)
def test_messages_are_worded_as_the_client_words_them(kind: str) -> None:
    messages = [message for message in MESSAGES if message[1] == kind]
    assert len({message[2] for message in messages}) == 4  # in every language some
    assert [say(message) for message in messages] == [message[4] for message in messages]


def test_the_table_stays_small() -> None:
    assert PATH.stat().st_size < 22_000


def main() -> None:
    rows = [
        json.dumps([*message[:4], say(message)], ensure_ascii=False, separators=(",", ":"))
        for message in MESSAGES
    ]
    PATH.write_text("[\n" + ",\n".join(rows) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
