"""States, records, scores, bots and refusals are copied and sent to other processes, also compiled."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from boardwright import BOTS, TITLES, Bot, RatedMove, Record, Refusal, Rng, State, Thought, draw, everdell
from boardwright.core.events import Event
from boardwright.core.label import Label
from boardwright.core.plain_data import spell
from boardwright.core.refusal import BadDocument, BadPosition, BadRecord, BadSetup, IllegalChoice
from boardwright.core.score import Score, ScoreLine
from boardwright.games.valley.rules.sets.reader import BadBox, BadSet
from boardwright.locales import LANGUAGES

Copier = Callable[[State], State]
COPIERS: list[Copier] = [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))]


def under_way(id: str, seats: int) -> State:
    """A game in the midst of it."""
    state, rng = TITLES[id].game.new(seats, 5), Rng(5)
    for _ in range(37):
        waiting = state.waiting()
        if waiting:
            state.play(waiting[-1], state.options(waiting[-1]).sample(rng))
    return state


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("id", TITLES)
def test_a_copy_of_a_state_goes_on_by_itself(id: str, seats: int, copier: Copier) -> None:
    state = under_way(id, seats)
    before = spell(state.dump())
    other = copier(state)
    assert type(other) is type(state)
    assert spell(other.dump()) == before
    assert other.game is state.game or type(other.game) is type(state.game)
    for seat in other.waiting():
        other.play(seat, other.options(seat)[0])
    assert spell(state.dump()) == before


def test_two_names_for_one_state_stay_two_names_for_one() -> None:
    state = everdell.new()
    one, other = pickle.loads(pickle.dumps([state, state]))
    assert one is other
    one, other = copy.deepcopy([state, state])
    assert one is other


def test_a_generator_goes_on_where_it_was() -> None:
    rng = Rng(3)
    rng.word()
    for other in (copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))):
        assert [other.word() for _ in range(5)] == [r.word() for r in [rng.copy()] for _ in range(5)]


def refusals() -> list[Refusal]:
    """One of each kind, with all its fields filled."""
    record = BadRecord("record-answer", 7, expected="x")
    record.file = "game.txt"
    first = BadSet("range", "card[3].cost", least=0, most=9)
    found = [
        Refusal("no-bot", "nobody", known="a, b"), IllegalChoice("not-offered", "play:farm", seat=1),
        BadSetup("seat-count", "seats", least=1, most=4), BadPosition("not-whole", "seats[0].coins"),
        record, BadDocument([first, Refusal("other")]), BadBox([first]),
    ]  # fmt: skip
    for refusal in found:
        refusal.game = "everdell"
    return found


@pytest.mark.parametrize("refusal", refusals(), ids=lambda refusal: type(refusal).__name__)
def test_a_refusal_keeps_its_fields(refusal: Refusal) -> None:
    for other in (copy.copy(refusal), copy.deepcopy(refusal), pickle.loads(pickle.dumps(refusal))):
        assert type(other) is type(refusal)
        assert str(other) == str(refusal)
        own, fields = dict(vars(refusal)), dict(vars(other))
        problems = [str(problem) for problem in fields.pop("problems", [])]
        assert problems == [str(problem) for problem in own.pop("problems", [])]
        assert fields == own


VALUE_COPIERS: list[Callable[[object], object]] = [
    copy.copy,
    copy.deepcopy,
    lambda value: pickle.loads(pickle.dumps(value)),
]


@pytest.mark.parametrize("copier", VALUE_COPIERS)
def test_results_of_a_game_are_copied_with_all_their_fields(copier: Callable[[object], object]) -> None:
    """What programs send between processes: scores, labels, events, and what a bot thought."""
    state = under_way("everdell", 1)
    options = state.options(0)
    line = ScoreLine("farm", "base", 3)
    event = Event("gain", 1, {"n": 2}, (0, 1), "log-other", (1,))
    thought = Thought("worth", [RatedMove(options[0], 2.5, 7)])
    score = Score(1, 3, [line], [line], 2, -4, "title-known")
    label = state.label(0, options.code(options[0]))
    for value in (line, score, *state.scores(), event, label, thought, thought.ranking[0]):
        other = copier(value)
        assert type(other) is type(value)
        assert fields_of(other) == fields_of(value)


def fields_of(value: object) -> object:
    """Everything that a value consists of, as plain data; classes differ in how they keep it."""
    if isinstance(value, (list, tuple)):
        return [fields_of(item) for item in value]
    names = {
        ScoreLine: ("source", "when", "points"),
        Score: ("seat", "total", "lines", "forecast", "rank", "rating", "title"),
        Label: ("key", "args", "at"),
        Event: ("kind", "seat", "args", "to", "key", "untold"),
        RatedMove: ("move", "value", "tries"),
        Thought: ("unit", "ranking"),
    }.get(type(value))
    return value if names is None else [fields_of(getattr(value, name)) for name in names]


@pytest.mark.parametrize("copier", VALUE_COPIERS[1:])
def test_a_copy_of_a_record_goes_on_by_itself(copier: Callable[[object], object]) -> None:
    record = Record(TITLES["cartographers"].game, 7, {"map": "b"}, ["Ada", "bot:casual"])
    for _ in range(3):  # the last answer is sealed
        seat = record.state.waiting()[0]
        record.choose(seat, record.state.options(seat).codes()[0])
    text = record.text()
    other = copier(record)
    assert isinstance(other, Record)
    assert other.text() == text
    other.take_back(0)
    assert (other.text() != text, record.text()) == (True, text)


@pytest.mark.parametrize("copier", VALUE_COPIERS)
@pytest.mark.parametrize("name", BOTS)
def test_bots_go_to_other_processes(name: str, copier: Callable[[object], object]) -> None:
    other = copier(BOTS[name])
    assert isinstance(other, type(BOTS[name]))
    assert isinstance(other, Bot)
    assert other.name == name


@pytest.mark.parametrize("id", TITLES)
def test_a_state_prints_as_a_table(id: str) -> None:
    state = under_way(id, 2)
    drawn = str(state)
    assert drawn.count("\n") > 8
    assert not drawn.startswith("{")
    assert str(copy.deepcopy(state)) == drawn
    while waiting := state.waiting():
        state.play(waiting[0], state.options(waiting[0])[0])
    assert str(state) != drawn


@pytest.mark.parametrize("id", TITLES)
def test_a_drawing_for_all_shows_nothing_that_is_hidden(id: str) -> None:
    state = under_way(id, 3)
    assert str(state.redeal(None, Rng(9))) == str(state)


def test_players_without_a_name_are_named_in_the_language() -> None:
    assert "Posto 1" in draw(under_way("everdell", 2), 0, "it")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", TITLES)
def test_a_seat_sees_its_table_in_every_language(id: str, language: str) -> None:
    drawn = draw(under_way(id, 2), 0, language, ["Ada", "Ben"])
    assert "Ada" in drawn
    assert not any("\ue000" <= sign <= "\uf8ff" for sign in drawn)
