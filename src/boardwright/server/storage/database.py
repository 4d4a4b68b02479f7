"""The database: SQLite by default, PostgreSQL by a URL; one writer that commits in groups, and several
readers.

All writes go through one thread. Writes that arrive during a commit share the next transaction, so that many
moves share one write to the disk. Each is acknowledged only after that write. SQLite is used as its makers
advise for this: write-ahead log, `synchronous=FULL`, `BEGIN IMMEDIATE`.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import queue
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from ...core.refusal import Refusal

T = TypeVar("T")
Job = Callable[[sa.Connection], T]

MOST_IN_A_GROUP: Final = 500
BUSY_MS: Final = 5000
PATIENCE_MS: Final = 3000
"""How long we and PostgreSQL wait for each other: less than the lease of a node."""
READERS: Final = 4


class StorageFailed(Refusal):
    """Nothing could be written; nothing was acknowledged."""

    def __init__(self, why: str) -> None:
        super().__init__("storage-failed")
        self.why: Final = why.partition("\n")[0]
        """For the log of the server only. Only the first line: the others may quote the data."""


@contextlib.contextmanager
def refusing_failures(url: str) -> Iterator[None]:
    """For the command line: turn any error of disk or database into one refusal with its address, without
    the password."""
    shown = sa.make_url(url).render_as_string(hide_password=True)
    try:
        yield
    except OSError as error:
        raise Refusal("database-failed", shown, problem=error.strerror or str(error)) from None
    except DBAPIError as error:
        raise Refusal("database-failed", shown, problem=str(error.orig).partition("\n")[0]) from None
    except StorageFailed as error:
        raise Refusal("database-failed", shown, problem=error.why) from None
    except ModuleNotFoundError as missing:
        raise Refusal("no-postgres", shown, package=missing.name or "") from None


@contextlib.contextmanager
def lock_sqlite(url: str) -> Iterator[None]:
    """Make sure that only one server uses a SQLite file. The lock ends with the process, also by a crash."""
    path = sa.make_url(url).database
    if not url.startswith("sqlite") or not path:
        yield
        return
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    with open(f"{path}.lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refusal("database-in-use", path) from None
        yield


class Database:
    """Engines for one URL, a writer thread and a few reader threads."""

    def __init__(self, url: str, on_commit: Callable[[int, float], None] = lambda _n, _seconds: None) -> None:
        self.url: Final = url
        self.sqlite: Final = url.startswith("sqlite")
        self.writing: Final = _engine(url, writer=True)
        self.reading: Final = _engine(url, writer=False)
        self._on_commit: Final = on_commit
        self._jobs: Final[queue.SimpleQueue[tuple[Job[Any], Future[Any]] | None]] = queue.SimpleQueue()
        self._readers: Final = ThreadPoolExecutor(READERS, "boardwright-read")
        self._thread: Final = threading.Thread(target=self._write, name="boardwright-write", daemon=True)
        self._thread.start()

    async def read(self, job: Job[T]) -> T:
        """Run a query in a reader thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, job)

    def read_now(self, job: Job[T]) -> T:
        try:
            with self.reading.connect() as connection:
                try:
                    return job(connection)
                except BaseException:
                    # A result that is not read to its end keeps SQLite in an old snapshot.
                    connection.invalidate()
                    raise
        except sa.exc.SQLAlchemyError as error:
            raise _storage_failed(error) from error

    async def write(self, job: Job[T]) -> T:
        """Run a job in the next transaction; return when it is on disk. A `Refusal` of the job undoes only
        that job."""
        return await asyncio.wrap_future(self._enqueue(job))

    def write_now(self, job: Job[T]) -> T:
        return self._enqueue(job).result()

    def _enqueue(self, job: Job[T]) -> Future[T]:
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return future

    def close(self) -> None:
        """Finish what was requested, then close the database."""
        self._jobs.put(None)
        self._thread.join()
        self._readers.shutdown()
        self.writing.dispose()
        self.reading.dispose()

    # The writer

    def _write(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            group = [first]
            while len(group) < MOST_IN_A_GROUP and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    self._jobs.put(None)
                    break
                group.append(job)
            wanted = [one for one in group if one[1].set_running_or_notify_cancel()]
            if wanted:
                self._commit(wanted)

    def _commit(self, group: list[tuple[Job[Any], Future[Any]]]) -> None:
        """Run a group in one transaction; if the database fails, each job in a separate one."""
        started = time.perf_counter()
        outcomes: list[Callable[[], None]] = []
        try:
            with self.writing.begin() as connection:
                outcomes = [self._run(connection, job, future) for job, future in group]
        except Exception as error:
            if len(group) > 1:  # one job may be the cause, and the others must not fail with it
                for one in group:
                    self._commit([one])
                return
            outcomes = [_failing(group[0][1], _storage_failed(error))]
        for tell in outcomes:
            tell()
        self._on_commit(len(group), time.perf_counter() - started)

    def _run(self, connection: sa.Connection, job: Job[Any], future: Future[Any]) -> Callable[[], None]:
        try:
            with connection.begin_nested():
                result = job(connection)
        except Refusal as refusal:
            return _failing(future, refusal)
        except IntegrityError as error:
            return _failing(future, Conflict(str(error.orig)))
        return lambda: future.set_result(result)


class Conflict(Refusal):
    """Something of that name exists already."""

    def __init__(self, why: str) -> None:
        super().__init__("conflict")
        self.why: Final = why


def _storage_failed(error: Exception) -> Exception:
    """The refusal for an error of the database; other errors are returned unchanged."""
    if isinstance(error, DBAPIError):
        return StorageFailed(str(error.orig))
    return StorageFailed(str(error)) if isinstance(error, sa.exc.SQLAlchemyError) else error


def _failing(future: Future[Any], error: BaseException) -> Callable[[], None]:
    return lambda: future.set_exception(error)


def _engine(url: str, *, writer: bool) -> sa.Engine:
    if not url.startswith("sqlite"):
        return _postgres(url, 1 if writer else READERS)
    path = sa.make_url(url).database
    if path:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(
        url,
        poolclass=sa.QueuePool,
        pool_size=1 if writer else READERS,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": BUSY_MS / 1000},
        hide_parameters=True,  # an error that quotes an entry would write seeds into the log
    )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        for pragma in (
            "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}",
            f"query_only={'OFF' if writer else 'ON'}",
        ):  # fmt: skip
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writer else "BEGIN")

    return engine


def _postgres(url: str, connections: int) -> sa.Engine:
    engine = sa.create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=True,
        connect_args={"connect_timeout": PATIENCE_MS // 1000},
        hide_parameters=True,
    )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        # A node that freezes in the middle of a transaction must not lock the rows of its tables against
        # the node that takes them over.
        for setting in ("idle_in_transaction_session_timeout", "lock_timeout"):
            connection.execute(f"SET {setting} = {PATIENCE_MS}")
        connection.commit()

    return engine
