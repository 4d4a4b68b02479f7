"""The heuristic: what looks better to somebody who plays by eye."""

from __future__ import annotations

import pytest

from boardwright.bots.judge import judge_of
from boardwright.bots.playouts import play_out
from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng
from boardwright.games.everdell import everdell
from boardwright.games.farshore import farshore
from boardwright.games.valley.players.heuristic import ValleyHeuristic
from boardwright.games.valley.players.judge import ValleyJudge
from boardwright.games.valley.players.knowledge import Knowledge
from boardwright.games.valley.players.weights import Weights
from boardwright.games.valley.rules.game import ValleyGame, ValleyState

from ..everdell.table import Table
from ..farshore.table import Table as Shore
from ..farshore.table import price
from .story import Story

NOTHING: list[str | None] = ["king", "king", "evertree", "evertree", "palace", "palace", "castle", "castle"]
"""A meadow in which nothing is within reach."""
DULL = ["two_any", "three_berries", "two_cards_one_any"]


def knowledge(state: ValleyState) -> Knowledge:
    """What players know of the rules of a game, made anew."""
    judge = judge_of(state)
    assert isinstance(judge, ValleyJudge)
    return judge.build_knowledge(state.data.rules)


def worths(story: Story, weights: Weights | None = None) -> dict[str, float]:
    """All options with what they look worth to the seat that is asked."""
    options = story.state.options(story.asked)
    known = knowledge(story.state)
    if weights is not None:
        known.weights = weights
    heuristic = ValleyHeuristic(story.state.data, story.asked, known)
    return {options.code(move): heuristic.worth(move) for move in options.moves()}


def worth(story: Story, code: str) -> float:
    return worths(story)[code]


def favourite(story: Story) -> str:
    """The option that looks best."""
    found = worths(story)
    return max(found, key=lambda code: found[code])


# Places


def test_a_place_is_worth_most_that_gives_what_is_missing_for_a_card() -> None:
    for_a_farm = Table(hand=["farm"], goods={"twig": 2}, meadow=NOTHING, forest=DULL)
    for_a_crane = Table(hand=["crane"], goods={"twig": 2}, meadow=NOTHING, forest=DULL)
    assert worth(for_a_farm, "visit:two_resin") > worth(for_a_crane, "visit:two_resin")
    assert worth(for_a_farm, "visit:one_pebble") < worth(for_a_crane, "visit:one_pebble")


def test_a_full_hand_has_no_use_for_places_that_only_give_cards() -> None:
    full = Table(
        hand=["fool", "fool", "queen", "queen", "school", "school", "theater", "doctor"], meadow=NOTHING
    )
    empty = Table(hand=[], meadow=NOTHING)
    assert worth(full, "visit:two_cards_one_point") < worth(empty, "visit:two_cards_one_point")


def test_a_journey_costs_least_those_whose_cards_have_become_useless() -> None:
    """No worker is left to fetch what the mines cost; the wives could be played at once."""
    idle = Table(hand=[*["mine"] * 3, *["farm"] * 2], season="autumn", workers=1, meadow=NOTHING)
    busy = Table(hand=[*["wife"] * 4, "monk"], goods={"berry": 2}, season="autumn", workers=1, meadow=NOTHING)
    assert worth(idle, "visit:journey_5") > worth(busy, "visit:journey_5")


def test_a_claim_is_worth_more_than_its_points() -> None:
    """Three points, and nobody else gets them."""
    table = Table(city=["farm"] * 4, meadow=NOTHING, forest=DULL)
    assert worth(table, "visit:harvest_festival") > 3
    assert favourite(Table(city=["farm"] * 4, season="autumn", workers=1)) == "visit:harvest_festival"


# Cards


def test_production_is_worth_more_early_than_late() -> None:
    goods: dict[str, Json] = {"twig": 2, "resin": 1}
    early = Table(hand=["farm"], goods=goods, meadow=NOTHING, season="winter")
    late = Table(hand=["farm"], goods=goods, meadow=NOTHING, season="autumn")
    assert worth(early, "play:farm") > worth(late, "play:farm")


def test_a_card_that_finds_its_mate_is_worth_more() -> None:
    alone = Table(hand=["wife"], goods={"berry": 2}, city=["doctor"], meadow=NOTHING)
    awaited = Table(hand=["wife"], goods={"berry": 2}, city=["husband"], meadow=NOTHING)
    assert worth(awaited, "play:wife") > worth(alone, "play:wife") + 1


def test_a_home_is_worth_more_to_somebody_who_has_somebody_to_live_in_it() -> None:
    goods: dict[str, Json] = {"twig": 1, "resin": 2}
    empty = Table(hand=["post_office", "queen"], goods=goods, meadow=NOTHING)
    awaited = Table(hand=["post_office", "postal_pigeon"], goods=goods, meadow=NOTHING)
    assert worth(awaited, "play:post_office") > worth(empty, "play:post_office")


def test_bonuses_of_the_city_count_the_card_that_is_played() -> None:
    """The school counts common critters, the theater unique ones."""
    without = Table(hand=["wife"], goods={"berry": 2}, city=["theater"], meadow=NOTHING)
    counting = Table(hand=["wife"], goods={"berry": 2}, city=["school"], meadow=NOTHING)
    assert worth(counting, "play:wife") > worth(without, "play:wife") + 0.5


def test_a_card_is_worth_more_that_brings_an_event_nearer() -> None:
    goods: dict[str, Json] = {"berry": 3}
    events = ["tax_relief", "the_everdell_games", "flying_doctor_service", "a_well_run_city"]
    others = ["tax_relief", "the_everdell_games", "flying_doctor_service", "croak_wart_cure"]
    one_short = Table(
        hand=["chip_sweep"], goods=goods, city=["clock_tower"], meadow=NOTHING, events_in_play=events
    )
    for_nothing = Table(
        hand=["chip_sweep"], goods=goods, city=["clock_tower"], meadow=NOTHING, events_in_play=others
    )
    assert worth(one_short, "play:chip_sweep") > worth(for_nothing, "play:chip_sweep") + 1


def test_the_last_slots_are_kept_for_something_good_while_there_is_time() -> None:
    most: list[Json] = [*["farm"] * 7, *["mine"] * 3, *["twig_barge"] * 3, "resin_refinery"]
    goods: dict[str, Json] = {"berry": 2}
    early = Table(hand=["peddler"], goods=goods, city=most, meadow=NOTHING, season="summer")
    assert worth(early, "play:peddler") < worth(
        Table(hand=["peddler"], goods=goods, city=most[:7], meadow=NOTHING, season="summer"), "play:peddler"
    )


def test_at_the_very_end_all_that_brings_points_is_played() -> None:
    most: list[Json] = [*["farm"] * 7, *["mine"] * 3, *["twig_barge"] * 3]
    table = Table(hand=["peddler"], goods={"berry": 2}, city=most, meadow=NOTHING, season="autumn", workers=0)
    assert favourite(table) == "play:peddler"


def test_goods_go_to_the_better_card() -> None:
    table = Table(hand=["wife", "monk"], goods={"berry": 2}, city=["husband"], meadow=NOTHING, workers=0)
    assert favourite(table) == "play:wife"


# Questions


def test_the_least_useful_card_is_discarded() -> None:
    table = Table(hand=["wife", "evertree"], goods={"berry": 2}, city=["husband"], season="autumn", workers=1)
    table.pick("visit:journey_2")
    assert favourite(table) == "discard:evertree"


def test_tokens_are_bought_with_what_nothing_else_needs() -> None:
    table = Table(
        hand=["woodcarver"], goods={"berry": 2, "twig": 3}, meadow=NOTHING, season="autumn", workers=0
    )
    table.pick("play:woodcarver")
    assert favourite(table) == "pay:3"


# Farshore


def test_a_card_that_catches_the_wind_is_worth_more() -> None:
    goods: dict[str, Json] = {"mushroom": 3}
    with_wind = Shore(hand=["diver"], goods=goods, roses=("rose_a_green", "rose_b_critter"))
    becalmed = Shore(hand=["diver"], goods=goods, roses=("rose_a_blue", "rose_b_unique"))
    assert worth(with_wind, "play:diver") > worth(becalmed, "play:diver") + 2


def test_a_map_more_makes_the_others_dearer() -> None:
    state = farshore.new(2, 1)
    known = knowledge(state)
    index = state.data.setup.claims[0]
    alone = known.claim_worth(state.data, 0, index)
    rich = Shore(maps=["map_tan", "map_blue"]).state.data
    assert known.claim_worth(rich, 0, index) > alone


# Weights


def test_what_pays_for_help_is_not_the_card_that_is_nearly_played() -> None:
    """F-147: the Port's help is paid for in cards of the hand; a Harbor is worth more than it saves."""
    hand: list[Json] = ["grove", "harbor", "scriptorium", "harbor", "galleon", "galley"]  # one to spare
    table = Shore(hand=hand, goods={**price("grove"), "seaweed": 3}, city=["port"])
    table.pick("play:grove=port")
    assert worth(table, "discard:harbor") < 0.0 < worth(table, "discard:scriptorium")
    table.pick("discard:scriptorium")
    assert favourite(table) == "done"


def test_weights_of_ones_own_change_what_looks_best() -> None:
    table = Table(hand=["farm"], goods={"twig": 2, "resin": 1}, meadow=NOTHING, workers=0)
    assert worths(table, Weights(prepare=0.0))["prepare"] == 0.0
    assert worths(table, Weights(prepare=5.0))["prepare"] == 5.0


def test_a_favour_counts_while_there_is_time() -> None:
    fond = Weights(favours={"farm": (2.0, 1.0)})
    for season, workers, more in (
        ("winter", 2, 5.0),
        ("autumn", 6, 2.0),
        ("autumn", 3, 1.0),
        ("autumn", 0, 0.0),
    ):
        goods: dict[str, Json] = {"twig": 2, "resin": 1}
        table = Table(hand=["farm"], goods=goods, meadow=NOTHING, season=season, workers=workers)
        found = worths(table, fond)["play:farm"] - worths(table, Weights())["play:farm"]
        assert found == pytest.approx(more)


@pytest.mark.parametrize("game", [everdell, farshore], ids=lambda game: game.name)
@pytest.mark.parametrize("seats", [1, 2])
def test_favours_are_for_cards_of_the_game(game: ValleyGame, seats: int) -> None:
    state = game.new(seats, 1)
    assert set(knowledge(state).weights.favours) == set(state.data.rules.cards.ids)


def mean_total(game: ValleyGame, games: int) -> float:
    """The mean of all totals of games in which everybody plays by eye."""
    found: list[int] = []
    for seed in range(games):
        state = game.new(2, seed)
        play_out(state, Rng(seed))
        found += [score.total for score in state.scores()]
    return sum(found) / len(found)


def test_playing_by_eye_builds_respectable_cities() -> None:
    """A bar well below the mean, which the tuning reports: a broken judgement falls through it."""
    assert mean_total(everdell, 6) > 38
    assert mean_total(farshore, 4) > 100
