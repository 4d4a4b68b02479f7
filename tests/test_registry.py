"""Installed titles: one that does not load is left out with a warning that says why."""

from __future__ import annotations

import importlib.metadata
from importlib.metadata import EntryPoint

import pytest

from boardwright.games import GROUP, Title, Titles
from tests.high_cards import HighCards
from tests.toy import toy


class Bare(Title):
    package = "tests"


class Lost(Title):
    game = toy
    package = "no_such_package"


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("tests.no_such_module:TITLE", "No module named 'tests.no_such_module'"),
        ("tests.test_registry:Lists", "has no attribute 'Lists'"),
        ("tests.test_registry:toy", "tests.test_registry:toy is no boardwright.games.Title"),
        ("tests.test_registry:Bare", "has no attribute 'game'"),
        ("tests.test_registry:Lost", "toy has no package no_such_package"),
    ],
)
def test_a_title_that_does_not_load_is_left_out(
    place: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = [
        EntryPoint("broken", place, GROUP),
        EntryPoint("toy", f"{HighCards.__module__}:HighCards", GROUP),
    ]
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda *, group: {GROUP: points}[group])
    with pytest.warns(RuntimeWarning, match="The title broken is left out") as warned:
        assert isinstance(Titles()["toy"], HighCards)
    assert why in str(warned[0].message)
