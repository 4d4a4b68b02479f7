"""The fields that positions of all games share: game, version, seed or generator."""

from __future__ import annotations

from .plain_data import Field
from .protocol import Game
from .rng import SEED_BITS, Rng


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
