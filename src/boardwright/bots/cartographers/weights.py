"""What half-done things are worth, in hundredths of a star: guesses, improved by
`bench/tune_cartographers.py`.

Kept apart from `judgement`, which explains them, so that trying others compiles nothing anew.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = (
    70,  # loss
    20,  # sprawl
    16,  # hole
    10,  # circled
    320,  # one gap
    80,  # two gaps
    30,  # three gaps
    15,  # hamlet
    80,  # neighbourly
    50,  # largest
    60,  # foothold
    30,  # shaded
    100,  # oblong
    30,  # nearly
)
