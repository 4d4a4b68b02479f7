"""Routes about games: what can be played, and checks of set files."""

from __future__ import annotations

import asyncio

from litestar import Controller, get, post
from litestar.params import JSONBody

from ... import __version__
from ...bots import BOTS
from ...core.refusal import Refusal
from ...games import TITLES
from ...locales import LANGUAGES
from ...tables import offer, set_files
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
            [offer.game_info(title, board_of(title) is not None) for title in TITLES.values()],
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
        return await asyncio.to_thread(set_files.checked_set, title, data.text)
