"""Answers that are put together on a page step by step, in games with too many options for a list."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias

from ..core.options import Move
from .markup import Html

Address: TypeAlias = Callable[..., str]
"""Gives the address of the table's page with these parameters."""
Hidden: TypeAlias = dict[str, str | int | None]
"""The hidden fields of the form that hands an answer in."""


class Composer(ABC):
    """An answer as far as a page has it, from the parameters of its address."""

    @property
    @abstractmethod
    def move(self) -> Move | None:
        """The answer, where it is complete."""

    @abstractmethod
    def question(self, address: Address, act: str, hidden: Hidden, width: int) -> Html:
        """The steps to take next, and the form that hands the answer in: it posts `code` to `act`."""
