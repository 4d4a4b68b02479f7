"""Train the policy networks of Everdell and Farshore by self-play. Needs the extra `train`.

    python -m bench.train_policy everdell-alone                 ten minutes on all cores
    python -m bench.train_policy everdell --minutes 60

A value network (`bench/train_value.py`) is wrong by some points everywhere, and a player who always takes the
option with the highest value takes the largest errors. Here a second network, the policy, learns to choose.
It starts as a copy of the value network. Actors sample options from a softmax over its values; the policy is
trained by proximal policy optimization (PPO) with generalized advantage estimation (GAE). The value network
continues to learn from the same games. Both files are in the title's `players/networks`; the policy is
`NAME-choice.bin`. In Farshore the trained value network gained as much as the policy, so the policy was not
kept there.
"""

from __future__ import annotations

import multiprocessing
import queue
import time
from pathlib import Path
from random import Random

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn.functional import huber_loss

from boardwright.bots.judge import heuristic_of
from boardwright.games.valley.players import network_files
from boardwright.games.valley.players.features import Features
from boardwright.games.valley.players.network import Network
from boardwright.games.valley.players.value_network import ValleyValueNetwork

from .train_value import (
    DEVICE,
    MAX_FEATURES,
    MIXES,
    VALUE_SCALE,
    Floats,
    GameResult,
    Learner,
    features_of,
    folder_of,
    game_of,
    make_parser,
    margin,
    summarize,
)

MAX_OPTIONS = 8
"""Only the best options of a decision are sampled and stored."""
TEMPERATURE = 0.3
"""Of the softmax, in points."""
VALUE_LAMBDA = 0.95
POLICY_LAMBDA = 0.8
"""GAE. The policy uses the lower one: after a few decisions luck outweighs a choice, so values that follow
soon say more about it than the final margin."""
CLIP = 0.2
"""PPO: the largest change of a probability ratio in one update."""
GAMES_PER_REPORT = 10
DECISIONS_PER_UPDATE = 16_000
EPOCHS = 3
BATCH_SIZE = 4096
VALUE_ONLY = 0.04
"""The part of the time, at the start, in which only the value network learns."""

Game = tuple[list[int], list[float]]
"""The seats that decided, in order, and the final margin of each seat."""
Report = tuple["Decisions", list[Game], list[GameResult]]


class Decisions:
    """The options of some decisions, and which were taken."""

    def __init__(
        self,
        features: list[NDArray[np.int16]],
        leads: list[Floats],
        logits: list[Floats],
        taken: list[int],
    ) -> None:
        self.features = np.array(features)
        """Of each option, padded to equal rows."""
        self.leads = np.array(leads)
        """The lead of each option; the value of a network is added to it."""
        self.logits = np.array(logits)
        """Of the policy that played; minus infinity where there is no option."""
        self.taken = np.array(taken)


def act(name: str, file: Path, seed: int, reports: multiprocessing.Queue[Report]) -> None:
    """Play endlessly with the newest policy, and report."""
    inputs = features_of(name)
    random = Random(seed)
    read = 0
    while True:
        if file.stat().st_mtime_ns != read:
            read = file.stat().st_mtime_ns
            policy = network_files.read_network(file.read_bytes())
        reports.put(play_games(name, inputs, policy, random))


def play_games(name: str, inputs: Features, policy: Network, random: Random) -> Report:
    """Play the games of one report."""
    features: list[NDArray[np.int16]] = []
    leads: list[Floats] = []
    logits: list[Floats] = []
    taken: list[int] = []
    games: list[Game] = []
    results: list[GameResult] = []
    mix = MIXES[name][1]
    for _ in range(GAMES_PER_REPORT):
        _, seats, settings = random.choices(mix, [one[0] for one in mix])[0]
        state = game_of(name).new(seats, random.getrandbits(40), settings)
        table = state.data
        deciders: list[int] = []
        while options := table.options:
            seat = table.agenda[-1].seat
            if table.agenda[0].script is table.rules.opening:  # nothing to learn here
                state.play(seat, max(options, key=heuristic_of(state, seat).worth))
                continue
            if len(options) == 1:
                state.play(seat, options[0])
                continue
            judged = ValleyValueNetwork(table, seat, inputs, policy, policy)
            values = [judged.worth(move) for move in options]
            best = sorted(range(len(options)), key=values.__getitem__, reverse=True)[:MAX_OPTIONS]
            rows = np.full((MAX_OPTIONS, MAX_FEATURES), inputs.size, np.int16)
            lead = np.zeros(MAX_OPTIONS, np.float32)
            logit = np.full(MAX_OPTIONS, -np.inf, np.float32)
            for number, option in enumerate(best):
                own, lead[number] = judged.features_of(options[option])
                row = judged.features_of_others + own
                rows[number, : len(row)] = row
                logit[number] = values[option] / TEMPERATURE
            chosen = random.choices(range(len(best)), np.exp(logit - logit[0])[: len(best)].tolist())[0]
            features.append(rows)
            leads.append(lead)
            logits.append(logit)
            taken.append(chosen)
            deciders.append(seat)
            state.play(seat, options[best[chosen]])
        totals = [score.total for score in state.scores()]
        results.append((f"{seats} {settings}", totals[0], totals[0] - margin(totals, 0)))
        games.append((deciders, [float(margin(totals, seat)) for seat in range(seats)]))
    return Decisions(features, leads, logits, taken), games, results


def values_of(learner: Learner, features: Tensor) -> Tensor:
    """The value of every option of some decisions, in points, without the lead."""
    rows, start, out, last = learner.weights.values()
    counts = torch.zeros(len(features) * features.shape[1], learner.features + 1, device=DEVICE)
    where = features.flatten(0, 1).long()
    counts.scatter_add_(1, where, torch.ones(1, 1, device=DEVICE).expand_as(where))
    units = torch.relu(counts[:, :-1] @ rows[:-1] + start)
    return VALUE_SCALE * (units @ out + last).reshape(features.shape[:2])


def returns_of(values: Floats, games: list[Game], share: float) -> Floats:
    """The lambda-return of each decision: later values of the same seat, discounted, and the final margin."""
    returns = np.zeros_like(values)
    at = len(values)
    for deciders, margins in reversed(games):
        next_value = list(margins)
        advantage = [0.0] * len(margins)
        for seat in reversed(deciders):
            at -= 1
            returns[at] = next_value[seat] + share * advantage[seat]
            advantage[seat] = returns[at] - values[at]
            next_value[seat] = values[at]
    return returns


def update(
    policy: Learner, value: Learner, reports: list[Report], rate: float, entropy_bonus: float, *, both: bool
) -> list[Tensor]:
    """Learn from some reports; return the entropy and the clipped share of each step of the policy."""
    features = torch.tensor(np.concatenate([one[0].features for one in reports]), device=DEVICE)
    leads = torch.tensor(np.concatenate([one[0].leads for one in reports]), device=DEVICE)
    logits = torch.tensor(np.concatenate([one[0].logits for one in reports]), device=DEVICE)
    taken = torch.tensor(np.concatenate([one[0].taken for one in reports]), device=DEVICE)[:, None]
    old = logits.log_softmax(1)
    with torch.no_grad():
        margins = leads + torch.cat([values_of(value, some) for some in features.split(BATCH_SIZE)])
    values = (old.exp() * margins).sum(1).cpu().numpy()
    games = [game for one in reports for game in one[1]]
    raw = returns_of(values, games, POLICY_LAMBDA) - values
    advantage = torch.tensor((raw - raw.mean()) / raw.std(), device=DEVICE)
    target = torch.tensor(returns_of(values, games, VALUE_LAMBDA), device=DEVICE)
    policy.set_rate(rate)
    value.set_rate(rate)
    figures: list[Tensor] = []
    for _ in range(EPOCHS):
        for some in torch.randperm(len(features), device=DEVICE).split(BATCH_SIZE):
            if both:
                logit = (values_of(policy, features[some]) + leads[some]) / TEMPERATURE
                new = logit.masked_fill(logits[some].isinf(), -1e9).log_softmax(1)
                ratio = (new - old[some]).gather(1, taken[some])[:, 0].exp()
                entropy = -(new.exp() * new).sum(1).mean()
                clipped = ratio.clamp(1.0 - CLIP, 1.0 + CLIP)
                gain = torch.minimum(ratio * advantage[some], clipped * advantage[some]).mean()
                policy.step(-gain - entropy_bonus * entropy, 0.01)
                figures.append(torch.stack([entropy, (ratio != clipped).float().mean()]).detach())
            one = features[some].gather(1, taken[some, :, None].expand(-1, 1, MAX_FEATURES))
            error = values_of(value, one)[:, 0] + leads[some].gather(1, taken[some])[:, 0] - target[some]
            value.step(huber_loss(error / VALUE_SCALE, torch.zeros_like(error)), 0.01)
    return figures


def train(
    name: str,
    minutes: float,
    jobs: int,
    seed: int,
    folder: Path,
    units: int,
    rates: list[float],
    entropy: list[float],
) -> None:
    """Train for some minutes; write the moving averages of both networks at the end."""
    inputs = features_of(name)
    value_file, policy_file = folder / f"{name}.bin", folder / f"{name}-choice.bin"
    if not policy_file.exists():
        policy_file.write_bytes(value_file.read_bytes())
    policy, value = Learner(inputs, units, seed), Learner(inputs, units, seed + 1)
    policy.read(policy_file)
    value.read(value_file)
    policy.write(policy_file, policy.weights)
    reports: multiprocessing.Queue[Report] = multiprocessing.Queue(4 * jobs)
    actors = [
        multiprocessing.Process(target=act, args=(name, policy_file, seed * 1000 + job, reports), daemon=True)
        for job in range(jobs)
    ]
    for actor in actors:
        actor.start()
    policy.begin()  # after the fork of the actors: a process that uses CUDA cannot be forked
    value.begin()
    begun = printed = written = time.monotonic()
    results: list[GameResult] = []
    figures: list[Tensor] = []
    games = 0
    waiting: list[Report] = []
    while (passed := (time.monotonic() - begun) / (60 * minutes)) < 1.0:
        try:
            waiting.append(reports.get(timeout=1.0))
        except queue.Empty:
            continue
        results += waiting[-1][2]
        games += len(waiting[-1][2])
        if sum(len(one[0].taken) for one in waiting) < DECISIONS_PER_UPDATE:
            continue
        rate, bonus = (first + (last - first) * passed for first, last in (rates, entropy))
        figures += update(policy, value, waiting, rate, bonus, both=passed > VALUE_ONLY)
        waiting = []
        if time.monotonic() - written > 3:
            policy.write(policy_file, policy.weights)
            written = time.monotonic()
        if time.monotonic() - printed > 30 and figures:
            mean_entropy, clipped = torch.stack(figures).mean(0).tolist()
            print(
                f"{games} games, entropy {mean_entropy:.3f}, clipped {clipped:.3f}; {summarize(results)}",
                flush=True,
            )
            printed, results, figures = time.monotonic(), [], []
    for actor in actors:
        actor.kill()
    policy.write(policy_file, policy.mean)
    value.write(value_file, value.mean)


def main() -> None:
    parser = make_parser(__doc__, [2e-4, 1e-5])
    parser.add_argument(
        "--entropy",
        "--curiosity",
        type=float,
        nargs=2,
        default=[0.001, 0.0],
        help="entropy bonus at the start and at the end",
    )
    parser.add_argument("--folder", type=Path, help="where the files are, if not with the title")
    given = parser.parse_args()
    train(
        given.name,
        given.minutes,
        given.jobs,
        given.seed,
        given.folder or folder_of(given.name),
        given.units,
        given.rates,
        given.entropy,
    )


if __name__ == "__main__":
    main()
