"""The strength of the levels, measured and published by one command."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from boardwright.arena import strength
from boardwright.arena.docs_tables import UNMEASURED, filled, tables
from boardwright.arena.schedule import NAMES, NUMBERS, contests
from boardwright.arena.summary import SummaryRow, lines_text, merged, read_lines
from boardwright.core.refusal import Refusal
from boardwright.games import GAMES, TITLES, SoloTable

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    (tmp_path / "bots.md").write_text((DOCS / "bots.md").read_text())
    return tmp_path


def measure(docs: Path, *arguments: str) -> int:
    return strength.main(
        ["--jobs", "1", "--docs", str(docs), "--results", str(docs / "games.csv"), *arguments]
    )


def test_the_programme_holds_what_is_promised() -> None:
    found = {(one.game, one.options, one.line_ups[0]) for one in contests(NUMBERS)}
    for game in ("cartographers", "everdell", "farshore"):
        for below, above in pairwise(NAMES):
            assert (game, "{}", (above, below)) in found
    for level in NAMES:
        assert ("cartographers", "{}", (level,)) in found
        assert all(("everdell", f'{{"year":{year}}}', (level,)) in found for year in (1, 2, 3))
        assert all(("farshore", f'{{"bonny":{rival}}}', (level,)) in found for rival in (1, 2, 3, 4))
    assert {one.seed for one in contests(NUMBERS)} == {1}


def test_it_plays_publishes_and_goes_on(docs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert measure(docs, "--title", "everdell", "--games", "2,2,0,0,0") == 0
    page = (docs / "bots.md").read_text()
    assert "| casual - beginner | 2 |" in page
    assert page.count("| beginner | 2 |") == 3  # Rugwort's years
    assert measure(docs, "--title", "everdell", "--games", "2,4,0,0,0") == 0
    assert "22 games, 14 of them played before" in capsys.readouterr().out
    page = (docs / "bots.md").read_text()
    assert "| casual - beginner | 4 |" in page
    games = docs / "games.csv"
    games.unlink()  # the tables need only the summary
    (docs / "bots.md").write_text(page.replace("| casual - beginner | 4 |", "| casual - beginner | 9 |"))
    assert measure(docs, "--report-only") == 0
    assert (docs / "bots.md").read_text() == page


def test_a_summary_comes_back_whole_and_new_lines_replace_old_ones(docs: Path) -> None:
    measure(docs, "--title", "everdell", "--games", "2,2,0,0,0")
    text = (docs / "strength.csv").read_text()
    lines = read_lines(text)
    assert lines_text(lines) == text
    assert len(lines) == 2 + 6
    assert lines_text(merged(lines[1:], lines[:3])) == text


def test_the_published_tables_are_those_of_the_summary() -> None:
    summary = DOCS / "strength.csv"
    lines = read_lines(summary.read_text()) if summary.exists() else []
    page = (DOCS / "bots.md").read_text()
    assert filled(page, tables(lines)) == page


def test_games_by_other_rules_are_not_published(docs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    measure(docs, "--title", "everdell", "--games", "1,0,0,0,0")
    ledger = docs / "games.csv"
    ledger.write_text(ledger.read_text().replace(f"everdell,{GAMES['everdell'].version},", "everdell,0,"))
    assert measure(docs, "--report-only") == 2
    assert "ledger-rules" in capsys.readouterr().err


def test_a_page_without_its_markers_is_left_alone(docs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (docs / "bots.md").write_text("# Bots\n")
    assert measure(docs, "--report-only") == 2
    assert "no-marker" in capsys.readouterr().err
    assert not (docs / "strength.csv").exists()
    with pytest.raises(Refusal):
        filled("<!-- table a -->\n<!-- table a -->\n<!-- end -->", {"a": ""})


def test_games_alone_without_rival_and_rating_show_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TITLES["cartographers"]), "solo_table", lambda _: SoloTable("alone"))
    line = SummaryRow("cartographers", "{}", "casual", "", 4, 4, 21.5, 0.5, 0, 0, 0, 0, 0.01, 0.2)
    assert "| casual | 4 | 21.5 ± 0.5 | 0.010 | 0.20 |" in tables([line])["alone"]


def test_a_measured_title_without_a_place_on_the_page_gets_one() -> None:
    page = "<!-- table a -->\n<!-- end -->\n"
    added = filled(page, {"a": "| x |", "new": "| y |", "other": UNMEASURED})
    assert (
        added
        == "<!-- table a -->\n| x |\n<!-- end -->\n\n## new\n\n<!-- table new -->\n| y |\n<!-- end -->\n"
    )
    assert filled(added, {"new": "| y |"}) == added


def test_bad_numbers_of_games_are_refused(docs: Path) -> None:
    with pytest.raises(SystemExit):
        measure(docs, "--games", "1,2")
