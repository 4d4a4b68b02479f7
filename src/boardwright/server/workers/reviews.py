"""Reviews in progress on this node, and those that are kept in the database.

Everybody who looks at a game follows the same review. It goes on as long as somebody follows it; then what
was found is kept, and the next one who asks goes on from there.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator, Iterator
from functools import partial
from statistics import fmean
from typing import Final

import structlog

from ...core.refusal import Refusal
from ...tables.reviewing import GameReview, ReviewTask, Status, moment
from ...tables.updates import ReviewAttempt, ReviewMoment, ReviewView
from .. import metrics
from ..storage.database import StorageFailed
from ..storage.reviews import ReviewStore
from .review_pool import ReviewPool

log = structlog.get_logger()

REQUEST_SECONDS: Final = 60.0
"""A review goes on for so long after a request over HTTP."""
GRACE_SECONDS: Final = 5.0
"""And for so long after it was begun, if nobody follows it: a follower may come back."""
MOST_AT_ONCE: Final = 2
"""Reviews in progress that one person has asked for."""
MOST: Final = 100
"""Reviews in progress on a node."""
PACE: Final = 0.5
"""The least time between two views of a review that are sent to a follower, in seconds."""
MOST_ATTEMPTS: Final = 1000
"""Answers at turning points whose values a node remembers."""
RECENT: Final = 10
"""How many verdicts tell how long the next ones will take."""


class ReviewJob:
    """A review in progress. `news` is set when there is something new, and then replaced."""

    def __init__(self, task: ReviewTask, person: str, review: GameReview) -> None:
        self.task: Final = task
        self.person: Final = person
        self.review: Final = review
        self.status: Status = "waiting"
        self.followers = 0
        self.wanted_until = 0.0
        self.news = asyncio.Event()
        self.taken: Final[deque[float]] = deque(maxlen=RECENT)
        """Seconds that the last verdicts took."""
        self.running: asyncio.Task[None] | None = None

    @property
    def is_wanted(self) -> bool:
        return self.followers > 0 or time.monotonic() < self.wanted_until

    @property
    def ended(self) -> bool:
        return self.status in ("complete", "failed")

    @property
    def was_stopped(self) -> bool:
        """Whether it was stopped before its end, a moment before somebody else asked for it."""
        return self.running is not None and self.running.done() and not self.ended

    def changed(self) -> None:
        self.news.set()
        self.news = asyncio.Event()

    def view(self, after: int = 0, *, curve: bool = True) -> ReviewView:
        """The review as far as it has come; of the verdicts those that were found after some."""
        seconds = None
        if self.taken and not self.ended:
            seconds = round(fmean(self.taken) * len(self.review.left()))
        return self.review.view(self.status, seconds, after, curve=curve)


class Reviews:
    """All reviews of this node."""

    def __init__(self, store: ReviewStore, workers: int) -> None:
        self.store: Final = store
        self.pool: Final = ReviewPool(workers)
        self.jobs: Final[dict[str, ReviewJob]] = {}
        self.attempts: Final[OrderedDict[tuple[str, int, str], ReviewAttempt]] = OrderedDict()
        """The values of answers at turning points, the last one at the end."""
        self.trying: Final[set[str]] = set()
        """People who wait for the value of an answer."""

    async def known(self, task: ReviewTask) -> ReviewView:
        """A review as far as it has come; nothing is begun."""
        job = self.jobs.get(task.key)
        if job is not None:
            job.wanted_until = max(job.wanted_until, time.monotonic() + REQUEST_SECONDS)
            return job.view()
        found = await self._find(task)
        return found.view("complete" if found.is_complete else "none")

    async def request(self, task: ReviewTask, person: str) -> ReviewView:
        """Begin or continue a review, and go on for a while."""
        job = await self._job(task, person)
        job.wanted_until = time.monotonic() + REQUEST_SECONDS
        return job.view()

    async def follow(self, task: ReviewTask, person: str) -> AsyncGenerator[ReviewView, None]:
        """Begin or continue a review; yields it whenever there is more, each verdict once."""
        sent = 0
        curve = True
        ended = False
        while not ended:
            job = await self._job(task, person)
            job.followers += 1
            try:
                while not (ended or job.was_stopped):
                    news, ended = job.news, job.ended
                    view = job.view(sent, curve=curve)
                    sent += len(view.verdicts)
                    curve = curve and not view.curve
                    yield view
                    if not ended:
                        await news.wait()
                        await asyncio.sleep(PACE)
            finally:
                job.followers -= 1

    async def moment(self, task: ReviewTask, action: int) -> ReviewMoment:
        """What was asked at a turning point, and what followed from either answer."""
        verdict = (await self._so_far(task)).turning_point(action)
        return await asyncio.to_thread(moment, task, verdict)

    async def attempt(self, task: ReviewTask, person: str, action: int, code: str) -> ReviewAttempt:
        """How another answer compares at a turning point. One person tries one at a time."""
        verdict = (await self._so_far(task)).turning_point(action)
        key = (task.key, action, code)
        found = self.attempts.get(key)
        if found is not None:
            return found
        if self.pool.workers == 0:
            raise Refusal("no-reviews")
        if person in self.trying or len(self.trying) >= MOST:
            raise Refusal("too-many-reviews")
        self.trying.add(person)
        try:
            found = await self.pool.attempt(task, verdict, code)
        finally:
            self.trying.discard(person)
        self.attempts[key] = found
        if len(self.attempts) > MOST_ATTEMPTS:
            self.attempts.popitem(last=False)
        return found

    async def stop_unwanted(self) -> None:
        """Stop the reviews that nobody follows any more."""
        for job in [job for job in self.jobs.values() if not job.is_wanted]:
            if job.running is not None:
                job.running.cancel()

    async def close(self) -> None:
        """Stop all reviews; what was found is kept."""
        running = [job.running for job in self.jobs.values() if job.running is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self.pool.close()

    async def _so_far(self, task: ReviewTask) -> GameReview:
        job = self.jobs.get(task.key)
        return job.review if job is not None else await self._find(task)

    async def _find(self, task: ReviewTask) -> GameReview:
        text = await self.store.find(task.key)
        return GameReview() if text is None else GameReview.load(text)

    async def _job(self, task: ReviewTask, person: str) -> ReviewJob:
        """The review of a game, begun if it is not in progress. Raises `Refusal` if there are too many."""
        review = None if task.key in self.jobs else await self._find(task)
        job = self.jobs.get(task.key)  # somebody may have been faster
        if job is not None:
            return job
        assert review is not None
        job = ReviewJob(task, person, review)
        if review.is_complete:
            job.status = "complete"
            return job
        if self.pool.workers == 0:
            raise Refusal("no-reviews")
        own = sum(other.person == person for other in self.jobs.values())
        if own >= MOST_AT_ONCE or len(self.jobs) >= MOST:
            raise Refusal("too-many-reviews")
        job.wanted_until = time.monotonic() + GRACE_SECONDS
        self.jobs[task.key] = job
        job.running = asyncio.create_task(self._run(job))
        job.running.add_done_callback(partial(self._over, job))
        return job

    def _over(self, job: ReviewJob, _: asyncio.Task[None]) -> None:
        """A review is complete, or was stopped, perhaps before it began."""
        self.jobs.pop(job.task.key, None)
        job.changed()

    async def _run(self, job: ReviewJob) -> None:
        """Make what is missing, and keep it, also if it is stopped on the way."""
        before = len(job.review.verdicts)
        try:
            if job.review.outline is None:
                job.review.outline = await self.pool.outline(job.task)
            job.status = "running"
            job.changed()
            left = iter(job.review.left())
            async with asyncio.TaskGroup() as group:
                for _ in range(self.pool.workers):
                    group.create_task(self._judge(job, left))
            job.status = "complete"
        except Exception:
            job.status = "failed"
            metrics.ERRORS.labels("review").inc()
            log.exception("review-failed", review=job.task.key)
        finally:
            if len(job.review.verdicts) > before:
                await self._keep(job)

    async def _judge(self, job: ReviewJob, left: Iterator[int]) -> None:
        """Judge one action after the other; all workers take them from the same list."""
        for number in left:
            started = time.monotonic()
            verdict = await self.pool.judge(job.task, number)
            job.taken.append((time.monotonic() - started) / self.pool.workers)
            job.review.verdicts.append(verdict)
            job.changed()

    async def _keep(self, job: ReviewJob) -> None:
        try:
            await self.store.keep(job.task.key, job.review.dump())
        except StorageFailed as error:
            log.error("storage-failed", error=error.why)
            metrics.ERRORS.labels("storage").inc()
