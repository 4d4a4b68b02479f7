"""Who sits at the table: people at one keyboard, and bots."""

from __future__ import annotations

import time
from typing import Final

from ...bots import BOTS, Bot, Budget, bot_named
from ...bots.bot import answer
from ...core.events import Event
from ...core.protocol import Game
from ...core.record import BOT_MARK, Record, clean_name
from ...core.refusal import Refusal
from ...core.rng import SEED_BITS, Rng
from ...locales import Words

YOU: Final = "you"
"""The name of a person who gave none; shown as the number of the player."""


def parse_players(text: str, game: Game) -> list[str]:
    """Seat names from `3`, `you`, `Ada,Ben,casual`: a number of people, or people and bots by name."""
    if text.isascii() and text.isdecimal():
        count = int(text[:4])
        game.check_seats(count, "--seats")
        return [YOU] * count
    names: list[str] = []
    for word in text.split(","):
        name = clean_name(word)
        if not name or name[0] in "-+.0123456789":
            raise Refusal("player-name", "--seats", name=name)
        bot = bot_named(name.lower())
        names.append(name if bot is None else BOT_MARK + bot.name)
    return names


def bot_of(name: str) -> Bot | None:
    """The bot that plays the seat of this name, if one does."""
    return bot_named(name.removeprefix(BOT_MARK)) if name.startswith(BOT_MARK) else None


def check_bots(names: list[str]) -> None:
    """Refuse a recorded game whose bots we do not have."""
    for name in names:
        if name.startswith(BOT_MARK) and bot_of(name) is None:
            raise Refusal("no-bot", name, known=", ".join(BOTS))


def display_names(names: list[str], words: Words) -> list[str]:
    """The names as shown; bots get their name in words, numbered if there are several of one name."""
    shown = [words(f"bot-{bot.name}") if (bot := bot_of(name)) else name for name in names]
    shown = [words("player-n", n=i + 1) if name in ("", YOU) else name for i, name in enumerate(shown)]
    return [f"{name} {i + 1}" if shown.count(name) > 1 else name for i, name in enumerate(shown)]


def about_bot(bot: Bot, words: Words) -> str:
    """How a bot plays, and how long it takes."""
    time = words("bot-quick") if bot.seconds < 1 else words("bot-slow", n=int(bot.seconds))
    return f"{words(f'bot-{bot.name}.about')} {time}"


def bot_answer(record: Record, seat: int) -> list[Event]:
    """Let the bot of a seat answer. Its chance depends on seed and step, so that a game can be repeated."""
    bot = bot_of(record.names[seat])
    assert bot is not None
    state = record.state
    rng = Rng((record.seed * 1_000_003 + len(record.closed) * 128 + seat + 1) % (1 << SEED_BITS))
    move = answer(bot, state, seat, rng, Budget.within(bot.seconds, time.monotonic))
    return record.choose(seat, state.options(seat).code(move))
