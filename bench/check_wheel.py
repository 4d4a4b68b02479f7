"""Test an installed wheel: it is compiled and plays a game of every title. Does not need the checkout.

python bench/check_wheel.py
"""

from __future__ import annotations

import platform

from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.core import rng
from boardwright.games import GAMES


def main() -> None:
    assert not str(rng.__file__).endswith(".py"), "the engine is not compiled"
    for name, game in GAMES.items():
        state, chance = game.new(2, 7), rng.Rng(7)
        while waiting := state.waiting():
            state.play(waiting[0], answer(BOTS["casual"], state, waiting[0], chance))
        totals = [score.total for score in state.scores()]
        print(f"{platform.python_version()}: {name} {totals}")


if __name__ == "__main__":
    main()
