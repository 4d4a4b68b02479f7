"""Observations as agents receive them: what the seat sees, flat or structured, and what it may do."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces

from ..core.protocol import State
from .encoding import Encoding

Observation: TypeAlias = dict[str, Any]
"""`observation`: a row or an array for each part; `action_mask`: a row of zeros and ones."""

STRUCTURED: Final = "structured"
FLAT: Final = "flat"
FORMS: Final = (STRUCTURED, FLAT)


class Observer:
    """Makes the observations of an encoding: `observation` and `action_mask`."""

    def __init__(self, encoding: Encoding, form: str) -> None:
        if form not in FORMS:
            raise ValueError(f"observations are {' or '.join(FORMS)}, not {form}")
        self._encoding: Final = encoding
        self._flat: Final = form == FLAT

    def space(self) -> spaces.Dict:
        layout = self._encoding.layout
        seen: spaces.Space[object] = layout.flat_space() if self._flat else layout.structured_space()
        mask = spaces.Box(0, 1, (self._encoding.actions,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observe(self, state: State, seat: int) -> Observation:
        """What a seat sees now."""
        row = self._encoding.row(state, seat)
        layout = self._encoding.layout
        return {
            "observation": layout.flat(row) if self._flat else layout.windows(row),
            "action_mask": self._encoding.mask(state, seat),
        }
