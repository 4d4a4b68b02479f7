"""Observations hold what the seat may know and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from boardwright.core.protocol import State
from boardwright.core.rng import Rng
from boardwright.env import AECEnv, Encoding, encoding_of
from boardwright.env.layout import Row
from boardwright.games.cartographers.rules.board import ROW_NAMES, squares
from boardwright.games.cartographers.rules.cards import CARD_INDEX, EXPLORE_CARDS, SEASONS, SYMBOLS, TERRAINS
from boardwright.games.cartographers.rules.edicts import EDICT_INDEX
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.encoding import ValleyEncoding
from boardwright.games.valley.rules.game import ValleyState
from boardwright.games.valley.rules.pieces.card import COLOURS

from .tables import GAMES, pick, tables


@pytest.mark.parametrize("game", GAMES)
def test_re_dealing_what_is_hidden_changes_no_byte(game: str) -> None:
    looked = 0
    for encoding, state, rng in tables(game, 16):
        while state.waiting():
            if rng.below(8) == 0:
                for seat in range(state.seats):
                    other = state.redeal(seat, rng)
                    assert encoding.row(other, seat).tobytes() == encoding.row(state, seat).tobytes()
                    assert encoding.mask(other, seat).tobytes() == encoding.mask(state, seat).tobytes()
                    looked += 1
            seat = state.waiting()[0]
            state.play(seat, encoding.move(state, seat, pick(encoding.mask(state, seat), rng)))
    assert looked > 100


def test_infos_tell_nothing_while_a_game_goes_on() -> None:
    env = AECEnv("everdell", seats=3)
    env.reset(seed=4)
    rng = Rng(4)
    for _ in range(60):
        observation, _, over, _, info = env.last()
        assert not over
        assert info == {}
        mask = observation["action_mask"]
        assert isinstance(mask, np.ndarray)
        env.step(pick(mask.astype(np.int8), rng))


@pytest.mark.parametrize("game", GAMES)
def test_every_part_can_be_read_off_the_view(game: str) -> None:
    looked = 0
    for encoding, state, rng in tables(game, 12):
        while True:
            if not state.waiting() or rng.below(6) == 0:
                for seat in range(state.seats):
                    compare(encoding, state, seat)
                    looked += 1
            if not state.waiting():
                break
            seat = state.waiting()[0]
            state.play(seat, encoding.move(state, seat, pick(encoding.mask(state, seat), rng)))
    assert looked > 100


def compare(encoding: Encoding, state: State, seat: int) -> None:
    """Build the parts anew from what the protocol shows the seat: its view and what it is asked."""
    seen = encoding.layout.windows(encoding.row(state, seat))
    wanted: dict[str, Row] = {part.name: np.zeros(part.shape, np.int16) for part in encoding.layout.parts}
    view: Any = state.view(seat)
    if isinstance(encoding, ValleyEncoding):
        from_valley(wanted, encoding, state, view, seat)
        if encoding.game.name == "farshore":
            from_farshore(wanted, view, seat)
        elif "year" in view["options"]:
            wanted["year"][view["options"]["year"] - 1] = 1
    else:
        from_maps(wanted, view, seat)
    for name, part in wanted.items():
        assert (seen[name] == part).all(), name


def from_maps(wanted: dict[str, Row], view: Any, seat: int) -> None:
    """Cartographers, from the view."""
    seats = len(view["maps"])
    for r, printed in enumerate(view["land"]):
        for c, mark in enumerate(printed):
            if mark in "^R#":
                wanted["land"]["^R#".index(mark), r, c] = 1
    for i in range(seats):
        shown = view["maps"][(seat + i) % seats]
        for r, line in enumerate(shown["rows"]):
            for c, mark in enumerate(line):
                if mark in SYMBOLS:
                    wanted["maps"][i, SYMBOLS.index(mark), r, c] = 1
        wanted["coins"][i] = shown["coins"]
        wanted["ready"][i] = shown["ready"]
        wanted["edicts_now"][i] = shown["edicts_now"]
        wanted["monster_loss_now"][i] = shown["monster_loss_now"]
        for season, numbers in enumerate(shown["seasons"]):
            wanted["seasons"][i, season] = numbers
    if view["card"] is not None:
        wanted["card"][CARD_INDEX[view["card"]]] = 1
        wanted["draws_on"][(view["maps"][seat]["draws_on"] - seat) % seats] = 1
    if view["handed"] is not None:
        terrain, _, spaces = view["handed"].partition(":")
        for space in squares(spaces):
            wanted["handed"][ROW_NAMES.index(space[0]), int(space[1:]) - 1] = 1 + TERRAINS.index(terrain)
    ids = [season.id for season in SEASONS]
    if view["season"] in ids:
        wanted["season"][ids.index(view["season"])] = 1
    for letter, edict in enumerate(view["edicts"]):
        wanted["edicts"][letter, EDICT_INDEX[edict]] = 1
    for card in view["revealed"]:
        wanted["revealed"][CARD_INDEX[card]] = 1
    for card in view["deck"]["explore"]:
        wanted["deck"][CARD_INDEX[card]] = 1
    for card in view["deck"]["ambushes_unseen"]:
        wanted["ambushes_unseen"][CARD_INDEX[card] - EXPLORE_CARDS] = 1
    wanted["ambushes"][0] = view["deck"]["ambushes"]
    for name in ("time", "limit", "must_cover_ruins"):
        wanted[name][0] = view[name]


def from_valley(wanted: dict[str, Row], encoding: ValleyEncoding, state: State, view: Any, seat: int) -> None:
    """Everdell and Farshore, from the view and the question put to the seat."""
    assert isinstance(state, ValleyState)
    rules = state.data.rules
    kinds = rules.cards.index
    places = {place: at for at, place in enumerate(encoding.place_ids)}
    slots = {slot: at for at, slot in enumerate(encoding.slots)}
    seasons = [season.id for season in rules.seasons]
    n = encoding.players
    if view["asked"] is not None:
        wanted["asked"][(view["asked"] - seat) % n] = 1
        if view["by"] in encoding.sources:
            wanted["source"][encoding.sources.index(view["by"])] = 1
    if view["turn"] is not None:
        wanted["turn"][(view["turn"] - seat) % n] = 1
    if view["asked"] == seat:
        decision = state.decision(seat)
        wanted["prompt"][encoding.prompts.index(decision.prompt)] = 1
        about: Any = decision.about
        if "card" in about:
            wanted["playing"][kinds[about["card"]]] = 1
        wanted["left"][0] = min(99, about.get("left", about.get("most", 0)))
    for position, card in enumerate(view[rules.row_name]):
        if card is not None:
            wanted["row"][position, kinds[card]] = 1
            wanted["row_copies"][position] = view["copies"][position] if "copies" in view else 1
    for position in view["closed"]:
        wanted["row_closed"][position] = 1
    for card in view["shown"]:
        wanted["shown"][kinds[card]] += 1
    wanted["deck"][0] = view["deck"]
    wanted["discards"][0] = len(view["discard"])
    for card in view["discard"]:
        if card is not None:
            wanted["discards_seen"][kinds[card]] += 1
    claimed = Counter(claim[rules.claim_name] for player in view["players"] for claim in player["claims"])
    for place, owners in view["places"].items():
        wanted["places"][places[place]] = 1
        for owner in owners:
            wanted["workers"][(owner - seat) % n, places[place]] += 1
        tiles = view.get("tiles", {}).get(place)
        if tiles is None:
            gone = claimed[place] or place in view.get("high_tide", ())
        else:
            gone = not tiles
            wanted["tiles"][places[place]] = 1 + tiles[0] if tiles else 0
        wanted["closed"][places[place]] = bool(gone)
    for i in range(n):
        player = view["players"][(seat + i) % n]
        wanted["hand_size"][i] = len(player["hand"])
        for card in player["hand"]:
            if card is not None:
                wanted["hand"][i, kinds[card]] += 1
        wanted["goods"][i] = list(player["goods"].values())
        wanted["season"][i, seasons.index(player["season"])] = 1
        for name, field in (
            ("points", "points"), ("workers_left", "workers"), ("workers_gone", "gone"),
            ("workers_stray", "strays"), ("passed", "passed"), ("slots", "slots"),
        ):  # fmt: skip
            wanted[name][i] = player[field]
        copies: Counter[str] = Counter()
        for built in player["city"]:
            copies[built["card"]] += 1
            slot = i, slots[f"{built['card']}.{copies[built['card']]}"]
            wanted["city"][slot] = 1
            wanted["city_occupied"][slot] = built.get("occupied", False)
            wanted["city_points"][slot] = built.get("points", 0)
            wanted["city_goods"][slot] = sum(built.get("goods", {}).values())
            wanted["city_workers"][slot] = len(built.get("workers", ()))
            wanted["city_own_workers"][slot] = list(built.get("workers", ())).count(seat)
            for card in built.get("under", ()):
                wanted["city_under"][i, kinds[card]] += 1
        for claim in player["claims"]:
            wanted["claims"][i, places[claim[rules.claim_name]]] = 1
            wanted["claim_points"][i] += claim.get("points", 0)
            wanted["claim_goods"][i] += sum(claim["goods"].values())
            wanted["claim_cards"][i] += len(claim["cards"])


def from_farshore(wanted: dict[str, Row], view: Any, seat: int) -> None:
    """What only Farshore has, from the view."""
    n = len(view["players"])
    if "bonny" in view["options"]:
        wanted["bonny"][view["options"]["bonny"] - 1] = 1
    for i in range(n):
        for name in ("anchors", "ship", "ship_points"):
            wanted[name][i] = view["players"][(seat + i) % n][name]
    box = standard()
    roses = [rose.id for stack in box.roses for rose in stack]
    for stack in view["roses"].values():
        for rose in stack:
            wanted["roses_seen"][roses.index(rose)] = 1
        wanted["roses"][roses.index(stack[-1])] = 1
    weathers = [weather.id for weather in box.weathers]
    for weather in view["weather"]:
        wanted["weather_seen"][weathers.index(weather)] = 1
    for weather in view["weather"][-1:]:
        wanted["weather"][weathers.index(weather)] = 1
    for route in view["routes"]:
        wanted["routes_seen"][[route.id for route in box.routes].index(route)] = 1
    for column, marker in enumerate(view["plan"]):
        colour = COLOURS.index(marker["colour"])
        wanted["plan_rows"][colour] = marker["row"]
        wanted["plan_columns"][colour] = column + 1


def test_a_sealed_drawing_shows_to_the_one_who_drew_it_alone() -> None:
    encoding = encoding_of("cartographers", 2, {})
    state = encoding.new(8)
    action = int(np.argmax(encoding.mask(state, 0)))
    before = encoding.row(state, 1)
    state.play(0, encoding.move(state, 0, action))
    mine = encoding.layout.windows(encoding.row(state, 0))
    theirs = encoding.layout.windows(encoding.row(state, 1))
    assert mine["handed"].any()
    assert not theirs["handed"].any()
    changed = np.flatnonzero(encoding.row(state, 1) != before)
    assert changed.tolist() == [encoding.layout.at["ready"] + 1]
