"""Wrappers around numba, which compiles functions over whole numbers to machine code.

Decorated functions are plain Python over `int`: they can be read, type-checked and even run as such. numba
makes them about a hundred times faster. Importing this module fails if numba is not installed.

Compiled code is cached on disk. numba checks only the file of a function to see whether its cache is valid.
Our functions call each other across files, so the name of the cache contains a hash of the text of all files
in this folder. It does not depend on what is imported first: a different hash costs half a minute.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, ParamSpec, Protocol, TypeVar

import numpy
from llvmlite import ir
from numba import njit, types
from numba.core.caching import IndexDataCacheFile
from numba.extending import intrinsic

P = ParamSpec("P")
R = TypeVar("R")


class Numbers(Protocol):
    """A row of 64-bit whole numbers, which compiled code reads and writes."""

    def __getitem__(self, index: int, /) -> int: ...

    def __setitem__(self, index: int, value: int, /) -> None: ...

    def __len__(self) -> int: ...


def numbers(values: Sequence[int]) -> Numbers:
    """Return a row with these values."""
    return numpy.array(values, dtype=numpy.int64)


def zeros(n: int) -> Numbers:
    """Return a row of n zeros."""
    return numpy.zeros(n, dtype=numpy.int64)


_OPTIONS: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy", "_nrt": False}
"""Threads may run in parallel. Nothing is divided by zero. Rows belong to the caller, so references to them
are not counted: that would cost more time than the games."""


def stamp(folder: Traversable) -> str:
    """Return a hash of the text of all modules in a folder, the same for a program without source text."""
    texts = {file.name: file.read_bytes() for file in folder.iterdir() if file.name.endswith(".py")}
    return hashlib.sha256(b"".join(texts[name] for name in sorted(texts))).hexdigest()[:16]


_STAMP: Final = stamp(files(__package__))


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that only compiled functions call."""
    found: Callable[P, R] = njit(**_OPTIONS)(function)
    return found


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of a few instructions, which is inlined wherever it is called."""
    found: Callable[P, R] = njit(forceinline=True, **_OPTIONS)(function)
    return found


def cached(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that Python calls. Its machine code is cached on disk, in a writable folder."""
    try:
        found: Any = njit(cache=True, **_OPTIONS)(function)
    except RuntimeError:  # neither the package's nor the user's folder is writable
        return compiled(function)
    cache = found._cache
    name = f"{function.__qualname__}-{_STAMP}"
    cache._cache_file = IndexDataCacheFile(cache.cache_path, name, _STAMP)  # type: ignore[no-untyped-call]  # numba has no types
    kept_function: Callable[P, R] = found
    return kept_function


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


_intrinsic: Final[Any] = intrinsic  # typed as a function that Python can call
count: Final[Callable[[int], int]] = _intrinsic(_count)
"""Return how many bits of a number are set: one instruction."""
lowest: Final[Callable[[int], int]] = _intrinsic(_lowest)
"""Return the index of the lowest set bit of a number that is not 0."""
