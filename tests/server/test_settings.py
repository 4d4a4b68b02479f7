"""Settings: their sources, their errors, and that the host handbook lists all of them."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from boardwright.cli.main import run
from boardwright.core.refusal import Refusal
from boardwright.locales import LANGUAGES, Words
from boardwright.server.settings import FIELDS, PREFIX, Settings, read_settings

from .node import Node, sqlite_url
from .test_admin import command

ROOT = Path(__file__).parents[2]
HANDBOOK = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table in the handbook that starts with this heading."""
    lines = HANDBOOK[HANDBOOK.index(f"| {heading} |") :].splitlines()[2:]
    found: list[list[str]] = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return found


def test_the_handbook_explains_every_setting_with_its_default() -> None:
    documented = {name.strip("`"): default.strip("`") for name, default, _ in rows("setting")}
    assert documented == {
        name: msgspec.json.encode(getattr(Settings(), name)).decode().replace(",", ", ") for name in FIELDS
    }
    assert min(len(meaning) for _, _, meaning in rows("setting")) > 20


def test_the_examples_of_the_handbook_are_sound(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", HANDBOOK, re.DOTALL)
    file = tmp_path / "boardwright.toml"
    file.write_text(example)
    settings = read_settings(str(file), {}, {})
    assert settings.secure
    assert settings.trusted_proxies == ["127.0.0.1", "::1"]
    named = set(re.findall(rf"{PREFIX}([A-Z_]+)", HANDBOOK + (ROOT / "Containerfile").read_text()))
    assert named - {"LANG"} <= {name.upper() for name in FIELDS}


def test_the_image_is_made_as_the_handbook_says() -> None:
    recipe = (ROOT / "Containerfile").read_text()
    images = re.findall(r"^FROM (\S+)", recipe, re.MULTILINE)
    assert len(images) == 2
    assert all(re.fullmatch(r"python:3\.\d+-slim", image) for image in images)
    assert re.findall(r"^USER (\S+)", recipe, re.MULTILINE) == ["10001"]
    assert "HEALTHCHECK" in recipe
    assert "user 10001" in HANDBOOK


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nguests = false\nidle_seconds = 5\n')
    environment = {"BOARDWRIGHT_PORT": "2", "BOARDWRIGHT_HOST": "::1", "BOARDWRIGHT_LANG": "it", "HOME": "/"}
    settings = read_settings(str(file), {"port": 3, "host": None}, environment)
    assert (settings.port, settings.host, settings.guests, settings.idle_seconds) == (3, "::1", False, 5)
    assert settings.base_url == "http://[::1]:3"


def test_lists_in_the_environment_are_written_with_commas() -> None:
    environment = {"BOARDWRIGHT_TRUSTED_PROXIES": "10.0.0.0/8, ::1", "BOARDWRIGHT_ORIGINS": ""}
    settings = read_settings(None, {}, environment)
    assert settings.trusted_proxies == ["10.0.0.0/8", "::1"]
    assert settings.origins == []


def test_every_usual_address_of_postgresql_is_understood() -> None:
    for scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        settings = read_settings(None, {"database": f"{scheme}://ada:secret@db/club"}, {})
        assert settings.database == "postgresql+psycopg://ada:secret@db/club"


BAD = [
    ("port", "x", "from 0 to 65535"),
    ("port", "65536", "from 0 to 65535"),
    ("port", "", "from 0 to 65535"),
    ("bot_workers", "0", "from 1 to 256"),
    ("most_tables", "-1", "at least 1"),
    ("logins_per_minute", "2.5", "at least 1"),
    ("idle_seconds", "0", "above 0"),
    ("frames_per_second", "nan", "above 0"),
    ("drain_seconds", "inf", "from 0 to 3600"),
    ("guests", "perhaps", "true or false"),
    ("log_level", "loud", "debug, error, info, warning"),
    ("database", "boardwright.db", "sqlite:///"),
    ("database", "mysql://ada@db/club", "sqlite:///"),
    ("database", "sqlite://", "sqlite:///"),
    ("database", "sqlite:///:memory:", "sqlite:///"),
    ("public_url", "play.example.org", "https://play.example.org"),
    ("public_url", "https://example.org/play", "without a path"),
    ("origins", "https://a.example/", "as browsers write it"),
    ("origins", "null", "as browsers write it"),
    ("trusted_proxies", "proxy", "10.0.0.0/8"),
    ("trusted_proxies", "10.0.0.1/8", "10.0.0.0/8"),
    ("trusted_proxies", "*,10.0.0.1", "* alone"),
    ("prot", "8080", "no such setting"),
]


@pytest.mark.parametrize(("name", "value", "expected"), BAD)
def test_a_bad_value_is_named_with_what_is_expected(name: str, value: str, expected: str) -> None:
    variable = PREFIX + name.upper()
    with pytest.raises(Refusal) as refused:
        read_settings(None, {}, {variable: value})
    sentences = {language: Words(language).refusal(refused.value) for language in LANGUAGES}
    assert sentences["en"].startswith(f"{variable}: ")
    assert expected in sentences["en"]
    assert all(variable in sentence for sentence in sentences.values())
    assert len(set(sentences.values())) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("port = 99999", "club.toml: port: a whole number"),
        ("guests = 1", "club.toml: guests: true or false"),
        ('origins = "https://a.example,x"', "club.toml: origins: an address"),
        ("origins = 1", "club.toml: origins: a list"),
        ("host = 1", "club.toml: host: a text"),
        ("[server]\nport = 1", "club.toml: server: there is no such setting"),
        ("port = 1\nport 2", "club.toml:2: this is not TOML (column 6)"),
        ("port = \udcff", "club.toml: this is not a text file"),
    ],
)
def test_a_mistake_in_the_file_is_found(text: str, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text(text, "utf-8", "surrogateescape")
    with pytest.raises(Refusal) as refused:
        read_settings(str(file), {}, {})
    assert f"{tmp_path}/{problem}" in Words("en").refusal(refused.value)


def test_a_file_that_was_named_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="file-missing"):
        read_settings(str(tmp_path / "nowhere.toml"), {}, {})


# A server that cannot start


def error_of_serve(database: str, *words: str) -> str:
    """The error of `serve` with a wrong setting: one line, status 2."""
    status, out, err = command(database, "serve", *words)
    assert (status, out) == (2, "")
    assert err.startswith("boardwright: ")
    assert err.count("\n") == 1
    return err


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"127.0.0.1:{port}: the server cannot listen here: Address already in use" in error_of_serve(
            sqlite_url(tmp_path), "--port", port
        )
        # The same from a shell, without a Python traceback.
        typed = [sys.executable, "-m", "boardwright.cli", "serve", "--lang", "fr", "--port", port]
        bare = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
        done = subprocess.run(typed, capture_output=True, text=True, cwd=tmp_path, env=bare, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"boardwright: 127.0.0.1:{port}\u00a0: le serveur ne peut pas écouter ici")
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []  # no file was created


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    assert "192.0.2.1:0" in error_of_serve(sqlite_url(tmp_path), "--host", "192.0.2.1", "--port", "0")


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    message = error_of_serve(sqlite_url(tmp_path / "file"), "--port", "0")
    assert "the database cannot be used" in message
    assert str(tmp_path / "file" / "boardwright.db") in message


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "boardwright.db").write_text("Dear diary, " * 1000)
    assert "not a database" in error_of_serve(sqlite_url(tmp_path), "--port", "0")


def test_a_postgresql_that_does_not_answer() -> None:
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    message = error_of_serve(f"postgresql://ada:hush@127.0.0.1:{port}/club", "--port", "0")
    assert "the database cannot be used" in message
    assert "hush" not in message


@pytest.mark.parametrize(
    ("gone", "database", "message"),
    [
        ("litestar", "sqlite:///boardwright.db", "(missing: litestar). Install boardwright[server]."),
        ("psycopg", "postgresql://ada:hush@db/club", "(missing: psycopg). Install boardwright[postgres]."),
    ],
)
def test_an_extra_that_is_not_installed(gone: str, database: str, message: str, tmp_path: Path) -> None:
    code = f"import sys; sys.modules[{gone!r}] = None; from boardwright.cli.main import main; main()"
    typed = [sys.executable, "-c", code, "serve", "--lang", "en", "--port", "0", "--database", database]
    done = subprocess.run(typed, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith(f"{message}\n")
    assert done.stderr.count("\n") == 1
    assert "hush" not in done.stderr


def test_a_server_with_sqlite_does_without_the_driver_of_postgresql() -> None:
    code = "import sys; sys.modules['psycopg'] = None; import boardwright.server.run"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_database_that_another_server_uses(tmp_path: Path) -> None:
    node = Node(sqlite_url(tmp_path))
    try:
        assert "stop it first" in error_of_serve(node.database, "--port", "0")
    finally:
        node.stop()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [["serve"], ["backup"], ["restore"], ["admin"], ["admin", "list"], ["admin", "revoke"]],
    ids=" ".join,
)
def test_help_is_in_the_language_asked_for(
    words: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*words, "--help", "--lang", language]) == 0
    shown = capsys.readouterr().out
    headings = {"en": "Usage:", "it": "Uso:", "fr": "Utilisation", "ru": "Использование:"}
    assert headings[language] in shown
    assert ("--database" in shown) == (words != ["admin"])
    spelled = Words(language)(f"help-{'-'.join(words)}")
    assert " ".join(spelled.split()[:4]) in " ".join(shown.split())
