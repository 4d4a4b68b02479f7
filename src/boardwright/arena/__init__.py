"""The arena: bots play many games against each other on equal deals. Every result is kept at once.

>>> from boardwright.arena import play_contest, standing
>>> results = play_contest("cartographers", ["casual", "random"], number=2)
>>> [result.match.bots for result in results]
[('casual', 'random'), ('random', 'casual')]
>>> standing("casual", results).won.value
1.0

Only `ratings` and `cluster` need more than the standard library, so `python -m boardwright.arena` runs
wherever Python does.
"""

from .contest import Contest, contest
from .figures import standing
from .library import play_contest
from .match import Match, MatchResult, play

__all__ = ["Contest", "Match", "MatchResult", "contest", "play", "play_contest", "standing"]
