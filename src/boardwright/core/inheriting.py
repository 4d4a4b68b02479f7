"""Classes of the compiled engine that other people's classes may inherit from.

    @inheritable(allow_interpreted_subclasses=True)

Without it, a class that is compiled refuses subclasses in plain Python. mypyc reads the decorator of
`mypy_extensions` when it compiles; plain Python needs neither it nor that package.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as inheritable
else:
    Kind = TypeVar("Kind", bound=type)

    def inheritable(**_attributes: bool) -> Callable[[Kind], Kind]:
        """Plain classes can always be inherited from."""
        return lambda kind: kind


__all__ = ["inheritable"]
