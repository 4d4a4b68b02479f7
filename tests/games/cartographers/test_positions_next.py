"""Positions: `next` with the whole rest of a season, and the solo title beside the rating."""

import json

import pytest

from boardwright import cartographers
from boardwright.games.cartographers.rules.cards import CARDS
from tests.cli.terminal import open_terminal

REST = [card.id for card in CARDS if not card.is_ambush and card.id != "farmland"]


@pytest.mark.parametrize("season", ["spring", "summer", "fall", "winter"])
def test_next_may_hold_the_whole_rest_of_a_season(season: str) -> None:
    state = cartographers.load({"season": season, "card": "farmland", "next": [*REST, "goblin_attack"]})
    coming = state.dump()["next"]
    assert isinstance(coming, list)
    assert coming == REST[: len(coming)]
    assert 3 <= len(coming) <= 7  # as many as the season's time allows
    assert cartographers.load(state.dump()).dump() == state.dump()


def test_next_still_goes_beyond_the_end_of_a_season() -> None:
    coming = ["great_river", "hamlet", "forgotten_forest", "homestead", "orchard", "great_river"]
    assert cartographers.load({"card": "farmland", "next": coming}).dump()["next"] == coming


def test_the_solo_title_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    edicts = ["sentinel_wood", "canal_lake", "wildholds", "borderlands"]
    position = {
        "game": "cartographers",
        "options": {"edicts": edicts},
        "season": "over",
        "seats": [{"seasons": [[20, 20, 0, 0], [20, 9, 0, 0], [9, 9, 0, 0], [9, 9, 0, 0]]}],
    }
    state = cartographers.load({name: value for name, value in position.items() if name != "game"})
    score = state.scores()[0]
    assert score.rating is not None
    assert score.title is not None
    assert score.title.startswith("title-")
    file = f"{tmp_path}/position.json"
    with open(file, "w") as written:
        json.dump(position, written)
    dumped = json.loads(open_terminal(monkeypatch, capsys)("position", file, "--json").out)["scores"][0]
    assert dumped["title"] == score.title
    assert dumped["title_text"] not in ("", None, score.title)
    assert cartographers.load({"seats": 2}).scores()[0].title is None
