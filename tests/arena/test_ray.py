"""The arena on a Ray cluster: one that is started here. Run with `pytest -m ray`."""

from __future__ import annotations

import pytest

from boardwright.arena.contest import contest
from boardwright.arena.workers import play_all
from boardwright.core.refusal import Refusal

from .test_match import untimed

pytestmark = [
    pytest.mark.ray,
    pytest.mark.filterwarnings("default"),  # we cannot fix what Ray warns about
]


def test_a_cluster_gives_the_same_results() -> None:
    cluster = pytest.importorskip("boardwright.arena.cluster", reason="needs Ray")
    matches = list(contest("everdell", ["random", "casual"], 2, 6).matches())
    there = {result.match: untimed(result) for result in cluster.play_on("local", matches)}
    assert there == {result.match: untimed(result) for result in play_all(matches, 1)}


def test_an_address_where_nobody_answers_is_refused() -> None:
    cluster = pytest.importorskip("boardwright.arena.cluster", reason="needs Ray")
    with pytest.raises(Refusal) as refused:
        next(cluster.play_on("127.0.0.1:1", []))
    assert refused.value.reason == "no-cluster"
