"""A game of Everdell at the keyboard: the table, choosing by number, why not, undo, saving, languages."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.cli.screens.menu import Menu
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES, TITLES
from boardwright.locales import LANGUAGES, Words

from .terminal import Terminal

TABLE = ("play", "everdell", "--seats", "you,casual,casual", "--seed", "3")
SOLO = ("play", "everdell", "--solo", "year3", "--seed", "5")


def number_of(out: str, name: str) -> str:
    """The number before something on the table."""
    found = re.search(rf"(\d+)\) {re.escape(name)}", out)
    assert found is not None, name
    return found[1]


def test_one_screen_shows_meadow_board_events_cities_and_hand(terminal: Terminal) -> None:
    out = terminal(*TABLE).out
    for part in (
        "Meadow",
        "Board",
        "Events",
        "City of Casual 2",
        "City of Casual 3",
        "City of Player 1",
        "Hand",
    ):
        assert part in out
    assert re.search(r"> Player 1 +winter +2 +0 +0 +0 +0", out)
    assert out.count("\n") < 42


def test_what_has_no_number_says_why(terminal: Terminal) -> None:
    out = terminal(*TABLE).out
    assert re.search(r"Miner Mole 3B \(1 gr\)\slacks\s3B", out)
    assert re.search(r"Grand Tour\sred\scards:\s0\sof\s3", out)
    asked = terminal(*TABLE, typed="why tour\nwhy\nq\n").out
    assert "Grand Tour: red cards: 0 of 3" in asked
    assert "Prepare for spring: place 2 workers first" in asked
    assert "Journey (5): open only in autumn" in asked


def test_a_step_that_can_be_undone_is_done_at_once(terminal: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    out = terminal(*SOLO, typed=f"6\nu\nu\n8\nsave {save}\nq\n").out
    assert "Player 1 gains 1 pebble" in out
    assert "Player 1 takes the last step back." in out
    assert "There is nothing to take back" in out
    assert Record.read(save.read_text(), GAMES).answers == [(0, "visit:one_berry")]


def test_a_step_that_reveals_cards_waits_to_be_confirmed_and_stands(terminal: Terminal) -> None:
    number = number_of(terminal(*SOLO).out, "2 twigs and 1 card")
    out = terminal(*SOLO, typed=f"{number}\nq\nq\n").out
    assert "This cannot be taken back" in out
    assert "Player 1 gains 2 twigs" not in out
    out = terminal(*SOLO, typed=f"{number}\n\nu\nq\nq\n").out
    assert "Player 1 gains 2 twigs" in out
    assert "There is nothing to take back" in out


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("99", "Choose a number from 1 to"),
        ("0", "Choose a number from 1 to"),
        ("banana", "not understood"),
        ("play:castle", "neither in your hand nor in the Meadow"),
        ("visit:three_twigs", "no room for your worker"),
        ("visit:journey_2", "Open only in autumn"),
        ("prepare:", "not one of the options"),
        ("ok", "Choose a number from the list first"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(terminal: Terminal, typed: str, reason: str) -> None:
    printed = terminal(*SOLO, typed=f"{typed}\nq\n")
    assert printed.status == 0
    assert reason.lower() in printed.out.lower()


def test_looking_around(terminal: Terminal) -> None:
    out = terminal(*SOLO, typed="?\ncodes\ncities\nscores\nrules\nrules farm\nlog\nq\n").out
    assert "choose from the list" in out
    assert "visit:one_pebble" in out
    assert "not achieved" in out
    assert "Rugwort" in out
    assert "Construction, common" in out


def test_others_hands_stay_hidden_and_your_own_draws_are_shown(terminal: Terminal) -> None:
    out = terminal(*TABLE).out
    assert "Player 1 draws Miner Mole, Resin Refinery, Chip Sweep, Barge Toad and Postal Pigeon." in out
    assert "Casual 2 draws 6 cards." in out
    together = terminal("play", "everdell", "--seats", "Ada,Ben", "--seed", "3").out
    assert "Ada draws 5 cards." in together
    assert "Pass the keyboard to Ada" in together


def test_a_solo_game_by_always_taking_the_next_number(terminal: Terminal) -> None:
    numbers = "".join(f"{number} ok\n" for number in range(1, 40))
    out = terminal(*SOLO, typed=numbers * 15 + "q\nq\n").out
    assert "Rugwort prepares for autumn" in out
    assert "a worker of his and one of yours leave the game" in out


def test_save_resume_replay_and_the_end(terminal: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    terminal(*SOLO, typed=f"5\nsave {save}\nq\n")
    record = Record.read(save.read_text(), GAMES)
    while record.state.waiting():
        codes = record.state.options(0).codes()
        record.choose(0, "pass" if "pass" in codes else codes[0])
    save.write_text(record.text())
    out = terminal("play", "--resume", str(save)).out
    assert "Rugwort wins with" in out
    output = terminal("replay", str(save)).out
    assert "Rugwort prepares for spring." in output
    assert "Player 1 passes." in output
    assert "Rugwort wins with" in output
    mine = terminal("replay", str(save), "--seat", "0", "--to", "3")
    assert mine.status == 0
    assert "Player 1 draws Twig Barge" in mine.out


def test_the_numbers_of_places_do_not_shift(terminal: Terminal) -> None:
    names = ("2 twigs and 1 card", "2 resin", "1 resin and 1 card", "1 berry", "Haven")
    before = terminal(*TABLE).out
    out = terminal(
        *TABLE, typed=f"{number_of(before, '1 pebble')}\n{number_of(before, '1 pebble')}\nq\nq\n"
    ).out
    assert "Player 1 gains 1 pebble" in out
    after = out[out.rindex("Player 1  winter") - 100 :]
    assert [number_of(after, name) for name in names] == [number_of(before, name) for name in names]
    assert "There is no room for your worker" in out  # the number of an occupied place tells why


@pytest.mark.parametrize("game", ["everdell", "farshore"])
def test_the_numbers_of_places_are_those_of_the_first_turn_to_the_end(game: str) -> None:
    screen, state, chance = TITLES[game].screen()(Words("en")), GAMES[game].new(2, 3), Rng(3)
    numbers: dict[str, int] = {}
    turns = 0
    while waiting := state.waiting():
        options = state.options(waiting[0]).codes()
        if state.decision(waiting[0]).prompt == "action":
            entry = screen.entry(state, waiting[0])
            assert isinstance(entry, Menu)
            places = {code: number for number, code in enumerate(entry.codes) if code.startswith("visit:")}
            shared = {code: number for code, number in places.items() if "." not in code}  # not in a city
            numbers = numbers or shared
            assert shared == numbers
            turns += 1
        state.choose(waiting[0], options[chance.below(len(options))])
    assert turns > 20
    assert numbers


def test_undo_drops_a_choice_that_waits_before_it_undoes_a_step(terminal: Terminal) -> None:
    steps = "visit:one_pebble\nvisit:two_cards_one_point\nu\n"
    out = terminal(*SOLO, typed=f"{steps}ok\nq\nq\n").out
    assert "takes the last step back" not in out
    assert "Choose a number from the list first" in out
    assert "Player 1 takes the last step back." in terminal(*SOLO, typed=f"{steps}u\nq\nq\n").out


def test_a_choice_that_waits_does_not_outlive_another_line(terminal: Terminal, tmp_path: Path) -> None:
    number = number_of(terminal(*SOLO).out, "2 twigs and 1 card")
    save = tmp_path / "game.txt"
    terminal(*SOLO, typed=f"{number}\nscores\n\nsave {save}\nq\n")
    assert Record.read(save.read_text(), GAMES).answers == []
    assert "Choose one thing at a time" in terminal(*SOLO, typed="1 2\nq\n").out


def test_a_name_nobody_knows(terminal: Terminal) -> None:
    out = terminal(*SOLO, typed="why castle\nrules zebra\nq\n").out
    assert 'Nothing called "castle" is missing' in out
    assert 'There is no rule text for "zebra" here.' in out


def test_at_a_real_terminal_the_turn_waits_before_the_bots_act(tmp_path: Path) -> None:
    """Any other word than Enter or undo gets a message, or does what it says, and the turn still waits."""
    shown = at_a_terminal(["1", "foo", f"save {tmp_path / 'g.txt'}", "u", "1", "", "q", "q"], *TABLE)
    assert shown.count("Press Enter to end your turn, or u to take it back.") == 4
    assert '"foo" is not understood' in shown
    assert "Saved:" in shown
    assert "Player 1 takes the last step back." in shown
    assert "Casual 2 places a worker" in shown


def test_two_people_at_one_keyboard_see_their_own_cards() -> None:
    people = ("play", "everdell", "--seats", "Ada,Ben", "--seed", "3")
    shown = at_a_terminal(["", "2", "ok", "", "q", "q"], *people)
    before, _, after = shown.rpartition("Pass the keyboard to Ben")
    assert "Ada draws 5 cards." in before
    assert "Ada draws Miner Mole" in before
    assert "Ada draws 1 card." in after
    assert "Ben draws" in after


def at_a_terminal(lines: list[str], *args: str) -> str:
    """What the program shows on a real terminal while these lines are typed, escape codes taken out."""
    controller, terminal = pty.openpty()
    environment = {**os.environ, "COLUMNS": "110", "LINES": "60", "TERM": "xterm", "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "boardwright.cli", *args]
    process = subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment)
    os.close(terminal)
    os.write(controller, "".join(f"{line}\n" for line in lines).encode())
    shown = b""
    while True:
        try:
            chunk = os.read(controller, 65536)
        except OSError:  # the other end has gone
            break
        if not chunk:
            break
        shown += chunk
    assert process.wait(20) == 0
    os.close(controller)
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.decode())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays(terminal: Terminal, language: str) -> None:
    typed = "5\n3\n\nq\nq\n"
    out = terminal(*SOLO, "--lang", language, typed=typed).out
    for line in out.splitlines():
        assert not re.search(r"\b(?:card|place|event|prompt|log|refusal|noun|season)-[a-z]", line), line
    assert "visit:" not in out


def test_simulate_knows_the_game(terminal: Terminal) -> None:
    out = terminal("simulate", "everdell", "-n", "4", "--seats", "2", "--jobs", "1").out
    assert "Cards in the city" in out
    assert "Won or shared, by seat" in out
    alone = terminal("simulate", "everdell", "-n", "3", "--solo", "year1", "--jobs", "1").out
    assert "Solo rating" in alone
    assert re.search(r"% +(?:won|lost)", alone)


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--solo", "year4"), "year4"),
        (("--solo", "year1", "--seats", "Ada,Ben"), "--solo: this is only for solo games."),
        pytest.param(("--map", "b"), "--map does not belong to Everdell.", marks=pytest.mark.all_titles),
        (("--forest", "haven,two_any,three_berries"), "--forest"),
        (("--forest", "two_any,two_any,three_berries"), '"two_any" is given twice'),
        (("--events", "tax_relief"), "--events"),
        (("--seats", "5"), "1 to 4 players"),
    ],
)
def test_a_bad_set_up_is_refused_in_one_line(
    terminal: Terminal, args: tuple[str, ...], complaint: str
) -> None:
    printed = terminal("play", "everdell", *args)
    assert printed.status == 2
    assert complaint in printed.err
    assert printed.err.count("\n") == 1
