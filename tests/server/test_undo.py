"""Undo: by the four rules, over the wire, and without a trace for the others."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterator

import pytest

from boardwright.core.events import Event
from boardwright.core.plain_data import Json
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.server.tokens import now_ms

from .client import Frame, Visitor, guest
from .follow import Memory, canonical_json, catch_up
from .node import Node

FOREST: list[Json] = ["two_any", "three_berries", "twig_resin_berry"]
SHOWS = {"drawn", "refill", "reveal", "take", "redraw"}
"""Events by which something hidden comes to light."""
FALLS = {"roses", "weather", "reshuffle", "rival-plays"}
"""Events by which chance falls."""


# The four rules


def test_a_harmless_step_can_be_taken_back_by_somebody_who_made_it(node: Node) -> None:
    async def story() -> None:
        ada, ben, table = await two_at_everdell(node)
        before = await ada.look(table, 0)
        assert not before["undo"]
        await ada.choose(table, 0, "visit:three_twigs")
        after = await ada.look(table, 0)
        assert after["undo"]
        assert after["question"] is None
        assert not (await ben.look(table, 1))["undo"]
        assert await ben.act_refused(table, "undo", seat=0) == "not-your-seat"
        assert await ben.act_refused(table, "undo", seat=1) == "nothing-to-undo"
        await ada.act(table, "undo", seat=0)
        back = await ada.look(table, 0)
        assert back["view"] == before["view"]
        assert back["question"]["options"] == before["question"]["options"]
        assert back["waiting"] == [0]
        assert await ada.act_refused(table, "undo", seat=0) == "nothing-to-undo"
        stale = before["question"]["asked"]
        refused = await ada.act_refused(table, "choose", seat=0, asked=stale, code="visit:three_twigs")
        assert refused == "stale"
        await ada.choose(table, 0, "visit:two_resin")
        assert (await ben.look(table, 1))["view"]["players"][0]["goods"]["resin"] == 2

    asyncio.run(story())


def test_the_steps_of_a_turn_go_one_by_one(node: Node) -> None:
    async def story() -> None:
        ada, _, table = await two_at_everdell(node)
        pictures = []
        for code in ("visit:two_any", "gain:twig", "gain:berry"):
            pictures.append((await ada.look(table, 0))["view"])
            await ada.choose(table, 0, code)
        for picture in reversed(pictures):
            await ada.act(table, "undo", seat=0)
            assert (await ada.look(table, 0))["view"] == picture
        assert await ada.act_refused(table, "undo", seat=0) == "nothing-to-undo"

    asyncio.run(story())


def test_not_over_the_act_of_another(node: Node) -> None:
    async def story() -> None:
        ada, ben, table = await two_at_everdell(node)
        await ada.choose(table, 0, "visit:three_twigs")
        await ben.choose(table, 1, "visit:three_berries")
        assert await ada.act_refused(table, "undo", seat=0) == "nothing-to-undo"
        assert not (await ada.look(table, 0))["undo"]
        await ben.act(table, "undo", seat=1)
        assert await ada.act_refused(table, "undo", seat=0) == "nothing-to-undo"

    asyncio.run(story())


def test_talk_is_no_act_that_undo_minds(node: Node) -> None:
    async def story() -> None:
        ada, ben, table = await two_at_everdell(node)
        await ada.choose(table, 0, "visit:three_twigs")
        await ben.act(table, "say", text="Are you sure?")
        await ada.act(table, "undo", seat=0)
        kinds = [line["kind"] for line in (await ben.get(f"/tables/{table}/log", seat=1))["lines"]]
        assert kinds[-2:] == ["began", "said"]

    asyncio.run(story())


def kinds(events: list[Event]) -> set[str]:
    return {event.kind for event in events}


def is_harmless(changed: bool, events: list[Event]) -> bool:
    return not changed and not kinds(events) & (SHOWS | FALLS)


def shows_something(changed: bool, events: list[Event]) -> bool:
    return not changed and bool(kinds(events) & SHOWS) and not kinds(events) & FALLS


def lets_chance_fall(changed: bool, events: list[Event]) -> bool:
    return not changed and bool(kinds(events) & FALLS)


def changes_anothers_things(changed: bool, events: list[Event]) -> bool:
    return changed and not kinds(events) & (SHOWS | FALLS)


Kind = Callable[[bool, list[Event]], bool]


@pytest.mark.parametrize(
    ("kind", "allowed"),
    [
        (is_harmless, True),
        (shows_something, False),
        (lets_chance_fall, False),
        (changes_anothers_things, False),
    ],
)
@pytest.mark.parametrize("game", ["everdell", "farshore"])
def test_each_rule_in_the_middle_of_a_game(node: Node, game: str, kind: Kind, allowed: bool) -> None:
    """Three states in random games where the next answer is of a kind. Its events and the visible changes of
    other players identify the kind, not what the game itself says about undo."""

    async def story() -> None:
        ada = await guest(node)
        for record, seat, code in itertools.islice(places(game, kind), 3):
            table = (await ada.post("/tables/import", {"record": record.text()}))["id"]
            before = await ada.look(table, seat)
            await ada.choose(table, seat, code)
            assert (await ada.look(table, seat))["undo"] is allowed
            if allowed:
                await ada.act(table, "undo", seat=seat)
                assert (await ada.look(table, seat))["view"] == before["view"]
            else:
                assert await ada.act_refused(table, "undo", seat=seat) == "nothing-to-undo"

    asyncio.run(story())


def places(game: str, kind: Kind) -> Iterator[tuple[Record, int, str]]:
    """Endless games of two players (of one, if the chance is a rival's die) whose next answer is of this
    kind."""
    alone = game == "everdell" and kind is lets_chance_fall
    for seed in itertools.count():
        record = Record(GAMES[game], seed, {}, ["Ada"] if alone else ["Ada", "Ben"])
        rng = Rng(seed)
        while record.state.waiting():
            seat = record.state.waiting()[0]
            options = record.state.options(seat)
            code = options.code(options.sample(rng))
            before, others = record.text(), things_of_others(record, seat)
            events = record.choose(seat, code)
            if record.state.waiting() and kind(things_of_others(record, seat) != others, events):
                yield Record.read(before, GAMES), seat, code
                break


def things_of_others(record: Record, seat: int) -> list[object]:
    """The visible things of the other players, hands by their size."""
    players = record.state.view(None)["players"]
    assert isinstance(players, list)
    return [player for number, player in enumerate(players) if number != seat and number < record.state.seats]


# Sealed answers


def test_a_sealed_answer_can_be_taken_back_until_all_are_in(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "open", "open", seed="7")
        ben, cleo = await ada.invite(table, "Ben"), await ada.invite(table, "Cleo")
        await ada.act(table, "begin")
        first = await ada.choose(table, 0, 0)
        assert (await ada.look(table, 0))["undo"]
        assert (await ada.look(table, 0))["view"]["handed"] == first
        await ben.choose(table, 1, 1)
        # Another answer has arrived since, but nobody has seen either answer.
        await ada.act(table, "undo", seat=0)
        assert (await ada.look(table, 0))["view"]["handed"] is None
        assert (await cleo.look(table, 2))["waiting"] == [0, 2]
        await cleo.choose(table, 2, 2)
        assert (await ben.look(table, 1))["undo"]
        second = await ada.choose(table, 0, 3)
        assert second != first
        for visitor, seat in ((ada, 0), (ben, 1), (cleo, 2)):
            assert not (await visitor.look(table, seat))["undo"]
            assert await visitor.act_refused(table, "undo", seat=seat) == "nothing-to-undo"
        drawn = [
            event["args"]["code"]
            for line in (await ben.get(f"/tables/{table}/log", seat=1))["lines"]
            for event in line.get("events", [])
            if event["kind"] == "drawn" and event["args"]["map"] == 0
        ]
        assert drawn == [second]

    asyncio.run(story())


def test_alone_every_map_that_is_drawn_reveals_the_next_card(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me")
        await ada.choose(table, 0)
        assert not (await ada.look(table, 0))["undo"]
        assert await ada.act_refused(table, "undo", seat=0) == "nothing-to-undo"

    asyncio.run(story())


# No trace


@pytest.mark.parametrize("game", GAMES)
def test_no_trace_is_left_for_the_others(node: Node, game: str) -> None:
    """Two tables with the same cards. At one, Ada gives and undoes an answer before each of her first
    answers. Ben and a spectator see the same at both."""

    async def story() -> None:
        ada = await guest(node)
        straight: list[str] = []
        crooked: list[str] = []
        taken_back = 0
        for seen, changes_her_mind in ((straight, False), (crooked, True)):
            table = await ada.table(game, "me", "open", seed="11")
            ben = await ada.invite(table, "Ben")
            await ada.act(table, "begin")
            async with ben.socket() as at_table:
                memory = Memory()
                memory.take(await at_table.watch(table, 1))
                for _ in range(12):
                    now = await ada.look(table)
                    seat = now["waiting"][0]
                    visitor = (ada, ben)[seat]
                    if seat == 0 and changes_her_mind:
                        taken_back += await take_back_something(ada, table)
                    await visitor.choose(table, seat, 0)
                    number = (await ada.look(table))["number"]
                    await catch_up(at_table, memory, number)
                    seen.append(scrubbed(memory.seen, memory.log))
                    spectator = await ada.look(table)
                    seen.append(scrubbed(spectator, (await ada.get(f"/tables/{table}/log"))["lines"]))
            seen.append(canonical_json(await ben.get(f"/tables/{table}/replay", seat=1)))
            seen.append(canonical_json(await ada.get(f"/tables/{table}/replay", seat=0)))
        assert straight == crooked
        assert taken_back >= 3

    asyncio.run(story())


async def take_back_something(ada: Visitor, table: str) -> bool:
    """Give the last of the answers that can be undone, and undo it. Returns whether there was one."""
    codes = [option["code"] for option in (await ada.look(table, 0))["question"]["options"]]
    wrong = [code for code in codes if harmless(code)][-1:]
    for code in wrong:
        await ada.choose(table, 0, code)
        await ada.act(table, "undo", seat=0)
    return bool(wrong)


def harmless(code: str) -> bool:
    """Answers that reveal nothing hidden: sealed maps, places without cards, goods, hands kept."""
    kind, _, what = code.partition(":")
    return "card" not in what and (
        kind in ("forest", "village", "farm", "water", "monster", "gain", "keep")
        or what in ("three_twigs", "two_resin", "one_pebble", "one_berry", "shore_driftwood")
    )


def scrubbed(seen: Frame, log: list[Frame]) -> str:
    """A view and a log without what differs between any two tables: ids, times, numbers of log entries."""
    numbers = {line["number"]: place for place, line in enumerate(log)}
    lines = [{**line, "number": numbers[line["number"]], "at": 0} for line in log]
    table = {**seen["table"], "id": "", "commitment": "", "created_at": 0}
    table["seats"] = [
        {**seat, "person": "", "used": 0, "asked_at": seat["asked_at"] is not None} for seat in table["seats"]
    ]
    question = {**seen["question"], "asked": 0} if seen["question"] is not None else None
    since = sum(1 for number in numbers if number <= seen["since"])
    shown = {**seen, "number": 0, "table": {**table, "host": ""}, "question": question, "since": since}
    return canonical_json([shown, lines])


def test_those_who_watch_are_told_what_to_forget(node: Node) -> None:
    async def story() -> None:
        ada, ben, table = await two_at_everdell(node)
        async with ben.socket() as socket:
            memory = Memory()
            memory.take(await socket.watch(table, 1))
            before = list(memory.log)
            chosen = await chosen_number(ada, table, "visit:three_twigs")
            await catch_up(socket, memory, chosen)
            assert memory.log[-1]["number"] == chosen
            undone = await ada.act(table, "undo", seat=0)
            await catch_up(socket, memory, undone)
            assert socket.frames[-1]["undone"] == [chosen]
            assert memory.log == before
            assert memory.log == (await ben.get(f"/tables/{table}/log", seat=1))["lines"]

    asyncio.run(story())


async def chosen_number(visitor: Visitor, table: str, code: str) -> int:
    asked = (await visitor.look(table, 0))["question"]["asked"]
    return await visitor.act(table, "choose", seat=0, asked=asked, code=code)


def test_news_since_the_last_turn_come_back_with_the_turn(node: Node) -> None:
    async def story() -> None:
        ada, ben, table = await two_at_everdell(node)
        await ada.choose(table, 0, "visit:three_twigs")
        await ben.choose(table, 1, "visit:two_resin")
        since = (await ada.look(table, 0))["since"]
        await ada.choose(table, 0, "visit:one_berry")
        assert (await ada.look(table, 0))["since"] > since
        await ada.act(table, "undo", seat=0)
        assert (await ada.look(table, 0))["since"] == since

    asyncio.run(story())


# Where there is no way back


def test_a_table_without_undo(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        for game, code in (("everdell", "visit:three_twigs"), ("cartographers", 0)):
            table = await ada.table(game, "me", "me", seed="3", terms={"undo": False})
            await ada.choose(table, 0, code)
            assert not (await ada.look(table, 0))["undo"]
            assert await ada.act_refused(table, "undo", seat=0) == "nothing-to-undo"

    asyncio.run(story())


@pytest.mark.parametrize("game", ["everdell", "farshore"])
def test_the_last_answer_of_a_game_stands(node: Node, game: str) -> None:
    """When the game is over, the seed is shown: with it, every card of the deck."""

    async def story() -> None:
        ada = await guest(node)
        record, seat, code = last_answer(game)
        table = (await ada.post("/tables/import", {"record": record.text()}))["id"]
        await ada.choose(table, seat, code)
        seen = await ada.look(table, seat)
        assert seen["table"]["status"] == "over"
        assert seen["table"]["seed"] == str(record.seed)
        assert not seen["undo"]
        assert await ada.act_refused(table, "undo", seat=seat) == "nothing-to-undo"

    asyncio.run(story())


def last_answer(game: str) -> tuple[Record, int, str]:
    """A game before its last answer. The rules of the game alone would allow its undo."""
    record = Record(GAMES[game], 1, {}, ["Ada", "Ben"])
    rng = Rng(1)
    while True:
        seat = record.state.waiting()[0]
        options = record.state.options(seat)
        code = options.code(options.sample(rng))
        before = record.text()
        record.choose(seat, code)
        if not record.state.waiting():
            assert record.undoable == seat
            return Record.read(before, GAMES), seat, code


def test_answers_from_before_the_table_was_made(node: Node) -> None:
    """A game that continues from a file: its last answer can be undone too."""

    async def story() -> None:
        ada = await guest(node)
        record = Record(GAMES["everdell"], 3, {"forest": FOREST}, ["Ada", "Ben"])
        untouched = record.text()
        record.choose(0, "visit:three_twigs")
        table = (await ada.post("/tables/import", {"record": record.text()}))["id"]
        fresh = (await ada.post("/tables/import", {"record": untouched}))["id"]
        await ada.act(table, "undo", seat=0)
        assert (await ada.look(table, 0))["view"] == (await ada.look(fresh, 0))["view"]
        sealed = Record(GAMES["cartographers"], 3, {}, ["Ada", "Ben"])
        sealed.choose(0, sealed.state.options(0).codes()[0])
        table = (await ada.post("/tables/import", {"record": sealed.text()}))["id"]
        assert (await ada.look(table, 0))["undo"]
        await ada.act(table, "undo", seat=0)
        assert (await ada.look(table, 0))["waiting"] == [0, 1]

    asyncio.run(story())


def test_undo_earns_no_time(node: Node) -> None:
    """A time bank that grows with each answer does not grow with undone answers. The thinking time counts
    from the first time that the question was asked."""

    async def story() -> None:
        ada, ben, table = await two_at_everdell(node, clock={"kind": "bank", "seconds": 60, "more": 30})
        first = (await ben.look(table, 1))["table"]["seats"][0]
        await asyncio.sleep(0.5)  # Ada thinks
        for _ in range(3):
            await ada.choose(table, 0, "visit:three_twigs")
            await asyncio.sleep(0.2)  # this time is Ben's
            await ada.act(table, "undo", seat=0)
        last = (await ben.look(table, 1))["table"]["seats"][0]
        assert (last["used"], last["answers"]) == (first["used"], first["answers"])
        assert first["asked_at"] + 600 <= last["asked_at"] <= now_ms() - 500

    asyncio.run(story())


def test_time_spent_on_an_answer_taken_back_is_spent(node: Node) -> None:
    async def story() -> None:
        ada, ben, table = await two_at_everdell(node)
        asked_at = (await ben.look(table, 1))["table"]["seats"][0]["asked_at"]
        await asyncio.sleep(0.5)
        await ada.choose(table, 0, "visit:three_twigs")
        await ada.act(table, "undo", seat=0)
        await ada.choose(table, 0, "visit:two_resin")
        used = (await ben.look(table, 1))["table"]["seats"][0]["used"]
        assert 500 <= used <= now_ms() - asked_at

    asyncio.run(story())


async def two_at_everdell(node: Node, **terms: object) -> tuple[Visitor, Visitor, str]:
    """Ada and Ben at a table with a known forest. Ada is first."""
    ada = await guest(node)
    table = await ada.table("everdell", "me", "open", seed="3", options={"forest": FOREST}, terms=terms)
    ben = await ada.invite(table, "Ben")
    await ada.act(table, "begin")
    return ada, ben, table
