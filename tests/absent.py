"""Leave out the tests that need a title whose folder has been removed, one by one.

Imports of such a title give stand-ins, so that a file with tests of several titles can be read. A test needs
a title when its code, a fixture, a helper or a value that it uses contains the title's id or a stand-in, or
when the id is in the values of its case.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Final, cast

import pytest

from boardwright.games import __path__ as games

HERE: Final = Path(__file__).parent
NAMED: Final = {
    path.stem
    for folder in (HERE / "games", HERE / "golden", HERE.parent / "docs" / "rules")
    for path in folder.iterdir()
    if path.suffix == ".md" or (path / "__init__.py").exists()
}
"""The titles and families that have tests, golden playthroughs or a page of rules."""
ABSENT: Final = sorted(name for name in NAMED if not any(Path(path, name).is_dir() for path in games))
"""Those whose folder has been removed."""

ID: Final = re.compile(rf"(?<![a-z])({'|'.join(ABSENT)})(?![a-z])")


class StandIn:
    """Whatever is imported from an absent title. It can be used while a file is read, and holds nothing."""

    def __getattr__(self, name: str) -> StandIn:
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __call__(self, *_: object, **__: object) -> StandIn:
        return self

    def __getitem__(self, _: object) -> StandIn:
        return self

    def __iter__(self) -> Iterator[StandIn]:
        return iter(())


class AbsentModule(ModuleType):
    """A module of an absent title."""

    def __getattr__(self, name: str) -> StandIn:
        if name.startswith("__"):
            raise AttributeError(name)
        return StandIn()


class AbsentModules(MetaPathFinder, Loader):
    """Finds the modules of absent titles, and of their tests, where nothing else does."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        _, *folders = fullname.split(".")
        is_absent = len(folders) > 1 and folders[0] == "games" and folders[1] in ABSENT
        return ModuleSpec(fullname, self, is_package=True) if is_absent else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return AbsentModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Leave the module empty."""


if ABSENT:
    sys.meta_path.append(AbsentModules())


def needs_absent(item: pytest.Item) -> bool:
    """Whether a test needs a title that is absent."""
    seen: dict[int, object] = {}
    if item.get_closest_marker("all_titles"):
        return True
    if not isinstance(item, pytest.Function):
        return bool(ID.search(item.nodeid))
    case = item.callspec.params.values() if hasattr(item, "callspec") else ()
    fixtures = [found[-1].func for found in item._fixtureinfo.name2fixturedefs.values()]
    return any(mentions(value, seen) for value in (item.nodeid, *case, item.function, *fixtures))


def is_for_absent(error: str) -> bool:
    """Whether a file cannot be read without an absent title: its error names it, or comes from a stand-in."""
    return "tests/absent.py" in error or "StandIn" in error or bool(ID.search(error.splitlines()[-1]))


def mentions(value: object, seen: dict[int, object]) -> bool:
    """Whether a value, or a function with all that it uses in the tests, names an absent title."""
    if isinstance(value, str):
        return bool(ID.search(value))
    if isinstance(value, StandIn | AbsentModule):
        return True
    if isinstance(value, Path):
        return bool(ID.search(in_file(value)))
    if id(value) in seen:
        return False
    seen[id(value)] = value  # kept, so that nothing else gets its id
    if isinstance(value, dict):
        return any(mentions(one, seen) for pair in value.items() for one in pair)
    if isinstance(value, list | tuple | set | frozenset):
        return any(mentions(one, seen) for one in cast("Iterable[object]", value))
    if isinstance(value, staticmethod | classmethod):
        return mentions(value.__func__, seen)
    if isinstance(value, property):
        return mentions(value.fget, seen)
    if isinstance(value, type):
        return is_ours(value) and mentions([*vars(value).values(), *value.__bases__], seen)
    if isinstance(value, FunctionType) and is_ours(value):
        return mentions_in_function(value, seen)
    if callable(value) and hasattr(value, "__wrapped__"):  # a function with a cache
        return mentions(value.__wrapped__, seen)
    return False


def in_file(path: Path) -> str:
    """What a file does with titles: a program, the examples of a page, what is stored in a database."""
    if path.suffix not in (".md", ".py", ".sql") or not path.is_file():
        return ""
    text = re.sub(r"([a-z])([A-Z])", r"\1 \2", path.read_text("utf-8")).lower()  # CartographersSolo
    return "\n".join(re.findall(r"^>>> .*", text, re.MULTILINE)) if path.suffix == ".md" else text


def mentions_in_function(function: FunctionType, seen: dict[int, object]) -> bool:
    names, constants = in_code(function.__code__)
    used = [function.__globals__[name] for name in names if name in function.__globals__]
    for module in [one for one in used if isinstance(one, ModuleType) and one.__name__.startswith("tests")]:
        used += [getattr(module, name) for name in names if hasattr(module, name)]
    held = [cell.cell_contents for cell in function.__closure__ or ()]
    wrapped = getattr(function, "__wrapped__", None)
    constants = [one for one in constants if one != function.__doc__]
    return mentions(
        [*names, *constants, function.__defaults__, function.__kwdefaults__, *held, wrapped, *used], seen
    )


def in_code(code: CodeType) -> tuple[set[str], list[object]]:
    """The names and constants of code, with those of the functions inside."""
    names, constants = set(code.co_names), []
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            inner_names, inner_constants = in_code(constant)
            names |= inner_names
            constants += inner_constants
        else:
            constants.append(constant)
    return names, constants


def is_ours(value: FunctionType | type) -> bool:
    """Whether it is code of the tests, or a wrapper of the standard library around such code."""
    return value.__module__.startswith("tests") or hasattr(value, "__wrapped__")
