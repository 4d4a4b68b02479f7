"""Positions: what lies on and under events, small decks, and the names that views and positions share."""

from typing import Any, cast

import pytest

from boardwright import everdell, farshore
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.core.refusal import BadPosition

from .table import DECK

GRADUATION: dict[str, Json] = {
    "options": {
        "events": [
            "graduation_of_scholars",
            "performer_in_residence",
            "tax_relief",
            "ancient_scrolls_discovered",
        ]
    }
}
CRITTERS: list[Json] = ["wife", "husband", "teacher", "doctor", "judge"]


def player(state: State) -> dict[str, Any]:
    return cast(list[dict[str, Any]], state.view(0)["players"])[0]


def claimed(event: dict[str, Json]) -> dict[str, Json]:
    return {**GRADUATION, "seats": [{"events": [event]}, {}]}


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ({"event": "graduation_of_scholars", "cards": CRITTERS}, "event-critters"),
        ({"event": "graduation_of_scholars", "cards": ["farm"]}, "event-critters"),
        ({"event": "ancient_scrolls_discovered", "cards": [*CRITTERS, "farm"]}, "event-cards"),
        ({"event": "performer_in_residence", "goods": {"berry": 4}}, "event-goods"),
        ({"event": "performer_in_residence", "goods": {"twig": 1}}, "event-goods"),
        ({"event": "tax_relief", "goods": {"twig": 1}}, "event-holds"),
    ],
)
def test_what_lies_on_and_under_an_event_is_checked(event: dict[str, Json], reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        everdell.load(claimed(event))
    assert refused.value.reason == reason
    assert refused.value.where.startswith("seats[0].events[0]")


def test_what_an_event_can_hold_is_loaded_and_scores() -> None:
    state = everdell.load(claimed({"event": "graduation_of_scholars", "cards": CRITTERS[:3]}))
    assert state.scores()[0].total == 6
    everdell.load(claimed({"event": "performer_in_residence", "goods": {"berry": 3}}))
    everdell.load(claimed({"event": "ancient_scrolls_discovered", "cards": ["farm", *CRITTERS[:4]]}))


def test_a_small_deck_can_be_said() -> None:
    state = everdell.load({"meadow": ["farm"] * 8, "deck": ["mine", "inn"], "seats": 2})
    assert state.view(0)["deck"] == 2
    again = everdell.load(state.dump())
    assert again.dump() == state.dump()
    state.choose(0, "visit:two_cards_one_point")
    assert sorted(str(card) for card in player(state)["hand"]) == ["inn", "mine"]
    assert state.view(1)["deck"] == 0


def test_cards_can_be_out_of_the_game() -> None:
    state = everdell.load({"out": ["king", "queen"], "seats": 2})
    assert state.view(0)["deck"] == DECK - 8 - 2
    assert state.dump()["out"] == ["king", "queen"]
    with pytest.raises(BadPosition):
        everdell.load({"out": ["king"] * 3, "seats": 2})
    assert "out" not in everdell.load({"seats": 2}).dump()


def test_views_and_positions_use_the_same_names() -> None:
    seat: dict[str, Json] = {"events": ["grand_tour"], "stray": 1, "lost": 1, "season": "spring"}
    state = everdell.load({"seats": [seat, {}]})
    shown = player(state)
    assert (shown["stray"], shown["lost"], [one["event"] for one in shown["events"]]) == (
        1,
        1,
        ["grand_tour"],
    )
    former = {"claims": shown["claims"], "strays": shown["strays"], "gone": shown["gone"], "season": "spring"}
    for written in (former, {name: shown[name] for name in seat}):
        assert everdell.load({"seats": [written, {}]}).dump() == state.dump()
    tile: dict[str, Json] = {"seats": [{"claims": [{"map": "map_green", "points": 2}]}, {}]}
    assert player(farshore.load(tile))["maps"][0]["points"] == 2


def test_a_worker_on_a_permanent_spot_is_gone_and_not_lost() -> None:
    state = everdell.load({"seats": [{"city": ["cemetery"], "deployed": ["0.cemetery"]}, {}]})
    shown = player(state)
    assert (shown["gone"], shown["lost"]) == (1, 0)
    again: dict[str, Json] = {"seats": [{"city": ["cemetery"], "deployed": ["0.cemetery"], "gone": 1}, {}]}
    assert everdell.load(again).dump() == state.dump()
