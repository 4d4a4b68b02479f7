"""The daily deal: the same for everybody, one table for each person, secret until the day is over. Every
result counts once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from litestar import Litestar
from litestar.testing import TestClient

from boardwright.games import GAMES
from boardwright.server.app import build
from boardwright.server.settings import Settings
from boardwright.server.storage.migrating import upgrade
from boardwright.server.storage.schema import deals, results
from boardwright.server.tokens import new_id, now_ms
from boardwright.tables import daily

from .client import Visitor, guest
from .node import Node, sqlite_url

Frame = dict[str, Any]
NOON = 1_794_744_000_000  # 2026-11-15
DAY = daily.DAY_MS


@pytest.fixture(scope="module")
def node(own_node: Node) -> Node:
    """A separate server, because everybody plays the same deal there."""
    return own_node


def dealt(url: str) -> dict[str, str]:
    """The secret seeds of a database, by game."""
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        found = {row.game: row.seed for row in connection.execute(sa.select(deals))}
    engine.dispose()
    return found


def kept(url: str) -> list[Any]:
    """All results, finished or not."""
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        found = list(connection.execute(sa.select(results)))
    engine.dispose()
    return found


async def play_out(visitor: Visitor, table: str, pick: int = 0) -> Frame:
    """Play the game to its end, always with the option at the same position."""
    seen = await visitor.look(table, 0)
    while seen["table"]["status"] == "running":
        await visitor.choose(table, 0, pick)
        seen = await visitor.look(table, 0)
    return seen


# Days


def test_days_are_those_of_utc() -> None:
    assert daily.day_at(NOON) == "2026-11-15"
    assert daily.day_at(0) == "1970-01-01"
    assert daily.day_at(daily.end_of("2026-11-15") - 1) == "2026-11-15"
    assert daily.day_at(daily.end_of("2026-11-15")) == "2026-11-16"


@pytest.mark.parametrize("text", ["2026-02-30", "2026-11-16", "0000-01-01", "9999-12-31"])
def test_a_day_that_is_none(text: str) -> None:
    with pytest.raises(Exception, match="no-day"):
        daily.read_day(text, NOON)
    assert daily.read_day("2026-11-15", NOON) == "2026-11-15"


def test_years_and_levels_take_turns() -> None:
    days = [daily.day_at(NOON + n * DAY) for n in range(12)]
    seen: dict[str, set[str]] = {game: set() for game in GAMES}
    for day in days:
        for game in GAMES:
            options = daily.options_of(game, day)
            GAMES[game].new(1, 0, options)
            seen[game].add(json.dumps(options))
    assert {game: len(found) for game, found in seen.items()} == {
        "cartographers": 2, "everdell": 3, "farshore": 4,
    }  # fmt: skip


# At a server, of either database


def test_everybody_gets_the_same_deal_and_one_table_each(node: Node) -> None:
    async def story() -> None:
        ada, ben = await guest(node, "Ada"), await guest(node, "Ben")
        before = await ada.get("/daily")
        assert before["day"] == daily.day_at(now_ms())
        assert before["ends_at"] == daily.end_of(before["day"])
        assert [deal["game"] for deal in before["deals"]] == list(GAMES)
        assert dealt(node.database) == {}, "who only looks settles nothing"
        for deal in before["deals"]:
            game = deal["game"]
            assert (deal["table"], deal["you"], deal["players"], deal["best"]) == (None, None, 0, [])
            tables = await asyncio.gather(
                *(who.post(f"/daily/{game}") for who in (ada, ada, ben, ada, ben, ada))
            )
            assert len({table["id"] for table in tables}) == 2, "one for each person"
            mine, others = tables[0], tables[2]
            assert mine["options"] == deal["options"] == others["options"]
            assert mine["status"] == "running"
            assert not mine["chosen_seed"]
            assert mine["origin"] == {"how": "daily", "table": "", "answers": 0, "day": before["day"]}
            assert (await ada.post(f"/daily/{game}"))["id"] == mine["id"]
            views = [(await who.look(table["id"], 0))["view"] for who, table in ((ada, mine), (ben, others))]
            assert views[0] == views[1]
            assert mine["commitment"] != others["commitment"]
        assert len(kept(node.database)) == 2 * len(GAMES)
        assert [deal["table"] for deal in (await Visitor(node).get("/daily"))["deals"]] == [None] * len(GAMES)
        assert await Visitor(node).refused("POST", "/daily/everdell") == "no-session"
        assert await ada.refused("POST", "/daily/chess") == "record-game"
        assert await ada.refused("GET", "/daily/chess") == "record-game"
        assert await ada.refused("GET", "/daily/everdell", day="2999-01-01") == "no-day"
        assert await ada.refused("GET", "/daily/everdell", day="yesterday") == "bad-request"

    asyncio.run(story())


def test_results_count_once_under_ones_own_name(node: Node) -> None:
    async def story() -> None:
        ada, ben, eve = [await guest(node, name) for name in ("Ada 2", "Ben 2", "Ben 2")]
        tables = {}
        for number, who in enumerate((ada, ben)):
            # The request cannot choose a name or a seed.
            made = await who.post("/daily/cartographers", {"name": "Somebody else", "seed": "1"})
            tables[who.id] = made["id"]
            ended = await play_out(who, made["id"], number * 7)
            assert ended["table"]["seats"][0]["name"] == who.person["name"]
        board = await ada.get("/daily/cartographers")
        mine = await ada.look(tables[ada.id], 0)
        score = mine["scores"][0]
        assert score["title"].startswith("title-"), "the title that the rating earns"
        assert board["you"] == {
            "name": "Ada 2", "points": score["total"], "rating": score["rating"], "won": None,
            "table": tables[ada.id],
        }  # fmt: skip
        lines = [line for line in board["best"] if line["table"] in tables.values()]
        assert [line["points"] for line in lines] == sorted((line["points"] for line in lines), reverse=True)
        assert board["players"] == len(board["best"]) == 2

        # A second game, with the same cards or new ones, does not count.
        again = await ada.post(f"/tables/{tables[ada.id]}/rematch")
        await play_out(ada, again["id"], 3)
        assert again["origin"]["how"] == "rematch"
        assert await ada.get("/daily/cartographers") == board
        assert (await ada.post("/daily/cartographers"))["id"] == tables[ada.id]
        today = (await ada.get("/daily"))["deals"][0]
        assert (today["you"], today["players"]) == (board["you"], 2)
        assert (await eve.get("/daily/cartographers"))["you"] is None, "a name is not a person"

    asyncio.run(story())


def test_a_rival_is_beaten_or_not(node: Node) -> None:
    async def story() -> None:
        cleo = await guest(node, "Cleo")
        for game in ("everdell", "farshore"):
            made = await cleo.post(f"/daily/{game}")
            ended = await play_out(cleo, made["id"])
            line = (await cleo.get(f"/daily/{game}"))["you"]
            assert line["won"] is (ended["scores"][0]["rank"] == 1)
            assert line["points"] == ended["scores"][0]["total"]
            assert line["rating"] == ended["scores"][0]["rating"]

    asyncio.run(story())


def test_the_seed_is_told_to_nobody_on_its_day(node: Node) -> None:
    async def story() -> None:
        ada, ben, eve = [await guest(node, name) for name in ("Ada 3", "Ben 3", "Eve 3")]
        mine = (await ada.post("/daily/cartographers"))["id"]
        others = (await ben.post("/daily/cartographers"))["id"]
        assert await ada.refused("POST", f"/tables/{mine}/links", {"kind": "watch"}) == "daily-secret"
        assert await ada.refused("POST", f"/tables/{mine}/links", {"kind": "join"}) == "daily-secret"
        ended = await play_out(ada, mine)
        assert ended["table"]["status"] == "over"
        assert ended["table"]["seed"] is ended["table"]["salt"] is None
        assert await ada.refused("GET", f"/tables/{mine}/record") == "daily-secret"
        assert await ada.refused("POST", f"/tables/{mine}/fork", {"answers": 1}) == "daily-secret"

        # You can replay your own game, and those of others only after yours is over.
        assert (await ada.get(f"/tables/{mine}/replay", seat=0))["total"] > 10
        for who in (ben, eve, Visitor(node)):
            for path in ("", "/replay", "/log", "/setup"):
                assert await who.refused("GET", f"/tables/{mine}{path}") == "no-access"
                assert await who.refused("GET", f"/tables/{mine}{path}", seat=0) == "no-access"
        assert await ada.refused("GET", f"/tables/{others}/replay") == "no-access", "it is not over"
        await play_out(ben, others, 5)
        for seat in (None, 0):
            replay = await ben.get(f"/tables/{mine}/replay", seat=seat)
            assert replay["frames"][0]["view"]["seat"] == seat
        assert (await ben.look(mine))["table"]["seed"] is None
        assert await ben.refused("GET", f"/tables/{mine}", seat=0) == "no-access"
        assert await ben.refused("GET", f"/tables/{mine}/record") == "daily-secret"
        assert await eve.refused("GET", f"/tables/{mine}/replay") == "no-access"

        # The seed is in no message to anybody.
        seed = dealt(node.database)["cartographers"]
        for who in (ada, ben, eve):
            for path in ("/daily", "/daily/cartographers", "/tables", f"/tables/{mine}", f"/tables/{others}"):
                assert seed not in (await who.ask("GET", path)).text
        assert seed not in node.log

    asyncio.run(story())


def test_a_deal_survives_a_restart(empty: str) -> None:
    async def begin(node: Node) -> tuple[str, str, Frame]:
        ada = await guest(node)
        made = await ada.post("/daily/cartographers")
        await ada.choose(made["id"], 0)
        return ada.token, made["id"], (await ada.look(made["id"], 0))["view"]

    async def go_on(node: Node, token: str, table: str, view: Frame) -> None:
        ada = Visitor(node, token)
        assert (await ada.post("/daily/cartographers"))["id"] == table
        assert (await ada.look(table, 0))["view"] == view
        await play_out(ada, table)
        assert (await ada.get("/daily/cartographers"))["players"] == 1
        ben = await guest(node, "Ben")
        again = await ben.post("/daily/cartographers")
        assert again["origin"]["how"] == "daily"

    first = Node(empty)
    story = asyncio.run(begin(first))
    secret = dealt(empty)
    first.kill()
    second = Node(empty)
    try:
        asyncio.run(go_on(second, *story))
    finally:
        assert second.stop() == 0, second.log
    assert dealt(empty) == secret


def test_several_nodes_deal_the_same_cards_once(new_postgres: Callable[[], str]) -> None:
    url = new_postgres()
    nodes = [Node(url), Node(url)]

    async def story() -> None:
        ada = await guest(nodes[0])
        here, there = ada, Visitor(nodes[1], ada.token, ada.person)
        ben = await guest(nodes[1], "Ben")
        made = await asyncio.gather(
            *(who.post("/daily/farshore") for who in (here, there, ben, here, there, ben))
        )
        assert len({table["id"] for table in made}) == 2
        assert len(dealt(url)) == 1
        table = made[0]["id"]
        await there.choose(table, 0)
        await play_out(here, table)
        for who in (here, there):
            board = await who.get("/daily/farshore")
            assert (board["players"], board["you"]["table"]) == (1, table)

    try:
        asyncio.run(story())
    finally:
        for node in nodes:
            assert node.stop() == 0, node.log


# As days go by


class Clock:
    """The clock of the server, set by the test."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for module in (
        "tokens",
        "http.daily_routes",
        "http.table_routes",
        "http.table_service",
        "storage.deals",
        "cache",
        "manager",
    ):
        monkeypatch.setattr(f"boardwright.server.{module}.now_ms", made)
    return made


@pytest.fixture
def server(tmp_path: Path, clock: Clock) -> Iterator[TestClient[Litestar]]:  # noqa: ARG001 (it holds the time)
    database = sqlite_url(tmp_path)
    upgrade(database)
    with TestClient(build(Settings(database=database, requests_per_minute=1_000_000))) as client:
        yield client


class Player:
    """A player at a server inside this process."""

    def __init__(self, client: TestClient[Litestar], name: str) -> None:
        self.client = client
        made = client.post("/api/v1/guests", json={"name": name}).json()
        client.cookies.clear()
        self.headers = {"authorization": f"Bearer {made['token']}"}

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        reply = self.client.request(method, f"/api/v1{path}", json=body, headers=self.headers)
        self.client.cookies.clear()
        return reply

    def get(self, path: str) -> Frame:
        found: Frame = self.ask("GET", path).json()
        return found

    def begin(self, game: str = "cartographers") -> str:
        return str(self.ask("POST", f"/daily/{game}", {}).json()["id"])

    def play_out(self, table: str) -> None:
        while (question := self.get(f"/tables/{table}?seat=0")["question"]) is not None:
            act = {
                "act": "choose", "id": new_id(), "seat": 0, "asked": question["asked"],
                "code": question["options"][0]["code"],
            }  # fmt: skip
            assert self.ask("POST", f"/tables/{table}/acts", act).status_code == 200


def test_when_the_day_is_over_everything_is_told(server: TestClient[Litestar], clock: Clock) -> None:
    ada, ben = Player(server, "Ada"), Player(server, "Ben")
    table = ada.begin()
    ada.play_out(table)
    assert ada.get("/daily/cartographers")["seed"] is None
    assert ben.ask("GET", f"/tables/{table}/replay").status_code == 403
    clock.now += DAY
    board = ben.get("/daily/cartographers?day=2026-11-15")
    assert [line["name"] for line in board["best"]] == ["Ada"]
    assert board["options"] == daily.options_of("cartographers", "2026-11-15")
    shown = ada.get(f"/tables/{table}")["table"]
    assert shown["seed"] == board["seed"] is not None
    assert shown["salt"] is not None
    assert ben.ask("GET", f"/tables/{table}/replay").status_code == 200
    assert f"seed {board['seed']}\n" in ben.ask("GET", f"/tables/{table}/record").text
    assert ada.ask("POST", f"/tables/{table}/links", {"kind": "watch"}).status_code == 201
    fork = ada.ask("POST", f"/tables/{table}/fork", {"answers": 1}).json()
    assert fork["origin"]["how"] == "fork"
    assert fork["chosen_seed"]

    # The next day has another deal.
    assert ada.get("/daily")["deals"][0]["table"] is None
    assert ada.begin() != table
    assert ada.get("/daily/cartographers")["seed"] is None


def test_a_game_that_ends_too_late_does_not_count(server: TestClient[Litestar], clock: Clock) -> None:
    ada, ben = Player(server, "Ada"), Player(server, "Ben")
    table = ada.begin()
    ben.play_out(ben.begin())
    clock.now += DAY
    ada.play_out(table)
    board = ada.get("/daily/cartographers?day=2026-11-15")
    assert [line["name"] for line in board["best"]] == ["Ben"]
    assert board["players"] == 1
    assert board["you"]["table"] == table
    assert ada.get("/daily/cartographers")["you"] is None


def test_who_is_quicker_comes_first(server: TestClient[Litestar], clock: Clock) -> None:
    people = [Player(server, name) for name in ("Ada", "Ben", "Cleo")]
    tables = [one.begin() for one in people]
    for number in (1, 2, 0):
        people[number].play_out(tables[number])
        clock.now += 1000
    board = people[0].get("/daily/cartographers")
    assert [line["name"] for line in board["best"]] == ["Ben", "Cleo", "Ada"]
    assert len({line["points"] for line in board["best"]}) == 1


def test_a_closed_table_is_no_second_try(server: TestClient[Litestar]) -> None:
    ada = Player(server, "Ada")
    table = ada.begin()
    assert ada.ask("POST", f"/tables/{table}/acts", {"act": "close", "id": "x"}).status_code == 200
    assert ada.begin() == table
    assert ada.get("/daily/cartographers")["players"] == 0
