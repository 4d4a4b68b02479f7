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
    8,  # circled
    320,  # one gap
    106,  # two gaps
    77,  # three gaps
    15,  # hamlet
    190,  # neighbourly
    90,  # largest
    80,  # foothold
    48,  # shaded
    160,  # oblong
    23,  # nearly
)
