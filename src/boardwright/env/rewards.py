"""Rewards of agents. They come at the end; only `score` comes as it is earned.

- `margin`: the points ahead of the best other player, rivals included; in Cartographers alone, the rating.
- `win`: if k of n players share the first rank, n/k - 1 for each of them and -1 for the others, so that
  rewards add up to zero; against a rival 1 or -1. In Cartographers alone, 1 for a rating of 0 or more.
- `score`: the points gained since the last reward, losses negative; they add up to the total.
"""

from __future__ import annotations

from typing import Final

from ..core.protocol import State

MARGIN: Final = "margin"
WIN: Final = "win"
SCORE: Final = "score"
REWARDS: Final = (MARGIN, WIN, SCORE)


def check_reward(kind: str) -> None:
    """Refuse a name that is no reward."""
    if kind not in REWARDS:
        raise ValueError(f"rewards are {', '.join(REWARDS)}, not {kind}")


def final_rewards(kind: str, state: State) -> list[float]:
    """What each seat gets when a game is over, by `margin` or `win`."""
    scores = state.scores()
    rating = scores[0].rating
    if rating is not None:
        return [float(rating) if kind == MARGIN else 1.0 if rating >= 0 else -1.0]
    totals = [score.total for score in scores]
    if kind == MARGIN:
        return [float(totals[seat] - max(totals[:seat] + totals[seat + 1 :])) for seat in range(state.seats)]
    winners = sum([score.rank == 1 for score in scores])
    return [len(scores) / winners - 1 if scores[seat].rank == 1 else -1.0 for seat in range(state.seats)]


class RewardStream:
    """Computes rewards during a game, for all seats at once."""

    def __init__(self, kind: str, state: State) -> None:
        self._kind: Final = kind
        self._state: Final = state
        self._paid: Final = [0.0] * state.seats

    def draw(self, over: bool) -> list[float] | None:
        """What each seat has earned since the last call; None if nobody has earned anything."""
        if self._kind == SCORE:
            totals = [float(score.total) for score in self._state.scores()[: self._state.seats]]
            gained = [total - paid for total, paid in zip(totals, self._paid, strict=True)]
            self._paid[:] = totals
            return gained
        return final_rewards(self._kind, self._state) if over else None
