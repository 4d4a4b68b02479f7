"""Who may enter the arena: our bots by name, outside ones as `module:attribute`, and bots of this process."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from traceback import walk_tb
from typing import Final

from ..bots import BOTS, bot_named
from ..bots.bot import Bot
from ..core.refusal import Refusal

OUTSIDE_MARK: Final = ":"
OURS: Final = str(Path(__file__).parent.parent)
"""The folder of the package; a file elsewhere is somebody else's."""
_LOCAL: Final[dict[str, Bot]] = {}
"""Bots that this process has entered, by name."""


def enter(bot: Bot) -> str:
    """Let a bot of this process play under its own name; returns that name."""
    if bot_named(bot.name) is not None:
        raise Refusal("bot-twice", bot.name)
    _LOCAL[bot.name] = bot
    return bot.name


def entrant(name: str) -> Bot:
    """The bot of this name. `module:attribute` names an outside one: a `Bot`, or a class of bots."""
    return _LOCAL[name] if name in _LOCAL else _found(name)


@cache
def _found(name: str) -> Bot:
    ours = bot_named(name)
    if ours is not None:
        return ours
    module, mark, attribute = name.partition(OUTSIDE_MARK)
    if not mark:
        raise Refusal("no-bot", name, known=", ".join(BOTS))
    try:
        home = import_module(module)
    except ImportError as error:
        raise Refusal("bot-module", name, problem=str(error)) from None
    except Exception as error:  # any mistake of its author
        raise Refusal("bot-module", name, problem=problem(error)) from error
    if not hasattr(home, attribute):
        raise Refusal("bot-attribute", name, module=module, attribute=attribute)
    found: object = getattr(home, attribute)
    try:
        bot = found() if isinstance(found, type) and issubclass(found, Bot) else found
    except Exception as error:
        raise Refusal("bot-module", name, problem=problem(error)) from error
    if not isinstance(bot, Bot):
        raise Refusal("bot-kind", name)
    return bot


def is_outside(name: str) -> bool:
    """Whether a bot is not one of ours. Its answers are checked."""
    return bot_named(name) is None


def problem(error: Exception) -> str:
    """What went wrong in somebody's code, and where in its file, on one line."""
    said = " ".join(f"{type(error).__name__}: {error}".split())
    lines = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    theirs = [(file, line) for file, line in lines if not file.startswith((OURS, "<"))]
    if not theirs:
        return said
    file, line = [where for where in theirs if where[0] == theirs[0][0]][-1]
    return f"{said} ({Path(file).name}:{line})"
