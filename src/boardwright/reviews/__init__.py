"""Reviews: what the answers of a finished game cost, judged from what each player knew.

It does no I/O and names no title. `docs/review.md` says what is called a mistake, and when a review is
silent.
"""

from __future__ import annotations

from .actions import Action, actions_of
from .examination import Examination, review
from .findings import CurvePoint, Outline, Review, SeatReview, TurningPoint
from .reasons import Reason
from .verdicts import Attempt, Verdict

__all__ = [
    "Action",
    "Attempt",
    "CurvePoint",
    "Examination",
    "Outline",
    "Reason",
    "Review",
    "SeatReview",
    "TurningPoint",
    "Verdict",
    "actions_of",
    "review",
]
