"""What clients print on cards and places is what the rules play by, and the files are up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boardwright import everdell as everdell_game
from boardwright.core.plain_data import Json, parse
from boardwright.games import GAMES, TITLES
from boardwright.locales import LANGUAGES
from boardwright.tools.facts import spell, texts

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"


def of(game: str) -> Any:
    return TITLES[game].facts()


@pytest.mark.parametrize("game", sorted(TITLES))
def test_the_files_are_up_to_date(game: str) -> None:
    assert (FOLDER / game / "facts.json").read_text("utf-8") == spell(TITLES[game].facts()), (
        "run `make types`"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(TITLES))
def test_the_rule_texts_are_up_to_date(game: str, language: str) -> None:
    words = TITLES[game].words(None, language)
    file = FOLDER / game / "rules" / f"{language}.ftl"
    assert file.exists() == bool(words)
    assert not words or file.read_text("utf-8") == texts(words), "run `make types`"


def test_there_are_facts_of_every_game() -> None:
    assert sorted(TITLES) == sorted(GAMES)
    assert sorted(path.parent.name for path in FOLDER.glob("*/facts.json")) == sorted(GAMES)


@pytest.mark.parametrize("facts", [{"b": [1, 2], "a": {"c": [[0, 1], [2, 3]]}}, [], {"a": ["x, y", "[z]"]}])
def test_the_spelling_keeps_every_value(facts: Json) -> None:
    assert parse(spell(facts)) == facts


def test_short_lists_stay_on_one_line() -> None:
    assert spell({"a": [1, 2]}) == '{\n "a": [1, 2]\n}\n'


# Everdell


def test_cards_of_everdell() -> None:
    cards = of("everdell")["cards"]
    assert len(cards) == 48
    assert sum(card["copies"] for card in cards.values()) == 128
    farm = cards["farm"]
    assert farm["cost"] == {"twig": 2, "resin": 1}
    assert (farm["colour"], farm["critter"], farm["unique"], farm["points"]) == ("green", False, False, 1)
    assert farm["free"] == ["husband", "wife"]
    assert farm["gives"] == {"goods": {"berry": 1}}
    assert cards["husband"]["home"] == ["farm", "evertree"]
    assert cards["evertree"]["houses_any"]
    assert cards["wanderer"]["slots"] == 0
    assert cards["inn"]["open"] is True
    assert "open" not in cards["lookout"]
    assert cards["monastery"]["second_spot"] == "monk"


def test_a_home_and_its_guest_name_each_other() -> None:
    for game in ("everdell", "farshore"):
        cards = of(game)["cards"]
        pairs = {(home, id) for id, card in cards.items() if card["critter"] for home in card["home"]}
        assert pairs == {
            (id, guest) for id, card in cards.items() if not card["critter"] for guest in card["free"]
        }
        assert pairs


def test_places_of_everdell_hold_what_a_visit_brings() -> None:
    """Send a worker to every basic location and compare."""
    facts = of("everdell")
    for id, place in facts["places"].items():
        if place["kind"] != "basic":
            continue
        state = everdell_game.new(seats=2, seed=3)
        before: Any = state.view(0)["players"]
        state.choose(0, f"visit:{id}")
        after: Any = state.view(0)["players"]
        gained = {
            good: after[0]["goods"][good] - before[0]["goods"].get(good, 0)
            for good in after[0]["goods"]
            if after[0]["goods"][good] != before[0]["goods"].get(good, 0)
        }
        assert gained == place["gives"].get("goods", {}), id
        assert len(after[0]["hand"]) - len(before[0]["hand"]) == place["gives"].get("cards", 0), id
        assert after[0]["points"] - before[0]["points"] == place["gives"].get("points", 0), id
        assert "more" not in place["gives"]


def test_spots_events_and_journeys_of_everdell() -> None:
    facts = of("everdell")
    places = facts["places"]
    assert places["three_twigs"]["spots"] == 1
    assert places["one_berry"]["spots"] is None
    assert places["journey_5"]["points"] == places["journey_5"]["discards"] == 5
    assert places["two_any"]["gives"] == {"any": 2}
    assert places["haven"]["gives"] == {"more": True}
    assert facts["forest"] == {
        "1": {"cards": 3, "spots": 1},
        "2": {"cards": 3, "spots": 1},
        "3": {"cards": 4, "spots": 1},
        "4": {"cards": 4, "spots": 2},
    }
    assert facts["events"]["grand_tour"]["colours"] == {"red": 3}
    assert facts["events"]["tax_relief"]["cards"] == ["judge", "queen"]
    assert facts["events"]["the_everdell_games"]["colours"]["purple"] == 2
    assert facts["workers"] == {"winter": 2, "spring": 3, "summer": 4, "autumn": 6}
    assert facts["seasons"][2]["bonus"] == {"meadow": 2, "deck": False}
    assert (facts["hand_limit"], facts["city_slots"]) == (8, 15)
    assert facts["rugwort"]["closed"]["summer"] == [0, 1]


# Farshore


def test_facts_of_farshore() -> None:
    facts = of("farshore")
    assert facts["cards"]["grove"]["cost"] == {"driftwood": 2, "seaweed": 1}
    assert facts["cards"]["castaway"]["cost"] == {"any": 1}
    assert facts["cards"]["galley"]["gives"] == {"ship": 2}
    assert facts["places"]["shore_seaweed"]["gives"] == {"goods": {"seaweed": 2}, "cards": 1}
    assert facts["places"]["docks"]["spots"] is None
    assert facts["maps"]["map_rainbow"]["colours"] == {
        "green": 1, "blue": 1, "tan": 1, "red": 1, "purple": 1,
    }  # fmt: skip
    assert facts["maps"]["map_tan"]["tiles"] == {"2": [2, 1], "3": [2, 1, 0], "4": [2, 1, 1, 0]}
    assert facts["track"][2] == {"points": 4, "chest": True}
    assert facts["track"][3] == {"points": 6, "chest": False}
    assert facts["roses"]["rose_b_unique"] == {"stack": "b", "matches": ["unique"]}
    assert facts["weather"]["weather_doldrums"] == {
        "upper": {"still_rose": "b"},
        "lower": {"still_rose": "a"},
    }
    assert facts["weather"]["weather_frost"]["lower"] == {"constructions_cost_more": {"any": 1}}
    assert facts["weather"]["weather_fog"]["upper"] == {"lookout_from_deck": True}
    assert facts["routes"]["route_05"][0] == {
        "text": "red card: play a card", "place": "red", "action": "play", "n": 1,
        "said": {"key": "stop-red-play", "args": {"n": 1}},
    }  # fmt: skip
    assert facts["routes"]["route_02"][2]["discards"] == "green"
    assert [level["weather"] for level in facts["bonny"]["levels"]] == ["", "", "upper", "both"]
    assert facts["seasons"][3]["bonus"] == {"bay": 2, "deck": True, "produce": True}


# Cartographers


def test_facts_of_cartographers() -> None:
    facts = of("cartographers")
    river = facts["cards"]["great_river"]
    assert river == {
        "kind": "explore",
        "time": 1,
        "terrains": ["water"],
        "shapes": [
            {"cells": [[0, 0], [1, 0], [2, 0]], "coin": True},
            {"cells": [[0, 2], [1, 1], [1, 2], [2, 0], [2, 1]], "coin": False},
        ],
    }
    assert facts["cards"]["temple_ruins"] == {"kind": "ruins", "time": 0}
    gnolls = facts["cards"]["gnoll_raid"]
    assert (gnolls["corner"], gnolls["direction"]) == ("NW", "counterclockwise")
    assert facts["edicts"]["cauldrons"] == {"back": "arrangement", "solo": 20}
    assert facts["seasons"][3] == {"id": "winter", "limit": 6, "edicts": ["d", "a"]}
    assert len(facts["lands"]["b"]) == facts["size"] == 11
