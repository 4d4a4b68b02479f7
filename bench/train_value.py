"""Train the value networks of Everdell and Farshore by self-play. Needs the extra `train`.

    python -m bench.train_value everdell                    two and more players, ten minutes on all cores
    python -m bench.train_value everdell-alone --minutes 60
    python -m bench.train_value farshore --games 400        no training: compare with the heuristic

Actor processes play with the newest network and add noise to its values, so that they explore. The network
learns from every option they took: its target is the final margin, mixed with the value of the seat's next
options (temporal differences, TD(lambda)). With `--warm-up`, the heuristic plays for the first part of the
time; it is stronger than an untrained network, and faster.

The network is written to the title's `players/networks`, with its description beside it. The next run
continues from that file; it may have more units or more features. Training is much faster on the compiled
engine (`bench/compiled.py`). It uses a GPU if there is one.
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
from boardwright.games.valley.players.network import HALF, Network, zero_units
from boardwright.games.valley.players.value_network import ValleyValueNetwork
from boardwright.games.valley.rules.game import ValleyGame, ValleyState

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
Floats = NDArray[np.float32]
Mix = list[tuple[float, int, dict[str, Json]]]
"""Set-ups: probability, seats, options."""

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
WEIGHT_SCALE = 512.0
"""A weight of 1.0 as an integer in the file."""
VALUE_SCALE = 10.0
"""A network output of 1.0 in points, during training."""
NETWORK_NOISE = 1.2
HEURISTIC_NOISE = 4.0
"""The most points of noise on a value. Each game draws its own level between 0 and this."""
LAMBDA = 0.85
"""TD(lambda): the weight of the final margin against the value of the seat's next option."""
BUFFER_SIZE = 1_000_000
MAX_FEATURES = 192
BATCH_SIZE = 2048
REPLAYS = 4
"""About how often each sample is used."""
GAMES_PER_REPORT = 20

GameResult = tuple[str, int, int]
"""The set-up of a game, the total of seat 0, and the total of the best other player."""
Report = tuple[NDArray[np.int16], Floats, list[GameResult]]
"""The features of all options taken, padded to equal rows; their targets, without the lead; the results."""
Sample = tuple[int, list[int], int, float | None]
"""An option that was taken: seat, features, lead, and the value from the network, if one was asked."""


class Learner:
    """A network in training: Adam on the Huber loss of its values."""

    def __init__(self, inputs: Features, units: int, seed: int) -> None:
        self.description = network_files.write_scope(inputs.knowledge)
        features = inputs.size
        random = torch.Generator().manual_seed(seed)
        self.features = features
        self.weights = {
            "rows": 0.1 * torch.randn(features + 1, units, generator=random),  # the last row is the padding
            "start": torch.zeros(units),
            "out": 0.3 * torch.randn(units, generator=random) / units**0.5,
            "last": torch.zeros(1),
        }
        self.steps = 0

    def begin(self) -> None:
        """Move the weights to the device and start the optimizer."""
        self.weights = {name: weight.to(DEVICE).requires_grad_() for name, weight in self.weights.items()}
        self.mean = {name: weight.detach().clone() for name, weight in self.weights.items()}
        """The moving average of the weights."""
        self.adam = torch.optim.Adam(self.weights.values())

    def set_rate(self, rate: float) -> None:
        for group in self.adam.param_groups:
            group["lr"] = rate

    def learn(self, features: Tensor, targets: Tensor, rate: float) -> Tensor:
        """Take one step; return the mean squared error."""
        rows, start, out, last = self.weights.values()
        units = torch.relu(embedding_bag(features, rows, mode="sum", padding_idx=self.features) + start)
        error = units @ out + last - targets
        self.set_rate(rate)
        self.step(huber_loss(error, torch.zeros_like(error)), 0.002)
        self.steps += 1
        return (error.detach() ** 2).mean()

    def step(self, loss: Tensor, share: float) -> None:
        """Minimize the loss; add this share of the new weights to the moving average."""
        self.adam.zero_grad()
        loss.backward()
        self.adam.step()
        with torch.no_grad():
            for name, weight in self.weights.items():
                self.mean[name].lerp_(weight, share)

    def read(self, file: Path) -> None:
        """Continue from a file. New units and features start at zero; new features come last."""
        network = network_files.read_network(file.read_bytes())
        units = len(network.out)
        zero = zero_units(units)
        rows = [*network.rows, network.start - zero]
        lanes = np.array(
            [np.frombuffer((row + zero).to_bytes(2 * units, "little"), "<u2") for row in rows], np.float32
        )
        whole = torch.tensor((lanes - HALF) / WEIGHT_SCALE)
        self.weights["rows"][len(rows) - 1 :, :units] = 0.0
        self.weights["rows"][: len(rows) - 1, :units] = whole[:-1]
        self.weights["start"][:units] = whole[-1]
        self.weights["out"].zero_()
        self.weights["out"][:units] = torch.tensor(network.out) * WEIGHT_SCALE / VALUE_SCALE
        self.weights["last"] = torch.tensor([network.last]) / VALUE_SCALE

    def write(self, file: Path, weights: dict[str, Tensor]) -> None:
        """Write these weights as integers, and the description beside them."""
        rows, start, out, last = (weight.detach().cpu() for weight in weights.values())
        whole = (torch.vstack([rows[:-1], start]) * WEIGHT_SCALE).round().int().clip(-HALF, HALF - 1)
        outputs = [one * VALUE_SCALE / WEIGHT_SCALE for one in out.tolist()]
        beside = file.with_suffix(".new")
        beside.write_bytes(network_files.write_network(whole.tolist(), outputs, float(last[0]) * VALUE_SCALE))
        beside.replace(file)
        file.with_suffix(".json").write_text(self.description)


class ReplayBuffer:
    """The latest samples: features and targets."""

    def __init__(self, features: int) -> None:
        self.features = torch.full((BUFFER_SIZE, MAX_FEATURES), features, dtype=torch.int16, device=DEVICE)
        self.targets = torch.zeros(BUFFER_SIZE, device=DEVICE)
        self.added = 0

    def add(self, features: NDArray[np.int16], targets: Floats) -> None:
        places = torch.arange(self.added, self.added + len(targets), device=DEVICE) % BUFFER_SIZE
        self.features[places] = torch.tensor(features, device=DEVICE)
        self.targets[places] = torch.tensor(targets, device=DEVICE) / VALUE_SCALE
        self.added += len(targets)

    def sample(self) -> tuple[Tensor, Tensor]:
        """A random batch."""
        chosen = torch.randint(0, min(self.added, BUFFER_SIZE), (BATCH_SIZE,), device=DEVICE)
        return self.features[chosen].int(), self.targets[chosen]


def game_of(name: str) -> ValleyGame:
    game = GAMES[MIXES[name][0]]
    assert isinstance(game, ValleyGame)
    return game


def folder_of(name: str) -> Path:
    """The folder with the networks of a title."""
    return Path(str(files(features_of(name).knowledge.networks))) / "networks"


def features_of(name: str) -> Features:
    judge = TITLES[game_of(name).name].judge()
    assert isinstance(judge, ValleyJudge)
    return Features(judge.knowledge(game_of(name).new(MIXES[name][1][0][1], 0).table.rules))


def play(
    state: ValleyState, inputs: Features, networks: list[Network | None], rng: Rng, noise: float
) -> list[Sample]:
    """Play a game; return the options that were taken. A seat without a network uses the heuristic."""
    samples: list[Sample] = []
    table = state.data
    blank = Network([0] * inputs.size, 0, [], 0.0)
    while table.options:
        seat = table.agenda[-1].seat
        opening = table.agenda[0].script is table.rules.opening  # nothing to learn here
        network = None if opening else networks[seat]
        options = table.options
        judged = ValleyValueNetwork(table, seat, inputs, network or blank, network or blank)
        judge = judged if network else heuristic_of(state, seat)
        values = [judge.worth(move) for move in options]
        noisy = [value + noise * rng.word() / 0xFFFFFFFF for value in values]
        best = noisy.index(max(noisy))
        if noise and not opening:
            features, lead = judged.features_of(options[best])
            samples.append(
                (seat, judged.features_of_others + features, lead, values[best] if network else None)
            )
        state.play(seat, options[best])
    return samples


def margin(totals: list[int], seat: int) -> int:
    """Points ahead of the best other player."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def act(name: str, file: Path, seed: int, reports: multiprocessing.Queue[Report], warm_up: float) -> None:
    """Play endlessly and report: with the heuristic for `warm_up` minutes, then with the newest network."""
    begun = time.monotonic()
    inputs = features_of(name)
    mix = MIXES[name][1]
    random = Random(seed)
    network, read = None, 0
    while True:
        if time.monotonic() - begun > 60 * warm_up and file.stat().st_mtime_ns != read:
            read = file.stat().st_mtime_ns
            network = network_files.read_network(file.read_bytes())
        rows: list[list[int]] = []
        targets: list[float] = []
        results: list[GameResult] = []
        for _ in range(GAMES_PER_REPORT):
            _, seats, options = random.choices(mix, [one[0] for one in mix])[0]
            state = game_of(name).new(seats, random.getrandbits(40), options)
            noise = (NETWORK_NOISE if network else HEURISTIC_NOISE) * random.random() + 1e-9
            rng = Rng(random.getrandbits(40))
            samples = play(state, inputs, [network] * seats, rng, noise)
            totals = [score.total for score in state.scores()]
            results.append((f"{seats} {options}", totals[0], totals[0] - margin(totals, 0)))
            target = [float(margin(totals, seat)) for seat in range(seats)]
            for seat, features, lead, value in reversed(samples):
                rows.append((features + [inputs.size] * MAX_FEATURES)[:MAX_FEATURES])
                targets.append(target[seat] - lead)
                if value is not None:
                    target[seat] = LAMBDA * target[seat] + (1.0 - LAMBDA) * value
        reports.put((np.array(rows, np.int16), np.array(targets, np.float32), results))


def summarize(results: list[GameResult]) -> str:
    """Mean totals and wins by set-up."""
    lines = []
    for setup in sorted({one[0] for one in results}):
        mine = np.array([one[1] for one in results if one[0] == setup])
        best = np.array([one[2] for one in results if one[0] == setup])
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
    warm_up: float,
) -> None:
    """Train for some minutes; write the moving average at the end."""
    inputs = features_of(name)
    learner = Learner(inputs, units, seed)
    if file.exists():
        learner.read(file)
    file.parent.mkdir(exist_ok=True)
    learner.write(file, learner.weights)
    reports: multiprocessing.Queue[Report] = multiprocessing.Queue(4 * jobs)
    actors = [
        multiprocessing.Process(
            target=act, args=(name, file, seed * 1000 + job, reports, warm_up * minutes), daemon=True
        )
        for job in range(jobs)
    ]
    for actor in actors:
        actor.start()
    learner.begin()  # after the fork of the actors: a process that uses CUDA cannot be forked
    buffer = ReplayBuffer(inputs.size)
    begun = written = printed = time.monotonic()
    results: list[GameResult] = []
    games = 0
    errors: list[Tensor] = []
    while (passed := (time.monotonic() - begun) / (60 * minutes)) < 1.0:
        try:
            rows, targets, some = reports.get(timeout=1.0)
        except queue.Empty:
            continue
        buffer.add(rows, targets)
        results += some
        games += len(some)
        rate = rates[0] + (rates[1] - rates[0]) * passed
        while (
            buffer.added > 10 * BATCH_SIZE
            and learner.steps * BATCH_SIZE < REPLAYS * buffer.added
            and not reports.full()
        ):
            errors.append(learner.learn(*buffer.sample(), rate))
        if time.monotonic() - written > 5:
            learner.write(file, learner.weights if passed < 0.1 else learner.mean)
            written = time.monotonic()
        if time.monotonic() - printed > 30 and errors:
            print(f"{games} games, error {torch.stack(errors).mean():.3f}; {summarize(results)}", flush=True)
            printed, results, errors = time.monotonic(), [], []
    for actor in actors:
        actor.kill()
    learner.write(file, learner.mean)


def compare(name: str, games: int, seed: int, file: Path) -> None:
    """Play the network against the heuristic, from every seat in turn, and print the results."""
    inputs = features_of(name)
    network = network_files.read_network(file.read_bytes())
    mix = MIXES[name][1]
    results: list[GameResult] = []
    for number in range(games):
        _, seats, options = mix[number % len(mix)]
        seat = number // len(mix) % seats
        state = game_of(name).new(seats, seed + number // len(mix) // seats, options)
        networks = [network if one == seat else None for one in range(seats)]
        play(state, inputs, networks, Rng(seed + number), 0.0)
        totals = [score.total for score in state.scores()]
        results.append((f"{seats} {options}", totals[seat], totals[seat] - margin(totals, seat)))
    print(summarize(results))


def make_parser(description: str | None, rates: list[float]) -> argparse.ArgumentParser:
    """The arguments that both training programs share."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", choices=MIXES)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--units", type=int, default=256, help="at least as many as the file has")
    parser.add_argument(
        "--rates", type=float, nargs=2, default=rates, help="learning rate at the start and at the end"
    )
    return parser


def main() -> None:
    parser = make_parser(__doc__, [1e-3, 2e-5])
    parser.add_argument(
        "--warm-up",
        "--watching",
        type=float,
        default=0.0,
        help="part of the time for the heuristic",
    )
    parser.add_argument("--games", type=int, default=0, help="do not train: compare with the heuristic")
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    file = given.file or folder_of(given.name) / f"{given.name}.bin"
    if given.games:
        compare(given.name, given.games, given.seed, file)
    else:
        train(
            given.name, given.minutes, given.jobs, given.seed, file, given.units, given.rates, given.warm_up
        )


if __name__ == "__main__":
    main()
