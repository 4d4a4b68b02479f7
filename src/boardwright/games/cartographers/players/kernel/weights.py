"""The values of unfinished things, in hundredths of a star: guesses, improved by
`bench/tune_cartographers.py`.

They are kept apart from `evaluation`, which explains them, so that other values need no new compilation.
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
