"""Weather cards: when they are used, whom they hamper, and from when to when (F-135 to F-139)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.core.events import Event
from boardwright.core.plain_data import Json
from boardwright.core.refusal import BadPosition, BadSetup
from boardwright.core.rng import Rng
from boardwright.games import GAMES

from ..table import Table, price

ALL: Final = {
    "weather_fog", "weather_surge", "weather_headwind", "weather_doldrums", "weather_downpour",
    "weather_frost", "weather_rough_seas", "weather_drought", "weather_lightning", "weather_hail",
    "weather_squall",
}  # fmt: skip
BAY: Final[list[Json]] = ["grove", "port", "pirate", "inn", "windmill", "diver", "navigator", "steward"]
LULL: Final = ("rose_a_red", "rose_b_unique")

VARIANTS: Final[list[tuple[int, dict[str, Json]]]] = [
    (1, {"bonny": 3}), (1, {"bonny": 4}), (2, {"bonny": 3}), (3, {"bonny": 4}),
    (2, {"weather": "upper"}), (3, {"weather": "both"}), (4, {"weather": "both"}),
]  # fmt: skip
every_variant = pytest.mark.parametrize(("seats", "options"), VARIANTS)


def whole_game(seats: int, options: dict[str, Json], seed: int) -> list[Event]:
    """All events of a game in which everybody acts at random."""
    happened: list[Event] = []
    state = GAMES["farshore"].new(seats, seed, options, happened)
    rng = Rng(seed)
    while state.waiting():
        seat = state.waiting()[0]
        events: list[Event] = []
        state.play(seat, state.options(seat).sample(rng), events)
        happened += events
    return happened


# The cards


@every_variant
def test_one_card_lies_face_up_at_the_start(seats: int, options: dict[str, Json]) -> None:
    """F-135."""
    view: dict[str, Any] = GAMES["farshore"].new(seats, 1, options).view(None)
    assert len(view["weather"]) == 1
    assert set(view["weather"]) <= ALL


def test_any_of_eleven_cards_can_be_the_first() -> None:
    """F-135: they are shuffled."""
    seen: set[str] = set()
    for seed in range(120):
        view: dict[str, Any] = GAMES["farshore"].new(1, seed, {"bonny": 3}).view(0)
        seen |= set(view["weather"])
    assert seen == ALL


@every_variant
def test_four_different_cards_last_a_game_and_change_with_the_roses(
    seats: int, options: dict[str, Json]
) -> None:
    """F-135: the first with the first roses, the others each time these change."""
    for seed in range(2):
        happened = whole_game(seats, options, seed)
        turned = [event.kind for event in happened if event.kind in ("roses", "weather")]
        assert turned == ["roses", "weather"] * 4
        cards = {str(event.args["weather"]) for event in happened if event.kind == "weather"}
        assert len(cards) == 4
        assert cards <= ALL


@pytest.mark.parametrize(("seats", "options"), [(1, {"bonny": 1}), (3, {"bonny": 2}), (2, {}), (4, {})])
def test_without_weather_no_card_is_turned_up(seats: int, options: dict[str, Json]) -> None:
    """F-135, F-137: the wind changes, and nothing else does."""
    happened = whole_game(seats, options, 1)
    assert [event.kind for event in happened if event.kind in ("roses", "weather")] == ["roses"] * 4


def test_cards_to_come_lie_face_down() -> None:
    """F-135: nobody sees them."""
    table = Table(weather="weather_fog", mode="upper", coming={"weather": ["weather_hail"]})
    for seat in (None, 0, 1):
        assert "weather_hail" not in str(table.state.view(seat))


def test_the_card_is_replaced_only_by_the_last_to_prepare() -> None:
    """F-135, F-100."""
    table = Table(
        weather="weather_surge", mode="upper", workers=0, coming={"weather": ["weather_hail"]},
        others=[{"workers": 0}, {"workers": 0}],
    )  # fmt: skip
    table.pick("prepare", "prepare")
    assert (table.weather(), table.heard("weather")) == ("weather_surge", [])
    table.pick("prepare")
    assert table.weather() == "weather_hail"


@pytest.mark.parametrize(("humans", "level"), [(1, 3), (1, 4), (2, 3), (3, 4)])
def test_captain_bonnys_preparation_changes_no_weather(humans: int, level: int) -> None:
    """F-135, F-125: the last human's has done so."""
    table = Table(
        bonny=level,
        weather="weather_surge",
        workers=0,
        others=[{"season": "spring"}] * (humans - 1),
        bay=BAY,
        coming={"weather": ["weather_hail", "weather_frost"]},
        captain={"season": "winter"},
    )
    table.pick("prepare", *["visit:docks"] * (humans - 1))
    assert table.seat(humans)["season"] == "spring"
    assert table.weather() == "weather_hail"


# Whom it affects


@pytest.mark.parametrize("bonny", [0, 3])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_human_is_hampered(seat: int, bonny: int) -> None:
    """F-136: a Critter is too expensive for a player who has exactly its cost."""
    human: dict[str, Json] = {"hand": ["scribe"], "goods": price("scribe")}
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[seat] = human
    table = Table(
        bonny=bonny, mode="" if bonny else "upper", weather="weather_frost", others=[*seats[1:]], turn=seat,
        **seats[0],
    )  # fmt: skip
    assert table.asked == seat
    assert table.why_not("play:scribe") == "goods-short"


def test_at_level_three_the_lower_half_is_covered() -> None:
    """F-136, F-112."""
    for level, offered in ((3, True), (4, False)):
        table = Table(bonny=level, weather="weather_lightning", hand=["scribe"], goods={"treasure": 9})
        assert ("play:scribe" in table.codes) == offered


# Weather without Captain Bonny


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["upper", "both"])
def test_players_may_agree_on_weather_without_her(seats: int, mode: str) -> None:
    """F-137."""
    view: dict[str, Any] = GAMES["farshore"].new(seats, 1, {"weather": mode}).view(None)
    assert len(view["weather"]) == 1
    assert [player["rival"] for player in view["players"]] == [None] * seats
    assert view["options"]["weather"] == mode


def test_there_is_no_other_mode() -> None:
    """F-137: not the lower half alone."""
    with pytest.raises(BadSetup):
        GAMES["farshore"].new(2, 1, {"weather": "lower"})


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_with_her_the_level_says_which_weather_there_is(level: int) -> None:
    """F-137, F-112: it cannot be chosen besides."""
    with pytest.raises(BadSetup) as caught:
        GAMES["farshore"].new(1, 1, {"bonny": level, "weather": "upper"})
    assert caught.value.reason == "weather-by-level"


def test_a_position_without_weather_has_no_weather_card() -> None:
    """F-137."""
    with pytest.raises(BadPosition):
        Table(weather="weather_fog")
    with pytest.raises(BadPosition):
        Table(bonny=2, weather="weather_fog")


# From when to when


def test_a_card_governs_from_the_turn_after_it_was_turned_up() -> None:
    """F-138: the next player already pays more, and so does the one who turned it up."""
    human: dict[str, Json] = {"season": "spring", "hand": ["scribe"], "goods": price("scribe")}
    table = Table(
        weather="weather_surge",
        mode="upper",
        coming={"weather": ["weather_frost"]},
        workers=0,
        others=[human],
        hand=["scribe"],
        goods=price("scribe"),
    )
    assert "play:scribe" in table.codes
    table.pick("prepare")
    assert (table.asked, table.why_not("play:scribe")) == (1, "goods-short")
    table.pick("visit:lookout", "done", *["draw"] * 7)
    assert (table.asked, table.why_not("play:scribe")) == (0, "goods-short")


def test_a_card_governs_to_the_end_of_the_turn_that_replaces_it() -> None:
    """F-138: in hail the last to prepare for summer draws from the deck, then the sky clears."""
    table = Table(
        weather="weather_hail",
        mode="both",
        season="spring",
        workers=0,
        others=[{"season": "summer"}],
        bay=BAY,
        coming={"weather": ["weather_surge"]},
        next=["harbor", "manor"],
        islands=["isle_gems", "isle_spit"],
    )
    table.pick("prepare", "flood:isle_gems")
    assert (table.hand(), table.bay(), table.weather()) == (["harbor", "manor"], BAY, "weather_surge")


def test_the_new_card_does_not_reach_back_into_the_preparation() -> None:
    """F-138: hail that is turned up now leaves the summer cards of this turn in the Bay."""
    table = Table(
        weather="weather_surge",
        mode="both",
        season="spring",
        workers=0,
        others=[{"season": "summer"}],
        bay=BAY,
        coming={"weather": ["weather_hail"]},
    )
    table.pick("prepare", "take:bay.windmill", "take:bay.inn", "flood:isle_gems")
    assert (table.hand(), table.weather()) == (["inn", "windmill"], "weather_hail")


def test_between_two_changes_a_card_stays() -> None:
    """F-138: other turns and other preparations do not touch it."""
    table = Table(
        bonny=3, weather="weather_frost", coming={"weather": ["weather_fog"]}, hand=["scribe"],
        goods=price("scribe"), routes=["route_10", "route_11"], bay=BAY,
    )  # fmt: skip
    table.pick("visit:docks", "done")
    assert table.why_not("play:scribe") == "goods-short"
    table.pick("visit:docks", "done")
    assert table.weather() == "weather_frost"


# Dearer cards and reductions


DEAR: Final[list[Json]] = ["harbor", "windmill", "manor", "gardens", "sculptor", "governor", "galleon"]
"""Cards that cost more than an Inn or a Cooper waives."""


def test_a_raised_cost_is_reduced_afterwards() -> None:
    """F-139: an Inn waives three resources, the one that hail adds included."""
    table = Table(weather="weather_hail", mode="upper", city=["inn"], bay=["shipwreck", *DEAR], roses=LULL)
    table.pick("visit:0.inn")
    assert "shipwreck" in table.city()


def test_a_raised_cost_needs_more_than_the_reduction_waives() -> None:
    """F-139: three and one are four, of which an Inn leaves one."""
    bay: list[Json] = ["grove", *DEAR]
    fair = Table(city=["inn"], bay=bay)
    assert "visit:0.inn" in fair.codes
    hail = Table(weather="weather_hail", mode="upper", city=["inn"], bay=bay)
    assert "visit:0.inn" not in hail.codes
    paid = Table(
        weather="weather_hail", mode="upper", city=["inn"], bay=bay, goods={"seaweed": 1}, roses=LULL
    )
    paid.pick("visit:0.inn")
    assert paid.city() == ["inn", "grove"]
    assert paid.goods() == {"mushroom": 1}


def test_frost_and_a_cooper() -> None:
    """F-139: a Construction that costs three costs four, and the Cooper waives three of them."""
    bay: list[Json] = ["admiral", *DEAR]
    short = Table(weather="weather_frost", mode="both", city=["cooper"], hand=["grove"], bay=bay)
    assert "visit:0.cooper" not in short.codes
    table = Table(
        weather="weather_frost",
        mode="both",
        city=["cooper"],
        hand=["grove"],
        bay=bay,
        goods={"treasure": 1},
        roses=LULL,
    )
    table.pick("visit:0.cooper")
    assert (table.city(), table.goods()) == (["cooper", "grove"], {"mushroom": 1})


@pytest.mark.parametrize(
    ("weather", "mode", "card", "code"),
    [
        ("weather_frost", "upper", "herbalist", "play:herbalist"),
        ("weather_frost", "both", "port", "play:port"),
        ("weather_hail", "upper", "port", "play:bay.port"),
        ("weather_hail", "upper", "herbalist", "play:bay.herbalist"),
    ],
)
def test_the_added_unit_may_be_paid_with_treasure(weather: str, mode: str, card: str, code: str) -> None:
    """F-139: one treasure, and not two."""
    bay: list[Json] = ["port", "herbalist"]
    table = Table(
        weather=weather,
        mode=mode,
        hand=[card],
        bay=bay,
        goods=price(card, treasure=2),
        roses=("rose_a_red", "rose_b_common"),
    )
    table.pick(code)
    table.pick(next(code for code in table.offers("pay:") if code.endswith("+1treasure")))
    assert table.city() == [card]
    assert table.goods() == {"treasure": 1}
