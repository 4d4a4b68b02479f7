"""The networks that have learned to judge a game. Their files are part of the program, as modules are; each
is read once, when it is first asked for.

A file is compressed by zlib and holds whole numbers, little-endian: how many features and units there are, in
32 bits each; what each feature, and at last the start, says to each unit, in 16 bits from 0x8000 as zero;
what each unit says to the value, and what is added to it, in 32 bits with 20 after the point.
"""

from __future__ import annotations

import zlib
from importlib.resources import files
from typing import Final

from ..rules.rules import Rules
from .network import HALF, LANE, Network, middle
from .sight import Sight

FRACTION: Final = 1 << 20
"""What 1.0 is in the whole numbers of a file."""


Learned = tuple[Sight, Network, Network]
"""What is seen, who foresees the end, and who chooses."""

_NETWORKS: Final[dict[str, Network | None]] = {}
_LEARNED: Final[dict[tuple[Rules, bool], Learned | None]] = {}


def learned(rules: Rules, seats: int) -> Learned | None:
    """What a game for so many seats has learned, if anything was learned of it."""
    alone = seats == 1
    if (rules, alone) not in _LEARNED:
        name = f"{rules.learned}-alone" if alone else rules.learned
        _LEARNED[rules, alone] = _learned(rules, name) if rules.learned else None
    return _LEARNED[rules, alone]


def _learned(rules: Rules, name: str) -> Learned | None:
    """Whoever takes what one network holds best takes what that one is wrong about. So where another one has
    learned to choose, both have their say; elsewhere the one that foresees the end chooses as well."""
    network = network_of(name)
    if network is None:
        return None
    sight = fitting(name, network, Sight(rules))
    choice = network_of(f"{name}-choice")
    if choice is None:
        return sight, network, network
    return fitting(name, choice, sight), network, choice.beside(network)


def fitting(name: str, network: Network, sight: Sight) -> Sight:
    """What is seen, if that is what a network was trained for."""
    if len(network.rows) != sight.size:
        raise ValueError(f"the network of {name} was trained for other cards or places")
    return sight


def network_of(name: str) -> Network | None:
    """A network by its name."""
    if name not in _NETWORKS:
        file = files(__package__).joinpath("networks", f"{name}.bin")
        _NETWORKS[name] = read_network(file.read_bytes()) if file.is_file() else None
    return _NETWORKS[name]


def read_network(data: bytes) -> Network:
    """A network from the bytes of its file."""
    raw = zlib.decompress(data)
    features = _number(raw, 0)
    units = _number(raw, 4)
    zero = middle(units)
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
