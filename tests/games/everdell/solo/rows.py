"""What the solo stories share."""

from __future__ import annotations

from typing import Final

FOREST: Final = ["three_berries", "two_any", "two_resin_one_twig"]
ROW: Final[list[str | None]] = [
    "crane", "wife", "innkeeper", "monk", "dungeon", "bard", "wanderer", "teacher",
]  # fmt: skip
"""Eight different cards; with plenty of goods each can be played from hand or Meadow."""
