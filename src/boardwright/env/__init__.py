"""The games as environments for training agents. Importing this registers the Gymnasium ids.

    import gymnasium
    import boardwright.env

    env = gymnasium.make("boardwright/CartographersSolo-v0")

Gymnasium imports this by itself if an id names it: `gymnasium.make("boardwright.env:boardwright/…")`.

`docs/environments.md` has ids, spaces, actions and rewards. `boardwright.env.spiel` has the OpenSpiel games.
"""

from __future__ import annotations

from typing import Final

try:
    import gymnasium
except ModuleNotFoundError as missing:
    said = f"boardwright.env needs {missing.name}: pip install 'boardwright[env]'"
    raise ModuleNotFoundError(said, name=missing.name) from None

from ..games import TITLES
from .aec import AECEnv
from .encoding import Encoding, IllegalAction
from .encodings import encoding_of
from .parallel import ParallelEnv
from .policies import BotPolicy
from .solo import SoloEnv

SOLO_IDS: Final = {
    f"boardwright/{id.title().replace('_', '')}Solo-v{title.encoding_version}": id
    for id, title in TITLES.items()
    if title.game.least_seats == 1
}
"""The Gymnasium ids. The number rises with every change of dynamics; old numbers are not kept."""

for id, game in SOLO_IDS.items():
    if id not in gymnasium.registry:
        gymnasium.register(id, entry_point="boardwright.env.solo:SoloEnv", kwargs={"game": game})

TogetherEnv, TurnsEnv = ParallelEnv, AECEnv  # their former names

__all__ = [
    "SOLO_IDS",
    "AECEnv",
    "BotPolicy",
    "Encoding",
    "IllegalAction",
    "ParallelEnv",
    "SoloEnv",
    "encoding_of",
]
