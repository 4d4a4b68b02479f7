"""Settings: a TOML file and the environment (`BOARDWRIGHT_PORT=9000`), which overrides it. Each has a default
that suits a club."""

from __future__ import annotations

import ipaddress
import os
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NoReturn, get_origin

import msgspec
import sqlalchemy as sa
from msgspec import Meta, Struct
from msgspec.inspect import BoolType, FloatType, IntType, ListType, LiteralType, type_info

from ..core.refusal import Refusal

PREFIX: Final = "BOARDWRIGHT_"
FILE: Final = "boardwright.toml"
ELSEWHERE: Final = ("BOARDWRIGHT_COMPILE", "BOARDWRIGHT_LANG")
"""Variables that are not settings: the build of a wheel and the command line read them."""
MOST_ON_SQLITE: Final = 4
"""Processes that are started unasked: SQLite writes for one after the other."""
MOST_ON_POSTGRES: Final = 8
"""Each process opens seven connections, and PostgreSQL accepts a hundred."""
PUSH_HOST: Final = r"^(\*|[a-z0-9.-]+(:[0-9]{1,5})?)$"
CONTACT: Final = r"^(mailto:[^\s@]+@[^\s@]+|https://[^\s]+)$"
SITE: Final = r"^https?://[a-z0-9.:\[\]-]+$"
"""An origin as browsers write it."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything a host can set; `docs/hosting.md` explains each."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8080
    database: str = "sqlite:///boardwright.db"
    processes: Annotated[int, Meta(ge=0, le=64)] = 0
    """Processes that serve, on one port; 0 for one per core, within what the database allows."""
    public_url: str = ""
    """The address people type, such as https://play.example.org; empty: http with host and port."""
    origins: list[str] = []
    """Other sites whose pages may use the socket."""
    trusted_proxies: list[str] = []
    """Addresses of proxies whose X-Forwarded headers are trusted."""
    accounts: bool = True
    guests: bool = True
    bot_workers: Annotated[int, Meta(ge=1, le=256)] = 2
    """Processes in which bots think; with a second one, quick bots do not wait for slow ones."""
    review_workers: Annotated[int, Meta(ge=0, le=256)] = 1
    """Processes that review games, with the lowest priority; with 0 there are no reviews."""
    most_tables: Annotated[int, Meta(ge=1)] = 2000
    """Tables kept in memory; others are read from disk when needed."""
    idle_seconds: Annotated[float, Meta(gt=0, le=31_536_000)] = 600
    host_away_seconds: Annotated[float, Meta(ge=0, le=31_536_000)] = 60
    """An open table that waits for players is listed for so long after its host has gone."""
    session_days: Annotated[int, Meta(ge=1, le=3650)] = 90
    tables_per_hour: Annotated[int, Meta(ge=1)] = 120
    """New tables per person."""
    requests_per_minute: Annotated[int, Meta(ge=1)] = 600
    """HTTP requests per address."""
    logins_per_minute: Annotated[int, Meta(ge=1)] = 5
    answer_seconds: Annotated[float, Meta(gt=0, le=3600)] = 1
    """What cannot be served within this time is refused."""
    frames_per_second: Annotated[float, Meta(gt=0, le=1_000_000)] = 10
    """Messages per socket, with a burst of three times as many."""
    sockets_per_address: Annotated[int, Meta(ge=1)] = 200
    sockets_per_person: Annotated[int, Meta(ge=1)] = 20
    push: bool = True
    """Whether people can get notices on their phones when it is their turn."""
    push_hosts: list[str] = []
    """Hosts, other than the push services of the browsers, to which notices may be sent."""
    push_contact: str = ""
    """How a push service can reach the people who run the server; empty: the address of the server."""
    push_after_seconds: Annotated[float, Meta(ge=0, le=86_400)] = 10
    """A notice is sent for a turn that has waited for so long."""
    drain_seconds: Annotated[float, Meta(ge=0, le=3600)] = 10
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: bool = True

    @property
    def workers(self) -> int:
        """The number of processes that serve."""
        most = MOST_ON_SQLITE if self.database.startswith("sqlite") else MOST_ON_POSTGRES
        return self.processes or max(1, min(_cores(), most))

    @property
    def bot_processes(self) -> int:
        """The processes for bots of each process that serves; two are needed to keep one for quick bots."""
        return min(self.bot_workers, max(2, -(-self.bot_workers // self.workers)))

    @property
    def base_url(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return (self.public_url or f"http://{host}:{self.port}").rstrip("/")

    @property
    def secure(self) -> bool:
        """Whether people reach the server over https."""
        return self.base_url.startswith("https:")


FIELDS: Final = {field.name: field for field in msgspec.structs.fields(Settings)}


def _cores() -> int:
    """The cores that this process may use; where processes cannot be forked safely, one."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else 1


class BadSettings(Refusal):
    """An invalid setting; `where` names it as it was given."""


def read_settings(
    file: str | None, given: Mapping[str, object], environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings of a file (the one in this folder, if none is named), the environment and the command
    line."""
    values: dict[str, object] = {}
    for name, value, where in [*_in_file(file), *_in_environment(environment), *_in_command(given)]:
        if name not in FIELDS:
            raise BadSettings("settings-unknown", where, known=", ".join(FIELDS))
        values[name] = _checked(name, value, where)
    return msgspec.convert(values, Settings)


Given = list[tuple[str, Any, str]]
"""Name, value, and how the host wrote the name."""


def _in_file(file: str | None) -> Given:
    path = Path(file or FILE)
    if file is None and not path.exists():
        return []
    try:
        values = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadSettings("file-missing", str(path)) from None
    except OSError as error:
        raise BadSettings("file-read", str(path), problem=error.strerror or "") from None
    except UnicodeDecodeError:
        raise BadSettings("file-text", str(path), line=1) from None
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = found.groups() if found else ("", 1)
        raise BadSettings("not-toml", f"{path}:{line}".rstrip(":"), column=int(column)) from None
    return [(name, value, f"{path}: {name}") for name, value in values.items()]


def _in_environment(environment: Mapping[str, str]) -> Given:
    return [
        (name.removeprefix(PREFIX).lower(), text, name)
        for name, text in environment.items()
        if name.startswith(PREFIX) and name not in ELSEWHERE
    ]


def _in_command(given: Mapping[str, object]) -> Given:
    return [(name, value, f"--{name}") for name, value in given.items() if value is not None]


def _checked(name: str, value: Any, where: str) -> object:
    """A value converted for its field. Raises `BadSettings` with what is expected."""
    type = FIELDS[name].type
    if get_origin(type) is list and isinstance(value, str):  # from the environment
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        found = msgspec.convert(value, type, strict=not isinstance(value, str))
    except msgspec.ValidationError:
        _refuse(type, value, where)
    match name:
        case "database":
            return _database(str(found), where)
        case "public_url" if found and not re.fullmatch(SITE, str(found).rstrip("/")):
            raise BadSettings("settings-site", where)
        case "origins" if not all(re.fullmatch(SITE, site) for site in found):
            raise BadSettings("settings-site", where)
        case "push_hosts" if not all(re.fullmatch(PUSH_HOST, name) for name in found):
            raise BadSettings("settings-push-host", where)
        case "push_contact" if found and not re.fullmatch(CONTACT, str(found)):
            raise BadSettings("settings-push-contact", where)
        case "trusted_proxies" if found != ["*"] and not all(_network(address) for address in found):
            raise BadSettings("settings-proxy", where)
    return found


def _refuse(type: Any, value: object, where: str) -> NoReturn:
    match type_info(type):
        case BoolType():
            raise BadSettings("not-flag", where)
        case LiteralType(values=values):
            raise BadSettings("not-one-of", where, value=str(value), known=", ".join(map(str, values)))
        case ListType():
            raise BadSettings("not-list", where)
        case IntType(ge=least, le=None):
            raise BadSettings("settings-least", where, least=str(least or 0))
        case IntType(ge=least, le=most):
            raise BadSettings("settings-whole", where, least=str(least or 0), most=str(most))
        case FloatType(gt=None, le=most):
            raise BadSettings("settings-number", where, most=str(int(most or 0)))
        case FloatType(le=most):
            raise BadSettings("settings-above", where, most=str(int(most or 0)))
        case _:
            raise BadSettings("not-text", where)


def _database(url: str, where: str) -> str:
    """The URL of a SQLite or PostgreSQL database, with the driver that we use."""
    url = re.sub(r"^postgres(ql)?://", "postgresql+psycopg://", url)
    try:
        parts = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise BadSettings("settings-database", where) from None
    in_a_file = parts.drivername == "sqlite" and parts.database not in (None, "", ":memory:")
    if not in_a_file and parts.drivername != "postgresql+psycopg":
        raise BadSettings("settings-database", where)
    return url


def _network(address: str) -> bool:
    try:
        ipaddress.ip_network(address)
    except ValueError:
        return False
    return True
