"""Positions of all games: the fields that they share, and games that begin from one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .events import Event
from .plain_data import Field, Json
from .protocol import Game, State
from .refusal import BadPosition, BadSetup, Refusal
from .rng import SEED_BITS, Rng

POSITION: Final = "position"
"""The set-up option of a record that begins from a position. There are no others beside it."""


def begin(game: Game, seats: int, seed: int, options: Mapping[str, Json], events: list[Event]) -> State:
    """A new game, from the position among its options if there is one. The seed deals what it leaves open."""
    if POSITION not in options:
        return game.new(seats, seed, options, events)
    Field(dict(options), refusal=BadSetup).entries([POSITION])
    position = options[POSITION]
    if isinstance(position, dict) and "rng" not in position:
        position = {"seed": seed, **position}
    state = game.load(position)
    if state.seats != seats:
        raise BadSetup("seat-count", "seats", least=state.seats, most=state.seats)
    return state


def load_position(position: Json, games: Mapping[str, Game]) -> State:
    """The state of a position that names its game. A refusal names the game too, where it is known."""
    if not isinstance(position, dict):
        raise BadPosition("not-object")
    if "game" not in position:
        raise BadPosition("field-missing", field="game")
    name = Field(position["game"], "game").one_of(games)
    try:
        return games[name].load(position)
    except Refusal as refusal:
        refusal.game = name
        raise


def check_header(given: dict[str, Field], game: Game) -> None:
    """Refuse a position of another game, or of other rules."""
    if "game" in given:
        given["game"].one_of([game.name])
    if "version" in given and given["version"].whole(0, 1 << 30) != game.version:
        raise given["version"].refuse("version", known=game.version)


def read_seed(given: dict[str, Field]) -> Rng:
    """The generator from which the position deals what it does not mention."""
    return Rng(given["seed"].whole(0, (1 << SEED_BITS) - 1) if "seed" in given else 0)


def read_rng(given: dict[str, Field]) -> Rng | None:
    """The generator with which the game continues, if the position names one."""
    if "rng" not in given:
        return None
    digits = given["rng"].text()
    if len(digits) != 32 or set(digits) - set("0123456789abcdef"):
        raise given["rng"].refuse("rng-digits")
    return Rng.load(digits)
