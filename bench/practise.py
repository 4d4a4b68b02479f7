"""Trains networks that choose options in Everdell and Farshore, by practice; needs the extra `train`.

    python -m bench.practise everdell-alone                 ten minutes on all cores
    python -m bench.practise everdell --minutes 60

A network that foresees how games end (`bench/learn.py`) is off by some points everywhere, and who follows it
takes what it is wrong about. Here a second network learns to choose. It begins as the first one and plays
games in which it takes what it likes, better options more often than worse ones; then it likes more what led
to more than had been foreseen, and the rest less (proximal policy optimization with generalized advantages).
The first network goes on learning to foresee, from the same games. Both files lie in the title's
`players/networks`, the choosing one as `NAME-choice.bin`. In Farshore what it foresaw had gained as
much by then as its choice, which was not kept.
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

from .learn import (
    DEVICE,
    MIXES,
    MOST_FEATURES,
    POINTS,
    Floats,
    Learner,
    ahead,
    features_of,
    folder_of,
    game_of,
    parser_of,
    tell,
)

MOST_OPTIONS = 8
"""Options of a decision that are remembered, those it likes best; the others are not taken."""
WARMTH = 0.3
"""How many points make an option e times as likely to be taken."""
LAMBDA = 0.95
LAMBDA_OF_CHOICE = 0.8
"""How much the end of the game counts beside what was foreseen on the way, from one decision to the next: for
what is foreseen, and for a choice. Luck soon outweighs a choice, and what is foreseen a few decisions later
says more of it than the end does."""
CLIP = 0.2
"""How much likelier an option may become, or less likely, by what is learned of it at one time."""
AT_A_TIME = 10
"""Games an actor plays before it reports."""
DECISIONS = 16_000
"""From how many decisions it learns at one time,"""
TIMES = 3
"""and how often."""
BATCH = 4096
GETTING_READY = 0.04
"""The part of the time in which only the other network learns, from games of this one."""

Report = tuple["Decisions", list[tuple[list[int], list[float]]], list[tuple[str, int, int]]]
"""The decisions of some games; for each game who decided, and the margins of all seats; and for each its
set-up and the totals of the first player and of the best other one."""


class Decisions:
    """What was to be chosen from, and what was."""

    def __init__(
        self, seen: list[NDArray[np.int16]], leads: list[Floats], liked: list[Floats], taken: list[int]
    ) -> None:
        self.seen = np.array(seen)
        """Features of the options, filled up to equal rows,"""
        self.leads = np.array(leads)
        """the lead to which a network's value is added,"""
        self.liked = np.array(liked)
        """and how much they were liked; none at all where there is no further option."""
        self.taken = np.array(taken)


def act(name: str, file: Path, seed: int, reports: multiprocessing.Queue[Report]) -> None:
    """Play for ever by the newest network, and report."""
    inputs = features_of(name)
    random = Random(seed)
    read = 0
    while True:
        if file.stat().st_mtime_ns != read:
            read = file.stat().st_mtime_ns
            network = network_files.read_network(file.read_bytes())
        reports.put(practise(name, inputs, network, random))


def practise(name: str, inputs: Features, network: Network, random: Random) -> Report:
    """Play some games."""
    seen: list[NDArray[np.int16]] = []
    leads: list[Floats] = []
    liked: list[Floats] = []
    taken: list[int] = []
    games: list[tuple[list[int], list[float]]] = []
    told: list[tuple[str, int, int]] = []
    mix = MIXES[name][1]
    for _ in range(AT_A_TIME):
        _, seats, settings = random.choices(mix, [one[0] for one in mix])[0]
        state = game_of(name).new(seats, random.getrandbits(40), settings)
        table = state.table
        deciders: list[int] = []
        while options := table.options:
            seat = table.agenda[-1].seat
            if table.agenda[0].script is table.rules.opening:  # nothing to learn from yet
                state.play(seat, max(options, key=heuristic_of(state, seat).worth))
                continue
            if len(options) == 1:
                state.play(seat, options[0])
                continue
            judged = ValleyValueNetwork(table, seat, inputs, network, network)
            worth = [judged.worth(move) for move in options]
            best = sorted(range(len(options)), key=worth.__getitem__, reverse=True)[:MOST_OPTIONS]
            rows = np.full((MOST_OPTIONS, MOST_FEATURES), inputs.size, np.int16)
            lead = np.zeros(MOST_OPTIONS, np.float32)
            warm = np.full(MOST_OPTIONS, -np.inf, np.float32)
            for number, option in enumerate(best):
                own, lead[number] = judged.told_of(options[option])
                facts = judged.of_others + own
                rows[number, : len(facts)] = facts
                warm[number] = worth[option] / WARMTH
            chosen = random.choices(range(len(best)), np.exp(warm - warm[0])[: len(best)].tolist())[0]
            seen.append(rows)
            leads.append(lead)
            liked.append(warm)
            taken.append(chosen)
            deciders.append(seat)
            state.play(seat, options[best[chosen]])
        totals = [score.total for score in state.scores()]
        told.append((f"{seats} {settings}", totals[0], totals[0] - ahead(totals, 0)))
        games.append((deciders, [float(ahead(totals, seat)) for seat in range(seats)]))
    return Decisions(seen, leads, liked, taken), games, told


def values(learner: Learner, seen: Tensor) -> Tensor:
    """What a network says of all options of some decisions, in points beyond the lead."""
    rows, start, out, last = learner.parts.values()
    facts = torch.zeros(len(seen) * seen.shape[1], learner.features + 1, device=DEVICE)
    where = seen.flatten(0, 1).long()
    facts.scatter_add_(1, where, torch.ones(1, 1, device=DEVICE).expand_as(where))
    units = torch.relu(facts[:, :-1] @ rows[:-1] + start)
    return POINTS * (units @ out + last).reshape(seen.shape[:2])


def led_to(foreseen: Floats, games: list[tuple[list[int], list[float]]], share: float) -> Floats:
    """Where each decision led: what was foreseen at the seat's next decisions, the farther the less, and at
    last the end."""
    found = np.zeros_like(foreseen)
    at = len(foreseen)
    for deciders, margins in reversed(games):
        after = list(margins)
        later = [0.0] * len(margins)
        for seat in reversed(deciders):
            at -= 1
            found[at] = after[seat] + share * later[seat]
            later[seat] = found[at] - foreseen[at]
            after[seat] = foreseen[at]
    return found


def learn(
    choice: Learner, foresight: Learner, reports: list[Report], rate: float, curiosity: float, ready: bool
) -> list[Tensor]:
    """Learn from some reports; gives how undecided the choice is and how often it would have gone too far."""
    seen = torch.tensor(np.concatenate([one[0].seen for one in reports]), device=DEVICE)
    leads = torch.tensor(np.concatenate([one[0].leads for one in reports]), device=DEVICE)
    liked = torch.tensor(np.concatenate([one[0].liked for one in reports]), device=DEVICE)
    taken = torch.tensor(np.concatenate([one[0].taken for one in reports]), device=DEVICE)[:, None]
    likely = liked.log_softmax(1)
    with torch.no_grad():
        ends = leads + torch.cat([values(foresight, some) for some in seen.split(BATCH)])
    foreseen = (likely.exp() * ends).sum(1).cpu().numpy()
    games = [game for one in reports for game in one[1]]
    better = led_to(foreseen, games, LAMBDA_OF_CHOICE) - foreseen
    gain = torch.tensor((better - better.mean()) / better.std(), device=DEVICE)
    target = torch.tensor(led_to(foreseen, games, LAMBDA), device=DEVICE)
    for learner in (choice, foresight):
        for group in learner.adam.param_groups:
            group["lr"] = rate
    found: list[Tensor] = []
    for _ in range(TIMES):
        for some in torch.randperm(len(seen), device=DEVICE).split(BATCH):
            if ready:
                warm = (values(choice, seen[some]) + leads[some]) / WARMTH
                now = warm.masked_fill(liked[some].isinf(), -1e9).log_softmax(1)
                ratio = (now - likely[some]).gather(1, taken[some])[:, 0].exp()
                undecided = -(now.exp() * now).sum(1).mean()
                kept = ratio.clamp(1.0 - CLIP, 1.0 + CLIP)
                gained = torch.minimum(ratio * gain[some], kept * gain[some]).mean()
                step(choice, -gained - curiosity * undecided)
                found.append(torch.stack([undecided, (ratio != kept).float().mean()]).detach())
            one = seen[some].gather(1, taken[some, :, None].expand(-1, 1, MOST_FEATURES))
            error = values(foresight, one)[:, 0] + leads[some].gather(1, taken[some])[:, 0] - target[some]
            step(foresight, huber_loss(error / POINTS, torch.zeros_like(error)))
    return found


def step(learner: Learner, loss: Tensor) -> None:
    learner.adam.zero_grad()
    loss.backward()
    learner.adam.step()
    learner.remember(0.01)


def train(
    name: str,
    minutes: float,
    jobs: int,
    seed: int,
    folder: Path,
    units: int,
    rates: list[float],
    curiosity: list[float],
) -> None:
    inputs = features_of(name)
    file, choice_file = folder / f"{name}.bin", folder / f"{name}-choice.bin"
    if not choice_file.exists():
        choice_file.write_bytes(file.read_bytes())
    choice, foresight = Learner(inputs, units, seed), Learner(inputs, units, seed + 1)
    choice.read(choice_file)
    foresight.read(file)
    choice.write(choice_file, choice.parts)
    reports: multiprocessing.Queue[Report] = multiprocessing.Queue(4 * jobs)
    actors = [
        multiprocessing.Process(target=act, args=(name, choice_file, seed * 1000 + job, reports), daemon=True)
        for job in range(jobs)
    ]
    for actor in actors:
        actor.start()
    choice.begin()  # not before the actors: a graphics card goes with one process
    foresight.begin()
    begun = said = written = time.monotonic()
    told: list[tuple[str, int, int]] = []
    found: list[Tensor] = []
    games = 0
    some: list[Report] = []
    while (passed := (time.monotonic() - begun) / (60 * minutes)) < 1.0:
        try:
            some.append(reports.get(timeout=1.0))
        except queue.Empty:
            continue
        told += some[-1][2]
        games += len(some[-1][2])
        if sum(len(one[0].taken) for one in some) < DECISIONS:
            continue
        rate, curious = (first + (last - first) * passed for first, last in (rates, curiosity))
        found += learn(choice, foresight, some, rate, curious, passed > GETTING_READY)
        some = []
        if time.monotonic() - written > 3:
            choice.write(choice_file, choice.parts)
            written = time.monotonic()
        if time.monotonic() - said > 30 and found:
            undecided, clipped = torch.stack(found).mean(0).tolist()
            print(
                f"{games} games, undecided {undecided:.3f}, clipped {clipped:.3f}; {tell(told)}", flush=True
            )
            said, told, found = time.monotonic(), [], []
    for actor in actors:
        actor.kill()
    choice.write(choice_file, choice.mean)
    foresight.write(file, foresight.mean)


def main() -> None:
    parser = parser_of(__doc__, [2e-4, 1e-5])
    parser.add_argument(
        "--curiosity", type=float, nargs=2, default=[0.001, 0.0], help="how much it is to stay undecided"
    )
    parser.add_argument("--folder", type=Path, help="where its files are, if not with the title")
    given = parser.parse_args()
    train(
        given.name,
        given.minutes,
        given.jobs,
        given.seed,
        given.folder or folder_of(given.name),
        given.units,
        given.rates,
        given.curiosity,
    )


if __name__ == "__main__":
    main()
