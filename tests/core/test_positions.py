"""Positions of Cartographers: from as little as one wishes to say to a game that can be played on."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.core.refusal import BadPosition
from boardwright.core.rng import Rng
from boardwright.games.cartographers import cartographers
from boardwright.games.cartographers.rules.cards import AMBUSHES, CARDS, SEASONS
from boardwright.testing.cases import dumped, finish, plain, walk

from ..games.cartographers.cases import CLEARING
from .cases import CASES

BLANK_A: list[Json] = list(plain(cartographers.new().view(None))["land"])


def filled(*gaps: str) -> list[Json]:
    """Side A full of farms but for these spaces."""
    rows = [list(str(row).replace(".", "f").replace("R", "f")) for row in BLANK_A]
    for gap in gaps:
        rows["abcdefghijk".index(gap[0])][int(gap[1:]) - 1] = "."
    return ["".join(row) for row in rows]


# What is not mentioned


def test_nothing_said_is_a_new_game_alone() -> None:
    assert dumped(cartographers.load({})) == dumped(cartographers.new(1, 0))


def test_a_seed_deals_what_is_not_mentioned() -> None:
    position: Json = {"seats": 3, "seed": 9, "options": {"map": "b"}}
    assert dumped(cartographers.load(position)) == dumped(cartographers.new(3, 9, {"map": "b"}))


def test_a_card_is_put_to_everybody() -> None:
    state = cartographers.load({"card": "hamlet", "seats": 2})
    assert state.waiting() == [0, 1]
    assert [decision.source for decision in state.pending()] == ["hamlet", "hamlet"]
    view = plain(state.view(None))
    assert (view["time"], view["revealed"], view["season"]) == (1, ["hamlet"], "spring")


def test_a_season_alone_leaves_the_earlier_ones_without_stars() -> None:
    score = cartographers.load({"season": "winter"}).scores()[0]
    assert [line.points for line in score.lines] == [0] * 12
    assert {line.when for line in score.lines} == {"spring", "summer", "fall"}


def test_an_obligation_alone_reveals_a_ruins_card_before() -> None:
    state = cartographers.load({"ruins": True, "card": "orchard"})
    assert state.pending()[0].prompt == "draw-ruins"
    assert plain(state.view(0))["revealed"] == ["temple_ruins", "orchard"]


def test_an_obligation_can_be_read_off_the_column() -> None:
    waits = cartographers.load({"revealed": ["outpost_ruins", "gnoll_raid"], "card": "orchard"})
    used_up = cartographers.load({"revealed": ["outpost_ruins", "hamlet"], "card": "orchard"})
    assert waits.pending()[0].prompt == "draw-ruins"
    assert used_up.pending()[0].prompt == "draw"


def test_time_can_be_said_without_the_cards_that_took_it() -> None:
    state = cartographers.load({"time": 6, "card": "hamlet"})
    assert plain(state.view(0))["time"] == 6
    events = state.choose(0, state.options(0).codes()[0])
    assert "season-scored" not in [event.kind for event in events]


def test_the_last_card_of_a_season_ends_it() -> None:
    state = cartographers.load({"time": 8, "card": "hamlet"})
    events = state.choose(0, state.options(0).codes()[0])
    assert "season-scored" in [event.kind for event in events]


def test_the_cards_to_come_come_in_that_order_also_in_a_later_season() -> None:
    coming: list[Json] = ["hamlet", "outpost_ruins", "gnoll_raid", "orchard", "farmland", "hamlet"]
    state = cartographers.load({"time": 4, "next": coming, "seats": 2})
    came = []
    for _ in range(5):
        came += [(decision.source, decision.prompt) for decision in state.pending()[:1]]
        for seat in state.waiting():
            state.choose(seat, state.options(seat).codes()[0])
    assert came == [
        ("hamlet", "draw"), ("gnoll_raid", "ambush"), ("orchard", "draw-ruins"), ("farmland", "draw"),
        ("hamlet", "draw"),
    ]  # fmt: skip


def test_a_side_may_be_named_as_on_the_sheet() -> None:
    capital, small = (cartographers.load({"options": {"map": side}}) for side in ("B", "b"))
    assert dumped(capital) == dumped(small)


def test_nobody_at_the_table_knows_the_cards_to_come() -> None:
    unknown = cartographers.load({"card": "orchard", "seats": 2})
    known = cartographers.load({"card": "orchard", "seats": 2, "next": ["hamlet"]})
    for viewer in (None, 0, 1):
        assert known.view(viewer) == unknown.view(viewer)
        assert dumped(known.redeal(viewer, Rng(3))) == dumped(unknown.redeal(viewer, Rng(3)))


def test_a_blank_space_of_ruins_may_be_written_as_plain() -> None:
    plainly: list[Json] = [str(row).replace("R", ".") for row in BLANK_A]
    assert dumped(cartographers.load({"seats": [{"map": plainly}]})) == dumped(cartographers.load({}))


def test_maps_coins_and_earlier_seasons_are_taken_as_said() -> None:
    state = cartographers.load(
        {"season": "summer", "seats": [{"map": filled("a1"), "coins": 7, "seasons": [[10, 4, 7, 2]]}, {}]}
    )
    maps = plain(state.view(None))["maps"]
    assert maps[0]["rows"] == filled("a1")
    assert maps[1]["rows"] == BLANK_A
    assert [sheet["coins"] for sheet in maps] == [7, 0]
    assert [score.total for score in state.scores()] == [19, 0]
    assert [score.rank for score in state.scores()] == [1, 2]


def test_an_answer_handed_in_stays_sealed() -> None:
    state = cartographers.load({"card": "rift_lands", "seats": [{"handed": "monster:a1"}, {}]})
    assert state.waiting() == [1]
    assert plain(state.view(0))["handed"] == "monster:a1"
    assert plain(state.view(1))["handed"] is None
    assert "monster:a1" not in str(state.view(1))
    state.retract(0)
    assert state.waiting() == [0, 1]


def test_full_maps_leave_nothing_to_ask() -> None:
    state = cartographers.load({"seats": [{"map": filled()}, {"map": filled()}], "card": "hamlet"})
    assert state.waiting() == []
    assert plain(state.view(None))["season"] == "over"


def test_one_full_map_does_not_keep_the_others_from_drawing() -> None:
    state = cartographers.load({"seats": [{"map": filled()}, {}, {}], "card": "hamlet"})
    assert state.waiting() == [1, 2]


def test_alone_an_ambush_is_over_before_anybody_is_asked() -> None:
    state = cartographers.load({"card": "gnoll_raid", "next": ["hamlet"]})
    assert state.pending()[0].source == "hamlet"
    assert "M" in "".join(plain(state.view(0))["maps"][0]["rows"])


def test_a_game_that_is_over_has_scores_and_no_questions() -> None:
    state = cartographers.load({"season": "over", "seats": [{"seasons": [[1, 2, 3, 4]] * 4}]})
    assert state.pending() == ()
    assert state.scores()[0].total == 8


def test_reading_leaves_the_position_as_it_was() -> None:
    position: Json = {"card": "orchard", "ruins": True, "seats": [{"map": filled("a1", "a2")}, {}]}
    before = json.dumps(position)
    finish(cartographers.load(position), Rng(1))
    assert json.dumps(position) == before


# Every position that loads can be saved, loaded and played to the end


def assert_sound(state: State) -> None:
    text = dumped(state)
    again = cartographers.load(json.loads(text))
    assert dumped(again) == text
    end = finish(state, Rng(6))
    assert not end.waiting()
    assert dumped(finish(again, Rng(6))) == dumped(end)


def loaded(position: Json) -> State | BadPosition:
    """What becomes of a position; no other exception may come out."""
    try:
        return cartographers.load(position)
    except BadPosition as refusal:
        return refusal


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"time": 5},
        {"time": 5, "card": "hamlet", "seats": 2},
        {"time": 3, "season": "fall", "ruins": True, "card": "orchard"},
        {"season": "summer", "ambushes": ["gnoll_raid"]},
        {"season": "winter", "ambushes": [card.id for card in AMBUSHES]},
        {"ruins": True},
        {"ruins": True, "card": "temple_ruins"},
        {"ruins": True, "next": ["temple_ruins", "hamlet"]},
        {"card": "temple_ruins"},
        {"card": "gnoll_raid", "seats": 2},
        {"season": "over"},
        {"next": ["temple_ruins", "gnoll_raid", "outpost_ruins", "hamlet"], "seats": 2},
        {"card": "rift_lands", "seats": [{"handed": "forest:a1"}, {}, {"handed": "monster:k11"}]},
    ],
    ids=str,
)  # fmt: skip
def test_a_position_in_few_words_is_sound(position: Json) -> None:
    assert_sound(cartographers.load(position))


ids = st.sampled_from([card.id for card in CARDS])
positions = st.fixed_dictionaries(
    {},
    optional={
        "seed": st.integers(0, 50),
        "seats": st.integers(1, 3) | st.lists(st.sampled_from([{}, {"coins": 3}]), min_size=1, max_size=2),
        "options": st.sampled_from([{}, {"map": "b"}, {"map": CLEARING, "any_terrain": True}]),
        "season": st.sampled_from([*(season.id for season in SEASONS), "over"]),
        "time": st.integers(0, 9),
        "revealed": st.lists(ids, max_size=4),
        "card": ids | st.none(),
        "ruins": st.booleans(),
        "ambushes": st.lists(st.sampled_from([card.id for card in AMBUSHES]), max_size=2),
        "next": st.lists(ids, max_size=4),
    },
)  # fmt: skip


@given(positions)
@settings(derandomize=True, deadline=None, max_examples=400)
def test_a_position_is_refused_or_sound(position: dict[str, Json]) -> None:
    outcome = loaded(position)
    if isinstance(outcome, BadPosition):
        assert outcome.where.split("[")[0].split(".")[0] in position
    else:
        assert_sound(outcome)


DUMPS = [plain(state.dump()) for case in CASES[2:] for state in list(walk(case, 2))[3:40:12]]
anything = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 200) | st.floats() | st.text(max_size=4) | ids,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)


@given(data=st.data())
@settings(derandomize=True, deadline=None, max_examples=400)
def test_a_position_with_one_thing_replaced_is_refused_or_sound(data: st.DataObject) -> None:
    position = json.loads(json.dumps(data.draw(st.sampled_from(DUMPS) | positions.filter(bool))))
    place = position
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(keys))
        inside = place[key]
        if not isinstance(inside, dict | list) or not inside or data.draw(st.booleans()):
            break
        place = inside
    place[key] = data.draw(anything)
    outcome = loaded(position)
    if isinstance(outcome, BadPosition):
        assert outcome.where
    else:
        assert_sound(outcome)
