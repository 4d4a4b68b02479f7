"""Tune the weights of the playout policy of Cartographers.

Each weight in turn is made larger and smaller. A change is kept when the mean rating of solo games rises by
more than its standard error. All candidates play the same deals, on both sides of the map. The policy takes
the best of all drawings; a thousand games take a second or two::

    python bench/tune_cartographers.py --games 800 --passes 3
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence

from boardwright.core.rng import Rng
from boardwright.games.cartographers import cartographers
from boardwright.games.cartographers.players.explorer import EVERY
from boardwright.games.cartographers.players.kernel.batch import FRESH
from boardwright.games.cartographers.players.kernel.calls import try_out
from boardwright.games.cartographers.players.kernel.chance import chance_of
from boardwright.games.cartographers.players.kernel.maps import kernel_map
from boardwright.games.cartographers.players.kernel.numba_tools import zeros
from boardwright.games.cartographers.players.kernel.playouts import kernel_rules, new_workspace
from boardwright.games.cartographers.players.kernel.weights import WEIGHTS
from boardwright.games.cartographers.rules.edicts import EDICTS
from boardwright.games.cartographers.rules.sheet import new_sheet


def ratings(weights: Sequence[int], games: int) -> list[int]:
    """The solo ratings of the policy with these weights, one game for each seed."""
    desk = new_workspace(weights)
    found = []
    for seed in range(games):
        setup = cartographers.new(1, seed, {"map": "ab"[seed % 2]}).setup
        points = zeros(1)
        blank = kernel_map(new_sheet(setup.land))
        try_out(blank, kernel_rules(setup), FRESH, zeros(3), 1, EVERY, chance_of(Rng(seed)), desk, points)
        found.append(int(points[0]) - sum(EDICTS[edict].solo for edict in setup.edicts))
    return found


def mean_and_error(values: Sequence[int]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, math.sqrt(spread / len(values))


def tune(games: int, passes: int) -> None:
    """Tune, and print the weights after each improvement."""
    best = list(WEIGHTS)
    now = ratings(best, games)
    print("{:.2f} ± {:.2f}".format(*mean_and_error(now)), best, flush=True)
    for _ in range(passes):
        for at in range(len(best)):
            for factor in (1.5, 0.6):
                tried = best.copy()
                tried[at] = round(tried[at] * factor)
                found = ratings(tried, games)
                gain, error = mean_and_error([new - old for new, old in zip(found, now, strict=True)])
                if gain > error:
                    best, now = tried, found
                    print("{:.2f} ± {:.2f}".format(*mean_and_error(now)), best, flush=True)
                    break


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--passes", type=int, default=2)
    given = parser.parse_args()
    tune(given.games, given.passes)


if __name__ == "__main__":
    main()
