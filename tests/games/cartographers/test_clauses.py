"""Every clause and every worked check of `docs/rules` has a test that names it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..clauses import in_order, named_in, reference

HERE: Final = Path(__file__).parent


def test_every_clause_and_every_worked_check_is_named() -> None:
    assert in_order(reference("cartographers") - named_in(HERE, "C")) == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    assert in_order(named_in(HERE, "C") - reference("cartographers")) == []
