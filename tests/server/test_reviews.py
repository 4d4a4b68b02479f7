"""Reviews on a server: shared, streamed, kept and continued, and shown to nobody too early."""

from __future__ import annotations

import asyncio
import contextlib
from functools import cache
from pathlib import Path

import pytest

from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.core.record import Record
from boardwright.core.refusal import Refusal
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.reviews import Examination
from boardwright.server.storage.database import Database
from boardwright.server.storage.migrating import upgrade
from boardwright.server.storage.reviews import ReviewStore
from boardwright.server.workers.reviews import Reviews
from boardwright.tables.reviewing import GameReview, Reviewer, ReviewTask, key_of

from .client import Frame, Socket, Visitor, guest
from .node import Node, on_sqlite, sqlite_url


@cache
def finished(seed: int = 5, *names: str) -> Record:
    """A short game: the solo game of Cartographers."""
    record = Record(GAMES["cartographers"], seed, {}, names or ["Ada"])
    rng = Rng(3)
    while waiting := record.state.waiting():
        for seat in waiting:
            move = answer(BOTS["casual"], record.state, seat, rng)
            record.choose(seat, record.state.options(seat).code(move))
    return record


def task_of(record: Record) -> ReviewTask:
    return ReviewTask(key_of(record), record.text())


async def import_game(visitor: Visitor, record: Record) -> str:
    return str((await visitor.post("/tables/import", {"record": record.text()}))["id"])


async def follow(socket: Socket, table: str, ask: str = "r1") -> list[Frame]:
    """Follow a review to its end."""
    await socket.send(type="review", table=table, ask=ask)
    found: list[Frame] = []
    while not found or found[-1]["status"] not in ("complete", "failed"):
        frame = await socket.until(lambda frame: frame["type"] in ("reviewed", "refused"))
        assert frame["type"] == "reviewed", frame
        assert (frame["table"], frame["ask"]) == (table, ask)
        found.append(frame["review"])
    return found


async def check_attempts(ada: Visitor, ben: Visitor, table: str, review: Frame) -> None:
    """At a turning point any answer can be tried; the values are those of the review."""
    action = review["turning_points"][0]["action"]
    (verdict,) = [one for one in review["verdicts"] if one["action"] == action]
    moment = await ada.get(f"/tables/{table}/review/{action}")
    codes = [option["code"] for option in moment["question"]["options"]]
    assert {verdict["played"]["code"], verdict["best"]["code"]} <= set(codes)
    assert moment["played"]["score"]["seat"] == moment["scores"][0]["seat"] == verdict["seat"]
    path = f"/tables/{table}/review/attempts"
    best = await ada.post(path, {"action": action, "code": verdict["best"]["code"]})
    assert (best["kind"], best["gap"], best["worlds"]) == ("equal", 0, verdict["worlds"])
    assert (best["gain"], best["gain_error"]) == (verdict["loss"], verdict["error"])
    played = await ada.post(path, {"action": action, "code": verdict["played"]["code"]})
    assert (played["kind"], played["gain"], played["gap"]) == ("same", 0, verdict["loss"])
    other = next(code for code in codes if code not in (verdict["best"]["code"], verdict["played"]["code"]))
    tried = await ada.post(path, {"action": action, "code": other})
    assert await ada.post(path, {"action": action, "code": other}) == tried, "the same for everybody"
    assert tried["gain"] + tried["gap"] == pytest.approx(verdict["loss"], abs=0.02)
    assert await ada.refused("POST", path, {"action": action, "code": "nonsense"})
    fine = next(one["action"] for one in review["verdicts"] if one["best"] is None)
    for number in (fine, 10**6):
        assert (
            await ada.refused("POST", path, {"action": number, "code": other})
            == await ada.refused("GET", f"/tables/{table}/review/{number}")
            == "no-turning-point"
        )
    assert await ben.refused("GET", f"/tables/{table}/review/{action}") == "no-access"
    assert await ben.refused("POST", path, {"action": action, "code": other}) == "no-access"


# Made of parts


@cache
def made() -> GameReview:
    """A review with a few verdicts, the last ones of a game."""
    reviewer = Reviewer(task_of(finished()))
    review = GameReview(reviewer.outline())
    for number in range(len(reviewer.examination.actions) - 4, len(reviewer.examination.actions)):
        review.verdicts.append(reviewer.judge(number))
    return review


def test_the_parts_say_the_same_as_the_review() -> None:
    examination = Examination(finished())
    numbers = [verdict.action for verdict in made().verdicts]
    known = [examination.judge(number) for number in numbers]
    for verdict, sent in zip(known, made().verdicts, strict=True):
        assert (sent.kind, sent.seat, sent.at, sent.worlds) == (
            verdict.kind, verdict.seat, verdict.at, verdict.worlds,
        )  # fmt: skip
        assert sent.loss == round(verdict.loss, 2)
        assert sent.played.code == verdict.played
        assert sent.played.key, "an answer has words"
    view, review = made().view("running"), examination.review()
    assert [point.answers for point in view.curve] == [point.answers for point in review.outline.curve]
    assert view.seats[0].accuracy == pytest.approx(review.seats[0].accuracy, abs=0.5)
    assert (view.done, view.actions) == (len(known), len(examination.actions))


def test_a_kept_review_is_the_same_when_it_is_read_again() -> None:
    again = GameReview.load(made().dump())
    assert again.view("none") == made().view("none")
    assert again.left() == made().left()


def test_only_new_verdicts_are_sent_and_the_curve_once() -> None:
    later = made().view("running", after=3, curve=False)
    assert len(later.verdicts) == 1
    assert later.curve == []
    assert later.seats == made().view("running").seats


def test_names_do_not_matter_and_answers_do() -> None:
    assert key_of(finished()) == key_of(finished(5, "Ben")) != key_of(finished(6))


# In one process: what goes on, and what stops


async def kept_in(folder: Path) -> tuple[Database, ReviewStore]:
    url = sqlite_url(folder)
    upgrade(url)
    database = Database(url, lambda _writes, _seconds: None)
    return database, ReviewStore(database)


def test_a_review_that_nobody_follows_stops_and_goes_on_later(tmp_path: Path) -> None:
    async def story() -> None:
        database, kept = await kept_in(tmp_path)
        task = task_of(finished())
        reviews = Reviews(kept, 1)
        before = 0
        async with contextlib.aclosing(reviews.follow(task, "ada")) as views:
            async for view in views:
                before = view.done
                if before >= 2:
                    break
        (job,) = reviews.jobs.values()
        await reviews.stop_unwanted()
        assert job.running is not None
        assert not job.running.done(), "who asked a moment ago may come back"
        job.wanted_until = 0.0
        await reviews.stop_unwanted()
        await asyncio.wait([job.running])
        assert reviews.jobs == {}
        half = await reviews.known(task)
        assert half.status == "none"
        assert before <= half.done < half.actions
        async with contextlib.aclosing(reviews.follow(task, "ben")) as views:
            first = await anext(views)
            assert first.verdicts[: half.done] == half.verdicts
        await reviews.close()
        assert (await reviews.known(task)).done >= half.done
        database.close()

    asyncio.run(story())


def test_one_person_has_few_reviews_in_progress_and_a_server_may_make_none(tmp_path: Path) -> None:
    async def story() -> None:
        database, kept = await kept_in(tmp_path)
        tasks = [task_of(finished(5))._replace(key=str(number)) for number in range(4)]
        none = Reviews(kept, 0)
        with pytest.raises(Refusal, match="no-reviews"):
            await none.request(tasks[0], "ada")
        reviews = Reviews(kept, 1)
        for task in tasks[:2]:
            assert (await reviews.request(task, "ada")).status == "waiting"
        with pytest.raises(Refusal, match="too-many-reviews"):
            await reviews.request(tasks[2], "ada")
        assert (await reviews.request(tasks[0], "ada")).status == "waiting", "the same again is no other one"
        assert (await reviews.request(tasks[2], "ben")).status == "waiting"
        await reviews.close()
        assert reviews.jobs == {}
        database.close()

    asyncio.run(story())


def test_a_review_that_cannot_be_made_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        database, kept = await kept_in(tmp_path)
        reviews = Reviews(kept, 1)
        broken = ReviewTask("broken", "no record")
        assert [view.status async for view in reviews.follow(broken, "ada")] == ["waiting", "failed"]
        assert (await reviews.known(broken)).status == "none"
        await reviews.close()
        database.close()

    asyncio.run(story())


# On a server


def test_a_review_is_streamed_shared_and_kept(tmp_path: Path) -> None:
    async def story(node: Node) -> tuple[str, Visitor, Frame]:
        ada, ben = await guest(node), await guest(node)
        table = await import_game(ada, finished())
        assert (await ada.get(f"/tables/{table}/review"))["status"] == "none"
        assert await ben.refused("POST", f"/tables/{table}/review") == "no-access"
        async with ada.socket() as socket:
            found = await follow(socket, table)
        assert found[-1]["status"] == "complete"
        assert len(found) > 2, "verdicts come one after the other"
        assert sum(bool(view["curve"]) for view in found) == 1
        verdicts = [verdict for view in found for verdict in view["verdicts"]]
        assert len(verdicts) == len({verdict["action"] for verdict in verdicts}) == found[-1]["actions"]
        whole: Frame = await ada.get(f"/tables/{table}/review")
        assert whole["status"] == "complete"
        assert whole["verdicts"] == verdicts
        await check_attempts(ada, ben, table, whole)
        # the same game under another name, imported by somebody else
        other = await import_game(ben, finished(5, "Ben"))
        assert await ben.post(f"/tables/{other}/review") == whole
        return other, ben, whole

    async def afterwards(node: Node, other: str, ben: Visitor, whole: Frame) -> None:
        again = Visitor(node, ben.token, ben.person)
        assert await again.get(f"/tables/{other}/review") == whole

    first = Node(sqlite_url(tmp_path), review_workers=2)
    other, ben, whole = asyncio.run(story(first))
    assert first.stop() == 0, first.log
    assert "review-failed" not in first.log
    second = Node(sqlite_url(tmp_path), review_workers=0)
    asyncio.run(afterwards(second, other, ben, whole))
    assert second.stop() == 0, second.log


@on_sqlite
def test_nothing_is_said_before_the_end_or_before_the_day_is_over(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        running = await ada.table("everdell", "me", "casual")
        daily = (await ada.post("/daily/cartographers"))["id"]
        closed = await ada.table("everdell", "me", "casual")
        await ada.act(closed, "close")
        while (await ada.look(daily, 0))["waiting"]:
            await ada.choose(daily, 0)
        assert (await ada.look(daily, 0))["table"]["status"] == "over"
        for table, reason in ((running, "not-over"), (closed, "not-over"), (daily, "daily-secret")):
            assert await ada.refused("GET", f"/tables/{table}/review") == reason
            assert await ada.refused("POST", f"/tables/{table}/review") == reason
            assert await ada.refused("GET", f"/tables/{table}/review/0") == reason
            attempt = {"action": 0, "code": "x"}
            assert await ada.refused("POST", f"/tables/{table}/review/attempts", attempt) == reason
            async with ada.socket() as socket:
                await socket.send(type="review", table=table, ask="r")
                frame = await socket.receive()
                assert (frame["type"], frame["reason"], frame["id"]) == ("refused", reason, "r")
        async with Visitor(node).socket() as socket:
            await socket.send(type="review", table=running, ask="r")
            assert (await socket.receive())["reason"] == "no-access"

    asyncio.run(story())
