"""What holds for every game: the promises of `core/protocol.py`, over random games of each set-up.

A title joins by a subclass in its own tests::

    class TestProtocol(ProtocolSuite):
        cases = [Case(my_game, seats=2, bound=20), Case(my_game, seats=1, bound=20, label="alone")]
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import count, islice, permutations
from typing import ClassVar, Final

import pytest

from ..bots.judge import heuristic_of
from ..core.events import Event
from ..core.options import Options
from ..core.protocol import State
from ..core.record import Record
from ..core.refusal import IllegalChoice
from ..core.rng import Rng
from ..core.score import Score
from .cases import Case, asked, dumped, finish, moments, scored, seen, steps, viewers, visible_events, walk

GARBAGE: Final = (
    "", " ", "\n", ":", "a1", "a1:", "\x00", "\udc80", "забор:а1", "x" * 100_000, "1" * 5000,
)  # fmt: skip
"""Codes of no game."""


class ProtocolSuite:
    """The promises of the protocol as tests; a subclass says on which set-ups."""

    cases: ClassVar[Sequence[Case]]

    garbage: ClassVar[Sequence[str]] = ()
    """Codes that must be refused at the opening of every set-up, besides those that no game knows."""

    unforeseen: ClassVar[Sequence[str]] = ()
    """Kinds of events after which a preview need not come true, because something hidden was revealed. A
    preview never knows what a rival does."""

    def conserves(self, before: State, events: list[Event], after: State) -> None:
        """Check what no answer may create or destroy, such as the number of cards; nothing by default."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Give the tests their set-ups: one each (`case`), those for one seat (`alone`), all of a game."""
        games = {
            case.game.name: [other for other in self.cases if other.game is case.game] for case in self.cases
        }
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self.cases, ids=[case.id for case in self.cases])
        if "alone" in metafunc.fixturenames:
            found = [case for case in self.cases if case.seats == 1]
            metafunc.parametrize("alone", found, ids=[case.id for case in found])
        if "cases_of_game" in metafunc.fixturenames:
            metafunc.parametrize("cases_of_game", list(games.values()), ids=list(games))
        if "code" in metafunc.fixturenames:
            metafunc.parametrize("code", [*GARBAGE, *self.garbage], ids=lambda code: ascii(code[:20]))

    def test_every_number_of_seats_is_tried(self) -> None:
        """The least, two, three, and as many as five."""
        tried = {(case.game.name, case.seats) for case in self.cases}
        for game in {case.game.name: case.game for case in self.cases}.values():
            numbers = {game.least_seats, 2, 3, min(5, game.most_seats)}
            wanted = {seats for seats in numbers if game.least_seats <= seats <= game.most_seats}
            assert {(game.name, seats) for seats in wanted} <= tried

    # Plain data

    def test_a_copy_is_equal_and_lives_its_own_life(self, case: Case) -> None:
        for state in moments(case, seeds(case)):
            before = dumped(state)
            twin = state.copy()
            assert dumped(twin) == before
            assert asked(twin) == asked(state)
            end = finish(twin, Rng(5))
            assert dumped(state) == before
            assert dumped(finish(state, Rng(5))) == dumped(end)

    def test_a_dump_loads_to_an_equal_state(self, case: Case) -> None:
        for state in moments(case, seeds(case)):
            position = json.loads(json.dumps(state.dump()))
            assert position["game"] == case.game.name  # so that a file tells whose rules it follows
            loaded = case.game.load(position)
            assert dumped(loaded) == dumped(state)
            assert asked(loaded) == asked(state)
            assert scored(loaded) == scored(state)
            for viewer in viewers(state):
                assert seen(loaded, viewer) == seen(state, viewer)
            assert dumped(finish(loaded, Rng(5))) == dumped(finish(state, Rng(5)))

    def test_a_finished_game_dumps_and_loads_too(self, case: Case) -> None:
        end = finish(case.new(4), Rng(4))
        loaded = case.game.load(json.loads(json.dumps(end.dump())))
        assert dumped(loaded) == dumped(end)
        assert scored(loaded) == scored(end)
        assert loaded.pending() == ()

    def test_a_record_replays_to_the_same_bytes_after_every_answer(self, case: Case) -> None:
        record = case.record(seed=8)
        chance = Rng(8)
        while waiting := record.state.waiting():
            seat = waiting[chance.below(len(waiting))]
            options = record.state.options(seat)
            record.choose(seat, options.code(options.sample(chance)))
            replayed = Record.read(record.text(), {case.game.name: case.game})
            assert replayed.text() == record.text()
            assert dumped(replayed.state) == dumped(record.state)

    def test_equal_seeds_give_equal_games_and_other_seeds_others(self, case: Case) -> None:
        openings: list[list[Event]] = [[], []]
        twins = [case.new(6, openings[n]) for n in range(2)]
        assert dumped(twins[0]) == dumped(twins[1])
        assert [event.dump() for event in openings[0]] == [event.dump() for event in openings[1]]
        assert dumped(finish(twins[0], Rng(1))) == dumped(finish(twins[1], Rng(1)))
        assert len({dumped(case.new(seed)) for seed in range(20)}) == 20
        assert dumped(case.new(2**128 - 1)) != dumped(case.new(2**127 - 1))

    # Options are legality

    def test_all_ways_to_ask_for_options_agree(self, case: Case) -> None:
        for state in moments(case, seeds(case), every=3):
            for seat in state.waiting():
                assert_sound(state.options(seat))
                assert state.decision(seat).options.codes() == state.options(seat).codes()

    def test_a_code_from_elsewhere_is_taken_exactly_if_it_is_offered(self, case: Case) -> None:
        others = [state.pending()[0].options for state in moments(case, range(90, 92), every=5)]
        elsewhere = sorted({code for options in others for code in options.codes()})
        for state in moments(case, range(1), every=7):
            options = state.pending()[0].options
            offered = set(options.codes())
            for code in elsewhere[:: 1 + len(elsewhere) // 300]:
                if code in offered:
                    assert options.code(options.move(code)) == code
                else:
                    with pytest.raises(IllegalChoice):
                        options.move(code)

    def test_garbage_is_refused_and_changes_nothing(self, code: str) -> None:
        for case in self.cases:
            state = case.new(3)
            before = dumped(state)
            with pytest.raises(IllegalChoice):
                state.choose(state.waiting()[0], code)
            assert dumped(state) == before

    def test_what_is_not_offered_is_refused_for_the_reason_given(self, case: Case) -> None:
        for state in moments(case, range(1), every=3):
            seat = state.waiting()[-1]
            for code, refusal in state.why_not(seat).items():
                with pytest.raises(type(refusal)) as refused:
                    state.choose(seat, code)
                assert (refused.value.reason, refused.value.details) == (refusal.reason, refusal.details)

    def test_nobody_answers_out_of_turn(self, case: Case) -> None:
        for state in [*moments(case, range(1), every=3), finish(case.new(1), Rng(1))]:
            before = dumped(state)
            code = state.pending()[0].options.codes()[0] if state.waiting() else "anything"
            strangers = [seat for seat in range(-2, state.seats + 2) if seat not in state.waiting()]
            assert strangers
            for seat in strangers:
                with pytest.raises(IllegalChoice):
                    state.choose(seat, code)
                with pytest.raises(IllegalChoice):
                    state.decision(seat)
                with pytest.raises(IllegalChoice):
                    state.why_not(seat)
            assert dumped(state) == before

    def test_a_choice_by_code_is_the_same_as_a_play_by_move(self, case: Case) -> None:
        for state in moments(case, seeds(case), every=2):
            seat = state.waiting()[-1]
            move = state.options(seat).sample(Rng(2))
            events: list[Event] = []
            by_move, silent = state.copy(), state.copy()
            by_move.play(seat, move, events)
            silent.play(seat, move)
            heard = state.choose(seat, state.options(seat).code(move))
            assert dumped(by_move) == dumped(silent) == dumped(state)
            assert [event.dump() for event in heard] == [event.dump() for event in events]

    # Several seats at once, sealed

    def test_the_order_of_arrival_does_not_matter(self, case: Case) -> None:
        for state, answers in steps(case, seed=7):
            outcomes = set()
            for order in islice(permutations(answers), 0, None, 23 if len(answers) > 3 else 1):
                table = state.copy()
                events: list[Event] = []
                for seat in order:
                    table.play(seat, answers[seat], events)
                outcomes.add((dumped(table), tuple(sorted(str(event.dump()) for event in events))))
            assert len(outcomes) == 1

    def test_a_sealed_answer_shows_to_nobody_else_and_in_no_imagined_world(self, case: Case) -> None:
        for state, answers in steps(case, seed=9):
            for seat in answers if len(answers) > 1 else ():
                others = [viewer for viewer in viewers(state) if viewer != seat]
                outcomes = set()
                options = state.options(seat)
                for move in {options[0], options[len(options) - 1], answers[seat]}:
                    table = state.copy()
                    events: list[Event] = []
                    table.play(seat, move, events)
                    assert scored(table) == scored(state)
                    assert asked(table) == asked(state, table.waiting())
                    worlds = [dumped(table.redeal(viewer, Rng(6))) for viewer in others]
                    outcomes.add(
                        (
                            *worlds,
                            *(seen(table, viewer) + visible_events(events, viewer) for viewer in others),
                        )
                    )
                assert len(outcomes) == 1

    def test_taking_back_is_as_if_never_answered(self, case: Case) -> None:
        for state, answers in steps(case, seed=11):
            before = dumped(state)
            for seat in set(range(state.seats)) - set(answers):  # who was not asked has nothing to take back
                with pytest.raises(IllegalChoice):
                    state.retract(seat)
            for seat in list(answers)[:-1]:
                state.play(seat, answers[seat])
            for seat in list(answers)[:-1]:
                state.retract(seat)
            assert dumped(state) == before
            assert state.waiting() == list(answers)

    def test_only_an_answer_that_is_in_can_be_taken_back(self, case: Case) -> None:
        for state in [*moments(case, range(1), every=4), finish(case.new(1), Rng(1))]:
            before = dumped(state)
            for seat in (-1, state.seats, *state.waiting()):
                with pytest.raises(IllegalChoice):
                    state.retract(seat)
            assert dumped(state) == before

    # Hidden means hidden

    def test_re_dealing_what_is_hidden_changes_nothing_a_viewer_gets(self, cases_of_game: list[Case]) -> None:
        pairs = 0
        for seed in count():  # whole rounds through all set-ups, until enough has been compared
            if pairs >= 500:
                break
            for case in cases_of_game:
                for state in moments(case, range(seed, seed + 1), every=max(1, case.seats // 2)):
                    for viewer in viewers(state):
                        world = state.redeal(viewer, Rng(pairs))
                        assert received(world, viewer) == received(state, viewer)
                        for actor in state.waiting() if len(state.waiting()) > 1 else ():
                            heard = overheard(world, actor, viewer, last=actor != viewer)
                            assert heard == overheard(state, actor, viewer)
                        pairs += 1

    def test_re_dealing_depends_on_the_view_alone(self, case: Case) -> None:
        for state in moments(case, seeds(case), every=2):
            for viewer in viewers(state):
                direct = state.redeal(viewer, Rng(77))
                by_way_of_another = state.redeal(viewer, Rng(5)).redeal(viewer, Rng(77))
                assert dumped(direct) == dumped(by_way_of_another)

    def test_a_re_dealt_world_is_a_sound_position_with_another_future(self, case: Case) -> None:
        for state in moments(case, seeds(case), every=5):
            before = dumped(state)
            for viewer in viewers(state):
                world = state.redeal(viewer, Rng(4))
                assert dumped(case.game.load(json.loads(dumped(world)))) == dumped(world) != before
                assert not finish(world, Rng(4)).waiting()
            assert dumped(state) == before

    # Termination, conservation and scores

    def test_nothing_is_created_or_destroyed(self, case: Case) -> None:
        for seed in seeds(case):
            for state in walk(case, seed):
                seat = state.waiting()[0]
                before = state.copy()
                events: list[Event] = []
                state.play(seat, state.options(seat).sample(Rng(seed)), events)
                self.conserves(before, events, state)

    def test_scores_add_up_at_any_time(self, case: Case) -> None:
        for state in [
            *moments(case, seeds(case)),
            *(finish(case.new(seed), Rng(seed)) for seed in range(20)),
        ]:
            scores = state.scores()
            assert [score.seat for score in scores] == list(range(len(scores)))
            assert len(scores) >= state.seats  # rivals whom the rules play come after the seats
            assert_ranked(scores)
            for score in scores:
                assert_adds_up(score)
                assert state.waiting() or not score.forecast

    def test_a_preview_is_a_sum_too_and_changes_nothing(self, case: Case) -> None:
        for state in moments(case, seeds(case), every=3):
            before = dumped(state)
            for seat in state.waiting():
                options = state.options(seat)
                judge = heuristic_of(state, seat)
                for index in range(0, len(options), 1 + len(options) // 10):
                    assert_adds_up(state.preview(seat, options[index]))
                    assert judge.worth(options[index]) == heuristic_of(state, seat).worth(options[index])
            assert dumped(state) == before

    def test_alone_a_preview_comes_true(self, alone: Case) -> None:
        """Without such an event, the preview comes true, in the lines or the forecast."""
        came_true = 0
        for state in moments(alone, range(4)):
            move = state.options(0).sample(Rng(1))
            foreseen = state.preview(0, move)
            events: list[Event] = []
            state.play(0, move, events)
            if all(event.kind not in self.unforeseen and event.seat < state.seats for event in events):
                now = state.scores()[0]
                assert repr(now.lines + now.forecast) == repr(foreseen.lines + foreseen.forecast)
                came_true += 1
        assert came_true > 4

    def test_two_thousand_random_games_end_in_time(self, cases_of_game: list[Case]) -> None:
        for seed in range(2000):
            case = cases_of_game[seed % len(cases_of_game)]
            state = case.new(seed)
            chance = Rng(seed)
            answers = 0
            while waiting := state.waiting():
                for seat in waiting:
                    state.play(seat, state.options(seat).sample(chance))
                    answers += 1
            assert answers <= case.bound * case.seats
            assert min(score.rank for score in state.scores()) == 1


def seeds(case: Case) -> range:
    """Fewer games where a game has many decisions."""
    return range(2 if case.seats > 3 else 3)


def assert_sound(options: Options) -> None:
    """Length, index, iteration, list, membership, codes and sampling agree."""
    moves = options.moves()
    codes = options.codes()
    assert moves
    assert len(options) == len(moves) == len(codes) == len(set(codes)) == len(set(moves))
    assert list(options) == [options[index] for index in range(len(options))] == moves
    assert [options.code(move) for move in moves] == codes
    assert [options.move(code) for code in codes] == moves
    assert all(move in options for move in moves)
    assert options.sample(Rng(3)) == moves[Rng(3).below(len(moves))]
    with pytest.raises(IndexError):
        options[len(moves)]


def received(state: State, viewer: int | None) -> list[str]:
    """All that a viewer receives without acting: view, scores, question, labels, previews, refusals."""
    sent = [seen(state, viewer), scored(state), str(state.waiting())]
    if viewer is not None and viewer in state.waiting():
        options = state.options(viewer)
        judge = heuristic_of(state, viewer)
        sent.append(asked(state, [viewer]))
        sent += [str(state.label(viewer, code)) for code in [*options.codes(), *state.why_not(viewer)]]
        for move in (options[0], options[len(options) // 2]):
            sent += [str(state.preview(viewer, move).dump()), str(judge.worth(move))]
    with pytest.raises(IllegalChoice) as refusal:
        state.choose(state.seats if viewer is None else viewer, "nonsense")
    return [*sent, str(refusal.value)]


def overheard(state: State, actor: int, viewer: int | None, last: bool = False) -> str:
    """What a viewer receives when a seat gives its first (or last) option and others still have to answer."""
    options = state.options(actor)
    events: list[Event] = []
    state.copy().play(actor, options[len(options) - 1 if last else 0], events)
    return visible_events(events, viewer)


def assert_adds_up(score: Score) -> None:
    assert score.total == sum(line.points for line in score.lines)
    assert score.expected == score.total + sum(line.points for line in score.forecast)


def assert_ranked(scores: tuple[Score, ...]) -> None:
    """More points never rank lower, and a rank is one more than the number of seats ahead."""
    for mine in scores:
        assert mine.rank == 1 + sum(other.rank < mine.rank for other in scores)
        assert all(mine.total <= other.total for other in scores if other.rank < mine.rank)
        assert all(mine.total == other.total for other in scores if other.rank == mine.rank)
