"""One game between bots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boardwright.arena.entrant import entrant
from boardwright.arena.match import Match, MatchResult, play
from boardwright.bots import BOTS
from boardwright.core.refusal import Refusal
from boardwright.games import GAMES

LAST = "tests.arena.outsiders:Last"


def untimed(result: MatchResult) -> MatchResult:
    """A result without the times, which are another's every day."""
    return replace(result, seconds=(), slowest=())


@pytest.mark.parametrize("game", GAMES)
def test_equal_matches_give_equal_results(game: str) -> None:
    match = Match(game, "{}", 5, ("casual", "random"))
    assert untimed(play(match)) == untimed(play(match))
    assert untimed(play(match)) != untimed(play(replace(match, seed=6)))


def test_scores_ranks_and_decisions_are_by_seat() -> None:
    result = play(Match("everdell", "{}", 1, ("random", "casual", "random")))
    assert len(result.scores) == len(result.ranks) == len(result.decisions) == 3
    assert result.scores[1] == max(result.scores)
    assert result.ranks[1] == 1
    assert (result.wins("casual"), result.wins("random")) == (1, 0)
    assert all(longest <= whole for longest, whole in zip(result.slowest, result.seconds, strict=True))
    assert result.rating is None


def test_a_rival_whom_the_rules_play_has_no_seat() -> None:
    result = play(Match("everdell", '{"year":2}', 1, ("random",)))
    assert len(result.scores) == len(result.rivals) == 1
    assert result.rating == result.scores[0] - result.rivals[0]
    assert result.ranks == (2,)
    assert result.wins("random") == 0


def test_a_shared_victory_is_shared() -> None:
    played = play(Match("everdell", "{}", 1, ("random", "casual")))
    shared = replace(played, ranks=(1, 1))
    assert (shared.wins("random"), shared.wins("casual")) == (0.5, 0.5)


def test_an_outside_bot_plays() -> None:
    result = play(Match("everdell", "{}", 1, (LAST, "tests.arena.outsiders:last")))
    assert min(result.decisions) > 5


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nobody", "no-bot"),
        ("no.such.module:Bot", "bot-module"),
        ("tests.arena.outsiders:First", "bot-attribute"),
        ("tests.arena.outsiders:Move", "bot-kind"),
    ],
)
def test_who_is_no_bot_cannot_enter(name: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        entrant(name)
    assert refused.value.reason == reason


def test_a_bot_of_ours_may_be_called_by_its_former_name() -> None:
    assert entrant("greedy") is BOTS["casual"]


def test_an_outside_bot_cannot_cheat() -> None:
    with pytest.raises(Refusal) as refused:
        play(Match("everdell", "{}", 1, ("random", "tests.arena.outsiders:Cheat")))
    assert refused.value.reason == "bot-illegal"
    assert refused.value.details["seat"] == 1
