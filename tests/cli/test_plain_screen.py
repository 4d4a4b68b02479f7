"""A title with rules and words alone has a text face: every command works on it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from boardwright.cli.screens.plain_screen import PlainScreen, plain_screen
from boardwright.core.events import Event
from boardwright.core.plain_data import Json
from boardwright.core.record import Record
from boardwright.core.setup_options import (
    DocumentOption,
    FlagOption,
    IntegerOption,
    OneOption,
    SetupOption,
    SeveralOption,
)
from boardwright.core.zones import FACE_DOWN, Zone, ZoneCard, cards_of_seats
from boardwright.games import GAMES
from boardwright.locales import Words
from tests.toy import ToyGame, ToyState, toy

from .terminal import Terminal

pytestmark = pytest.mark.usefixtures("high_cards")
NAMES = ["Ada", "Ben"]
PLAY = ("play", "toy", "--seats", "you,random", "--seed", "4")


def drawn(what: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(what)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def screen(language: str = "en") -> PlainScreen:
    return plain_screen("toy")(Words(language))


def test_a_game_is_played_to_its_end(terminal: Terminal) -> None:
    out = terminal(*PLAY, typed="1\nok\n2\nok\n3\nok\n").out
    assert "High Cards - seed 4" in out
    assert out.count("lay down a card.") >= 3
    assert "Round 3: lay down a card." in out
    assert "You" not in out.splitlines()[0]
    assert "Player 1 is ready." in out
    assert "Cards laid down" in out
    assert "wins." in out


def test_the_table_shows_zones_and_numbered_options() -> None:
    state = toy.new(2, 4)
    out = drawn(screen().table(state, 0, NAMES, None, screen().entry(state, 0), brief=False))
    first, second, third = state.hands[0]
    assert "Stock  14" in out
    assert "> Ben  0\n  Hand       3 cards face down\n  Laid down  –" in out
    assert f"  Hand       1) Card {first}, 2) Card {second}, 3) Card {third}" in out
    assert f"  1) Lay Card {first} +{first}  Scores {first} when it is laid down." in out
    brief = drawn(screen().table(state, 0, NAMES, None, screen().entry(state, 0), brief=True))
    assert "Scores" not in brief


class FaceDown(ToyState):
    """High Cards with hands that lie face down, also for their owners."""

    def view(self, seat: int | None) -> dict[str, Json]:  # noqa: ARG002 (everybody sees the same)
        cards = [ZoneCard(FACE_DOWN, f"hand:{card}", 2) for card in self.hands[0]]
        return {"zones": [Zone("hand", cards, seat=0).dump()]}


def test_a_face_down_pile_has_the_numbers_of_the_options_that_point_at_it() -> None:
    plain = toy.new(2, 4)
    state = FaceDown(plain.rng, plain.hands, plain.laid, plain.sealed)
    out = drawn(screen().table(state, 0, NAMES, None, screen().entry(state, 0), brief=True))
    assert "  Hand  1) 2) 3) 6 cards face down" in out


def test_a_sealed_card_is_marked_for_its_owner_alone() -> None:
    state = toy.new(2, 4)
    state.choose(0, f"lay:{state.hands[0][0]}")
    assert f"Card {state.hands[0][0]} (sealed)" in drawn(screen().seat_view(state, 0, NAMES))
    assert "sealed" not in drawn(screen().spectator(state, NAMES))


def test_it_speaks_the_language_of_the_table(terminal: Terminal) -> None:
    out = terminal(*PLAY, "--lang", "it", typed="1\nok\n1\nok\n1\nok\n").out
    assert "Carte Alte" in out
    assert "Turno 2: cala una carta." in out
    assert "3 carte coperte" in out
    assert "Vince Casuale." in out
    french = terminal(*PLAY, "--lang", "fr", typed="q\nq\n").out
    assert "Round 1: lay down a card." in french  # the frame has French words, the title has none
    assert "3 cartes face cachée" in french


def test_what_can_be_typed_is_explained(terminal: Terminal) -> None:
    out = terminal(
        *PLAY, typed="?\nrules\nrules card 20\nrules nonsense\nwhy\ncodes\nscores\nall\nq\nq\n"
    ).flat
    assert "choose from the list" in out
    assert "The game Lay down the highest cards" in out
    assert "Card 20 Scores 20 when it is laid down." in out
    assert 'There is no rule text for "nonsense" here.' in out
    assert "lay:3 lay:18 lay:20" in out


def test_pages_have_options_with_their_points() -> None:
    state = toy.new(2, 4)
    ((heading, options),) = screen().option_groups(state, 0, NAMES)
    assert heading == ""
    assert options == [(f"lay:{card}", f"Lay Card {card} (+{card})") for card in state.hands[0]]
    page = drawn(screen().page(state, 0, NAMES, None, scored=False))
    assert "> Ben\n" in page
    assert "1)" not in page


def test_rules_tell_nothing_of_other_hands() -> None:
    state = toy.new(2, 4)
    out = drawn(screen().rules(state, seat=0))
    assert all(f"Card {card} " in out for card in state.hands[0])
    assert not any(f"Card {card} " in out for card in state.hands[1])
    assert "Card" not in drawn(screen().rules(state)).replace("High Cards", "")


def test_a_preview_says_what_changes() -> None:
    state = toy.new(2, 4)
    card = state.hands[0][2]
    out = drawn(screen().preview(state, 0, card, NAMES))
    assert out.splitlines()[0] == f"Lay Card {card}"
    assert f"Cards laid down +{card}" in out
    assert f"Score: {card} (+{card})" in out


def test_saving_resuming_replaying_hints_positions_and_columns(terminal: Terminal, tmp_path: Path) -> None:
    save, table = tmp_path / "game.txt", tmp_path / "rows.csv"
    terminal(*PLAY, typed=f"1\nok\nsave {save}\nq\n")
    hint = terminal("hint", str(save), "--level", "casual").out
    assert "Round 2: lay down a card." in hint
    assert "Best: Lay Card" in hint
    assert terminal("play", "--resume", str(save), typed="1\nok\n1\nok\n").status == 0
    record = Record.read(save.read_text(), GAMES)
    assert not record.state.waiting()
    replayed = terminal("replay", str(save)).out
    assert "Player 1 lays down a" in replayed
    assert "wins." in replayed
    assert terminal("dataset", str(save), "--out", str(table)).status == 0
    assert table.read_text().count("\n") == 1 + len(record.answers)


def test_many_games_are_simulated_and_measured(terminal: Terminal) -> None:
    out = terminal("simulate", "toy", "-n", "4", "--seats", "2", "--jobs", "1", "--cards").out
    assert "Cards laid down" in out
    assert "Cards in" in out
    figures = json.loads(terminal("bench", "toy", "--json").out)["toy"]["figures"]
    assert figures["games"]["value"] > 0
    assert terminal("arena", "toy", "--match", "casual,random", "-n", "2", "--jobs", "1").status == 0


def test_cards_in_front_of_seats_come_from_zones() -> None:
    state = toy.new(2, 4)
    cards = [hand[0] for hand in state.hands]
    for seat, card in enumerate(cards):
        state.choose(seat, f"lay:{card}")
    assert cards_of_seats(state) == [[str(card)] for card in cards]


def test_a_view_without_zones_is_shown_entry_by_entry() -> None:
    class Bare(ToyState):
        def view(self, seat: int | None) -> dict[str, Json]:
            view = super().view(seat)
            del view["zones"]
            return view

    state = toy.new(2, 4)
    bare = Bare(state.rng, state.hands, [[5], [7, 9]], state.sealed)
    out = drawn(screen().spectator(bare, NAMES))
    assert "Laid down  Ada: 5; Ben: 7, 9" in out
    assert "Ready      Ada: –; Ben: –" in out


def test_an_event_that_has_no_words_goes_without_saying() -> None:
    assert screen().log(Event("handed", 0, {"code": "lay:3"}), NAMES) == ""
    assert screen().log(Event("laid", 1, {"card": "7"}), NAMES) == "Ben lays down a Card 7."


class Choosy(ToyGame):
    """High Cards with everything that can be chosen."""

    def setup_options(self, seats: int) -> list[SetupOption]:  # noqa: ARG002 (of Game)
        return [
            OneOption("deck", "deck", ["small", "large"], "small"),
            SeveralOption("jokers", "card", ["1", "2", "3"], 2),
            IntegerOption("rounds", "", 1, 9, 3),
            FlagOption("open_hands"),
            DocumentOption("seed"),
        ]

    def new(
        self,
        seats: int = 2,
        seed: int = 0,
        options: Mapping[str, Json] | None = None,
        events: list[Event] | None = None,
    ) -> ToyState:
        self.given = dict(options or {})
        return super().new(seats, seed, {}, events)


def test_options_are_made_from_what_can_be_chosen(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    choosy = Choosy()
    monkeypatch.setattr("tests.high_cards.HighCards.game", choosy)
    file = tmp_path / "mine.json"
    file.write_text('{"a": 1}')
    given = ("--deck", "large", "--jokers", "1,3", "--rounds", "5", "--open-hands", "--toy-seed", str(file))
    assert terminal(*PLAY, *given, typed="q\nq\n").status == 0
    assert choosy.given == {
        "deck": "large", "jokers": ["1", "3"], "rounds": 5, "open_hands": True, "seed": {"a": 1}
    }  # fmt: skip
    refused = terminal("play", "everdell", "--seats", "2", "--rounds", "5")
    assert refused.status == 2
    assert "--rounds" in refused.err
