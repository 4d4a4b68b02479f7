"""A game of Farshore at the keyboard: the coast, Captain Bonny, rules on demand, sets, languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardwright.core.record import Record
from boardwright.games import GAMES
from boardwright.games.farshore.rules.standard import standard_text
from boardwright.locales import LANGUAGES
from boardwright.tables.set_files import line_of

from .terminal import Terminal

TABLE = ("play", "farshore", "--seats", "you,casual", "--seed", "5")
SOLO = ("play", "farshore", "--bonny", "3", "--seed", "5")


def test_one_screen_shows_bay_ships_roses_board_maps_cities_and_hand(terminal: Terminal) -> None:
    out = terminal(*TABLE, typed="1\nq\n").out
    for part in (
        "Bay",
        "Ships",
        "Wind roses",
        "Board",
        "Dunes: maps",
        "City of Casual",
        "City of Player 1",
        "Hand",
    ):
        assert part in out
    assert re.search(r"> Player 1 +winter +2 +0 +0 +0 +0 +0", out)
    assert "Player 1: 0 (anchors 3, maps -)" in out
    assert re.search(r"1\) Driftwood shore 3D", out)
    assert re.search(r"Green map \[2, 1\] gr 0/4", out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", ["60", "80"])
def test_nothing_is_cut_off_or_left_untranslated(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    out = terminal(*SOLO, "--lang", language, typed="1\n1\n1\n1\n\nq\nq\n").out
    assert not re.search(r"GOODS|\{|\}|[a-z]+-[a-z]+-[a-z]+ =", out)
    numbers = re.findall(r"0/15", out)
    assert numbers or columns == "60"
    assert all(len(line) <= int(columns) for line in out.splitlines())


def test_the_ship_is_shown(terminal: Terminal) -> None:
    """A card that matches a rose moves the ship, and the log says how far and to where."""
    out = terminal("simulate", "farshore", "-n", "2", "--seats", "2", "--jobs", "1").out
    assert "Ship" in out
    numbers = "".join(f"{number} ok\n" for number in range(1, 40))
    log = terminal(*TABLE, typed="1\n" + numbers * 20 + "q\nq\n").flat
    assert re.search(r"sails \d spaces? \([^)]+\): now \d+ points?", log)


def test_captain_bonny_acts_after_the_human_and_says_what_she_does(terminal: Terminal) -> None:
    out = terminal(*SOLO, typed="1\n1\n\nq\nq\n").flat
    assert "Captain Bonny, level 3: Brilliant" in out
    first_action = out.index("Choose your action.")
    assert "reveals a route" not in out[:first_action]
    assert "Captain Bonny reveals a route" in out[first_action:]


def test_rules_explain_cards_places_and_what_no_card_says(terminal: Terminal) -> None:
    out = terminal(*TABLE, typed="1\nrules diver\nrules anchor\nrules maps\nrules nonsense\nq\nq\n").flat
    assert "When played and at Production: gain 1 seaweed or sea stone." in out
    assert "° reconstructed: no public source prints this cost and effect" in out
    assert "put an anchor on a Construction of its color" in out
    assert "multiplied by how many tiles you have" in out
    assert 'There is no rule text for "nonsense" here.' in out


def test_what_has_no_number_says_why(terminal: Terminal) -> None:
    out = terminal(*TABLE, typed="1\nwhy green map\nwhy prepare\nq\nq\n").out
    assert "Green map: green cards: 0 of 4" in out
    assert "Prepare for spring: place 2 workers first" in out


def test_a_set_of_ones_own_is_checked_and_played(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(standard_text().replace('does = ["gain 1 mushroom"]', 'does = ["gain 3 treasure"]', 1))
    checked = terminal("check-set", str(file))
    assert checked.status == 0
    assert "Cards: 125 of 48 kinds" in checked.flat
    out = terminal(*TABLE, "--set", str(file), typed="1\nrules grove\nq\nq\n").flat
    assert "When played and at Production: gain 3 treasures." in out


def test_a_saved_game_needs_its_set_file_no_more(terminal: Terminal, tmp_path: Path) -> None:
    file, save = tmp_path / "mine.toml", tmp_path / "game.txt"
    file.write_text(standard_text())
    terminal(*TABLE, "--set", str(file), typed=f"1\nsave {save}\nq\n")
    file.unlink()
    assert Record.read(save.read_text(), GAMES).state.waiting() == [0]
    assert terminal("play", "--resume", str(save), typed="q\nq\n").status == 0


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("driftwood = 2, seaweed = 1", "driftwod = 2", "cost = ", "card grove.cost.driftwod: no such field"),
        ('["gain 1 mushroom"]', '["gian 1 mushroom"]', "does = ", "The closest is: gain <goods><each>"),
        ('colour = "green"', 'colour = "lime"', "colour = ", '"lime" is not known'),
        ("copies = 5", "copies = 5.5", "copies = ", "a whole number"),
        ('kind = "construction"', 'kind = "construction', "kind = ", "this is not TOML"),
    ],
)  # fmt: skip
def test_a_mistake_is_shown_with_its_line(
    terminal: Terminal, tmp_path: Path, old: str, new: str, line: str, says: str
) -> None:
    file = tmp_path / "mine.toml"
    text = standard_text().replace(old, new, 1)
    file.write_text(text)
    number = next(i for i, found in enumerate(text.splitlines(), 1) if new in found and line in found)
    printed = terminal("check-set", str(file))
    assert printed.status == 1
    assert f"{file}:{number}: " in printed.out
    assert says in printed.flat
    assert terminal(*TABLE, "--set", str(file)).status == 2


FORMS = [
    ("[map_tiles]\n2 = [2, 1]\n3 = [2, 1, 0]\n4 = []\n", "map_tiles.4", 4),
    ('[[card]]\nid = "a"\n[card.cost]\nwood = 1\n', "card[0].cost.wood", 4),
    ('[[card]]\nid = "a"\ncost.driftwood = 2\ncost.wood = 1\n', "card[0].cost.wood", 4),
    ('[[card]]\ndoes = [\n  "draw 1",\n  "drw 1",\n]\n', "card[0].does[1]", 4),
    ('island = [\n  {id = "a"},\n  {id = "b", does = ["drw 1"]},\n]\n', "island[1].does[0]", 3),
]


@pytest.mark.parametrize(("form", "path", "line"), FORMS)
def test_lines_are_found_however_the_file_is_written(form: str, path: str, line: int) -> None:
    assert line_of(form, path) == line


def test_refusals_of_a_position_speak_of_this_game(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"game": "farshore", "bay": ["grove", "grove"], "seats": 2}')
    printed = terminal("position", str(file))
    assert printed.status == 2
    assert "Grove lies in the Bay already" in printed.err


def test_simulate_shows_cards_turns_and_winners(terminal: Terminal) -> None:
    args = ("simulate", "farshore", "-n", "4", "--seats", "2", "--jobs", "1", "--cards")
    out = terminal(*args).out
    for part in ("Maps", "Winners", "Turns per player", "With − without", "Won or shared, by seat"):
        assert part in out
    rivals = (
        "simulate",
        "farshore",
        "-n",
        "2",
        "--seats",
        "3",
        "--bonny",
        "4",
        "--bot",
        "random",
        "--jobs",
        "1",
    )
    assert terminal(*rivals).status == 0
    refused = terminal("simulate", "cartographers", "-n", "1", "--cards")
    assert refused.status == 2
    assert "no cards are in front of players" in refused.err


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--bonny", "5"), "from 1 to 4"),
        (("--bonny", "1", "--seats", "you,you,you,you"), "at most 3"),
        (("--weather", "sunny"), "upper, both"),
        (("--weather", "upper", "--bonny", "2"), "her level decides"),
        (("--islands", "isle_gems"), "2"),
        (("--islands", "isle_gems,isle_atlantis", "--seats", "you,you"), "isle_atlantis"),
        (("--set", "/nowhere.toml"), "/nowhere.toml"),
        (("--forest", "two_any"), "--forest"),
    ],
)
def test_a_bad_set_up_is_refused_in_one_line(terminal: Terminal, args: tuple[str, ...], says: str) -> None:
    base = ("play", "farshore") if "--seats" in args else ("play", "farshore", "--seats", "you,casual")
    printed = terminal(*base, *args)
    assert printed.status == 2
    assert says in printed.err
    assert printed.err.count("\n") == 1
