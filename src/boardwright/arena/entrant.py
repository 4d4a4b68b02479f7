"""Who may enter the arena: our bots by name, and outside ones as `module:attribute`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from ..bots import BOTS, bot_named
from ..bots.bot import Bot
from ..core.refusal import Refusal

OUTSIDE_MARK: Final = ":"


@cache
def entrant(name: str) -> Bot:
    """The bot of this name. `module:attribute` names an outside one: a `Bot`, or a class of bots."""
    ours = bot_named(name)
    if ours is not None:
        return ours
    module, mark, attribute = name.partition(OUTSIDE_MARK)
    if not mark:
        raise Refusal("no-bot", name, known=", ".join(BOTS))
    try:
        found: object = getattr(import_module(module), attribute)
    except ImportError as error:
        raise Refusal("bot-module", name, problem=str(error)) from None
    except AttributeError:
        raise Refusal("bot-attribute", name, module=module, attribute=attribute) from None
    bot = found() if isinstance(found, type) and issubclass(found, Bot) else found
    if not isinstance(bot, Bot):
        raise Refusal("bot-kind", name)
    return bot


def is_outside(name: str) -> bool:
    """Whether we did not write this bot, and so check what it answers."""
    return bot_named(name) is None
