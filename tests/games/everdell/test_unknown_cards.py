"""Cards, effects and bonuses that no bot has heard of, written outside: all levels play them, hints go on.

The same on the compiled build, where these classes stay plain Python.
"""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.bots import BOTS, LEVELS, Bot, Budget
from boardwright.bots.bot import answer
from boardwright.bots.judge import heuristic_of, value_network_of
from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng
from boardwright.games.everdell import everdell
from boardwright.games.everdell.players.judge import JUDGE
from boardwright.games.everdell.rules import game
from boardwright.games.everdell.rules.box import Box
from boardwright.games.everdell.rules.cards import all_cards
from boardwright.games.everdell.rules.goods import DECLARED, RESIN, TWIG
from boardwright.games.valley.players import network_files
from boardwright.games.valley.players.features import Features
from boardwright.games.valley.players.network_files import fit_network, load_network
from boardwright.games.valley.rules.counts import Count
from boardwright.games.valley.rules.effects import GainPoints
from boardwright.games.valley.rules.game import ValleyState
from boardwright.games.valley.rules.pieces.card import PURPLE, RED, TAN, Bonus, Card, CardSet
from boardwright.games.valley.rules.pieces.game_data import GameData
from boardwright.games.valley.rules.script import Effect, Frame, Question
from boardwright.tables.hints import consult

A_LITTLE: Final = Budget(0.003)
MEADOW: Final[list[Json]] = [*["farm"] * 7, "mine"]
NEW: Final = ("kite_maker", "sundial", "whirligig")


class PerCardInHand(Count):
    """As many as there are cards in the hand."""

    def value(self, g: GameData, f: Frame) -> int:
        return len(g.players[f.seat].hand)


class Shine(Effect):
    """Some points."""

    def run(self, g: GameData, f: Frame) -> None:
        g.players[f.seat].points += 7


class Riddle(Question):
    """One resource, twig or resin, and it is asked twice."""

    prompt = "gain-any"

    def options(self, g: GameData, f: Frame) -> list[int]:
        del g, f
        return [0, 1]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        g.players[f.seat].goods += RESIN if option else TWIG
        f.picks += 1
        return f.picks < 2

    def code(self, g: GameData, f: Frame, option: int) -> str:
        del g, f
        return f"riddle:{option}"


class PerWorker(Bonus):
    """Points for each worker at home."""

    def points(self, g: GameData, seat: int, at: int) -> int:
        del at
        return g.players[seat].workers


@pytest.fixture(autouse=True)
def more_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everdell with a 49th, a 50th and a 51st card."""
    new = [
        Card("kite_maker", True, cost=TWIG, points=1, colour=PURPLE, copies=12, bonus=PerWorker()),
        Card("sundial", False, cost=TWIG, points=0, colour=TAN, copies=12, does=(Shine(),)),
        Card(
            "whirligig",
            False,
            cost=TWIG,
            points=1,
            colour=RED,
            copies=12,
            does=(Riddle(), GainPoints(7, PerCardInHand())),
        ),
    ]
    box = Box()
    monkeypatch.setattr(box, "cards", CardSet([*all_cards(), *new], DECLARED))
    monkeypatch.setattr(game, "BASE_BOX", box)


def new(seats: int = 2, seed: int = 3) -> ValleyState:
    state = everdell.new(seats, seed)
    assert set(NEW) <= set(state.data.rules.cards.ids)
    return state


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.name)
def test_every_level_plays_them(bot: Bot, seats: int) -> None:
    """It answers now and then; in between chance plays, which tries everything."""
    state = new(seats)
    rng = Rng(1)
    ply = 0
    while waiting := state.waiting():
        [seat] = waiting
        player = BOTS["random"] if ply % 24 else bot
        state.play(seat, answer(player, state, seat, rng, A_LITTLE))
        ply += 1
    built = [built.card.id for player in state.data.players for built in player.city.cards]
    assert set(built) & set(NEW)


@pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.name)
def test_hints_go_on(bot: Bot) -> None:
    state = everdell.load({"seats": [{"hand": [*NEW], "city": ["whirligig"], "goods": {"twig": 3}}, {}]})
    advice = consult(bot, state, 0, Rng(0), A_LITTLE)
    assert advice.best[0].code in state.options(0).codes()


def test_they_are_asked_and_counted_like_any_other() -> None:
    """A question, an effect, a count and a bonus, all from outside."""
    me: Json = {"city": ["whirligig", "kite_maker"], "hand": ["sundial", "farm"], "workers": 1}
    state = everdell.load({"seats": [me, {}], "meadow": MEADOW})
    bonus = [line for line in state.scores()[0].lines if line.source == "kite_maker"]
    assert [line.points for line in bonus] == [1]
    state.choose(0, "visit:0.whirligig")
    decision = state.decision(0)
    assert (decision.prompt, decision.key, decision.source) == (
        "gain-any",
        "prompt-gain-any",
        "whirligig",
    )
    assert decision.options.codes() == ["riddle:0", "riddle:1"]
    assert everdell.load(state.dump()).decision(0).options.codes() == ["riddle:0", "riddle:1"]
    for code in ("riddle:0", "riddle:1"):
        state.choose(0, code)
    assert state.data.players[0].goods == TWIG + RESIN
    assert state.data.players[0].points == 7 * 2  # as many as there are cards in the hand


def test_an_effect_that_nobody_knows_is_tried_out() -> None:
    me: Json = {
        "hand": ["sundial", "farm"],
        "goods": {"twig": 3, "resin": 3},
        "season": "autumn",
        "workers": 0,
    }
    state = everdell.load({"seats": [me, {}], "meadow": MEADOW})
    worth = heuristic_of(state, 0).worth
    options = state.options(0)
    assert worth(options.move("play:sundial")) > 4.0
    assert BOTS["casual"].pick(state, 0, Rng(0)) == options.move("play:sundial")


def test_networks_are_asked_without_features_of_cards_they_never_saw() -> None:
    state = new()
    assert value_network_of(state, 0) is not None
    features = Features(JUDGE.knowledge(state.data.rules))
    network = fit_network("everdell", features)
    assert network is not None
    rows = dict(zip(features.names(), network.rows, strict=True))
    assert not any(row for name, row in rows.items() if name.endswith(NEW))
    before = load_network(features.knowledge.networks, "everdell")
    assert before is not None
    assert sorted(row for row in before.rows if row) == sorted(row for row in network.rows if row)


def test_a_card_that_a_network_never_saw_does_not_change_its_word_on_others() -> None:
    """Held beside others it counts as a card of the hand, and as nothing else."""
    ends = []
    for held in ("sundial", "whirligig"):
        me: Json = {"hand": [held, "farm"], "season": "autumn", "workers": 0}
        state = everdell.load({"seats": [me, {}], "meadow": MEADOW})
        network = value_network_of(state, 0)
        assert network is not None
        ends.append(network.end(state.options(0).moves()[-1]))
    assert ends[0] == ends[1]


def test_a_network_that_knows_too_few_of_the_cards_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three cards in fifty are not too many; here they are made to be."""
    monkeypatch.setattr(network_files, "LEAST_KNOWN_SHARE", 0.99)
    state = new()
    assert value_network_of(state, 0) is None
    assert answer(BOTS["strong"], state, 0, Rng(0), A_LITTLE) in state.options(0)
