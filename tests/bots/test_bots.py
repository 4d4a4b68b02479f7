"""Bots: they answer from the view alone, legally, for equal seeds equally, and some better than others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from boardwright.bots import BOTS, LEVELS, Bot, Budget, Thought
from boardwright.bots.bot import UNLIMITED, answer
from boardwright.bots.judge import heuristic_of
from boardwright.bots.thought import RatedMove
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.core.rng import Rng
from boardwright.games.cartographers import cartographers
from boardwright.testing.cases import Case, dumped, moments

from ..core.cases import CASES
from ..toy import toy

RANDOM, BEGINNER, CASUAL = BOTS["random"], BOTS["beginner"], BOTS["casual"]

QUICK: Final = ("random", "beginner", "casual")
"""They are tried at all tables; the others, who look ahead, at some, and with a hundredth of their work."""
TABLES: Final = {
    "good": ("toy-3", "everdell-2", "farshore-1-level4"),
    "strong": ("toy-2", "everdell-1-year3", "farshore-2-bonny"),
    "expert": ("toy-3", "cartographers-2-a", "everdell-3", "farshore-1-level1"),
}
A_LITTLE: Final = Budget(0.01)
UNITS: Final = ("margin", "rating")


def sits_at(bot: Bot, case: Case) -> bool:
    """Whether a bot is tried at a table."""
    return bot.name in QUICK or case.id in TABLES[bot.name]


at_every_table = pytest.mark.parametrize(
    ("bot", "case"),
    [
        pytest.param(bot, case, id=f"{bot.name}-{case.id}")
        for bot in BOTS.values()
        for case in CASES
        if sits_at(bot, case)
    ],
)
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)


def often(bot: Bot, case: Case) -> int:
    """Every how manieth decision is enough where a game has many, or thinking takes long."""
    if case.game is toy:
        return 1
    return 4 * case.seats - 1 if bot.name in QUICK else 8 * case.seats + 3


def budget(bot: Bot) -> Budget:
    return UNLIMITED if bot.name in QUICK else A_LITTLE


def played(state: State, bots: Sequence[Bot], seed: int) -> State:
    """The game after these bots, one for each seat, have played it out."""
    rng = Rng(seed)
    while waiting := state.waiting():
        for seat in waiting:
            state.play(seat, answer(bots[seat], state, seat, rng, budget(bots[seat])))
    return state


def test_the_bots_are_listed_by_their_names() -> None:
    assert [level.name for level in LEVELS] == ["beginner", "casual", "good", "strong", "expert"]
    assert set(BOTS) == {"random", *[level.name for level in LEVELS]}
    assert all(bot.name == name for name, bot in BOTS.items())
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]


# What holds for every bot and every game


@at_every_table
def test_re_dealing_what_is_hidden_does_not_change_an_answer(bot: Bot, case: Case) -> None:
    little = budget(bot)
    for state in moments(case, range(2), every=often(bot, case)):
        for seat in state.waiting():
            first = answer(bot, state, seat, Rng(40), little)
            for deal in range(3 if bot.name in QUICK else 1):
                world = state.redeal(seat, Rng(deal))
                assert answer(bot, world, seat, Rng(40), little) == first


@at_every_table
def test_an_answer_is_legal_and_asking_changes_nothing(bot: Bot, case: Case) -> None:
    for state in moments(case, range(2), every=often(bot, case)):
        before = dumped(state)
        for seat in state.waiting():
            move = answer(bot, state, seat, Rng(seat), budget(bot))
            assert move in state.options(seat)
            assert move in state.options(seat).moves()
        assert dumped(state) == before


@pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
def test_a_thought_names_moves_once_the_one_to_play_first_and_then_by_value(bot: Bot) -> None:
    for case in CASES:
        if sits_at(bot, case):
            state = case.new(4)
            seat = state.waiting()[0]
            thought = bot.think(state.redeal(seat, Rng(3)), seat, Rng(3), budget(bot))
            moves = [one.move for one in thought.ranking]
            values = [one.value for one in thought.ranking]
            assert thought.best == moves[0]
            assert len(set(moves)) == len(moves)
            assert set(moves) <= set(state.options(seat))
            assert values == sorted(values, reverse=True)
            assert thought.unit in ([""] if bot is RANDOM else ["worth"] if bot.name in QUICK else UNITS)


@pytest.mark.parametrize("bot", [BOTS[name] for name in QUICK], ids=QUICK)
@every_case
def test_equal_seeds_give_equal_games(bot: Bot, case: Case) -> None:
    bots = [bot] * case.seats
    assert dumped(played(case.new(3), bots, 1)) == dumped(played(case.new(3), bots, 1))


@pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
def test_a_bot_plays_to_the_end_and_keeps_nothing_in_mind(bot: Bot) -> None:
    """A bot that has just played something else answers as a fresh one does."""
    for case in CASES:
        if case.game is toy:
            state = case.new(5)
            first = answer(bot, state, state.waiting()[0], Rng(2), budget(bot))
            assert not played(case.new(6), [bot] * case.seats, 6).waiting()
            assert answer(bot, state, state.waiting()[0], Rng(2), budget(bot)) == first


class Witness(Bot):
    """Remembers the worlds it is shown and takes the first option."""

    name = "witness"

    def __init__(self) -> None:
        self.worlds: list[str] = []

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Thought:
        del rng, budget
        self.worlds.append(dumped(world))
        return Thought("", [RatedMove(world.options(seat)[0], 0.0)])


@every_case
def test_what_a_bot_is_shown_is_made_up(case: Case) -> None:
    for state in moments(case, range(1), every=often(CASUAL, case)):
        for seat in state.waiting():
            witness = Witness()
            answer(witness, state, seat, Rng(8))
            answer(witness, state.redeal(seat, Rng(9)), seat, Rng(8))
            assert witness.worlds[0] == witness.worlds[1] != dumped(state)


# Each bot for itself


def test_the_random_bot_takes_every_option_about_equally_often() -> None:
    state = toy.new(2, 4)
    rng = Rng(1)
    answers = [answer(RANDOM, state, 0, rng) for _ in range(900)]
    for move in state.options(0):
        assert 240 < answers.count(move) < 360


def test_the_casual_bot_lays_its_highest_card() -> None:
    for seed in range(10):
        state = toy.new(3, seed)
        assert answer(CASUAL, state, 1, Rng(0)) == max(state.options(1))


def test_the_casual_bot_takes_one_of_the_best_and_not_always_the_same() -> None:
    land: list[Json] = ["." * 11, *["#" * 11] * 10]
    edicts: list[Json] = ["stoneside_forest", "golden_granary", "wildholds", "cauldrons"]
    state = cartographers.load({"card": "orchard", "options": {"map": land, "edicts": edicts}})
    judge = heuristic_of(state, 0)
    highest = max(judge.worth(move) for move in state.options(0))
    best = {move for move in state.options(0) if judge.worth(move) == highest}
    answers = {answer(CASUAL, state, 0, Rng(seed)) for seed in range(200)}
    assert len(best) > 1
    assert answers == best


def test_the_casual_bot_harms_its_neighbour_most_in_an_ambush() -> None:
    state = cartographers.load({"card": "goblin_attack", "seats": 2})
    move = answer(CASUAL, state, 0, Rng(0))
    losses = [-sum(line.points for line in state.preview(0, other).forecast) for other in state.options(0)]
    assert state.preview(0, move).seat == 1
    assert -sum(line.points for line in state.preview(0, move).forecast) >= max(losses) - 4


def test_the_casual_bot_sees_the_worth_of_a_terrain_that_is_not_on_the_card() -> None:
    """With `any_terrain` and no ruins within reach, forest on the edge is worth a star more than the rest."""
    rows: list[Json] = [
        ".VWfWfWfWfW", "VfW^WfWfWfW", "WfWfWfWf^fW", "fWfWfWfWfWf", "WfWfWfWfWfW", "fWfWf^fWfWf",
        "WfWfWfWfWfW", "fWfWfWfWfWf", "Wf^fWfWfWfW", "fWfWfWf^fWf", "WfWfWfWfWfW",
    ]  # fmt: skip
    edicts: list[Json] = ["sentinel_wood", "canal_lake", "wildholds", "borderlands"]
    options: Json = {"edicts": edicts, "any_terrain": True}
    state = cartographers.load(
        {"card": "fishing_village", "ruins": True, "options": options, "seats": [{"map": rows}]}
    )
    totals = {
        code: state.preview(0, state.options(0).move(code)).expected for code in state.options(0).codes()
    }
    assert max(totals, key=lambda code: totals[code]) == "forest:a1"
    assert state.options(0).code(answer(CASUAL, state, 0, Rng(0))) == "forest:a1"


# Strength, on paired seeds


@pytest.mark.parametrize("side", ["a", "b"])
def test_alone_casual_is_far_ahead_of_random(side: str) -> None:
    leads = []
    for seed in range(12):
        totals = [
            played(cartographers.new(1, seed, {"map": side}), [bot], seed).scores()[0].total
            for bot in (CASUAL, RANDOM)
        ]
        leads.append(totals[0] - totals[1])
    assert min(leads) > 0
    assert sum(leads) / len(leads) > 40


def test_among_random_players_casual_wins_from_every_seat() -> None:
    wins = 0
    for seed in range(12):
        bots: list[Bot] = [RANDOM, RANDOM, RANDOM]
        bots[seed % 3] = CASUAL
        end = played(cartographers.new(3, seed), bots, seed)
        wins += end.scores()[seed % 3].rank == 1
    assert wins == 12


def test_in_the_toy_casual_wins_more_than_two_of_three() -> None:
    wins = 0
    for seed in range(300):
        bots: list[Bot] = [RANDOM, RANDOM]
        bots[seed % 2] = CASUAL
        scores = played(toy.new(2, seed), bots, seed).scores()
        wins += scores[seed % 2].total > scores[1 - seed % 2].total
    assert wins > 200
