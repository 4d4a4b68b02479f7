"""What can be played: each game with its set-up choices."""

from __future__ import annotations

from ..games.title import Title
from .replies import GameInfo


def game_info(title: Title, has_board: bool) -> GameInfo:
    """A game as clients need it to set up a table. With `has_board` the title brings its own board."""
    game = title.game
    seats = range(game.least_seats, min(game.most_seats, 4) + 1)
    return GameInfo(
        name=game.name,
        rules=game.version,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        choices={str(count): [choice.dump() for choice in game.setup_options(count)] for count in seats},
        presets=[preset.dump() for preset in game.presets()],
        board=f"/titles/{title.id}/board/index.js" if has_board else "",
    )
