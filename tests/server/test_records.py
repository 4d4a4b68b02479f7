"""Games that continue elsewhere: as a file, as a fork, as a rematch."""

from __future__ import annotations

import asyncio

import pytest

from boardwright.core.bundle import answers_of
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES

from .client import Frame, Visitor, guest
from .follow import canonical_json
from .node import Node


def middle(question: Frame) -> str:
    options = question["options"]
    return str(options[len(options) // 2]["code"])


async def finished(ada: Visitor, game: str, *seats: str, **more: object) -> str:
    """A table with a finished game."""
    table = await ada.table(game, *seats, **more)
    async with ada.socket() as socket:
        await socket.play(table, seats.index("me"), middle)
    return table


async def export(visitor: Visitor, table: str) -> str:
    reply = await visitor.ask("GET", f"/tables/{table}/record")
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    return reply.text


async def bring(visitor: Visitor, text: str, **more: object) -> Frame:
    made: Frame = await visitor.post("/tables/import", {"record": text, **more})
    return made


# Files


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("cartographers", ("me", "random"), {"map": "b"}),
        ("everdell", ("random", "me", "random"), {}),
        ("everdell", ("me",), {"year": 2}),
        ("farshore", ("me", "random"), {"weather": "both"}),
        ("farshore", ("me",), {"bonny": 2}),
    ],
)
def test_a_file_holds_the_whole_game(
    node: Node, game: str, seats: tuple[str, ...], options: dict[str, object]
) -> None:
    async def story() -> None:
        ada = await guest(node, "Ada à la carte — Ада")
        table = await finished(ada, game, *seats, options=options)
        text = await export(ada, table)
        made = await bring(ada, text)
        assert await export(ada, made["id"]) == text
        old, new = await ada.look(table), await ada.look(made["id"])
        assert new["table"]["status"] == "over"
        assert new["table"]["origin"]["how"] == "import"
        assert canonical_json(new["scores"]) == canonical_json(old["scores"])
        assert new["table"]["seed"] == old["table"]["seed"]
        seat = seats.index("me")
        frames = [await ada.get(f"/tables/{id}/replay", seat=seat, limit=100) for id in (table, made["id"])]
        assert canonical_json(frames[0]) == canonical_json(frames[1])

    asyncio.run(story())


@pytest.mark.sweep(6)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_its_file(node: Node, game: str) -> None:
    """A file saved during the game, with sealed answers, and continued in two places: the same game."""

    async def story() -> None:
        ada = await guest(node)
        record = Record(GAMES[game], 17, {}, ["Ben", "Cleo"])
        rng = Rng(17)
        for _ in range(9):
            seat = record.state.waiting()[0]
            record.choose(seat, record.state.options(seat).code(record.state.options(seat).sample(rng)))
        made = await bring(ada, record.text())
        assert [seat["name"] for seat in made["seats"]] == ["Ben", "Cleo"]
        assert made["chosen_seed"], "somebody who has the file could know what comes"
        while record.state.waiting():
            seat = record.state.waiting()[0]
            seen = await ada.look(made["id"], seat)
            assert seen["waiting"] == record.state.waiting()
            assert canonical_json(seen["view"]) == canonical_json(record.state.view(seat))
            given = await ada.choose(made["id"], seat, middle(seen["question"]))
            for code in answers_of(record.state, seat, [given]):
                record.choose(seat, code)
        assert await export(ada, made["id"]) == record.text()

    asyncio.run(story())


def test_other_people_and_bots_take_over_the_seats_of_a_file(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        record = Record(GAMES["everdell"], 17, {}, ["bot:random", "Cleo"])
        record.choose(0, "visit:three_twigs")
        as_it_is = await bring(ada, record.text())
        assert [seat["bot"] for seat in as_it_is["seats"]] == ["random", ""]
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await bring(ada, record.text(), seats=seats, terms={"chat": "off"})
        assert (made["status"], made["terms"]["chat"]) == ("gathering", "off")
        ben = await ada.invite(made["id"], "Ben")
        await ada.act(made["id"], "begin")
        assert (await ben.look(made["id"], 1))["waiting"] == [1]
        await ben.choose(made["id"], 1, "visit:two_resin")
        few = {"record": record.text(), "seats": [{"kind": "me"}]}
        assert await ada.refused("POST", "/tables/import", few) == "seat-count"

    asyncio.run(story())


def test_only_a_finished_game_is_given_out(node: Node) -> None:
    """The file contains the seed, and so every card still to come."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "me")
        assert await ada.refused("GET", f"/tables/{table}/record") == "not-over"
        over = await finished(ada, "cartographers", "me", "random")
        stranger = await guest(node, "Emil")
        assert await stranger.refused("GET", f"/tables/{over}/record") == "no-access"

    asyncio.run(story())


def damaged(text: str) -> list[tuple[str, str, int]]:
    """Possible errors of a file: the file, the reason, the line."""
    lines = text.split("\n")
    answers = lines.index("answers") + 1
    end = len(lines) - 1

    def with_line(number: int, line: str) -> str:
        return "\n".join([*lines[: number - 1], line, *lines[number:]])

    return [
        ("", "record-magic", 1),
        ("boardwright record 2\n", "record-magic", 1),
        (with_line(2, "game chess"), "record-game", 2),
        (with_line(3, "rules 99"), "record-rules", 3),
        (with_line(4, "seed -7"), "record-whole", 4),
        (with_line(4, f"seed {2**128}"), "seed-range", 4),
        (with_line(5, "options []"), "record-options", 5),
        (with_line(5, 'options {"map":"c"}'), "not-one-of", 5),
        (with_line(6, "nome Ada"), "seat-count", 6),
        (with_line(answers + 3, "0 nonsense"), "nonsense", answers + 3),
        (with_line(answers + 3, "nonsense"), "record-answer", answers + 3),
        (with_line(end, "end 3 0123456789abcdef"), "record-count", end),
        (
            with_line(end, lines[end - 1][:-1] + ("0" if lines[end - 1][-1] != "0" else "1")),
            "record-digest",
            end,
        ),
        ("\n".join(lines[: end - 5]), "record-truncated", end - 4),
        (text + "more\n", "record-trailing", end + 1),
    ]


def test_a_damaged_file_is_refused_with_the_line(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        text = await export(ada, await finished(ada, "cartographers", "me", "random"))
        before = len((await ada.get("/tables"))["yours"])
        for file, reason, line in damaged(text):
            reply = await ada.ask("POST", "/tables/import", {"record": file})
            problem = reply.json()
            assert reply.status_code == 422, problem
            assert problem["where"] == f"line {line}", reason
            if reason != "nonsense":  # an illegal answer has the game's own reason
                assert problem["reason"] == reason
        assert len((await ada.get("/tables"))["yours"]) == before, "nothing of them is kept"
        await bring(ada, text.replace("\n", "\r\n"))

    asyncio.run(story())


# Forks


@pytest.mark.sweep(6)
@pytest.mark.parametrize("game", GAMES)
def test_a_fork_goes_on_from_any_answer(node: Node, game: str) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await finished(ada, game, "me", "random", "random", seed="5")
        text = await export(ada, table)
        answers = Record.read(text, GAMES).answers
        seats = [{"kind": "me", "name": f"Ada {seat}"} for seat in range(3)]
        total = len(answers)
        for count in (0, 1, 2, total // 2, total - 9, total):
            made = await ada.post(f"/tables/{table}/fork", {"answers": count, "seats": seats})
            fork = made["id"]
            assert made["origin"] == {"how": "fork", "table": table, "answers": count, "day": ""}
            for seat in range(3):
                page = await ada.get(f"/tables/{table}/replay", seat=seat, start=count, limit=1)
                assert canonical_json((await ada.look(fork, seat))["view"]) == canonical_json(
                    page["frames"][0]["view"]
                )
            if count < total - 9:
                continue
            # The same answers lead to the same result.
            for seat, code in answers[count:]:
                question = (await ada.look(fork, seat))["question"]
                if question and any(option["code"] == code for option in question["options"]):
                    await ada.choose(fork, seat, code)  # else there was one way, and the table took it
            assert canonical_json((await ada.look(fork))["scores"]) == canonical_json(
                (await ada.look(table))["scores"]
            )
            assert Record.read(await export(ada, fork), GAMES).answers == answers

    asyncio.run(story())


def test_a_fork_in_the_middle_of_a_sealed_step(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await finished(ada, "cartographers", "me", "random", "random")
        answers = Record.read(await export(ada, table), GAMES).answers
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        fork = (await ada.post(f"/tables/{table}/fork", {"answers": 4, "seats": seats}))["id"]
        ben, cleo = await ada.invite(fork, "Ben"), await ada.invite(fork, "Cleo")
        await ada.act(fork, "begin")
        sealed = await ada.look(fork, 0)
        assert sealed["waiting"] == [1, 2]
        assert sealed["view"]["handed"] == answers[3][1]
        frame = (await ada.get(f"/tables/{table}/replay", seat=0, start=4, limit=1))["frames"][0]
        assert canonical_json(sealed["view"]) == canonical_json(frame["view"])
        for visitor, seat in ((ben, 1), (cleo, 2)):
            assert answers[3][1] not in canonical_json((await visitor.look(fork, seat))["view"])
            assert answers[3][1] not in canonical_json(await visitor.get(f"/tables/{fork}/log", seat=seat))
        await ada.act(fork, "undo", seat=0)
        assert (await ben.look(fork, 1))["waiting"] == [0, 1, 2]
        for visitor, seat in ((cleo, 2), (ada, 0), (ben, 1)):
            await visitor.choose(fork, seat)
        assert (await ben.look(fork, 1))["waiting"] == [0, 1, 2]

    asyncio.run(story())


def test_who_may_fork_and_what(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        running = await ada.table("everdell", "me", "me")
        assert await ada.refused("POST", f"/tables/{running}/fork", {"answers": 0}) == "not-over"
        table = await finished(ada, "cartographers", "me", "random", terms={"chat": "off"})
        total = (await ada.get(f"/tables/{table}/replay"))["total"]
        reply = await ada.ask("POST", f"/tables/{table}/fork", {"answers": total + 1})
        assert reply.json() == {
            "reason": "no-such-answer",
            "where": "answers",
            "details": {"most": total},
        }
        one = {"answers": 0, "seats": [{"kind": "me"}]}
        assert await ada.refused("POST", f"/tables/{table}/fork", one) == "seat-count"
        stranger = await guest(node, "Emil")
        assert await stranger.refused("POST", f"/tables/{table}/fork", {"answers": 0}) == "no-access"
        # Without a request, bots and your own seats stay as they were.
        made = await ada.post(f"/tables/{table}/fork", {"answers": 2})
        assert [(seat["person"], seat["bot"]) for seat in made["seats"]] == [(ada.id, ""), ("", "random")]
        assert made["terms"]["chat"] == "off"
        async with ada.socket() as socket:
            await socket.play(made["id"], 0, middle)

    asyncio.run(story())


# Rematches


def test_a_rematch_needs_no_link(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        options, terms = {"map": "b"}, {"chat": "all", "live_scores": False}
        table = await ada.table(
            "cartographers", "me", "open", "random", options=options, terms=terms, seed="3"
        )
        ben = await ada.invite(table, "Ben")
        link = await ada.post(f"/tables/{table}/links", {"kind": "watch"})
        eve = await guest(node, "Eve")
        await eve.post("/join", {"link": link["path"].split("#")[1]})
        await ada.act(table, "begin")
        assert await ada.refused("POST", f"/tables/{table}/rematch") == "not-over"
        async with ada.socket() as hers, ben.socket() as his:
            await asyncio.gather(hers.play(table, 0, middle), his.play(table, 1, middle))
        assert await eve.refused("POST", f"/tables/{table}/rematch") == "no-access"
        again = await ben.post(f"/tables/{table}/rematch")  # any of the players
        assert again["host"] == ben.id
        assert again["origin"] == {"how": "rematch", "table": table, "answers": 0, "day": ""}
        assert (again["options"], again["status"]) == (options, "gathering")
        assert (again["terms"]["chat"], again["terms"]["live_scores"]) == ("all", False)
        assert not again["chosen_seed"], "fresh cards"
        assert [(seat["person"], seat["bot"]) for seat in again["seats"]] == [
            ("", ""),
            (ben.id, ""),
            ("", "random"),
        ]
        # The log of the old table tells the others where the rematch is.
        told_of = (await ada.get(f"/tables/{table}/log"))["lines"][-1]
        assert (told_of["kind"], told_of["name"], told_of["text"]) == ("rematch", "Ben", again["id"])
        for outsider in (eve, await guest(node, "Emil")):
            assert await outsider.refused("GET", f"/tables/{again['id']}") == "no-access"
            assert await outsider.act_refused(again["id"], "sit") == "no-access"
        await ada.look(again["id"])
        await ada.act(again["id"], "sit")
        await ben.act(again["id"], "begin")
        assert (await ada.look(again["id"], 0))["question"] is not None

    asyncio.run(story())


def test_a_rematch_of_a_table_that_was_closed(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "me")
        await ada.act(table, "close")
        again = await ada.post(f"/tables/{table}/rematch")
        assert again["status"] == "running", "all seats are hers: the cards are dealt at once"
        assert (await ada.get(f"/tables/{table}/log"))["lines"][-1]["text"] == again["id"]

    asyncio.run(story())
