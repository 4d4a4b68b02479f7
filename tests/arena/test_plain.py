"""`python -m boardwright.arena`, which needs nothing but Python."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardwright
from boardwright.arena.__main__ import main
from boardwright.arena.results_file import ResultsFile
from boardwright.arena.workers import interrupted_once

SOURCE = Path(boardwright.__file__).parents[1]
DUEL = ("--game", "everdell", "--bots", "random,casual", "--seed", "1")


def command(*arguments: str) -> tuple[list[str], dict[str, str]]:
    """The module in a Python without site packages, so that a library that slips in is missed."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    return [sys.executable, "-S", "-W", "error", "-m", "boardwright.arena", *arguments], environment


def test_it_needs_no_library(tmp_path: Path) -> None:
    out = tmp_path / "results.csv"
    words, environment = command(*DUEL, "-n", "4", "--jobs", "2", "--out", str(out))
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "casual          4 games" in done.stdout
    assert len(out.read_text().splitlines()) == 1 + 4


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Programs that are started meanwhile react to Ctrl-C. In the background of a shell the tests do not, and
    programs would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_keeps_what_is_done(tmp_path: Path, stop: signal.Signals) -> None:
    out = tmp_path / "results.csv"
    words, environment = command(*DUEL, "-n", "20000", "--jobs", "2", "--out", str(out))
    with subprocess.Popen(
        words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "20000 games, 0 of them played before\n"
        while not out.exists() or out.read_text().count("\n") < 4:
            assert run.poll() is None
        run.send_signal(stop)
        output, problems = run.communicate(timeout=60)
    assert run.returncode == 130
    assert problems == "arena: stopped; the same command goes on\n"
    kept = len(out.read_text().splitlines()) - 1
    assert f"{kept} games" in output
    assert len(ResultsFile(out).results) == kept >= 3


def test_in_the_background_of_a_shell_an_interrupt_is_ignored(tmp_path: Path) -> None:
    """A script that plays contests with `&` goes on when Ctrl-C is pressed for something else."""
    out = tmp_path / "results.csv"
    words, environment = command(*DUEL, "-n", "60", "--jobs", "2", "--out", str(out))
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        run = subprocess.Popen(words, env=environment, stderr=subprocess.PIPE, text=True, process_group=0)
    finally:
        signal.signal(signal.SIGINT, before)
    while not out.exists() or out.read_text().count("\n") < 4:
        assert run.poll() is None
    os.killpg(run.pid, signal.SIGINT)
    output = run.communicate(timeout=60)[1]
    assert run.returncode == 0, output
    assert output.endswith("60/60 games, 0 s left\n")


@pytest.mark.usefixtures("interruptible")
def test_a_second_interrupt_leaves_alone_what_the_first_has_begun() -> None:
    with interrupted_once():
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGTERM)
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_set_ups_are_given_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "everdell", "--bots", "random", "--seats", "1", "-n", "2", "--jobs", "1"]
    assert main([*arguments, "--option", "year=3", "--option", "direction=clockwise"]) == 0
    assert "won 0.0% (0.0% to 65.8%), rating -" in capsys.readouterr().out
    assert main([*arguments, "--option", "year"]) == 2
    assert "option-form" in capsys.readouterr().err
