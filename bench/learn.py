"""Trains the networks that judge options in Everdell and Farshore, by self-play; needs the extra `train`.

    python bench/learn.py everdell                    for two and more players, ten minutes on all cores
    python bench/learn.py everdell-alone --minutes 60
    python bench/learn.py farshore --games 400        no training: compare with the heuristic

Players of all cores play by the newest network, off by a little, so that they see something new. For every
option they took, the network learns what came of it: where the game ended, and on the way what it thought of
the next options (temporal differences). A network that knows nothing yet first watches the heuristic play,
with `--watching` for a part of the time: it plays better than a beginner's network, and quicker. The network
goes into its file in the title's `players/networks`, its description beside it, and the next run
goes on from there, with more units or features if there are any; all is far quicker compiled
(`bench/compiled.py`). It learns on a graphics card where there is one.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import queue
import time
from importlib.resources import files
from pathlib import Path
from random import Random

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn.functional import embedding_bag, huber_loss

from boardwright.bots.judge import heuristic_of
from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng
from boardwright.games import GAMES, TITLES
from boardwright.games.valley.players import network_files
from boardwright.games.valley.players.features import Features
from boardwright.games.valley.players.judge import ValleyJudge
from boardwright.games.valley.players.network import HALF, Network, middle
from boardwright.games.valley.players.value_network import ValleyValueNetwork
from boardwright.games.valley.rules.game import ValleyGame, ValleyState

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
Floats = NDArray[np.float32]
Mix = list[tuple[float, int, dict[str, Json]]]
"""Set-ups with their shares: seats and options."""

MIXES: dict[str, tuple[str, Mix]] = {
    "everdell": ("everdell", [(0.7, 2, {}), (0.15, 3, {}), (0.15, 4, {})]),
    "everdell-alone": (
        "everdell",
        [(0.15, 1, {"year": 1}), (0.15, 1, {"year": 2}), (0.7, 1, {"year": 3})],
    ),
    "farshore": (
        "farshore",
        [
            (0.55, 2, {}),
            (0.1, 2, {"weather": "both"}),
            (0.05, 2, {"weather": "upper"}),
            (0.1, 2, {"bonny": 2}),
            (0.1, 3, {}),
            (0.1, 4, {}),
        ],
    ),
    "farshore-alone": (
        "farshore",
        [(0.1, 1, {"bonny": 1}), (0.35, 1, {"bonny": 2}), (0.25, 1, {"bonny": 3}), (0.3, 1, {"bonny": 4})],
    ),
}
SCALE = 512.0
"""What a unit's 1.0 is in the whole numbers of a file."""
POINTS = 10.0
"""What the network's 1.0 is in points while it learns."""
DOUBT = 1.2
DOUBT_OF_OUTLOOK = 4.0
"""How many points judgements are off, at most and in the game with most of it."""
LAMBDA = 0.85
"""How much the end of the game counts beside what was thought on the way, from one option to the next."""
ROOM = 1_000_000
"""Options that are remembered."""
MOST_FEATURES = 192
BATCH = 2048
TIMES = 4
"""How often an option is learned from, about."""
AT_A_TIME = 20
"""Games an actor plays before it reports."""

Report = tuple[NDArray[np.int16], Floats, list[tuple[str, int, int]]]
"""The features of all options taken, filled up to equal rows; what came of them beyond the lead; and for each
game its set-up and the totals of the first player and of the best other one."""
Taken = tuple[int, list[int], int, float | None]
"""An option that was taken: by which seat, its features, its lead, and what the network thought of it, if one
was asked."""


class Learner:
    """The network while it learns: Adam on the error of values, limited for those far off."""

    def __init__(self, inputs: Features, units: int, seed: int) -> None:
        self.description = network_files.write_scope(inputs.knowledge)
        features = inputs.size
        random = torch.Generator().manual_seed(seed)
        self.features = features
        self.parts = {
            "rows": 0.1 * torch.randn(features + 1, units, generator=random),  # the last one is no feature
            "start": torch.zeros(units),
            "out": 0.3 * torch.randn(units, generator=random) / units**0.5,
            "last": torch.zeros(1),
        }
        self.steps = 0

    def begin(self) -> None:
        """Go to where it learns, with what it has."""
        self.parts = {name: part.to(DEVICE).requires_grad_() for name, part in self.parts.items()}
        self.mean = {name: part.detach().clone() for name, part in self.parts.items()}
        """The mean of late steps, which wanders less."""
        self.adam = torch.optim.Adam(self.parts.values())

    def learn(self, seen: Tensor, ends: Tensor, rate: float) -> Tensor:
        """One step; gives the error."""
        rows, start, out, last = self.parts.values()
        units = torch.relu(embedding_bag(seen, rows, mode="sum", padding_idx=self.features) + start)
        error = units @ out + last - ends
        self.adam.zero_grad()
        huber_loss(error, torch.zeros_like(error)).backward()
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.adam.step()
        self.steps += 1
        self.remember(0.002)
        return (error.detach() ** 2).mean()

    def remember(self, share: float) -> None:
        """Take a step into the mean."""
        with torch.no_grad():
            for name, part in self.parts.items():
                self.mean[name].lerp_(part, share)

    def read(self, file: Path) -> None:
        """Go on from a file, which may have fewer units, and fewer features if new ones come after them: what
        is new says nothing yet."""
        network = network_files.read_network(file.read_bytes())
        units = len(network.out)
        zero = middle(units)
        rows = [*network.rows, network.start - zero]
        lanes = np.array(
            [np.frombuffer((row + zero).to_bytes(2 * units, "little"), "<u2") for row in rows], np.float32
        )
        whole = torch.tensor((lanes - HALF) / SCALE)
        self.parts["rows"][len(rows) - 1 :, :units] = 0.0
        self.parts["rows"][: len(rows) - 1, :units] = whole[:-1]
        self.parts["start"][:units] = whole[-1]
        self.parts["out"].zero_()
        self.parts["out"][:units] = torch.tensor(network.out) * SCALE / POINTS
        self.parts["last"] = torch.tensor([network.last]) / POINTS

    def write(self, file: Path, parts: dict[str, Tensor]) -> None:
        rows, start, out, last = (part.detach().cpu() for part in parts.values())
        whole = (torch.vstack([rows[:-1], start]) * SCALE).round().int().clip(-HALF, HALF - 1)
        says = [one * POINTS / SCALE for one in out.tolist()]
        beside = file.with_suffix(".new")
        beside.write_bytes(network_files.write_network(whole.tolist(), says, float(last[0]) * POINTS))
        beside.replace(file)
        file.with_suffix(".json").write_text(self.description)


class Memory:
    """The options of late games, with where they led; the oldest are forgotten."""

    def __init__(self, features: int) -> None:
        self.seen = torch.full((ROOM, MOST_FEATURES), features, dtype=torch.int16, device=DEVICE)
        self.ends = torch.zeros(ROOM, device=DEVICE)
        self.came = 0

    def add(self, seen: NDArray[np.int16], ends: Floats) -> None:
        places = torch.arange(self.came, self.came + len(ends), device=DEVICE) % ROOM
        self.seen[places] = torch.tensor(seen, device=DEVICE)
        self.ends[places] = torch.tensor(ends, device=DEVICE) / POINTS
        self.came += len(ends)

    def pick(self) -> tuple[Tensor, Tensor]:
        """Some options: the features of each, and what came of it."""
        chosen = torch.randint(0, min(self.came, ROOM), (BATCH,), device=DEVICE)
        return self.seen[chosen].int(), self.ends[chosen]


def game_of(name: str) -> ValleyGame:
    game = GAMES[MIXES[name][0]]
    assert isinstance(game, ValleyGame)
    return game


def folder_of(name: str) -> Path:
    """Where the networks of a title lie."""
    return Path(str(files(features_of(name).knowledge.networks))) / "networks"


def features_of(name: str) -> Features:
    judge = TITLES[game_of(name).name].judge()
    assert isinstance(judge, ValleyJudge)
    return Features(judge.knowledge(game_of(name).new(MIXES[name][1][0][1], 0).table.rules))


def play(
    state: ValleyState, inputs: Features, networks: list[Network | None], rng: Rng, doubt: float
) -> list[Taken]:
    """Play a game; gives the options that were taken. A seat without a network plays by the heuristic."""
    taken: list[Taken] = []
    table = state.table
    blank = Network([0] * inputs.size, 0, [], 0.0)
    while table.options:
        seat = table.agenda[-1].seat
        opening = table.agenda[0].script is table.rules.opening  # nothing to learn from yet
        network = None if opening else networks[seat]
        options = table.options
        judged = ValleyValueNetwork(table, seat, inputs, network or blank, network or blank)
        judge = judged if network else heuristic_of(state, seat)
        values = [judge.worth(move) for move in options]
        noisy = [value + doubt * rng.word() / 0xFFFFFFFF for value in values]
        best = noisy.index(max(noisy))
        if doubt and not opening:
            told, lead = judged.told_of(options[best])
            taken.append((seat, judged.of_others + told, lead, values[best] if network else None))
        state.play(seat, options[best])
    return taken


def ahead(totals: list[int], seat: int) -> int:
    """Points ahead of the best other player."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def act(name: str, file: Path, seed: int, reports: multiprocessing.Queue[Report], watching: float) -> None:
    """Play for ever, after some minutes of watching the heuristic with the newest network, and report."""
    begun = time.monotonic()
    inputs = features_of(name)
    mix = MIXES[name][1]
    random = Random(seed)
    network, read = None, 0
    while True:
        if time.monotonic() - begun > 60 * watching and file.stat().st_mtime_ns != read:
            read = file.stat().st_mtime_ns
            network = network_files.read_network(file.read_bytes())
        rows: list[list[int]] = []
        ends: list[float] = []
        told: list[tuple[str, int, int]] = []
        for _ in range(AT_A_TIME):
            _, seats, options = random.choices(mix, [one[0] for one in mix])[0]
            state = game_of(name).new(seats, random.getrandbits(40), options)
            doubt = (DOUBT if network else DOUBT_OF_OUTLOOK) * random.random() + 1e-9
            rng = Rng(random.getrandbits(40))
            taken = play(state, inputs, [network] * seats, rng, doubt)
            totals = [score.total for score in state.scores()]
            told.append((f"{seats} {options}", totals[0], totals[0] - ahead(totals, 0)))
            end = [float(ahead(totals, seat)) for seat in range(seats)]
            for seat, features, lead, value in reversed(taken):
                rows.append((features + [inputs.size] * MOST_FEATURES)[:MOST_FEATURES])
                ends.append(end[seat] - lead)
                if value is not None:
                    end[seat] = LAMBDA * end[seat] + (1.0 - LAMBDA) * value
        reports.put((np.array(rows, np.int16), np.array(ends, np.float32), told))


def tell(told: list[tuple[str, int, int]]) -> str:
    """Mean totals and wins by set-up."""
    lines = []
    for setup in sorted({one[0] for one in told}):
        mine = np.array([one[1] for one in told if one[0] == setup])
        best = np.array([one[2] for one in told if one[0] == setup])
        won = 100 * ((mine > best).mean() + (mine == best).mean() / 2)
        lines.append(f"{setup} {len(mine)}: {mine.mean():.1f} to {best.mean():.1f}, {won:.0f} %")
    return "; ".join(lines)


def train(
    name: str,
    minutes: float,
    jobs: int,
    seed: int,
    file: Path,
    units: int,
    rates: list[float],
    watching: float,
) -> None:
    inputs = features_of(name)
    learner = Learner(inputs, units, seed)
    if file.exists():
        learner.read(file)
    file.parent.mkdir(exist_ok=True)
    learner.write(file, learner.parts)
    reports: multiprocessing.Queue[Report] = multiprocessing.Queue(4 * jobs)
    actors = [
        multiprocessing.Process(
            target=act, args=(name, file, seed * 1000 + job, reports, watching * minutes), daemon=True
        )
        for job in range(jobs)
    ]
    for actor in actors:
        actor.start()
    learner.begin()  # not before the actors: a graphics card goes with one process
    memory = Memory(inputs.size)
    begun = written = said = time.monotonic()
    told: list[tuple[str, int, int]] = []
    games = 0
    errors: list[Tensor] = []
    while (passed := (time.monotonic() - begun) / (60 * minutes)) < 1.0:
        try:
            rows, ends, some = reports.get(timeout=1.0)
        except queue.Empty:
            continue
        memory.add(rows, ends)
        told += some
        games += len(some)
        rate = rates[0] + (rates[1] - rates[0]) * passed
        while memory.came > 10 * BATCH and learner.steps * BATCH < TIMES * memory.came and not reports.full():
            errors.append(learner.learn(*memory.pick(), rate))
        if time.monotonic() - written > 5:
            learner.write(file, learner.parts if passed < 0.1 else learner.mean)
            written = time.monotonic()
        if time.monotonic() - said > 30 and errors:
            print(f"{games} games, error {torch.stack(errors).mean():.3f}; {tell(told)}", flush=True)
            said, told, errors = time.monotonic(), [], []
    for actor in actors:
        actor.kill()
    learner.write(file, learner.mean)


def compare(name: str, games: int, seed: int, file: Path) -> None:
    """Games of the network, in two seats and more against the heuristic, the seats in turn."""
    inputs = features_of(name)
    network = network_files.read_network(file.read_bytes())
    mix = MIXES[name][1]
    told: list[tuple[str, int, int]] = []
    for number in range(games):
        _, seats, options = mix[number % len(mix)]
        seat = number // len(mix) % seats
        state = game_of(name).new(seats, seed + number // len(mix) // seats, options)
        networks = [network if one == seat else None for one in range(seats)]
        play(state, inputs, networks, Rng(seed + number), 0.0)
        totals = [score.total for score in state.scores()]
        told.append((f"{seats} {options}", totals[seat], totals[seat] - ahead(totals, seat)))
    print(tell(told))


def parser_of(description: str | None, rates: list[float]) -> argparse.ArgumentParser:
    """What everybody who trains a network may be told."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", choices=MIXES)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--units", type=int, default=256, help="not fewer than its files have")
    parser.add_argument(
        "--rates", type=float, nargs=2, default=rates, help="how fast it learns at first and at last"
    )
    return parser


def main() -> None:
    parser = parser_of(__doc__, [1e-3, 2e-5])
    parser.add_argument("--watching", type=float, default=0.0, help="part of the time the heuristic plays")
    parser.add_argument("--games", type=int, default=0, help="only compare with the heuristic")
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    file = given.file or folder_of(given.name) / f"{given.name}.bin"
    if given.games:
        compare(given.name, given.games, given.seed, file)
    else:
        train(
            given.name, given.minutes, given.jobs, given.seed, file, given.units, given.rates, given.watching
        )


if __name__ == "__main__":
    main()
