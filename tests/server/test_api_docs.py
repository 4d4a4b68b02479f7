"""docs/api.md and the OpenAPI description are correct and complete."""

from __future__ import annotations

import doctest
import inspect
import json
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, Final, get_args

import httpx
import msgspec
import pytest

from boardwright.locales import Words
from boardwright.server import run, wire
from boardwright.server.app import BODY_LIMIT, HEADERS, STATUS
from boardwright.server.http import protocols
from boardwright.server.settings import Settings
from boardwright.server.sockets import connections
from boardwright.tables import views
from boardwright.tables.views import LOG_SHOWN
from boardwright.tools import typescript

from .node import Node, sqlite_url

ROOT = Path(__file__).parents[2]
FILE: Final = ROOT / "docs" / "api.md"
PAGE = FILE.read_text()
SERVER = ROOT / "src" / "boardwright" / "server"
TABLES = ROOT / "src" / "boardwright" / "tables"
BASE: Final = "/api/v1"
FRAMEWORK: Final = {
    "bad-request": 400,
    "no-page": 404,
    "no-method": 405,
    "too-large": 413,
    "server-error": 500,
}
SOCKET: Final = "socket"
"""Stands for the status of a reason that HTTP does not know."""
FOR_HOSTS: Final = ("admin", "backup", "migrating", "run", "settings")
"""Files whose refusals reach nobody but hosts."""
INSIDE: Final = {"conflict", "database-failed", "database-in-use", "moved", "no-postgres"}
"""Reasons that no client ever meets."""


def section(title: str) -> str:
    """The text under a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#+ |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


def rows(text: str) -> list[list[str]]:
    """The rows of the table in a text, without its header. A bar inside code does not separate cells."""
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


def codes(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def interfaces() -> dict[str, tuple[str, dict[str, str]]]:
    """The types of `wire.ts` by name: the tag, and the fields with their types."""
    found = {}
    for name, body in re.findall(r"export interface (\w+) \{\n(.*?)\n\}", typescript.file(), re.DOTALL):
        if name == "Data":  # its content depends on the rules
            continue
        fields = dict(re.findall(r"^  (\w+\??): (.+);$", body, re.MULTILINE))
        kind = getattr(wire, name)
        tagged = None if is_dataclass(kind) else kind.__struct_config__.tag_field
        found[name] = (json.loads(fields.pop(tagged)) if tagged else "", fields)
    return found


# Messages


@pytest.mark.parametrize(
    ("title", "union", "common"),
    [
        ("What you send", wire.AnySocketRequest, []),
        ("What you receive", wire.AnyMessage, []),
        ("Acts", wire.AnyAct, ["id"]),
    ],
)
def test_every_message_is_documented_with_its_fields(title: str, union: Any, common: list[str]) -> None:
    known = interfaces()
    expected = {}
    for struct in get_args(union):
        tag, fields = known[struct.__name__]
        expected[tag] = [name for name in fields if name not in common]
    assert {codes(row[0])[0]: codes(row[1]) for row in rows(section(title))} == expected


def told_structs() -> dict[str, dict[str, str]]:
    """The structs inside messages, with the fields of their TypeScript types."""
    return {
        name: {field.rstrip("?") if name == "LogLine" else field: kind for field, kind in fields.items()}
        for name, (tag, fields) in interfaces().items()
        if not tag and not name.endswith("Request")
    }


@pytest.mark.parametrize("name", told_structs())
def test_every_struct_is_documented_with_fields_and_types(name: str) -> None:
    found: dict[str, str] = {}
    for fields, kinds, meaning in rows(section(name)):
        assert meaning
        names, types = codes(fields), [kind.replace("\\|", "|") for kind in codes(kinds)]
        if "as in" in kinds:
            other = told_structs()[types[0]]
            types = [other[field] for field in names]
        elif len(types) == 1:
            types *= len(names)
        found |= dict(zip(names, types, strict=True))
    assert found == told_structs()[name]


def test_no_struct_is_documented_that_does_not_exist() -> None:
    titles = re.findall(r"^### ([A-Z][A-Za-z]+)$", PAGE, re.MULTILINE)
    assert sorted(title for title in titles if title not in ("Acts", "Clocks", "Eyes")) == sorted(
        told_structs()
    )


def test_the_kinds_of_log_lines_are_documented() -> None:
    written = set(re.findall(r'LogEntryView\(number, at, "(\w+)"', inspect.getsource(views.log_line)))
    assert len(written) > 8
    [cell] = [row[2] for row in rows(section("LogLine")) if row[0] == "`kind`"]
    assert set(codes(cell)) == written


# Examples


def examples() -> list[tuple[str, str]]:
    return re.findall(r"```json ?(\w*)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("name", "text"), examples())
def test_every_example_is_a_message(name: str, text: str) -> None:
    given = json.loads(text)
    if name:
        kind: Any = getattr(wire, name)
    else:
        orders = {struct.__struct_config__.tag for struct in get_args(wire.AnySocketRequest)}
        kind = wire.AnySocketRequest if given["type"] in orders else wire.AnyMessage
    read = msgspec.json.decode(text, type=kind)
    assert included(given, msgspec.to_builtins(read)), "a field that does not exist"


def included(part: Any, whole: Any) -> bool:
    """Whether the read value contains everything given. Omitted fields have their defaults."""
    if isinstance(part, dict):
        return all(name in whole and included(value, whole[name]) for name, value in part.items())
    if isinstance(part, list):
        return len(part) == len(whole) and all(map(included, part, whole))
    return bool(part == whole)


def test_there_are_examples_of_the_whole_way() -> None:
    named = {name for name, _ in examples()}
    assert {"NewGuest", "SessionInfo", "NewTable", "NewLink", "Link", "Join", "Joined", "Problem"} <= named
    types = {json.loads(text)["type"] for name, text in examples() if not name}
    assert types == {"hello", "welcome", "watch", "update", "do", "done", "refused"}


def test_the_python_examples_run() -> None:
    result = doctest.testfile(str(FILE), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


# Routes, and their description for tools


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    running = Node(sqlite_url(tmp_path_factory.mktemp("api")))
    yield running
    assert running.stop() == 0, running.log


@pytest.fixture(scope="module")
def described(node: Node) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{node.url}{BASE}/schema/openapi.json").json()
    return found


def operations(described: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """By `METHOD /path`, without the base."""
    return {
        f"{method.upper()} {path.removeprefix(BASE)}": operation
        for path, item in described["paths"].items()
        for method, operation in item.items()
    }


def schema_name(content: dict[str, Any]) -> str:
    """The name of a body or a reply on the page."""
    if "text/plain" in content:
        return "text"
    schema = content["application/json"]["schema"]
    if "items" in schema:
        return f"{schema['items']['$ref'].rpartition('/')[2]}[]"
    return str(schema["$ref"]).rpartition("/")[2] if "$ref" in schema else "Data"


def test_every_route_is_documented(described: dict[str, Any]) -> None:
    expected = {}
    for route, operation in operations(described).items():
        body = schema_name(operation["requestBody"]["content"]) if "requestBody" in operation else ""
        [answer] = [reply for status, reply in operation["responses"].items() if status < "300"]
        schema = schema_name(answer["content"]) if "content" in answer else ""
        expected[route] = (body, schema, "must" if "security" in operation else "may")
    found = {
        codes(row[0])[0]: (row[1].strip("`"), row[2].strip("`"), row[3]) for row in rows(section("REST"))
    }
    assert found == expected


def test_every_parameter_of_a_route_is_documented(described: dict[str, Any]) -> None:
    meanings = {codes(row[0])[0]: row[4] for row in rows(section("REST"))}
    for route, operation in operations(described).items():
        asked = [found["name"] for found in operation.get("parameters", []) if found["in"] == "query"]
        assert re.findall(r"`\?(\w+)=`", meanings[route]) == asked, route


def test_every_route_is_described_for_tools(described: dict[str, Any]) -> None:
    tags = {tag["name"] for tag in described["tags"]}
    ids = [operation["operationId"] for operation in operations(described).values()]
    assert len(set(ids)) == len(ids)
    for route, operation in operations(described).items():
        assert operation["summary"], route
        assert set(operation["tags"]) <= tags, route
        refusals = {status: reply for status, reply in operation["responses"].items() if status >= "400"}
        assert {schema_name(reply["content"]) for reply in refusals.values()} == {"Problem"}, route
        expected = {"429", "503"}
        if not route.startswith("GET"):
            expected.add("403")  # a page of another site
        if "requestBody" in operation:
            expected |= {"400", "413", "415"}
        if "security" in operation:
            expected.add("401")
        if "{id}" in route:
            expected |= {"400", "403", "404", "422"}
        assert expected <= set(refusals), route


def test_every_reference_leads_somewhere(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    references = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(described)))
    assert references - set(schemas) == set()
    assert all(schemas[struct.__name__]["description"] for struct in get_args(wire.AnyMessage))


def test_acts_and_socket_messages_are_told_apart_by_their_tag(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    for name, field in (("AnyAct", "act"), ("AnySocketRequest", "type"), ("AnyMessage", "type")):
        union = schemas[name]
        assert union["discriminator"]["propertyName"] == field
        for tag, reference in union["discriminator"]["mapping"].items():
            assert schemas[reference.rpartition("/")[2]]["properties"][field] == {"enum": [tag]}
    assert schemas["ChooseAct"]["additionalProperties"] is False
    assert schemas["Snapshot"]["properties"]["seen"] == {"$ref": "#/components/schemas/TableView"}


def test_a_token_is_welcome_everywhere_and_needed_where_it_says_so(
    described: dict[str, Any], node: Node
) -> None:
    assert described["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    assert described["security"] == [{}, {"token": []}]
    for route, operation in operations(described).items():
        if "security" not in operation or "requestBody" in operation:
            continue
        method, path = route.split()
        asked = path.format(id="nowhere", link="none", game="everdell")
        reply = httpx.request(method, node.url + BASE + asked)
        assert (reply.status_code, reply.json()["reason"]) == (401, "no-session"), route


def test_the_description_needs_no_page_that_the_browser_would_forbid(node: Node) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        reply = httpx.get(node.url + BASE + path)
        assert reply.headers["content-type"] == "application/json"
        assert reply.headers["content-security-policy"] == HEADERS["content-security-policy"]
        assert reply.json()["openapi"].startswith("3.1")
    for page in ("redoc", "swagger", "elements", "rapidoc"):
        assert httpx.get(f"{node.url}{BASE}/schema/{page}").status_code == 404


# Refusals


def documented_reasons() -> dict[str, str]:
    """The documented reasons with their status."""
    found: dict[str, str] = {}
    for title in ("at the door", "at a table", "of a set-up", "of form, and our own fault"):
        for reasons, statuses, _ in rows(section(f"Reasons {title}")):
            given = statuses.split(", ")
            names = codes(reasons)
            found |= dict(zip(names, given * len(names) if len(given) == 1 else given, strict=True))
    return found


def raised_reasons() -> set[str]:
    """The reasons in the code."""
    raising = re.compile(
        r'(?:Refusal|BadSetup|_refuse|super\(\)\.__init__)\(\s*"([a-z-]+)"'
        r'(?: if [^"]*"[^"]*" else "([a-z-]+)")?'
    )
    found = [path for folder in (SERVER, TABLES) for path in folder.rglob("*.py")]
    files = [path for path in found if path.stem not in FOR_HOSTS]
    pairs = [pair for path in files for pair in raising.findall(path.read_text())]
    return {reason for pair in pairs for reason in pair if reason}


def test_every_reason_is_documented_and_none_that_there_is_not() -> None:
    raised = raised_reasons()
    assert len(raised) > 40
    assert {"not-begun", "table-over", "already-begun"} <= raised, "both ends of a condition are found"
    assert set(documented_reasons()) == (raised | set(FRAMEWORK)) - INSIDE


def test_every_reason_has_the_status_that_the_page_gives() -> None:
    documented = documented_reasons()
    assert set(STATUS) <= set(documented)
    for reason, status in documented.items():
        if status == SOCKET:
            assert reason not in STATUS
        else:
            assert int(status) == FRAMEWORK.get(reason, STATUS.get(reason, 422)), reason


def test_every_documented_reason_has_words() -> None:
    words = Words("en")
    assert [reason for reason in documented_reasons() if not words.knows(f"refusal-{reason}")] == []


def test_how_connections_end_is_documented() -> None:
    ends = {row[0] for row in rows(section("How a connection ends"))}
    ours = {connections.POLICY, connections.TOO_SLOW, protocols.RESTART, connections.SESSION_OVER}
    assert ends == {str(code) for code in ours} | {"403 (HTTP)", "1009", "1011"}
    table = " ".join(row[1] for row in rows(section("How a connection ends")))
    sources = inspect.getsource(connections) + inspect.getsource(protocols)
    reasons = re.findall(r'\.(?:end|close|send_close|fail)\(\w+, "([a-z-]+)"\)', sources)
    assert set(reasons) - {"origin"} == set(codes(table))


# Numbers


def test_the_limits_are_those_of_the_code() -> None:
    settings = Settings()
    text = section("Limits")
    for row in rows(text):
        for setting in codes(row[2]):
            assert re.search(rf"\b{getattr(settings, setting):g}\b", row[1]), setting
    rate = settings.frames_per_second
    assert f"{rate:g} a second, {3 * rate:g} at once" in text
    assert f"after {connections.STRIKES} in a row" in text
    assert f"| {run.FRAME_LIMIT // 1024} KiB, {BODY_LIMIT / 1e6:g} MB |" in text
    assert f"| tables watched over one socket | {connections.MOST_WATCHED} |" in text
    ends = section("How a connection ends")
    assert f"more than {run.FRAME_LIMIT // 1024} KiB" in ends
    assert f"within {connections.HELLO_WITHIN:g} seconds" in ends
    assert f"more than {connections.MOST_REPLIES} short replies" in ends
    assert f"every {run.PING_SECONDS} seconds" in ends
    assert f"the last {LOG_SHOWN} lines" in section("What you receive")
    assert f"`protocol` {wire.PROTOCOL} stay" in section("Versions")


# Links


def anchors(page: str) -> set[str]:
    """The anchors of the headings of a page."""
    titles = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-") for title in titles}


def test_jumps_lead_somewhere() -> None:
    jumps = re.findall(r"\]\(([\w./-]*)#([\w-]+)\)", PAGE)
    assert len(jumps) > 20
    for file, anchor in jumps:
        page = (ROOT / "docs" / file).read_text() if file else PAGE
        assert anchor in anchors(page), (file, anchor)
