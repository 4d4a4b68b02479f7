"""Terms of a table: what its people agreed on beside the rules of the game."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Data: TypeAlias = dict[str, Any]
"""Plain data of the rules, as `core.plain_data.Json`, which msgspec cannot follow into itself."""
DAYS_OF_PATIENCE = 1
"""After so many days without an answer, others may call a stand-in even where no clock was agreed on."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: so many seconds for each answer, or a bank of them with some more for each answer.

    Nothing happens by itself when it has run out; it only allows the others to act.
    """

    kind: Literal["answer", "bank"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 86400)]
    more: Annotated[int, Meta(ge=0, le=86400)] = 0


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed on."""

    clock: Clock | None = None
    chat: Literal["off", "seats", "all"] = "seats"
    listed: bool = False
    """Shown to everybody, who may also watch, and take a free seat before the game begins."""
    live_scores: bool = True
    """Whether the scores of others are shown before the end."""
    undo: bool = True


def time_left(clock: Clock | None, used: int, answers: int, thinking: int) -> int:
    """Milliseconds left to a seat that has used and answered so much, and has been thinking for so long."""
    if clock is None:
        return DAYS_OF_PATIENCE * 86_400_000 - thinking
    if clock.kind == "answer":
        return clock.seconds * 1000 - thinking
    return (clock.seconds + clock.more * answers) * 1000 - used - thinking
