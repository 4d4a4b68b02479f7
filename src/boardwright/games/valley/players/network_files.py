"""The networks that have learned to judge a game. Their files are part of the program, as modules are; each
is read once, when it is first asked for.

A file is compressed by zlib and holds whole numbers, little-endian: how many features and units there are, in
32 bits each; what each feature, and at last the start, says to each unit, in 16 bits from 0x8000 as zero;
what each unit says to the value, and what is added to it, in 32 bits with 20 after the point.

Beside it lies its description, a small JSON file: the versions of the rules and of the features, and the
goods, cards and places that the network was trained on. What it never saw says nothing to it.
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
"""What 1.0 is in the whole numbers of a file."""
MOST_SEASONS: Final = 16

_NETWORKS: Final[dict[tuple[str, str], Network | None]] = {}

TrainedNetworks = tuple[Features, Network, Network]
"""What is seen, who foresees the end, and who chooses."""

LEAST_KNOWN_SHARE: Final = 0.75
"""The share of cards that a network must have seen to be asked at all."""


def load_trained(knowledge: Knowledge, alone: bool) -> TrainedNetworks | None:
    """What was trained for a variant, alone or with others, if anything was.

    Whoever takes what one network holds best takes what that one is wrong about. So where another one has
    learned to choose, both have their say; elsewhere the one that foresees the end chooses as well.
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
    """A network by its name, to be told of these features; None where it has seen too few of the cards."""
    knowledge = features.knowledge
    network = load_network(knowledge.networks, name)
    scope = load_scope(knowledge.networks, name) if network is not None else None
    if network is None or scope is None:
        return None
    cards = knowledge.rules.cards.ids
    if len(set(cards) & set(scope.cards)) < LEAST_KNOWN_SHARE * len(cards):
        return None
    return with_features(network, Features(knowledge, scope).names(), features.names())


def with_features(network: Network, trained_for: list[str], told_of: list[str]) -> Network:
    """A network that is told of other features than it was trained for: what it never saw says nothing."""
    if len(network.rows) != len(trained_for):
        raise ValueError("the network was trained for other features than its description says")
    if trained_for == told_of:
        return network
    rows = dict(zip(trained_for, network.rows, strict=True))
    return network.with_rows([rows.get(name, 0) for name in told_of])


def load_network(package: str, name: str) -> Network | None:
    """A network as it was trained, by its name in a package of players."""
    if (package, name) not in _NETWORKS:
        file = _file(package, f"{name}.bin")
        _NETWORKS[package, name] = read_network(file.read_bytes()) if file.is_file() else None
    return _NETWORKS[package, name]


def load_scope(package: str, name: str) -> Scope | None:
    """What a network was trained on; None where it was trained for features as we had them once."""
    return read_scope(_file(package, f"{name}.json").read_text())


def read_scope(text: str) -> Scope | None:
    """The same from the text of its description."""
    given = Field(parse(text)).entries(("version", "features", "goods", "seasons", "cards", "places"))
    if given["features"].whole(1, VERSION) != VERSION:
        return None
    names = [[item.text() for item in given[key].items()] for key in ("goods", "cards", "places")]
    return Scope(names[0], given["seasons"].whole(1, MOST_SEASONS), names[1], names[2])


def write_scope(knowledge: Knowledge) -> str:
    """The text of a description: what a network that is trained now is trained on."""
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
    """A network from the bytes of its file."""
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
    """The bytes of a network's file: `rows` are those of the features, and the start."""
    found = [n.to_bytes(4, "little") for n in (len(rows) - 1, len(out))]
    found += [(number + HALF).to_bytes(LANE // 8, "little") for row in rows for number in row]
    found += [round(number * FRACTION).to_bytes(4, "little", signed=True) for number in (*out, last)]
    return zlib.compress(b"".join(found), 9)


def _number(raw: bytes, at: int) -> int:
    return int.from_bytes(raw[at : at + 4], "little", signed=True)
