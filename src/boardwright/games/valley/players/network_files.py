"""The network files that come with the program. Each is read once, on first use.

A file is compressed with zlib and holds little-endian integers: the number of features and of units, 32 bits
each; the weights of each feature and then of the start for each unit, 16 bits each with 0x8000 as zero; the
weight of each unit in the value, and the final constant, 32 bits each with 20 after the point.

A small JSON file next to it is its description: the versions of the rules and of the features, and the goods,
cards and places that the network was trained on. Anything else has weight zero.
"""

from __future__ import annotations

import zlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from boardwright.core.plain_data import Field, Json, parse, spell

from .features import VERSION, Features, Scope, scope_of
from .knowledge import Knowledge
from .network import HALF, LANE, Network, zero_units

FRACTION: Final = 1 << 20
"""The integer for 1.0 in a file."""
MOST_SEASONS: Final = 16

_NETWORKS: Final[dict[tuple[str, str], Network | None]] = {}

TrainedNetworks = tuple[Features, Network, Network]
"""The features, the network that predicts the end, and the network that chooses."""

LEAST_KNOWN_SHARE: Final = 0.75
"""The least share of the cards in play that a network must have been trained on."""


def load_trained(knowledge: Knowledge, alone: bool) -> TrainedNetworks | None:
    """Return the networks for a variant, for one player or for several, or None.

    Choosing by the highest value of one network also chooses its errors. So if a second network has learned
    to choose, the choice is by the mean of both. Otherwise the network that predicts the end chooses as well.
    """
    if not knowledge.networks:
        return None
    name = f"{knowledge.rules.name}-alone" if alone else knowledge.rules.name
    features = Features(knowledge)
    network = fit_network(name, features)
    if network is None:
        return None
    choice = fit_network(f"{name}-choice", features)
    return features, network, network if choice is None else choice.average_with(network)


def fit_network(name: str, features: Features) -> Network | None:
    """Return a network by its name, for these features, or None if it was trained on too few of the cards."""
    knowledge = features.knowledge
    network = load_network(knowledge.networks, name)
    scope = load_scope(knowledge.networks, name) if network is not None else None
    if network is None or scope is None:
        return None
    cards = knowledge.rules.cards.ids
    if len(set(cards) & set(scope.cards)) < LEAST_KNOWN_SHARE * len(cards):
        return None
    return with_features(network, Features(knowledge, scope).names(), features.names())


def with_features(network: Network, trained_for: list[str], names: list[str]) -> Network:
    """Return a network for other features than it was trained for. New features have weight zero."""
    if len(network.rows) != len(trained_for):
        raise ValueError("the network was trained for other features than its description says")
    if trained_for == names:
        return network
    rows = dict(zip(trained_for, network.rows, strict=True))
    return network.with_rows([rows.get(name, 0) for name in names])


def load_network(package: str, name: str) -> Network | None:
    """Return a network as it was trained, by its name in a package of players."""
    if (package, name) not in _NETWORKS:
        file = _file(package, f"{name}.bin")
        _NETWORKS[package, name] = read_network(file.read_bytes()) if file.is_file() else None
    return _NETWORKS[package, name]


def load_scope(package: str, name: str) -> Scope | None:
    """Return what a network was trained on, or None if its features have an older version."""
    return read_scope(_file(package, f"{name}.json").read_text())


def read_scope(text: str) -> Scope | None:
    """Return what a network was trained on, from the text of its description."""
    given = Field(parse(text)).entries(("version", "features", "goods", "seasons", "cards", "places"))
    if given["features"].whole(1, VERSION) != VERSION:
        return None
    names = [[item.text() for item in given[key].items()] for key in ("goods", "cards", "places")]
    return Scope(names[0], given["seasons"].whole(1, MOST_SEASONS), names[1], names[2])


def write_scope(knowledge: Knowledge) -> str:
    """Return the text of a description for a network that is trained now."""
    scope = scope_of(knowledge)
    found: dict[str, Json] = {
        "version": knowledge.rules.version,
        "features": VERSION,
        "seasons": scope.seasons,
        "goods": [*scope.goods],
        "cards": [*scope.cards],
        "places": [*scope.places],
    }
    return spell(found).replace("],", "],\n") + "\n"


def _file(package: str, name: str) -> Traversable:
    return files(package).joinpath("networks", name)


def read_network(data: bytes) -> Network:
    """Return a network from the bytes of its file."""
    raw = zlib.decompress(data)
    features = _number(raw, 0)
    units = _number(raw, 4)
    zero = zero_units(units)
    size = LANE // 8 * units
    end = 8 + size * (features + 1)
    rows = [int.from_bytes(raw[at : at + size], "little") - zero for at in range(8, end, size)]
    *out, last = [_number(raw, at) / FRACTION for at in range(end, len(raw), 4)]
    return Network(rows[:features], rows[features], out, last)


def write_network(rows: list[list[int]], out: list[float], last: float) -> bytes:
    """Return the bytes of a network's file. `rows` are the rows of the features, then the start."""
    found = [n.to_bytes(4, "little") for n in (len(rows) - 1, len(out))]
    found += [(number + HALF).to_bytes(LANE // 8, "little") for row in rows for number in row]
    found += [round(number * FRACTION).to_bytes(4, "little", signed=True) for number in (*out, last)]
    return zlib.compress(b"".join(found), 9)


def _number(raw: bytes, at: int) -> int:
    return int.from_bytes(raw[at : at + 4], "little", signed=True)
