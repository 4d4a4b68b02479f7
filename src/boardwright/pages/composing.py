"""Answers that are composed on a page step by step, in games with too many options for a list."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias

from ..core.options import Move
from .markup import Html

Address: TypeAlias = Callable[..., str]
"""Gives the address of the table's page with these parameters."""
Hidden: TypeAlias = dict[str, str | int | None]
"""The hidden fields of the form that sends an answer."""


class Composer(ABC):
    """An incomplete answer, read from the parameters of the page's address."""

    @property
    @abstractmethod
    def move(self) -> Move | None:
        """The answer, if it is complete."""

    @abstractmethod
    def question(self, address: Address, act: str, hidden: Hidden, width: int) -> Html:
        """The next steps, and the form that sends the answer: it posts `code` to `act`."""
