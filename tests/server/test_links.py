"""Links: to play, to watch, to see the view of a seat; and how links end."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import sqlalchemy as sa

from boardwright.games import GAMES
from boardwright.server.storage.schema import links

from .client import Frame, Visitor, guest
from .node import PATIENCE, Node, sqlite_url

HOUR = 3_600_000


def token_of(link: Frame) -> str:
    return str(link["path"]).split("#")[1]


async def use(visitor: Visitor, link: Frame, name: str | None = None) -> Frame:
    joined: Frame = await visitor.post("/join", {"link": token_of(link), "name": name})
    return joined


async def newcomer(node: Node, link: Frame, name: str) -> tuple[Visitor, Frame]:
    """A person without a session opens a link and becomes a guest."""
    joined = await use(Visitor(node), link, name)
    return Visitor(node, joined["session"]["token"], joined["session"]["person"]), joined


async def hand_of(visitor: Visitor, table: str, seat: int, viewer: int | None) -> list[str | None]:
    hand: list[str | None] = (await visitor.look(table, viewer))["view"]["players"][seat]["hand"]
    return hand


def test_a_link_to_watch_is_no_invitation_to_play(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        eve, _ = await newcomer(node, await ada.post(f"/tables/{table}/links", {"kind": "watch"}), "Eve")
        assert await eve.act_refused(table, "sit") == "no-access"
        seated = await use(eve, await ada.post(f"/tables/{table}/links", {"kind": "join"}), "Eve")
        assert seated["seat"] == 1

    asyncio.run(story())


def test_a_link_says_where_it_leads_before_it_is_used(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open", "casual")
        stranger = Visitor(node)
        link_lines = [
            await stranger.post(
                "/invitation", {"link": token_of(await ada.post(f"/tables/{table}/links", kind))}
            )
            for kind in ({"kind": "join"}, {"kind": "watch"}, {"kind": "watch", "seat": 0})
        ]
        names = ["Ada", "", "bot:casual"]
        shown = {"game": "everdell", "status": "gathering", "host": "Ada", "names": names}
        assert link_lines == [{"kind": kind, **shown} for kind in ("join", "watch", "watch")]
        assert (await ada.look(table))["table"]["seats"][1]["person"] == "", "nobody has sat down"
        assert await stranger.refused("POST", "/invitation", {"link": "made-up"}) == "no-link"

    asyncio.run(story())


def test_an_open_table_disappears_when_its_host_has_gone(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        ada, ben = await guest(node), await guest(node, "Ben")
        table = await ada.table("everdell", "me", "open", terms={"listed": True})

        async def listed() -> bool:
            return table in [line["id"] for line in (await ben.get("/tables"))["listed"]]

        async with ada.socket() as socket:
            await socket.watch(table)
            await asyncio.sleep(0.6)
            assert await listed(), "the host is there"
        give_up = time.monotonic() + PATIENCE
        while await listed():
            assert time.monotonic() < give_up
            await asyncio.sleep(0.1)
        assert [line["id"] for line in (await ada.get("/tables"))["yours"]] == [table]

    node = Node(sqlite_url(tmp_path), host_away_seconds=0.5)
    asyncio.run(story(node))
    node.stop()


def test_a_game_starts_with_one_link_and_no_account(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open", "open")
        link = await ada.post(f"/tables/{table}/links", {"kind": "join"})
        assert link["path"].startswith(node.url + "/join#"), "the token is a fragment: servers do not log it"
        assert urlsplit(link["path"]).query == ""
        ben, joined = await newcomer(node, link, " Ben \n")
        assert (joined["table"], joined["seat"]) == (table, 1)
        assert ben.person["name"] == "Ben"
        assert ben.person["guest"]
        # Everybody can use the same link. A person with a session keeps it and may use another name here.
        cleo = await guest(node, "Cleo")
        seated = await use(cleo, link, "Cleo the Clever")
        assert (seated["seat"], seated["session"]) == (2, None)
        names = [seat["name"] for seat in (await ben.look(table))["table"]["seats"]]
        assert names == ["Ada", "Ben", "Cleo the Clever"]
        # It is too late to sit down, but not to watch.
        dora, late = await newcomer(node, link, "Dora")
        assert late["seat"] is None
        assert (await dora.look(table))["table"]["id"] == table
        await ada.act(table, "begin")
        emil, later = await newcomer(node, link, "Emil")
        assert later["seat"] is None
        assert await emil.refused("GET", f"/tables/{table}", seat=1) == "no-access"
        assert None in await hand_of(emil, table, 1, None)

    asyncio.run(story())


def test_a_link_used_twice_seats_once(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "open", "open", "open")
        link = await ada.post(f"/tables/{table}/links", {"kind": "join"})
        ben = await guest(node, "Ben")
        replies = await asyncio.gather(*(use(ben, link) for _ in range(5)))
        assert {reply["seat"] for reply in replies} == {0}
        seats = (await ada.look(table))["table"]["seats"]
        assert [seat["person"] for seat in seats] == [ben.id, "", ""]

    asyncio.run(story())


def test_who_stood_up_may_come_back_by_the_same_link(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        link = await ada.post(f"/tables/{table}/links", {"kind": "join"})
        ben, _ = await newcomer(node, link, "Ben")
        await ben.act(table, "rise", seat=1)
        assert (await use(ben, link))["seat"] == 1
        assert (await ada.look(table))["table"]["seats"][1]["person"] == ben.id

    asyncio.run(story())


def test_a_link_without_a_name_makes_no_guest(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        link = await ada.post(f"/tables/{table}/links", {"kind": "join"})
        nobody = Visitor(node)
        assert await nobody.refused("POST", "/join", {"link": token_of(link)}) == "player-name"
        assert await nobody.refused("POST", "/join", {"link": token_of(link), "name": "\n"}) == "player-name"
        bot = {"link": token_of(link), "name": "bot:casual"}
        assert await nobody.refused("POST", "/join", bot) == "player-name"
        assert await (await guest(node, "Dora")).refused("POST", "/join", bot) == "player-name"
        assert await nobody.refused("POST", "/join", {"link": "made-up", "name": "Ben"}) == "no-link"
        assert (await ada.look(table))["table"]["seats"][1]["person"] == ""

    asyncio.run(story())


def test_links_end_with_their_hours(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open", "open")
        before = time.time_ns() // 1_000_000
        short = await ada.post(f"/tables/{table}/links", {"kind": "join", "hours": 1})
        usual = await ada.post(f"/tables/{table}/links", {"kind": "join"})
        assert before + HOUR <= short["expires_at"] < before + HOUR + 60_000
        assert usual["expires_at"] > before + 13 * 24 * HOUR
        for hours in (0, 24 * 90 + 1):
            body = {"kind": "join", "hours": hours}
            assert await ada.refused("POST", f"/tables/{table}/links", body) == "bad-request"
        ben, _ = await newcomer(node, short, "Ben")
        an_hour_passes(node, table)
        late = {"link": token_of(short), "name": "Cleo"}
        assert await Visitor(node).refused("POST", "/join", late) == "no-link"
        assert [link["id"] for link in await ada.get(f"/tables/{table}/links")] == [usual["id"]]
        cleo, joined = await newcomer(node, usual, "Cleo")
        assert joined["seat"] == 2
        # A person who joined in time stays.
        await ada.act(table, "begin")
        assert (await ben.look(table, 1))["view"] is not None
        assert (await cleo.look(table, 2))["view"] is not None

    asyncio.run(story())


def an_hour_passes(node: Node, table: str) -> None:
    """Make the links of a table one hour older."""
    engine = sa.create_engine(node.database)
    with engine.begin() as connection:
        older = links.update().where(links.c.table_id == table)
        connection.execute(older.values(expires_at=links.c.expires_at - HOUR - 1000))
    engine.dispose()


def test_links_can_be_revoked_by_their_maker_and_by_the_host(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open", "open")
        hers = await ada.post(f"/tables/{table}/links", {"kind": "join"})
        ben, _ = await newcomer(node, hers, "Ben")
        his = await ben.post(f"/tables/{table}/links", {"kind": "watch"})
        known = [link["id"] for link in await ben.get(f"/tables/{table}/links")]
        assert known == [his["id"]], "each sees the own ones"
        listed = await ada.get(f"/tables/{table}/links")
        assert {link["id"] for link in listed} == {hers["id"], his["id"]}, "and the host all"
        assert all(link["path"] == "" for link in listed), "tokens are shown once"
        assert await ben.refused("DELETE", f"/tables/{table}/links/{hers['id']}") == "no-link"
        dora = await guest(node, "Dora")
        assert await dora.refused("DELETE", f"/tables/{table}/links/{hers['id']}") == "no-access"
        assert await dora.refused("GET", f"/tables/{table}/links") == "no-access"
        assert (await ada.ask("DELETE", f"/tables/{table}/links/{his['id']}")).status_code == 204
        assert (await ada.ask("DELETE", f"/tables/{table}/links/{hers['id']}")).status_code == 204
        assert await ada.get(f"/tables/{table}/links") == []
        for link in (hers, his):
            assert await dora.refused("POST", "/join", {"link": token_of(link)}) == "no-link"
        assert await ada.refused("DELETE", f"/tables/{table}/links/{hers['id']}") == "no-link"

    asyncio.run(story())


def test_who_may_make_links(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "open", "open", terms={"listed": True})
        await ada.post(f"/tables/{table}/links", {"kind": "join"})  # the host, without a seat
        dora = await guest(node, "Dora")
        for body in ({"kind": "join"}, {"kind": "watch"}, {"kind": "watch", "seat": 0}):
            assert await dora.refused("POST", f"/tables/{table}/links", body) == "no-access"
        await dora.act(table, "sit")
        await dora.post(f"/tables/{table}/links", {"kind": "watch", "seat": 0})
        assert (
            await ada.refused("POST", f"/tables/{table}/links", {"kind": "watch", "seat": 0}) == "no-access"
        )
        assert (
            await dora.refused("POST", f"/tables/{table}/links", {"kind": "join", "seat": 0}) == "no-access"
        )
        assert (
            await dora.refused("POST", f"/tables/{table}/links", {"kind": "watch", "seat": 1}) == "no-access"
        )
        nobody = Visitor(node)
        assert await nobody.refused("POST", f"/tables/{table}/links", {"kind": "join"}) == "no-session"
        assert await ada.refused("POST", "/tables/nowhere/links", {"kind": "join"}) == "no-table"

    asyncio.run(story())


def test_spectators_see_the_table_and_no_hand(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "me", "open")
        link = await ada.post(f"/tables/{table}/links", {"kind": "watch"})
        eve, joined = await newcomer(node, link, "Eve")
        assert joined["seat"] is None
        assert (await ada.look(table))["table"]["seats"][2]["person"] == "", "watching takes no seat"
        await ada.act(table, "seat_bot", seat=2, bot="casual")
        await ada.act(table, "begin")
        async with eve.socket() as socket:
            seen = (await socket.watch(table))["seen"]
            assert (seen["question"], seen["undo"], seen["since"]) == (None, False, 0)
            assert all(set(player["hand"]) == {None} for player in seen["view"]["players"])
            for seat in (0, 1, 2):
                assert (await socket.watch(table, seat))["reason"] == "no-access"
                assert await eve.refused("GET", f"/tables/{table}/log", seat=seat) == "no-access"
            await ada.choose(table, 0, 0)
            update = await socket.until(lambda frame: frame["type"] == "update")
            assert update["log"][0]["kind"] == "chose"
            refused = await socket.do(table, "choose", seat=0, asked=1, code="pass")
            assert refused["reason"] == "not-your-seat"
        assert [line["id"] for line in (await eve.get("/tables"))["yours"]] == [table]
        for kind in ("drawn", "discarded"):
            events = [
                event
                for line in (await eve.get(f"/tables/{table}/log"))["lines"]
                for event in line.get("events", [])
                if event["kind"] == kind
            ]
            assert events == []

    asyncio.run(story())


def test_only_its_holder_shares_the_view_of_a_seat(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        ben = await ada.invite(table, "Ben")
        link = await ben.post(f"/tables/{table}/links", {"kind": "watch", "seat": 1})
        await ada.act(table, "begin")
        eve, joined = await newcomer(node, link, "Eve")
        assert joined["seat"] == 1
        assert await hand_of(eve, table, 1, 1) == await hand_of(ben, table, 1, 1)
        assert None in await hand_of(eve, table, 0, 1)
        assert await eve.refused("GET", f"/tables/{table}", seat=0) == "no-access"
        # A link to watch a seat does not allow to act for it.
        asked = (await ada.look(table, 0))["question"]["asked"]
        for act in (
            {"act": "choose", "seat": 1, "asked": asked, "code": "pass"},
            {"act": "undo", "seat": 1},
            {"act": "leave", "seat": 1},
            {"act": "return", "seat": 1},
        ):
            reply = await eve.refused("POST", f"/tables/{table}/acts", {"id": "x", **act})
            assert reply == "not-your-seat", act
        assert (
            await eve.refused("POST", f"/tables/{table}/links", {"kind": "watch", "seat": 1}) == "no-access"
        )
        # Ada also shares her view. Eve follows one seat at a time, and can change back.
        hers = await ada.post(f"/tables/{table}/links", {"kind": "watch", "seat": 0})
        await use(eve, hers)
        assert None not in await hand_of(eve, table, 0, 0)
        await use(eve, link)
        assert None not in await hand_of(eve, table, 1, 1)

    asyncio.run(story())


def test_a_shared_view_ends_when_its_holder_stands_up(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        ben = await ada.invite(table, "Ben")
        link = await ben.post(f"/tables/{table}/links", {"kind": "watch", "seat": 1})
        eve, _ = await newcomer(node, link, "Eve")
        await ben.act(table, "rise", seat=1)
        cleo = await ada.invite(table, "Cleo")
        await ada.act(table, "begin")
        assert (await cleo.look(table, 1))["view"] is not None
        assert await eve.refused("GET", f"/tables/{table}", seat=1) == "no-access"
        assert await eve.refused("POST", "/join", {"link": token_of(link)}) == "no-link"
        assert await ben.refused("GET", f"/tables/{table}", seat=1) == "no-access"

    asyncio.run(story())


def test_revoking_a_link_ends_the_shared_view(node: Node) -> None:
    """Over the socket, over REST and on plain pages, in every game. Other links go on."""

    async def story(game: str) -> None:
        ada = await guest(node)
        table = await ada.table(game, "me", "open")
        ben = await ada.invite(table, "Ben")
        link = await ben.post(f"/tables/{table}/links", {"kind": "watch", "seat": 1})
        other = await ben.post(f"/tables/{table}/links", {"kind": "watch", "seat": 1})
        watching = await ada.post(f"/tables/{table}/links", {"kind": "watch"})
        await ada.act(table, "begin")
        eve, _ = await newcomer(node, link, "Eve")
        flo, _ = await newcomer(node, other, "Flo")
        gus, _ = await newcomer(node, watching, "Gus")
        await use(gus, link)
        addresses = [f"/plain/tables/{table}?seat=1", f"/plain/tables/{table}/more?seat=1"]

        async def pages(who: Visitor) -> list[int]:
            headers = {"authorization": f"Bearer {who.token}"}
            async with httpx.AsyncClient(base_url=node.url, headers=headers, verify=False) as http:
                return [(await http.get(address)).status_code for address in addresses]

        assert await pages(eve) == [200, 200]
        async with eve.socket() as socket:
            await socket.watch(table, 1)
            assert (await ben.ask("DELETE", f"/tables/{table}/links/{link['id']}")).status_code == 204
            gone = await socket.until(lambda frame: frame["type"] == "gone")
            assert (gone["table"], gone["reason"]) == (table, "no-access")
            assert (await socket.watch(table, 1))["reason"] == "no-access"
        for path in (f"/tables/{table}", f"/tables/{table}/log", f"/tables/{table}/replay"):
            assert await eve.refused("GET", path, seat=1) == "no-access"
            assert await gus.refused("GET", path, seat=1) == "no-access"
        assert await pages(eve) == [403, 403]
        assert (await gus.look(table))["seat"] is None, "the link that shows no hand still counts"
        assert (await flo.look(table, 1))["seat"] == 1, "and so does another link"
        assert await eve.refused("POST", "/join", {"link": token_of(link)}) == "no-link"

    for game in GAMES:
        asyncio.run(story(game))
