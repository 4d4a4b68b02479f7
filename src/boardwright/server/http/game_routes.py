"""Routes about games: what can be played, and checks of set files."""

from __future__ import annotations

import asyncio

from litestar import Controller, get, post
from litestar.params import JSONBody

from ... import __version__
from ...bots import BOTS
from ...core.refusal import BadSetup, Refusal
from ...games import TITLES, Title
from ...locales import LANGUAGES
from ...tables import set_files
from .. import wire
from .client_files import board_of
from .openapi import refuses
from .services import GameName


class GamesController(Controller):
    """What can be played."""

    path = "/games"
    tags = ("games",)

    @get("/", summary="Games, set-up choices, presets, bots, languages", responses=refuses())
    async def games(self) -> wire.Catalogue:
        return wire.Catalogue(
            __version__,
            wire.PROTOCOL,
            [_game(title) for title in TITLES.values()],
            list(BOTS),
            list(LANGUAGES),
            {name: bot.seconds for name, bot in BOTS.items()},
        )

    @post(
        "/{game:str}/sets",
        status_code=200,
        summary="Read and check a set file, without keeping it",
        responses=refuses(400, 403, 413, 422),
    )
    async def check_set(self, game: GameName, data: JSONBody[wire.SetText]) -> wire.CheckedSet:
        title = TITLES.get(game)
        if title is None or not title.set_parts:
            raise Refusal("record-game", "game", game=game)
        return await asyncio.to_thread(_check_set, title, data.text)


def _check_set(title: Title, text: str) -> wire.CheckedSet:
    try:
        data = set_files.parse_set(text)
        contents, problems = set_files.check_set(title, text, data)
    except BadSetup as bad:
        contents, problems = [], [(int(bad.details["line"]), bad)]
    return wire.CheckedSet(
        None if problems else data,
        [wire.SetLine(key, dict(numbers)) for key, numbers in contents],
        [wire.SetProblem(line, bad.where, bad.reason, dict(bad.details)) for line, bad in problems],
    )


def _game(title: Title) -> wire.GameInfo:
    game = title.game
    seats = range(game.least_seats, min(game.most_seats, 4) + 1)
    return wire.GameInfo(
        name=game.name,
        rules=game.version,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        choices={str(count): [choice.dump() for choice in game.setup_options(count)] for count in seats},
        presets=[preset.dump() for preset in game.presets()],
        board=f"/titles/{title.id}/board/index.js" if board_of(title) else "",
    )
