"""Tune the weights of a game's heuristic by self-play. Needs only the standard library.

    python bench/tune.py everdell                       tune for ten minutes on all cores
    python bench/tune.py farshore --minutes 60 --file farshore.json
    python bench/tune.py everdell --alone year=3        against the rival of the solo game
    python bench/tune.py everdell --file everdell.json --games 1000    compare with the current weights

Simultaneous perturbation (SPSA): every weight is nudged up or down at random by a share of its size. The
nudged weights play against their mirror image, the same deal from both seats. Then the weights move towards
the winner in proportion to the margin. Most of a game is luck, so this takes thousands of games, and weights
that matter little drift. The result is the mean over the second half of the run.
The weights are written to a file, and the next run continues from it. Tuning is much faster on the compiled
engine (`bench/compiled.py`).
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from functools import cache
from pathlib import Path
from random import Random

from boardwright.core.rng import Rng
from boardwright.games import GAMES, TITLES
from boardwright.games.valley.players.heuristic import ValleyHeuristic
from boardwright.games.valley.players.judge import ValleyJudge
from boardwright.games.valley.players.knowledge import Knowledge
from boardwright.games.valley.players.weights import Weights
from boardwright.games.valley.rules.game import ValleyGame, ValleyState

NAMES = [one.name for one in fields(Weights) if one.init and one.name != "favours"]
FAVOUR = (0.8, 0.4)
"""The nudge of a card's favour: at the end of the game, and for each season to come."""
SHARE = 0.2
"""The nudge of a weight, as a share of its size."""
LEAST = 0.06
"""The smallest nudge."""
STEP = 0.0006
"""How many nudges a weight moves for each point of margin."""
BATCH = 12
"""Pairs of games that a process plays before it reports."""

Values = list[float]
Alone = tuple[tuple[str, int], ...]
"""The set-up of a game against a rival that the rules play; empty for two players."""


def game_of(name: str) -> ValleyGame:
    """The game with this name; it must have this heuristic."""
    game = GAMES[name]
    assert isinstance(game, ValleyGame)
    return game


def knowledge_of(state: ValleyState) -> Knowledge:
    """A new `Knowledge` of the rules of a game."""
    judge = TITLES[state.game.name].judge()
    assert isinstance(judge, ValleyJudge)
    return judge.build_knowledge(state.data.rules)


@cache
def cards_of(name: str) -> list[str]:
    return [card.id for card in game_of(name).new(2, 0).table.rules.cards.cards]


def current_weights(name: str, alone: Alone) -> Values:
    """The current weights of the game: first those with a name, then the favours of its cards."""
    weights = knowledge_of(game_of(name).new(1 if alone else 2, 0, dict(alone))).weights
    favours = [weights.favours.get(card, (0.0, 0.0)) for card in cards_of(name)]
    return [float(getattr(weights, one)) for one in NAMES] + [part for pair in favours for part in pair]


def make_weights(name: str, values: Values) -> Weights:
    favours = values[len(NAMES) :]
    pairs = zip(favours[::2], favours[1::2], strict=True)
    named = zip(NAMES, values, strict=False)
    return Weights(**dict(named), favours=dict(zip(cards_of(name), pairs, strict=True)))


def nudges(values: Values) -> Values:
    """The nudge of each weight."""
    cards = (len(values) - len(NAMES)) // len(FAVOUR)
    return [max(LEAST, SHARE * abs(value)) for value in values[: len(NAMES)]] + [*FAVOUR] * cards


def play(name: str, seed: int, sets: list[Weights], alone: Alone = ()) -> list[int]:
    """Play one game, each seat with its own weights; return the final totals."""
    state = game_of(name).new(len(sets), seed, dict(alone))
    table = state.data
    known = [knowledge_of(state) for _ in sets]
    for knowledge, weights in zip(known, sets, strict=True):
        knowledge.weights = weights
    rng = Rng(seed)
    while table.options:
        seat = table.agenda[-1].seat
        options = table.options
        best = options[0]
        if len(options) > 1:
            worth = ValleyHeuristic(table, seat, known[seat]).worth
            best = max([(worth(move), rng.word(), move) for move in options])[2]
        state.play(seat, best)
    return [score.total for score in state.scores()]


def win_score(margin: int) -> float:
    """A smooth step from lost to won. With the plain margin, a player learns to do nothing, so that the rival
    scores little, and never wins."""
    return 60.0 / (1.0 + math.exp(-margin / 6))


def play_pair(name: str, seed: int, one: Values, other: Values, alone: Alone) -> tuple[float, float]:
    """The mean margin and the mean total of the first weights over two games of one deal, seats exchanged.
    Alone: the difference of both win scores, and the margin of the first weights over the rival."""
    if alone:
        mine, rival = play(name, seed, [make_weights(name, one)], alone)
        theirs, rival_of_theirs = play(name, seed, [make_weights(name, other)], alone)
        return win_score(mine - rival) - win_score(theirs - rival_of_theirs), float(mine - rival)
    first = play(name, seed, [make_weights(name, one), make_weights(name, other)])
    second = play(name, seed, [make_weights(name, other), make_weights(name, one)])
    return (first[0] - first[1] + second[1] - second[0]) / 2, (first[0] + second[1]) / 2


def play_batch(name: str, values: Values, seed: int, alone: Alone) -> tuple[Values, float]:
    """How far a batch of pairs pushes each weight, in nudges, and the mean total."""
    random = Random(seed)
    push = [0.0] * len(values)
    totals = 0.0
    far = nudges(values)
    for _ in range(BATCH):
        signs = [random.choice((-1.0, 1.0)) for _ in values]
        up = [value + sign * by for value, sign, by in zip(values, signs, far, strict=True)]
        down = [value - sign * by for value, sign, by in zip(values, signs, far, strict=True)]
        margin, total = play_pair(name, random.getrandbits(32), up, down, alone)
        push = [old + margin * sign for old, sign in zip(push, signs, strict=True)]
        totals += total
    return push, totals / BATCH


def tune(
    name: str, alone: Alone, values: Values, minutes: float, jobs: int, seed: int, file: Path, step: float
) -> Values:
    """Play for some minutes. The weights are written after every round, and their mean at the end."""
    begun = time.monotonic()
    rounds = 0
    mean = 0.0
    summed = [0.0] * len(values)
    late = 0
    with ProcessPoolExecutor(jobs) as pool:
        while (passed := (time.monotonic() - begun) / (60 * minutes)) < 1.0:
            seeds = [seed + rounds * jobs + job for job in range(jobs)]
            found = list(pool.map(play_batch, [name] * jobs, [values] * jobs, seeds, [alone] * jobs))
            far = nudges(values)
            for push, total in found:
                values = [value + step * by * one for value, by, one in zip(values, far, push, strict=True)]
                mean = total if not rounds else 0.98 * mean + 0.02 * total
            rounds += 1
            if passed > 0.5:
                late += 1
                summed = [old + value for old, value in zip(summed, values, strict=True)]
            file.write_text(json.dumps(values))
            if rounds % max(1, 60 // jobs) == 0:
                print(f"{2 * BATCH * jobs * rounds:7} games, mean total {mean:.1f}", flush=True)
    values = [one / late for one in summed] if late else values
    file.write_text(json.dumps(values))
    return values


def show(name: str, values: Values) -> None:
    """Print the weights in the form of the game's source file."""
    for one, value in zip(NAMES, values, strict=False):
        print(f"    {one}={value:.3g},")
    print("    favours={")
    for card, favour in make_weights(name, values).favours.items():
        print(f'        "{card}": ({favour[0]:.2f}, {favour[1]:.2f}),')
    print("    },")


def compare(name: str, alone: Alone, values: Values, games: int, jobs: int, seed: int) -> None:
    """Print the result of the weights against the current ones."""
    pairs = range(seed, seed + games // 2)
    with ProcessPoolExecutor(jobs) as pool:
        n = len(pairs)
        theirs = current_weights(name, alone)
        tasks = ([name] * n, pairs, [values] * n, [theirs] * n, [alone] * n)
        found = list(pool.map(play_pair, *tasks, chunksize=4))
    margins = [margin for margin, _ in found]
    mean = sum(margins) / n
    error = 1.96 * math.sqrt(sum([(one - mean) ** 2 for one in margins]) / (n - 1) / n)
    total = sum([total for _, total in found]) / n
    print(f"{name}: {2 * n} games, margin {mean:+.2f} ± {error:.2f}, mean total {total:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "game", choices=[name for name, game in GAMES.items() if isinstance(game, ValleyGame)]
    )
    parser.add_argument("--alone", default="", help="against a rival: year=1 to 3, bonny=1 to 4")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=0, help="do not tune: compare over so many games")
    parser.add_argument("--file", type=Path, help="file of the weights (GAME.json)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--step", type=float, default=STEP, help="how far a point of margin moves a weight")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    file: Path = given.file or Path(f"{given.game}.json")
    alone: Alone = ()
    if given.alone:
        option, _, value = given.alone.partition("=")
        alone = ((option, int(value)),)
    values = current_weights(given.game, alone)
    if file.exists():
        values = json.loads(file.read_text())
    if given.games:
        compare(given.game, alone, values, given.games, given.jobs, given.seed)
        return
    values = tune(given.game, alone, values, given.minutes, given.jobs, given.seed, file, given.step)
    show(given.game, values)
    compare(given.game, alone, values, 400, given.jobs, given.seed + 1_000_000)


if __name__ == "__main__":
    main()
