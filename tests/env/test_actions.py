"""Actions and option codes: each offered option has exactly one action, and each action is one code."""

from __future__ import annotations

import numpy as np
import pytest

from boardwright.core.protocol import State
from boardwright.env import Encoding, IllegalAction, encoding_of
from boardwright.env.encoding import WAIT
from boardwright.games import GAMES as RULES
from boardwright.games.cartographers.encoding import PLANES, CartographersEncoding
from boardwright.games.everdell import encoding as everdell
from boardwright.games.farshore import encoding as farshore
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.encoding import ValleyEncoding
from boardwright.games.valley.rules.game import ValleyState
from boardwright.games.valley.rules.pieces.place import Place

from ..locales.catalogues import everdell_prompts, farshore_prompts
from .tables import GAMES, pick, tables


def check(encoding: Encoding, state: State, seat: int) -> None:
    """The options of a seat and the actions of its mask are the same things."""
    offered = state.options(seat)
    codes = offered.codes()
    actions = [encoding.action(code, seat) for code in codes]
    assert len(set(actions)) == len(actions)
    assert [encoding.code(action, seat) for action in actions] == codes
    assert np.flatnonzero(encoding.mask(state, seat)).tolist() == sorted(actions)
    assert [encoding.move(state, seat, action) for action in actions[:3]] == offered.moves()[:3]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_many_games_has_one_action_and_back(game: str) -> None:
    decisions = 0
    for encoding, state, rng in tables(game, 40):
        while state.waiting():
            seat = state.waiting()[-1]
            check(encoding, state, seat)
            state.play(seat, encoding.move(state, seat, pick(encoding.mask(state, seat), rng)))
            decisions += 1
    assert decisions > 1000


@pytest.mark.parametrize("game", ["everdell", "farshore"])
def test_players_who_can_afford_everything_find_their_options_too(game: str) -> None:
    """Rich tables ask for payments, homes and helpers that ordinary ones seldom see."""
    prompts: set[str] = set()
    for encoding, state, rng in tables(game, 24):
        position = state.dump()
        players = position["seats"]
        assert isinstance(players, list)
        for player in players:
            assert isinstance(player, dict)
            player["goods"] = dict.fromkeys(getattr(state, "data").rules.goods.names, 9)  # noqa: B009 - any game
        rich = RULES[game].load(position)
        while rich.waiting():
            seat = rich.waiting()[0]
            prompts.add(rich.decision(seat).prompt)
            check(encoding, rich, seat)
            rich.play(seat, encoding.move(rich, seat, pick(encoding.mask(rich, seat), rng)))
    assert {"action", "pay", "use-help", "react", "produce"} <= prompts


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("game", ["everdell", "farshore"])
def test_every_action_has_a_code_of_its_own_at_a_full_table(game: str, seat: int) -> None:
    encoding = encoding_of(game, 4, {})
    codes = [encoding.code(action, seat) for action in range(encoding.actions)]
    assert len(set(codes)) == encoding.actions
    assert [encoding.action(code, seat) for code in codes] == list(range(encoding.actions))
    assert codes[-1] == WAIT


def test_every_drawing_on_the_map_has_an_action_of_its_own() -> None:
    encoding = encoding_of("cartographers", 1, {})
    found = 0
    for action in range(encoding.actions):
        try:
            code = encoding.code(action)
        except IllegalAction:
            continue  # the shape would leave the map
        assert encoding.action(code) == action
        found += 1
    assert encoding.actions == len(PLANES) * 121 + 1
    assert 9_000 < found < encoding.actions


def test_every_question_of_the_rules_has_a_place_in_the_prompts() -> None:
    assert set(everdell.PROMPTS) == everdell_prompts()
    assert set(farshore.PROMPTS) == farshore_prompts()
    assert set(everdell.PLACES) >= {place.id for place in places_of("everdell")}
    assert set(farshore.places_of(standard())) >= {place.id for place in places_of("farshore")}


def places_of(game: str) -> list[Place]:
    """The places of some games."""
    found: list[Place] = []
    for seats in (1, 2, 3, 4):
        for seed in range(5):
            state = RULES[game].new(seats, seed)
            assert isinstance(state, ValleyState)
            found += state.data.setup.places
    return found


def test_seats_are_counted_from_the_one_that_acts() -> None:
    encoding = encoding_of("everdell", 3, {})
    assert encoding.action("to:2", 1) == encoding.action("to:0", 2) == encoding.action("to:1", 0)
    assert encoding.code(encoding.action("visit:0.inn", 2), 1) == "visit:2.inn"
    with pytest.raises(KeyError):
        encoding.action("to:1", 1)  # a player cannot give to itself


def test_a_seat_that_is_not_asked_can_only_wait() -> None:
    for game in GAMES:
        encoding = encoding_of(game, 2, {})
        state = encoding.new(3)
        if isinstance(encoding, CartographersEncoding):
            state.play(1, encoding.move(state, 1, int(np.argmax(encoding.mask(state, 1)))))
        assert np.flatnonzero(encoding.mask(state, 1)).tolist() == [encoding.actions - 1]
        with pytest.raises(IllegalAction):
            encoding.move(state, 1, 0)


def test_actions_that_no_card_offers_are_refused() -> None:
    encoding = encoding_of("cartographers", 1, {})
    state = encoding.new(3)
    for action in np.flatnonzero(encoding.mask(state, 0) == 0)[::50]:
        with pytest.raises(IllegalAction):
            encoding.move(state, 0, int(action))
    for action in (-1, encoding.actions):
        with pytest.raises(IllegalAction):
            encoding.move(state, 0, action)


@pytest.mark.parametrize("game", ["everdell", "farshore"])
def test_all_numbers_of_seats_share_one_set_of_actions(game: str) -> None:
    sizes = {encoding_of(game, seats, {}).actions for seats in (1, 2, 3, 4)}
    assert len(sizes) == 1
    assert isinstance(encoding_of(game, 1, {}), ValleyEncoding)
