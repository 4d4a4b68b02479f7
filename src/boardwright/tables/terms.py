"""Terms of a table: what its people agreed on in addition to the rules of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Data: TypeAlias = dict[str, Any]
"""Plain data of the rules. `core.plain_data.Json` is recursive, and type generators do not support that."""
DAYS_OF_PATIENCE = 1
"""After this number of days without an answer, others may call a stand-in even without a clock."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Time to think: `seconds` for each answer, or a bank of `seconds` with `more` added for each answer.

    When the time has run out, nothing happens automatically, but the other players may call a bot.
    """

    kind: Literal["answer", "bank"]
    seconds: int
    more: int = 0


@dataclass(frozen=True, slots=True)
class Terms:
    """What the players of a table agree on."""

    clock: Clock | None = None
    chat: Literal["off", "seats", "all"] = "seats"
    listed: bool = False
    """Shown to everybody, who may also watch, and take a free seat before the game begins."""
    live_scores: bool = True
    """Whether the scores of others are shown before the end."""
    undo: bool = True


def time_left(clock: Clock | None, used: int, answers: int, thinking: int) -> int:
    """Milliseconds left to a seat, from its used time, its answers, and its thinking time now."""
    if clock is None:
        return DAYS_OF_PATIENCE * 86_400_000 - thinking
    if clock.kind == "answer":
        return clock.seconds * 1000 - thinking
    return (clock.seconds + clock.more * answers) * 1000 - used - thinking
