"""`inheritable`: a decorator for compiled classes from which classes in plain Python may derive.

    @inheritable(allow_interpreted_subclasses=True)

Without it, a compiled class refuses subclasses in plain Python. mypyc reads the decorator of
`mypy_extensions` when it compiles. Plain Python needs neither the decorator nor that package.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as inheritable
else:
    Kind = TypeVar("Kind", bound=type)

    def inheritable(**_attributes: bool) -> Callable[[Kind], Kind]:
        """Return a decorator that changes nothing: plain classes always allow subclasses."""
        return lambda kind: kind


__all__ = ["inheritable"]
