"""The value network: its features, and how well it predicts the end of games."""

from __future__ import annotations

from random import Random

import pytest

from boardwright.bots.judge import heuristic_of, judge_of
from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng
from boardwright.games.everdell import everdell
from boardwright.games.farshore import farshore
from boardwright.games.valley.players import network_files
from boardwright.games.valley.players.features import REACHES, Features
from boardwright.games.valley.players.judge import ValleyJudge
from boardwright.games.valley.players.network import Network
from boardwright.games.valley.players.network_files import read_network, with_features, write_network
from boardwright.games.valley.players.value_network import ValleyValueNetwork, lead
from boardwright.games.valley.rules.game import ValleyGame, ValleyState

from ..everdell.table import Table


def judge_for(state: ValleyState) -> ValleyJudge:
    judge = judge_of(state)
    assert isinstance(judge, ValleyJudge)
    return judge


def network_of(state: ValleyState, seat: int) -> ValleyValueNetwork | None:
    """The judge of the seat's options."""
    network = judge_for(state).value_network(state, seat)
    assert network is None or isinstance(network, ValleyValueNetwork)
    return network


def features_of(state: ValleyState) -> Features:
    return Features(judge_for(state).knowledge(state.data.rules))


def trained(name: str) -> Network:
    """A network of a title, as it lies in its file."""
    title = name.partition("-")[0]
    network = network_files.load_network(f"boardwright.games.{title}.players", name)
    assert network is not None
    return network


def worths(state: ValleyState) -> list[float]:
    """What the network says of all options."""
    [seat] = state.waiting()
    network = network_of(state, seat)
    assert network is not None
    return [network.worth(move) for move in state.options(seat).moves()]


def seen(state: ValleyState, code: str) -> set[int]:
    """The features of an option."""
    [seat] = state.waiting()
    network = network_of(state, seat)
    assert network is not None
    own, _ = network.features_of(state.options(seat).move(code))
    return {*network.features_of_others, *own}


# The network


def plain_value(rows: list[list[int]], out: list[float], last: float, features: list[int]) -> float:
    """The same as a network says, unit by unit."""
    units = [rows[-1][unit] + sum(rows[feature][unit] for feature in features) for unit in range(len(out))]
    return last + sum(weight * max(0, unit) for weight, unit in zip(out, units, strict=True))


@pytest.mark.parametrize("seed", range(5))
def test_long_numbers_add_up_like_their_units(seed: int) -> None:
    random = Random(seed)
    rows = [[random.randint(-900, 900) for _ in range(7)] for _ in range(12)]
    out = [random.randint(-50, 50) / 64 for _ in range(7)]
    network = read_network(write_network(rows, out, 2.5))
    for _ in range(20):
        some = [random.randrange(11) for _ in range(9)]
        more = [random.randrange(11) for _ in range(4)]
        units = network.add_features(network.add_features(network.start, some), more)
        assert network.value(units) == pytest.approx(plain_value(rows, out, 2.5, some + more))
        before, now = set(some), set(more)
        units = network.add_features(network.start, sorted(before))
        assert network.replace_features(units, before, now) == network.add_features(
            network.start, sorted(now)
        )


def test_units_below_zero_say_nothing() -> None:
    network = read_network(write_network([[-5, 3], [0, 0]], [1.0, 2.0], 0.0))
    assert network.value(network.start) == 0.0
    assert network.value(network.add_features(network.start, [0])) == 6.0
    assert network.value(network.add_features(network.start, [0, 0])) == 12.0


def test_two_networks_beside_each_other_say_the_mean_of_what_they_say() -> None:
    random = Random(1)
    one, other = (
        read_network(
            write_network([[random.randint(-900, 900) for _ in range(n)] for _ in range(12)], out, last)
        )
        for n, out, last in ((3, [0.5, -1.0, 2.0], 4.0), (2, [1.5, -0.25], -1.0))
    )
    both = one.average_with(other)
    for _ in range(20):
        some = [random.randrange(11) for _ in range(9)]
        mean = sum(network.value(network.add_features(network.start, some)) for network in (one, other)) / 2
        assert both.value(both.add_features(both.start, some)) == pytest.approx(mean)


def test_alone_foresight_has_its_say_in_a_choice() -> None:
    state = everdell.new(1, 3, {"year": 3})
    foresees, chooses = trained("everdell-alone"), trained("everdell-alone-choice")
    network = network_of(state, 0)
    assert network is not None
    for move, worth in zip(state.options(0).moves(), worths(state), strict=True):
        own, ahead = network.features_of(move)
        facts = network.features_of_others + own
        said = [one.value(one.add_features(one.start, facts)) for one in (foresees, chooses)]
        assert worth == pytest.approx(ahead + sum(said) / 2)
        assert network.end(move) == pytest.approx(ahead + said[0])


def test_a_network_that_is_not_what_its_description_says_is_refused() -> None:
    names = features_of(everdell.new(2, 1)).names()
    with pytest.raises(ValueError, match="other features than its description says"):
        with_features(Network([0] * 3, 0, [1.0], 0.0), names, names)


# Its input


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (everdell, 1, {"year": 3}),
        (everdell, 2, {}),
        (everdell, 4, {}),
        (farshore, 2, {"weather": "both"}),
        (farshore, 3, {}),
    ],
)
def test_what_a_seat_cannot_see_changes_nothing(
    game: ValleyGame, seats: int, options: dict[str, Json]
) -> None:
    state = game.new(seats, 7, options)
    rng = Rng(3)
    for number in range(60):
        [seat] = state.waiting()
        if number % 6 == 0 and network_of(state, seat) is not None:
            assert worths(state) == worths(state.redeal(seat, rng))
        moves = state.options(seat).moves()
        state.play(seat, moves[rng.below(len(moves))])
        if not state.waiting():
            break


def test_cards_to_be_drawn_count_as_cards_and_not_as_what_they_are() -> None:
    before = Table(hand=["farm"]).state
    visit = before.options(0).move("visit:two_cards_one_point")
    features = features_of(before)
    hands: set[tuple[int, ...]] = set()
    rows: set[tuple[int, ...]] = set()
    for seed in range(8):
        drawn = before.redeal(0, Rng(seed))
        drawn.play(0, visit)
        hands.add(tuple(drawn.data.players[0].hand))
        rows.add(tuple(features.features_of_seat(drawn.data, 0, before.data)))
    assert len(hands) == 8
    assert len(rows) == 1


@pytest.mark.parametrize("city", [[], ["farm"] * 4])
def test_what_was_judged_before_does_not_matter(city: list[Json]) -> None:
    """Of four farms the last two look the same: a feature that occurs twice."""
    state = Table(city=city, hand=["farm", "inn", "wanderer"], goods={"twig": 4, "resin": 3}).state
    moves = state.options(0).moves()
    assert len(moves) > 8
    raw = trained("everdell")
    network = network_of(state, 0)
    assert network is not None
    anew = []
    for own, ahead in map(network.features_of, moves):
        anew.append(ahead + raw.value(raw.add_features(raw.start, network.features_of_others + own)))
    assert worths(state) == anew


def test_the_questions_that_an_option_asks_are_work() -> None:
    state = Table(hand=["farm"], goods={"twig": 2, "resin": 1}).state
    network = network_of(state, 0)
    assert network is not None
    assert network.work() == 0
    network.worth(state.options(0).move("visit:one_pebble"))
    assert network.work() == 1
    network.worth(state.options(0).move("visit:one_pebble"))
    assert network.work() == 1  # it is known by now
    network.worth(state.options(0).move("visit:haven"))
    assert network.work() > 2


def test_all_that_is_told_is_within_the_network() -> None:
    games: list[tuple[ValleyGame, str, int]] = [
        (everdell, "everdell", 2), (everdell, "everdell-alone", 1), (farshore, "farshore", 3),
    ]  # fmt: skip
    for game, name, seats in games:
        rows = len(trained(name).rows)
        state = game.new(seats, 5)
        while state.waiting():
            [seat] = state.waiting()
            network = network_of(state, seat)
            moves = state.options(seat).moves()
            if network is not None:
                own, _ = network.features_of(moves[-1])
                assert max(network.features_of_others + own) < rows
            state.play(seat, moves[-1])


def test_a_home_without_a_guest_is_something_else_than_a_full_one() -> None:
    vacant = Table(city=["inn"], hand=["innkeeper"])
    taken = Table(city=[{"card": "inn", "occupied": True}], hand=["innkeeper"])
    assert seen(vacant.state, "visit:one_pebble") != seen(taken.state, "visit:one_pebble")


def test_a_card_that_lies_closed_is_not_at_hand() -> None:
    """Alone, in spring: the first position of the meadow is Rugwort's (E-249)."""

    def facts_of(first: str, last: str) -> set[int]:
        meadow: list[str | None] = [first, *["farm"] * 6, last]
        table = Table(solo=3, season="spring", rugwort={"season": "spring"}, meadow=meadow)
        return seen(table.state, "visit:one_pebble")

    assert facts_of("farm", "king") != facts_of("farm", "farm")
    assert facts_of("king", "farm") == facts_of("farm", "farm")


def test_the_last_card_for_an_event_is_nearer_if_it_can_be_paid() -> None:
    """A performer in residence asks for a bard and an inn; an inn costs two twigs and a resin."""

    def facts_of(city: list[Json], hand: list[Json], **goods: Json) -> set[int]:
        events = ["performer_in_residence", "tax_relief", "path_of_the_pilgrims", "a_well_run_city"]
        table = Table(events_in_play=events, city=city, hand=hand, goods=goods, meadow=["farm"] * 8)
        features = features_of(table.state)
        first = features.last_card
        last_cards = range(first, first + REACHES * len(features.knowledge.places))
        return {one for one in seen(table.state, "visit:one_pebble") if one in last_cards}

    [dear] = facts_of(["bard"], ["inn"])
    [paid] = facts_of(["bard"], ["inn"], twig=2, resin=1)
    assert dear != paid
    assert not facts_of(["bard"], [], twig=2, resin=1)
    assert not facts_of([], ["inn"], twig=2, resin=1)


def test_a_critter_whose_home_is_at_hand_is_something_else_than_two_cards() -> None:
    """An innkeeper lives in an inn, a judge in a courthouse."""

    def facts_of(hand: list[Json], first: str) -> set[int]:
        table = Table(hand=hand, meadow=[first, *["farm"] * 7])
        return seen(table.state, "visit:one_pebble")

    together = (
        facts_of(["inn", "innkeeper"], "mine") | facts_of(["inn"], "mine") | facts_of(["innkeeper"], "mine")
    )
    apart = facts_of(["inn", "judge"], "mine") | facts_of(["courthouse", "innkeeper"], "mine")
    assert len(facts_of(["inn", "innkeeper"], "mine") - apart) == 1
    assert len(facts_of(["innkeeper"], "inn") - together - facts_of(["judge"], "inn")) == 1
    assert len(facts_of(["inn"], "innkeeper") - together - facts_of(["courthouse"], "innkeeper")) == 1


# What it makes of it


def test_it_says_where_the_game_will_end() -> None:
    """At the very end nothing is left to learn: what a pass is worth is the lead, about."""
    me: Json = {"season": "autumn", "workers": 0, "points": 60}
    other: Json = {"season": "autumn", "passed": True, "points": 30}
    state = everdell.load({"seats": [me, other]})
    [value] = worths(state)
    assert value == pytest.approx(30, abs=8)


@pytest.mark.parametrize("seat", range(2))
def test_who_follows_it_beats_who_follows_the_heuristic(seat: int) -> None:
    ahead = 0
    for seed in range(3):
        state = everdell.new(2, seed)
        while state.waiting():
            [asked] = state.waiting()
            judge = network_of(state, asked) if asked == seat else heuristic_of(state, asked)
            assert judge is not None
            state.play(asked, max(state.options(asked).moves(), key=judge.worth))
        ahead += lead(state.data, seat)
    assert ahead > 0


def test_who_has_learned_to_choose_foresees_the_end_all_the_same() -> None:
    """At the very end, alone: whatever is preferred, the end is the lead, about (E-255: 2 a card)."""
    table = Table(solo=3, season="autumn", workers=0, points=60, rugwort={"season": "autumn"})
    network = network_of(table.state, 0)
    assert network is not None
    [move] = table.state.options(0).moves()
    assert network.end(move) == pytest.approx(lead(table.state.data, 0), abs=8)
    assert network.end(move) != network.worth(move)


def test_where_nobody_has_learned_to_choose_the_best_end_is_preferred() -> None:
    state = everdell.new(2, 5)
    network = network_of(state, 0)
    assert network is not None
    for move in state.options(0).moves():
        assert network.end(move) == network.worth(move)


def test_games_that_nobody_has_learned_have_none() -> None:
    assert network_of(farshore.new(1, 1, {"bonny": 2}), 0) is None
