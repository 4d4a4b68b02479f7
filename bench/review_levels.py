"""How accurately the levels play, by reviews of their games (docs/review.md).

    .venv/bin/python -m bench.review_levels cartographers --rounds 5 --jobs 2 [--out FILE]

In each round every level plays two games of two players: against the next levels, in turn against those after
the next. Strong bots play with a part of their usual work. Results are added to FILE as they come, and games
that are there already are not played again.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from bench.compiled import is_compiled

from boardwright.bots import BOTS, LEVELS, Budget
from boardwright.bots.bot import answer
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.reviews import review
from boardwright.reviews.statistics import estimate

EFFORT: Final = 0.3
"""The part of the usual work of each level."""
NAMES: Final = [level.name for level in LEVELS]


def pairs(rounds: int) -> list[tuple[int, str, str]]:
    """The seeds and players of all games."""
    found: list[tuple[int, str, str]] = []
    for number in range(rounds):
        for first in range(len(NAMES)):
            two = (NAMES[first], NAMES[(first + 1 + number % 2) % len(NAMES)])
            found.append((100 * number + first, *(two if number % 4 < 2 else two[::-1])))
    return found


def one_game(game: str, seed: int, first: str, second: str) -> dict[str, object]:
    """Play a game and review it."""
    record = Record(GAMES[game], seed, {}, [f"bot:{first}", f"bot:{second}"])
    rng, budget = Rng(seed), Budget(EFFORT)
    while waiting := record.state.waiting():
        for seat in waiting:
            bot = BOTS[(first, second)[seat]]
            move = answer(bot, record.state, seat, rng, budget)
            record.choose(seat, record.state.options(seat).code(move))
    before = time.process_time()
    found = review(record)
    return {
        "game": game, "seed": seed, "bots": [first, second], "seconds": time.process_time() - before,
        "seats": [seat.dump() for seat in found.seats],
        "losses": [
            [verdict.loss for verdict in found.verdicts if verdict.seat == seat] for seat in range(2)
        ],
    }  # fmt: skip


def table(games: list[dict[str, Any]]) -> str:
    """Accuracy and loss by level, with 95 % intervals over games."""
    lines = [
        "| level | games | accuracy | loss an action | loss a game |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for name in NAMES:
        rows = [
            (one["seats"][at], one["losses"][at])
            for one in games
            for at in range(2)
            if one["bots"][at] == name
        ]
        if len(rows) < 2:
            continue
        shown = [
            estimate([seat["accuracy"] for seat, _ in rows]),
            estimate([sum(losses) / len(losses) for _, losses in rows]),
            estimate([sum(losses) for _, losses in rows]),
        ]
        digits = (0, 2, 1)
        cells = [f"{one.mean:.{n}f} ± {one.error:.{n}f}" for one, n in zip(shown, digits, strict=True)]
        lines.append(f"| {name} | {len(rows)} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    """Play, review, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/review_levels.jsonl"))
    given = parser.parse_args()
    print("compiled" if is_compiled() else "not compiled")
    given.out.parent.mkdir(parents=True, exist_ok=True)
    games = [json.loads(line) for line in given.out.read_text().splitlines()] if given.out.exists() else []
    known = {(one["game"], one["seed"]) for one in games}
    left = [task for task in pairs(given.rounds) if (given.game, task[0]) not in known]
    with ProcessPoolExecutor(given.jobs) as pool, given.out.open("a") as out:
        for one in (
            pool.map(one_game, *zip(*[(given.game, *task) for task in left], strict=True)) if left else ()
        ):
            games.append(one)
            out.write(json.dumps(one) + "\n")
            out.flush()
    own = [one for one in games if one["game"] == given.game]
    print(table(own))
    seconds = sorted(one["seconds"] for one in own)
    print(f"review of a game: {seconds[len(seconds) // 2]:.0f} s of processor time (median)")


if __name__ == "__main__":
    main()
