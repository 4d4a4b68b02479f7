"""Nobody receives what they may not know: every byte that real servers send over real sockets is searched for
facts that were hidden from its viewer at the time."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import json
import re

import msgspec
import pytest

from boardwright.core.plain_data import spell
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.server.tokens import new_table_inputs
from boardwright.tables import create, views
from boardwright.tables.authorize import Actor

from ..core.cases import CASES
from .client import Visitor, guest
from .node import Node, on_sqlite
from .secrecy import (
    FullState,
    RecordedGame,
    RecordingClient,
    Viewer,
    named,
    position_of,
    unseen_cards,
    without_questions,
)

every_game = pytest.mark.parametrize("game", GAMES)
PAIRS = 500


# S1, S3, S5 over real sockets: every byte that reaches a viewer


@on_sqlite
@pytest.mark.sweep
@every_game
def test_every_byte_that_reaches_a_viewer(node: Node, game: str) -> None:
    """Ada and Ben play. Eve has Ada's view. The host has no seat. Zed has a session, Sue has none. They all
    store everything they receive, and try to get more. After the game, the seed gives the full states, and
    everything stored is searched for facts that were hidden at the time."""

    async def story() -> None:
        async with contextlib.AsyncExitStack() as stack:
            clients, recorded = await gathered(node, game, stack)
            await play_on(clients, recorded)
        end = clients[0].seen["table"]
        assert end["status"] == "over"
        assert end["commitment"] == hashlib.sha256(f"{end['seed']} {end['salt']}".encode()).hexdigest()
        assert not end["chosen_seed"]
        states = recorded.true_states(end["seed"], end["options"])
        totals = [score.total for score in states[recorded.last].state.scores()]
        assert totals == [score["total"] for score in clients[0].seen["scores"]]
        secrets = [client.visitor.token for client in clients if client.visitor.token]
        secrets += [end["salt"], end["seed"], f"{int(end['seed']):x}"]
        for client in clients:
            search(client, states, secrets)
            everything = "".join(text for _, text in client.received)
            assert set(re.findall(r'"commitment":"(\w*)"', everything)) == {end["commitment"]}
            assert end["seed"] in everything  # when the game was over
        for secret in secrets:
            assert secret not in node.log

    asyncio.run(story())


async def gathered(
    node: Node, game: str, stack: contextlib.AsyncExitStack
) -> tuple[list[RecordingClient], RecordedGame]:
    """All people of the test, connected to a table where the cards have just been dealt."""
    hal = await guest(node, "Hal")
    table = await hal.table(game, "open", "open", terms={"listed": True})
    ada, ben = await hal.invite(table, "Ada"), await hal.invite(table, "Ben")
    eve = await guest(node, "Eve")
    await share_view(ada, table, 0, eve)
    number = await hal.act(table, "begin")
    zed, sue = await guest(node, "Zed"), Visitor(node)
    viewers: list[tuple[Visitor, Viewer]] = [
        (ada, 0), (ben, 1), (eve, 0), (hal, None), (zed, None), (sue, None),
    ]  # fmt: skip
    clients = []
    for visitor, viewer in viewers:
        clients.append(
            RecordingClient(visitor, table, viewer, await stack.enter_async_context(visitor.socket()))
        )
        await clients[-1].begin()
    return clients, RecordedGame(game, number)


async def share_view(lender: Visitor, table: str, seat: int, to: Visitor) -> None:
    """Admit a person to the view of a seat."""
    await to.post("/join", {"link": await view_link(lender, table, seat)})


async def view_link(lender: Visitor, table: str, seat: int) -> str:
    """The token of a link to the view of a seat."""
    link = await lender.post(f"/tables/{table}/links", {"kind": "watch", "seat": seat})
    return str(link["path"].split("#")[1])


async def play_on(clients: list[RecordingClient], recorded: RecordedGame) -> None:
    """Play a random game to its end, with undo. Everybody sends extra requests from time to time."""
    chance = Rng(3)
    players = clients[:2]
    while clients[0].seen["waiting"]:
        hesitant = [seat for seat, client in enumerate(players) if client.seen["undo"]]
        if hesitant and chance.below(6) == 0:
            seat = hesitant[chance.below(len(hesitant))]
            await players[seat].do("undo")
            recorded.note(seat)
        else:
            waiting = clients[0].seen["waiting"]
            seat = waiting[chance.below(len(waiting))]
            question = players[seat].seen["question"]
            code = question["options"][chance.below(len(question["options"]))]["code"]
            await players[seat].do("choose", asked=question["asked"], code=code)
            recorded.note(seat, code)
        for client in clients:
            await client.read_to(recorded.last)
        if (recorded.last - recorded.first) % 60 == 30 and clients[0].seen["waiting"]:
            for client in clients:
                await client.send_all_requests()


def search(client: RecordingClient, states: dict[int, FullState], secrets: list[str]) -> None:
    """Search everything that a person received before the end for facts that were hidden at the time."""
    never = unseen_cards(states[min(states)].state, client.viewer)
    received = sorted(client.received, key=lambda one: one[0])
    for number, messages in itertools.groupby(received, key=lambda one: one[0]):
        if number == max(states):
            break
        truth = states[number]
        now = unseen_cards(truth.state, client.viewer)
        never &= now
        mine = {code for seat, code in truth.sealed.items() if seat == client.viewer}
        sealed = {code for seat, code in truth.sealed.items() if seat != client.viewer} - truth.opened - mine
        future = position_of(truth.state)["rng"]
        for _, text in messages:
            assert not [secret for secret in (*secrets, future) if secret in text]
            assert not named(text.encode()) & never
            if '"seen"' in text:
                picture = msgspec.json.encode(json.loads(text)["seen"])
                assert not named(picture) & now
            if sealed:
                assert not [code for code in sealed if f'"{code}"' in without_questions(text)]


# S5: sealed answers


def test_nobody_sees_a_sealed_answer_until_all_are_in(node: Node) -> None:
    """Not by view, log, replay, file, fork or rematch; also not if the table closes before all answer."""

    async def story() -> None:
        hal = await guest(node, "Hal")
        table = await hal.table("cartographers", "open", "open", "open")
        ada, ben, cleo = [await hal.invite(table, name) for name in ("Ada", "Ben", "Cleo")]
        await hal.act(table, "begin")
        sealed = [await ada.choose(table, 0, 5), await ben.choose(table, 1, 9)]
        others = ((hal, None), (cleo, 2), (cleo, None), (ben, None), (ada, None))
        for visitor, viewer in others:
            await find_nothing(visitor, table, viewer, sealed)
        await find_nothing(ada, table, 0, sealed[1:])
        await find_nothing(ben, table, 1, sealed[:1])
        assert (await ada.look(table, 0))["view"]["handed"] == sealed[0]
        for path, body in (("fork", {"answers": 0}), ("rematch", {})):
            assert await ada.refused("POST", f"/tables/{table}/{path}", body) == "not-over"

        await hal.act(table, "close")
        for visitor, viewer in others:
            await find_nothing(visitor, table, viewer, sealed)
        await find_nothing(ada, table, 0, sealed[1:])
        assert await ada.refused("POST", f"/tables/{table}/fork", {"answers": 0}) == "not-over"
        assert (await cleo.look(table, 2))["table"]["seed"] is None
        again = await cleo.post(f"/tables/{table}/rematch")
        assert not [code for code in sealed if code in json.dumps(again)]
        assert await cleo.get(f"/tables/{again['id']}/setup") == {}

    asyncio.run(story())


async def find_nothing(visitor: Visitor, table: str, viewer: Viewer, sealed: list[str]) -> None:
    """Search everything that a person can request for sealed codes."""
    for path in ("", "/log", "/replay"):
        found = json.dumps(await visitor.get(f"/tables/{table}{path}", seat=viewer))
        assert not [code for code in sealed if code in without_questions(found)], path
    assert await visitor.refused("GET", f"/tables/{table}/record") == "not-over"


def test_answers_that_are_in_are_open_to_all(node: Node) -> None:
    """The search above finds the answers once they are public."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "open")
        ben = await ada.invite(table, "Ben")
        await ada.act(table, "begin")
        code = await ada.choose(table, 0, 5)
        await find_nothing(ben, table, 1, [code])
        await ben.choose(table, 1, 9)
        with pytest.raises(AssertionError, match="log"):
            await find_nothing(ben, table, 1, [code])

    asyncio.run(story())


def test_a_file_with_a_sealed_answer_stays_sealed(node: Node) -> None:
    """The person who loads a file knows its content. The people at the other seats do not."""

    async def story() -> None:
        record = Record(GAMES["cartographers"], 3, {}, ["Ada", "Ben"])
        code = record.state.options(0).codes()[5]
        record.choose(0, code)
        ada = await guest(node)
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = (await ada.post("/tables/import", {"record": record.text(), "seats": seats}))["id"]
        ben = await ada.invite(table, "Ben")
        await find_nothing_before_the_deal(ben, table, code)
        await ada.act(table, "begin")
        assert (await ada.look(table, 0))["view"]["handed"] == code
        await find_nothing(ben, table, 1, [code])

    asyncio.run(story())


async def find_nothing_before_the_deal(visitor: Visitor, table: str, code: str) -> None:
    for path in ("", "/log", "/setup"):
        assert code not in json.dumps(await visitor.get(f"/tables/{table}{path}"))
    assert await visitor.refused("GET", f"/tables/{table}/replay") == "not-begun"


# Who may see which view


def test_a_spectator_of_a_listed_table_sees_no_hand(node: Node) -> None:
    async def story() -> None:
        hal = await guest(node, "Hal")
        table = await hal.table("everdell", "open", "open", terms={"listed": True})
        for name in ("Ada", "Ben"):
            await hal.invite(table, name)
        await hal.act(table, "begin")
        for visitor in (hal, await guest(node, "Zed"), Visitor(node)):
            look = await visitor.look(table)
            assert [set(player["hand"]) for player in look["view"]["players"]] == [{None}, {None}]
            assert look["question"] is None
            for path in ("", "/log", "/replay"):
                assert await visitor.refused("GET", f"/tables/{table}{path}", seat=0) == "no-access"
            async with visitor.socket() as socket:
                assert (await socket.watch(table, 0))["reason"] == "no-access"

    asyncio.run(story())


def test_a_table_that_never_ended_keeps_its_secrets(node: Node) -> None:
    """Closed before the end: no file, no fork, no views of others, no seed."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        ben = await ada.invite(table, "Ben")
        await ada.act(table, "begin")
        for closed in (False, True):
            for path in ("", "/log", "/replay"):
                assert await ada.refused("GET", f"/tables/{table}{path}", seat=1) == "no-access"
            for visitor in (ada, ben):
                assert await visitor.refused("GET", f"/tables/{table}/record") == "not-over"
                assert await visitor.refused("POST", f"/tables/{table}/fork", {"answers": 0}) == "not-over"
            look = await ada.look(table, 0)
            assert look["table"]["seed"] is look["table"]["salt"] is None
            assert set(look["view"]["players"][1]["hand"]) == {None}
            if not closed:
                await ada.act(table, "close")

    asyncio.run(story())


def test_a_shared_view_does_not_show_the_hand_of_the_next_player(node: Node) -> None:
    """Ada admits Eve to her view and gives Zed the link. Then she gives her seat to Ben."""

    async def story() -> None:
        hal = await guest(node, "Hal")
        table = await hal.table("everdell", "open", "open")
        ada, eve, zed = await hal.invite(table, "Ada"), await guest(node, "Eve"), await guest(node, "Zed")
        await share_view(ada, table, 0, eve)
        link = await view_link(ada, table, 0)
        async with eve.socket() as socket:
            assert (await socket.watch(table, 0))["type"] == "snapshot"
            await ada.act(table, "rise", seat=0)
            gone = await socket.until(lambda frame: frame["type"] != "update")
            assert (gone["type"], gone["reason"]) == ("gone", "no-access")
        for name in ("Ben", "Cleo"):
            await hal.invite(table, name)
        await hal.act(table, "begin")
        assert await zed.refused("POST", "/join", {"link": link}) == "no-link"
        for visitor in (ada, eve, zed):
            assert await visitor.refused("GET", f"/tables/{table}", seat=0) == "no-access"
        assert set((await eve.look(table))["view"]["players"][0]["hand"]) == {None}

    asyncio.run(story())


@every_game
def test_what_chance_settles_is_not_among_the_options(game: str) -> None:
    """The options of a table are the choices of its host, never the result of the deal."""
    host = Actor("hal", "Hal")
    for case in [case for case in CASES if case.game.name == game]:
        setup = create.TableSetup(game, [create.SeatSetup("me")] * case.seats, dict(case.options))
        table, _ = create.new_table(setup, host, new_table_inputs())
        assert spell(table.created.options) == spell(case.options)
        given = views.info(table, 0)
        assert set(given.options) | set(given.long_options) == set(case.options)
