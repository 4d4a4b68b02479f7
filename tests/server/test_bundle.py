"""The server serves the built browser client: its files by name, and its single page at all its addresses.
Without a build it serves the plain pages."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from boardwright.games import GAMES, TITLES, Title
from boardwright.pages import PAGES, problem_page
from boardwright.server.app import HEADERS, build
from boardwright.server.http.client_files import ADDRESSES, FOREVER, ClientFiles, accepts, board_of
from boardwright.server.http.rate_limits import FILES
from boardwright.server.settings import Settings
from boardwright.server.storage.migrating import upgrade

from .node import sqlite_url

Visitor = TestClient[Litestar]
WEB = Path(__file__).parents[2] / "web" / "src"
PAGE = b"<!doctype html><title>Boardwright</title>"
SCRIPT = b"export const answer = 42;\n"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a built client."""
    above = tmp_path_factory.mktemp("built")
    folder = above / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "favicon.svg").write_bytes(b"<svg/>")
    (folder / "sw.js").write_bytes(b"// worker")
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    script = folder / "assets" / "main-abc123.js"
    script.write_bytes(SCRIPT)
    script.with_name("main-abc123.js.br").write_bytes(b"as brotli")
    script.with_name("main-abc123.js.gz").write_bytes(gzip.compress(SCRIPT))
    (above / "secret.txt").write_text("secret")
    (folder / "elsewhere.txt").symlink_to(above / "secret.txt")
    return folder


def serving(folder: Path, client: Path | None, requests: int = 1_000_000) -> Iterator[Visitor]:
    database = sqlite_url(folder)
    upgrade(database)
    app = build(Settings(database=database, requests_per_minute=requests), PAGES, problem_page, client)
    with TestClient(app) as visitor:
        visitor.follow_redirects = False
        yield visitor


@pytest.fixture(scope="module")
def visitor(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    yield from serving(tmp_path_factory.mktemp("database"), built)


@pytest.fixture
def without(tmp_path: Path) -> Iterator[Visitor]:
    yield from serving(tmp_path, None)


def test_the_page_its_service_worker_and_the_server_know_the_same_addresses() -> None:
    page, worker = ((WEB / name).read_text("utf-8") for name in ("App.svelte", "sw.ts"))
    [known] = re.findall(r"^const ADDRESSES = .*\(\?:([a-z|]+)\)", worker, re.MULTILINE)
    assert tuple(known.split("|")) == ADDRESSES
    screens = set(re.findall(r'first === "([a-z]+)"', page))
    assert len(screens) > 7
    assert screens - set(ADDRESSES) == set()


@pytest.mark.parametrize(
    "address",
    [
        "/", "/index.html", "/join", "/tables/A6VJSGWG2cvW", "/tables/A6VJSGWG2cvW/replay", "/rules",
        "/rules/everdell", "/cards/everdell", "/learn/farshore/2", "/daily", "/daily/everdell", "/settings",
        "/account", "/replay/A6VJSGWG2cvW", "/tables/A6VJSGWG2cvW?seat=1",
    ],
)  # fmt: skip
def test_the_addresses_of_the_client_give_its_page(visitor: Visitor, address: str) -> None:
    reply = visitor.get(address)
    assert (reply.status_code, reply.content) == (200, PAGE)
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"
    assert reply.headers["content-security-policy"] == HEADERS["content-security-policy"]
    assert reply.headers["referrer-policy"] == "same-origin"


def test_files_are_found_by_their_names(visitor: Visitor) -> None:
    kinds = {
        "/favicon.svg": "image/svg+xml",
        "/sw.js": "text/javascript; charset=utf-8",
        "/manifest.webmanifest": "application/manifest+json",
    }
    for address, kind in kinds.items():
        reply = visitor.get(address)
        assert (reply.status_code, reply.headers["content-type"]) == (200, kind)
        assert reply.headers["cache-control"] == "no-cache"
        assert reply.headers["x-content-type-options"] == "nosniff"
    asset = visitor.get("/assets/main-abc123.js", headers={"accept-encoding": "identity"})
    assert asset.content == SCRIPT
    assert asset.headers["cache-control"] == FOREVER


@pytest.mark.parametrize(
    "address",
    [
        "/assets/other.js", "/cards/missing.svg", "/elsewhere.txt", "/secret.txt", "/nowhere", "/indexXhtml",
        "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/assets/main-abc123.js.br",
        "//etc/passwd", "/%2e%2e/secret.txt", "/assets", "/assets/", "/tables/../secret.txt", "/static/sw.js",
    ],
)  # fmt: skip
def test_nothing_else_is_there(visitor: Visitor, address: str) -> None:
    request = httpx.Request("GET", httpx.URL(str(visitor.base_url)).copy_with(raw_path=address.encode()))
    reply = visitor.send(request)
    assert reply.status_code == 404
    assert b"secret" not in reply.content.replace(address.encode(), b"")


def test_other_doors_stay_open(visitor: Visitor) -> None:
    assert visitor.get("/api/v1/games").json()["games"]
    assert visitor.get("/health/live").json()["status"] == "ok"
    assert "Boardwright" in visitor.get("/plain/", headers={"accept": "text/html"}).text
    assert visitor.post("/", json={}).status_code in (404, 405)


def test_a_client_gets_the_smallest_copy_that_it_can_read(visitor: Visitor) -> None:
    for accepted, coding in [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip")]:
        with visitor.stream("GET", "/assets/main-abc123.js", headers={"accept-encoding": accepted}) as reply:
            assert reply.headers["content-encoding"] == coding
            assert reply.headers["vary"] == "accept-encoding"
            raw = b"".join(reply.iter_raw())
        assert len(raw) == int(reply.headers["content-length"])
        assert raw == (b"as brotli" if coding == "br" else gzip.compress(SCRIPT, mtime=0)) or coding == "gzip"
    plain = visitor.get("/favicon.svg", headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in plain.headers


def test_what_a_client_has_is_not_sent_again(visitor: Visitor) -> None:
    tag = visitor.get("/").headers["etag"]
    again = visitor.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert visitor.get("/sw.js", headers={"if-none-match": tag}).status_code == 200


def test_only_the_head(visitor: Visitor) -> None:
    reply = visitor.head("/")
    assert (reply.status_code, reply.content) == (200, b"")
    assert reply.headers["content-length"] == str(len(PAGE))


def test_codings() -> None:
    assert accepts("gzip;q=1.0, br ; q=0.5, zstd;q=0") == {"gzip", "br"}
    assert accepts("") == {""}


# Without a client


def test_without_a_client_its_addresses_lead_to_the_plain_pages(without: Visitor) -> None:
    assert without.get("/").headers["location"] == "/plain/"
    assert without.get("/join").headers["location"] == "/plain/join"
    assert without.get("/index.html").status_code == 404
    assert ClientFiles(None).find("/") is None


# Rate limits


def test_a_first_visit_does_not_use_up_the_requests(tmp_path: Path, built: Path) -> None:
    for visitor in serving(tmp_path, built, requests=3):
        for _ in range(FILES * 3):
            assert visitor.get("/assets/main-abc123.js").status_code == 200
        assert visitor.get("/favicon.svg").status_code == 429, "there is an end to everything"
        for _ in range(3):
            assert visitor.get("/api/v1/games").status_code == 200
        assert visitor.get("/api/v1/games").status_code == 429


# Titles


def test_titles_bring_their_words(visitor: Visitor, without: Visitor) -> None:
    for one in (visitor, without):
        for title in TITLES:
            reply = one.get(f"/titles/{title}/words/it.ftl")
            assert (reply.status_code, reply.headers["content-type"]) == (200, "text/plain; charset=utf-8")
            assert f"game-{title} = " in reply.text
        assert one.get("/titles/nobody/words/it.ftl").status_code == 404
        assert one.get(f"/titles/{title}/words/xx.ftl").status_code == 404
        assert one.get(f"/titles/{title}/title.py").status_code == 404


def test_english_stands_in_for_what_a_language_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, texts in {"kin": {"en": "a = kin"}, "own": {"en": "a = own\nb = two", "it": "b = due"}}.items():
        (tmp_path / name / "locales").mkdir(parents=True)
        (tmp_path / name / "__init__.py").touch()
        for language, text in texts.items():
            (tmp_path / name / "locales" / f"{language}.ftl").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))

    class Spoken(Title):
        game = GAMES["cartographers"]
        package = "own"
        families = ("kin",)

    found = ClientFiles(None, [Spoken()]).find("/titles/cartographers/words/it.ftl")
    assert found is not None
    assert found.plain.decode().split("\n\n") == ["a = own", "b = due"], (
        "each once, a title's before its family's"
    )


def test_a_title_brings_a_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "brought"
    (package / "board" / "art").mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))

    class Brought(Title):
        game = GAMES["cartographers"]
        package = "brought"

    assert board_of(Brought()) is None, "a folder without a module is no board"
    (package / "board" / "index.js").write_text("export const mount = 1;")
    (package / "board" / "art" / "fox.svg").write_text("<svg/>")
    bundle = ClientFiles(None, [Brought()])
    module = bundle.find("/titles/cartographers/board/index.js")
    assert module is not None
    assert (module.kind, module.cached) == ("text/javascript; charset=utf-8", "no-cache")
    assert bundle.find("/titles/cartographers/board/art/fox.svg") is not None
    assert bundle.find("/titles/cartographers/__init__.py") is None
