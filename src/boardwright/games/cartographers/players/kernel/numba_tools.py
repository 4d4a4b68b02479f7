"""The door to numba: functions over whole numbers that become machine code.

What is decorated here is plain Python over `int`, so that it can be read, typed and even run as such;
numba makes it about a hundred times faster. Importing this module fails where numba is not installed.

Compiled code is kept on disk. numba looks only at the file of a function to see whether it is still true;
ours call each other across files, so we name what is kept after the text of all files that came before.
"""

from __future__ import annotations

import hashlib
import importlib
import inspect
from collections.abc import Callable, Sequence
from typing import Any, Final, ParamSpec, Protocol, TypeVar

import numpy
from llvmlite import ir
from numba import njit, types
from numba.core.caching import IndexDataCacheFile
from numba.extending import intrinsic

P = ParamSpec("P")
R = TypeVar("R")


class Numbers(Protocol):
    """A row of whole numbers of 64 bits, as compiled code reads and writes it."""

    def __getitem__(self, index: int, /) -> int: ...

    def __setitem__(self, index: int, value: int, /) -> None: ...

    def __len__(self) -> int: ...


def numbers(values: Sequence[int]) -> Numbers:
    """A row that holds these."""
    return numpy.array(values, dtype=numpy.int64)


def zeros(n: int) -> Numbers:
    """A row of so many zeros."""
    return numpy.zeros(n, dtype=numpy.int64)


_OPTIONS: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy", "_nrt": False}
"""Threads may run beside; nothing is divided by zero; rows belong to the caller, so nobody counts references
to them, which would cost more than the games."""
_texts: Final[dict[str, str]] = {}
"""The text of every file with compiled functions, by module, in the order in which they were imported."""


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """A function that only compiled functions call."""
    _read(function)
    found: Callable[P, R] = njit(**_OPTIONS)(function)
    return found


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """The same for a few instructions, which are written out wherever they are called."""
    _read(function)
    found: Callable[P, R] = njit(forceinline=True, **_OPTIONS)(function)
    return found


def cached(function: Callable[P, R]) -> Callable[P, R]:
    """A function that Python calls; its machine code is kept on disk, where there is a place for it."""
    _read(function)
    try:
        found: Any = njit(cache=True, **_OPTIONS)(function)
    except RuntimeError:  # neither the package's folder nor the user's may be written to
        return compiled(function)
    cache = found._cache
    name = f"{function.__qualname__}-{_stamp()}"
    cache._cache_file = IndexDataCacheFile(cache.cache_path, name, _stamp())  # type: ignore[no-untyped-call]  # numba has no types
    kept_function: Callable[P, R] = found
    return kept_function


def _read(function: Callable[P, R]) -> None:
    for name in (__name__, function.__module__):
        if name not in _texts:
            try:
                _texts[name] = inspect.getsource(importlib.import_module(name))
            except OSError:  # a program without its text
                _texts[name] = ""


def _stamp() -> str:
    return hashlib.sha256("".join(_texts.values()).encode()).hexdigest()[:16]


def _count(typing_context, number):  # type: ignore[no-untyped-def]  # as numba calls it
    del typing_context, number

    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]  # the same
        del context, signature
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


def _lowest(typing_context, number):  # type: ignore[no-untyped-def]  # as numba calls it
    del typing_context, number

    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]  # the same
        del context, signature
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


_intrinsic: Final[Any] = intrinsic  # typed as if Python could call what it makes
count: Final[Callable[[int], int]] = _intrinsic(_count)
"""How many bits of a number are set: one instruction."""
lowest: Final[Callable[[int], int]] = _intrinsic(_lowest)
"""Which is the lowest bit of a number that is not 0."""
