"""Hints: the best options of a seat in words, with the values that a bot gives them."""

from __future__ import annotations

import time
from typing import Final

from rich.console import Console
from rich.text import Text

from ...bots import BOTS, LEVELS, Budget
from ...core.protocol import State
from ...core.record import Record
from ...core.refusal import Refusal
from ...core.rng import Rng
from ...files import read_text
from ...games import GAMES, TITLES
from ...locales import Words
from ...tables.hints import Advice, RatedOption, consult
from ..screens.players import display_names
from ..screens.screen import Screen
from .position import read_position

LEVEL_NAMES: Final = [level.name for level in LEVELS]
CLOSE: Final = 0.5
"""A lead of fewer points means that two options are about equal: imagined games cannot tell them apart."""


def show_hint(file: str, level: str, seat: int | None, words: Words, console: Console) -> None:
    """The hint for a seat in a recorded game or a position: for the first that has to answer, or another."""
    text = read_text(file)
    if text.lstrip().startswith("{"):
        state, given = read_position(file, text), list[str]()
    else:
        record = Record.read(text, GAMES)
        state, given = record.state, record.names
    waiting = state.waiting()
    if not waiting:
        raise Refusal("game-is-over", file)
    if seat is None:
        seat = waiting[0]
    elif not 0 <= seat < state.seats:
        raise Refusal("no-seat", "--seat", seat=seat)
    elif seat not in waiting:
        raise Refusal("not-asked", "--seat", seat=seat)
    screen = TITLES[state.game.name].screen()(words.plus(state.words()))
    names = display_names(given, screen.words) if given else [
        screen.words("seat-n", n=other) for other in range(state.seats)
    ]  # fmt: skip
    names += screen.rivals(state)
    prompt = screen.prompt(state.decision(seat), names)
    console.print(Text(screen.words("pending-of", player=names[seat], prompt=prompt), style="bold"))
    for line in hint_for(screen, state, seat, names, level):
        console.print(Text(line))


def hint_for(screen: Screen, state: State, seat: int, names: list[str], level: str) -> list[str]:
    """The lines of a hint; equal views give equal hints."""
    bot = BOTS[level]
    bot.get_ready(state.game.name)
    advice = consult(bot, state, seat, Rng(0), Budget.within(bot.seconds, time.monotonic))
    return hint_lines(screen, state, seat, names, level, advice)


def hint_lines(
    screen: Screen, state: State, seat: int, names: list[str], level: str, advice: Advice
) -> list[str]:
    """Advice in words: the best option, the next ones, and why."""
    words = screen.words
    best, *others = advice.best
    if len(state.options(seat)) == 1:
        return [words("hint-only", option=screen.option_text(state, seat, best.code, names))]
    lines = [
        words(
            "hint-best",
            option=screen.option_text(state, seat, best.code, names),
            value=words(f"hint-{advice.unit}", n=_number(advice.unit, best, words)),
        )
    ]
    for one in others:
        option = screen.option_text(state, seat, one.code, names)
        lines.append(words("hint-then", option=option, n=_number(advice.unit, one, words)))
    return [*lines, why(level, advice, words)]


def why(level: str, advice: Advice, words: Words) -> str:
    """How the bot found it, and how clear it is."""
    bot, best = words(f"bot-{level}"), advice.best[0]
    how = "tried" if best.tries else "judged" if advice.unit == "worth" else "foreseen"
    sentences = [words(f"hint-why-{how}", bot=bot, n=best.tries)]
    if len(advice.best) > 1:
        lead = best.value - advice.best[1].value
        sentences.append(
            words("hint-close") if lead < CLOSE else words("hint-clear", n=words.number(lead, 1))
        )
    return " ".join(sentences)


def _number(unit: str, one: RatedOption, words: Words) -> str:
    return words.number(one.value, 1, sign=unit == "margin")
