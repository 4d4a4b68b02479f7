"""The arena: bots against bots, many games on equal deals, kept as they come.

>>> from boardwright.arena import play_contest, standing
>>> results = play_contest("cartographers", ["casual", "random"], number=2)
>>> [result.match.bots for result in results]
[('casual', 'random'), ('random', 'casual')]
>>> standing("casual", results).won.value
1.0

Everything here but `ratings` and `cluster` needs the standard library alone, so that
`python -m boardwright.arena` plays wherever there is a Python.
"""

from .contest import Contest, contest
from .figures import standing
from .library import play_contest
from .match import Match, MatchResult, play

__all__ = ["Contest", "Match", "MatchResult", "contest", "play", "play_contest", "standing"]
