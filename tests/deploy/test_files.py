"""The unit of systemd, the alerts and the board are valid, and name only what exists."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from prometheus_client import REGISTRY, generate_latest

from boardwright.cli.main import run
from boardwright.server import metrics
from boardwright.server.storage.migrating import upgrade
from tests.server.keep import add_games
from tests.server.node import sqlite_url

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
METRIC: Final = re.compile(r"\b(?:boardwright|process)_[a-z_]+\b")
UNITS: Final = ("boardwright.service", "boardwright-backup.service", "boardwright-backup.timer")


def known() -> set[str]:
    """The names of everything that /metrics shows, whatever has been counted so far."""
    return {f"{name}{part}" for name in described() for part in ("", "_bucket", "_sum", "_count")}


def described() -> set[str]:
    assert metrics.ERRORS is not None
    return set(re.findall(r"^# TYPE (\S+)", generate_latest(REGISTRY).decode(), re.MULTILINE))


def asked(expressions: list[str]) -> set[str]:
    return {name for expression in expressions for name in METRIC.findall(expression)}


def test_the_alerts_ask_for_what_there_is() -> None:
    groups: list[Any] = yaml.safe_load((DEPLOY / "prometheus-rules.yml").read_text())["groups"]
    rules = [rule for group in groups for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules) > 5
    for rule in rules:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert set(rule["annotations"]) == {"summary", "help"}, "what is wrong, and where to look"
    assert asked([rule["expr"] for rule in rules]) <= known()


def test_the_board_asks_for_what_there_is() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    expressions = [target["expr"] for panel in panels for target in panel["targets"]]
    assert asked(expressions) <= known()
    ours = {name for name in described() if name.startswith("boardwright_") and not name.endswith("_created")}
    shown = asked(expressions)
    assert {name for name in ours if not shown & {name, f"{name}_bucket", f"{name}_sum"}} == set()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_the_units_are_valid_and_tight(tmp_path: Path) -> None:
    for name in UNITS:
        text = (DEPLOY / name).read_text().replace("/opt/boardwright/bin/boardwright", "/bin/true")
        (tmp_path / name).write_text(text)
    paths = [str(tmp_path / name) for name in UNITS]
    verified = subprocess.run(
        ["systemd-analyze", "verify", *paths], capture_output=True, text=True, check=False
    )
    assert verified.stderr == ""
    rated = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", paths[0]],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert rated.returncode == 0, rated.stdout


def test_a_backup_passes_the_drill(tmp_path: Path) -> None:
    """And a damaged one does not."""
    database = sqlite_url(tmp_path)
    add_games(database)
    upgrade(database)
    backup = tmp_path / "monday.backup"
    assert run(["backup", str(backup), "--database", database]) == 0
    program = Path(sys.executable).parent / "boardwright"

    def drill() -> subprocess.CompletedProcess[str]:
        command = [str(DEPLOY / "restore-drill"), str(backup)]
        environment = {"PATH": "/usr/bin:/bin", "BOARDWRIGHT": str(program), "TMPDIR": str(tmp_path)}
        return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)

    done = drill()
    assert (done.returncode, "can be restored" in done.stdout) == (0, True), done.stderr
    data = bytearray(backup.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 4096] = bytes(4096)
    backup.write_bytes(data)
    assert drill().returncode != 0
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("tmp.")] == [], (
        "it leaves nothing"
    )
