"""Routes about the deals of the day."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, get, post
from litestar.params import QueryParameter

from ...tables import daily
from .. import wire
from ..tokens import now_ms
from .openapi import SESSION, refuses
from .services import GameName, MaybePerson, Me, ServicesGiven
from .table_service import check_dealt, daily_table

BEST_TODAY: Final = 10
BEST_OF_A_DAY: Final = 100


class DailyController(Controller):
    """The deals of the day."""

    path = "/daily"
    tags = ("daily",)

    @get("/", summary="The deals of today", responses=refuses())
    async def today(self, services: ServicesGiven, person: MaybePerson) -> wire.Daily:
        day = daily.day_at(now_ms())
        found = []
        for game in daily.games_on(day):
            _, options = await services.deals.public_deal(day, game)
            mine = await services.deals.mine(day, game, person.id) if person is not None else None
            table, you = mine or (None, None)
            players, best = await services.deals.best(day, game, BEST_TODAY)
            found.append(wire.DailyDeal(game, options, table, you, players, best))
        return wire.Daily(day, daily.end_of(day), found)

    @get("/{game:str}", summary="What people made of the deal of a day", responses=refuses(400, 404, 422))
    async def board(
        self,
        services: ServicesGiven,
        person: MaybePerson,
        game: GameName,
        day: Annotated[str | None, QueryParameter(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] = None,
    ) -> wire.DailyBoard:
        wanted = daily.day_at(now_ms()) if day is None else daily.read_day(day, now_ms())
        seed, options = await services.deals.public_deal(wanted, check_dealt(game))
        mine = await services.deals.mine(wanted, game, person.id) if person is not None else None
        players, best = await services.deals.best(wanted, game, BEST_OF_A_DAY)
        return wire.DailyBoard(wanted, game, options, seed, players, best, mine[1] if mine else None)

    @post(
        "/{game:str}",
        summary="Play the deal of today: your table, made if there is none yet",
        status_code=200,
        security=SESSION,
        responses=refuses(400, 401, 403, 422),
    )
    async def play(self, services: ServicesGiven, me: Me, game: GameName) -> wire.TableInfo:
        return await daily_table(services, me, game)
