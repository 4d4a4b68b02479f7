"""The three years of Rugwort, and whole games in each of them (E-252, E-253, E-255, E-257)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.core.events import Event
from boardwright.core.refusal import BadSetup
from boardwright.core.rng import Rng
from boardwright.games.everdell import ValleyState, new

from ..table import DECK, Table
from .rows import FOREST, ROW

YEARS: Final = (1, 2, 3)
EVENTS: Final = ["ministering_to_miscreants", "tax_relief", "the_everdell_games", "flying_doctor_service"]
JOURNEY: Final = {1: 3, 2: 4, 3: 5}
MISSED: Final = {1: 3, 2: 6, 3: 6}


def autumn(year: int, **more: Any) -> Table:
    """A solo table after your preparation for autumn."""
    setting: dict[str, Any] = {
        "solo": year, "season": "summer", "workers": 0, "forest": FOREST, "events_in_play": EVENTS,
        "meadow": ROW,
    }  # fmt: skip
    table = Table(**(setting | more))
    table.pick("prepare")
    return table


@pytest.mark.parametrize("year", YEARS)
def test_in_autumn_he_goes_to_the_journey_spot_of_the_year(year: int) -> None:
    """E-248, E-252, E-253: 3, 4 or 5 points, and only that spot is closed to you."""
    table = autumn(year, hand=["farm", "farm", "farm", "farm", "farm"])
    his = f"journey_{JOURNEY[year]}"
    assert his in table.seat(1)["deployed"]
    assert table.why_not(f"visit:{his}") == "spot-taken"
    assert [f"visit:journey_{n}" in table.codes for n in (5, 4, 3, 2)] == [
        n != JOURNEY[year] for n in (5, 4, 3, 2)
    ]


@pytest.mark.parametrize("year", YEARS)
def test_the_journey_worker_scores_the_spot_of_the_year(year: int) -> None:
    """E-255."""
    table = autumn(year)
    table.pick("pass")
    assert table.scored("journey", 1) == JOURNEY[year]


@pytest.mark.parametrize("year", YEARS)
@pytest.mark.parametrize("achieved", [0, 1, 4])
def test_special_events_you_missed_are_worth_more_in_later_years(year: int, achieved: int) -> None:
    """E-252, E-255: 3 each in year 1, 6 each in years 2 and 3."""
    table = autumn(year, events=[*EVENTS[:achieved]])
    table.pick("pass")
    assert table.score(1).total == (4 - achieved) * MISSED[year] + JOURNEY[year]


@pytest.mark.parametrize("year", YEARS)
def test_cards_and_basic_events_are_worth_the_same_in_every_year(year: int) -> None:
    """E-252, E-253: nothing else changes in the score."""
    table = autumn(year, rugwort={"city": ["inn", "inn", "chapel", "king"], "points": 1})
    table.pick("pass")
    assert table.seat(1)["events"] == ["grand_tour"]
    assert table.score(1).total == 3 * 2 + 3 + 3 + 1 + 4 * MISSED[year] + JOURNEY[year]


@pytest.mark.parametrize("year", YEARS)
def test_spring_and_summer_are_the_same_in_every_year(year: int) -> None:
    """E-252, E-253: the years part only in autumn."""
    table = Table(solo=year, workers=0, forest=FOREST, meadow=ROW)
    assert sorted(table.seat(1)["deployed"]) == ["three_berries", "three_twigs"]
    table.pick("prepare")
    assert sorted(table.seat(1)["deployed"]) == ["two_any", "two_resin"]
    assert table.seat()["workers"] == 3
    table.pick("visit:one_berry", "visit:one_berry", "visit:one_berry", "prepare", "done")
    assert sorted(table.seat(1)["deployed"]) == ["one_pebble", "two_resin_one_twig"]
    assert table.seat()["workers"] == 4


@pytest.mark.parametrize("year", YEARS)
def test_the_meadow_closes_the_same_in_every_year(year: int) -> None:
    """E-248, E-252, E-253: positions 1 to 4 in autumn."""
    table = autumn(year, goods={"twig": 9, "resin": 9, "pebble": 9, "berry": 9})
    assert sorted(table.offers("play:meadow.")) == sorted(f"play:meadow.{card}" for card in ROW[4:])


@pytest.mark.parametrize("year", [1, 2])
def test_in_the_first_two_years_he_blocks_the_berry_and_card_and_you_have_six_workers(year: int) -> None:
    """E-248, E-252."""
    table = autumn(year)
    assert table.seat()["workers"] == 6
    assert table.why_not("visit:one_berry_one_card") == "spot-taken"


def test_in_the_third_year_a_worker_of_yours_and_one_of_his_leave_the_game() -> None:
    """E-253: five workers for the last season, and one_berry_one_card stays free."""
    table = autumn(3)
    assert table.seat()["workers"] == 5
    assert table.seat()["lost"] == 1
    assert table.seat(1)["deployed"] == ["journey_5"]
    table.pick("visit:one_berry_one_card")
    assert table.goods() == {"berry": 1}
    table.pick(*["visit:one_berry"] * 4)
    assert table.why_not("visit:one_berry") == "no-worker"


def test_the_worker_kidnapped_is_an_available_one() -> None:
    """E-253: a worker in the Monastery stays there, so four are left."""
    table = autumn(3, city=["monastery"], deployed=["0.monastery"])
    assert table.seat()["deployed"] == ["0.monastery"]
    assert table.seat()["workers"] == 4
    assert table.seat()["lost"] == 1


def test_he_kidnaps_after_your_workers_have_come_back() -> None:
    """E-253, E-258: those on the board in summer are recalled before he prepares."""
    table = autumn(3, deployed=["two_any", "three_berries", "two_resin", "three_twigs"])
    assert table.seat()["deployed"] == []
    assert table.seat()["workers"] == 5


def test_a_new_game_is_of_the_first_year_unless_another_is_asked_for() -> None:
    """E-257: three separate games."""
    first: dict[str, Any] = new(seats=1, seed=1).dump()
    assert first["options"]["year"] == 1
    for year in YEARS:
        game: dict[str, Any] = new(seats=1, seed=1, year=year).dump()
        assert game["options"]["year"] == year


@pytest.mark.parametrize("year", [0, 4])
def test_there_are_three_years_and_no_more(year: int) -> None:
    """E-257."""
    with pytest.raises(BadSetup) as caught:
        new(seats=1, year=year)
    assert caught.value.reason == "range"


# Whole games at random

PURPLE: Final = {"architect", "castle", "evertree", "king", "palace", "school", "theater", "wife"}
CLOSED: Final = {"winter": 0, "spring": 1, "summer": 2, "autumn": 4}


def closed_cards(state: ValleyState) -> list[str]:
    """The Meadow cards under his workers, spelled as in codes."""
    dump: dict[str, Any] = state.dump()
    row = dump["meadow"]
    found = []
    for position in range(CLOSED[dump["rivals"][0]["season"]]):
        copies = row[: position + 1].count(row[position])
        found.append(f"meadow.{row[position]}" + (f".{copies}" if copies > 1 else ""))
    return found


def play_at_random(year: int, direction: str, seed: int) -> tuple[ValleyState, list[Event]]:
    """A game from the first turn to the last, played by somebody who plays cards whenever possible and passes
    only if nothing else is left; on the way no code may touch a closed position."""
    state = new(seats=1, seed=seed, year=year, direction=direction)
    rng = Rng(seed)
    events: list[Event] = []
    for _ in range(3000):
        if not state.waiting():
            return state, events
        codes = state.options(0).codes()
        if any(":meadow." in code for code in codes):
            touched = {code.partition(":")[2].partition("@")[0].partition("=")[0] for code in codes}
            assert not touched & set(closed_cards(state))
        plays = [code for code in codes if code.startswith("play:")]
        others = [code for code in codes if code != "pass"]
        codes = plays or others or codes
        events += state.choose(0, codes[rng.below(len(codes))])
    raise AssertionError("the game does not end")


def names(cards: list[Any]) -> list[str]:
    return [card if isinstance(card, str) else card["card"] for card in cards]


def all_cards(state: ValleyState) -> int:
    """How many cards there are, wherever they lie."""
    dump: dict[str, Any] = state.dump()
    view: dict[str, Any] = state.view(None)
    count = view["deck"] + len(dump["discard"]) + sum(1 for card in dump["meadow"] if card)
    for player in (*dump["seats"], *dump["rivals"]):
        count += len(player.get("hand", [])) + len(player["city"])
        count += sum(len(card.get("under", [])) for card in player["city"] if isinstance(card, dict))
        count += sum(len(event.get("cards", [])) for event in player["events"] if isinstance(event, dict))
    return int(count)


GAMES: Final = [
    (year, direction, seed)
    for year in YEARS
    for direction in ("clockwise", "counterclockwise")
    for seed in range(10 * year, 10 * year + 4)
]


@pytest.mark.parametrize(("year", "direction", "seed"), GAMES)
def test_a_whole_game_ends_and_its_scores_add_up(year: int, direction: str, seed: int) -> None:
    """E-254, E-255, E-249: his total is recounted from what lies on the table."""
    state, _ = play_at_random(year, direction, seed)
    dump: dict[str, Any] = state.dump()
    you, rugwort = dump["seats"][0], dump["rivals"][0]
    scores = state.scores()
    assert [score.seat for score in scores] == [0, 1]
    for score in scores:
        assert score.total == sum(line.points for line in score.lines)
    cards = names(rugwort["city"])
    achieved = [event if isinstance(event, str) else event["event"] for event in you["events"]]
    missed = [event for event in dump["options"]["events"] if event not in achieved]
    assert scores[1].total == (
        2 * len(cards) + sum(1 for card in cards if card in PURPLE)
        + 3 * len(rugwort["events"]) + MISSED[year] * len(missed) + JOURNEY[year] + rugwort["points"]
    )  # fmt: skip
    assert (you["season"], you["passed"], rugwort["season"]) == ("autumn", True, "autumn")
    if scores[0].total != scores[1].total:
        assert (scores[0].rank < scores[1].rank) == (scores[0].total > scores[1].total)


@pytest.mark.parametrize(("year", "direction", "seed"), GAMES)
def test_in_a_whole_game_he_plays_as_often_as_you_and_no_card_is_lost(
    year: int, direction: str, seed: int
) -> None:
    """E-244, E-1, E-253: a card of his for each of yours, all cards are there, a worker less in year 3."""
    state, events = play_at_random(year, direction, seed)
    yours = [event for event in events if event.kind == "play" and event.seat == 0]
    his = [event for event in events if event.kind == "rival-plays"]
    assert len(his) == len(yours)
    assert all_cards(state) == DECK
    dump: dict[str, Any] = state.dump()
    you = dump["seats"][0]
    assert you["workers"] + len(you["deployed"]) + you["stray"] + you["lost"] == 6
    assert len([event for event in events if event.kind == "rival-kidnaps"]) == (1 if year == 3 else 0)
    assert f"journey_{JOURNEY[year]}" in dump["rivals"][0]["deployed"]
