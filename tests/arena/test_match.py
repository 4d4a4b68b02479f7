"""One game between bots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boardwright.arena import contest, play_contest
from boardwright.arena.entrant import entrant
from boardwright.arena.match import Match, MatchResult, play
from boardwright.arena.workers import play_all
from boardwright.bots import BOTS
from boardwright.core.refusal import Refusal
from boardwright.games import GAMES
from boardwright.locales import LANGUAGES, Words

from .outsiders import Last

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


@pytest.mark.parametrize(
    ("bot", "reason", "said"),
    [
        ("Raising", "bot-failed", "KeyError: 'no\\nplan' (outsiders.py:"),
        ("Thoughtless", "bot-failed", "TypeError: Thoughtless.think gave None, which is no Thought"),
        ("Silent", "bot-illegal", "None"),
        ("Talkative", "bot-illegal", "visit:three_twigs"),
        ("Unready", "bot-failed", "FileNotFoundError: everdell (outsiders.py:"),
        ("Unborn", "bot-module", "RuntimeError: no network (outsiders.py:"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named_in_one_line(bot: str, reason: str, said: str, jobs: int) -> None:
    name = f"tests.arena.outsiders:{bot}"
    match = Match("everdell", "{}", 1, (name, "random"))
    with pytest.raises(Refusal) as refused:
        list(play_all([match], jobs))
    assert (refused.value.reason, refused.value.where) == (reason, name)
    for language in LANGUAGES:
        line = Words(language).refusal(refused.value)
        assert line.startswith(name)
        assert said in line
        assert "\n" not in line


def test_a_bot_of_this_process_enters_as_an_object() -> None:
    results = play_contest("everdell", [Last(), "random"], number=2)
    assert [result.match.bots for result in results] == [("last", "random"), ("random", "last")]
    assert results == [replace(result) for result in results]
    with pytest.raises(ValueError, match="jobs=1"):
        play_contest("everdell", [Last(), "random"], number=2, jobs=2)


def test_a_contest_from_python_is_that_of_the_shell() -> None:
    results = play_contest("cartographers", ["casual", "random"], number=4, seed=3, jobs=2)
    matches = list(contest("cartographers", ["casual", "random"], 2, 4, 3).matches())
    assert [result.match for result in results] == matches
    assert [result.scores for result in results] == [play(match).scores for match in matches]


def test_an_outside_bot_cannot_cheat() -> None:
    with pytest.raises(Refusal) as refused:
        play(Match("everdell", "{}", 1, ("random", "tests.arena.outsiders:Cheat")))
    assert refused.value.reason == "bot-illegal"
    assert refused.value.details["seat"] == 1
