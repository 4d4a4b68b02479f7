"""The Everdell Games: two cards of each colour (E-12, E-41, E-45, E-46, E-47, E-165)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["the_everdell_games", "a_brilliant_marketing_plan", "tax_relief", "a_well_run_city"]
VISIT = "visit:the_everdell_games"
CITY = {
    "tan": ["wanderer", "bard"],
    "green": ["farm", "teacher"],
    "red": ["inn", "inn"],
    "blue": ["crane", "judge"],
    "purple": ["wife", "castle"],
}


def test_is_achieved_with_two_cards_of_each_colour() -> None:
    """E-45: nine points."""
    table = Table(events_in_play=PLAY, city=[card for cards in CITY.values() for card in cards])
    table.pick(VISIT)
    assert table.seat()["events"] == ["the_everdell_games"]
    assert table.scored("the_everdell_games") == 9
    assert table.asked == 1


@pytest.mark.parametrize("colour", CITY)
def test_is_refused_with_one_card_too_few_of_a_colour(colour: str) -> None:
    """E-41, E-45: cards of the other colours do not make up for it."""
    cards = [card for name, cards in CITY.items() for card in (cards[:1] if name == colour else cards)]
    extra = {"tan": "farm", "green": "ruins", "red": "farm", "blue": "farm", "purple": "farm"}
    table = Table(events_in_play=PLAY, city=[*cards, extra[colour]])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "colour-short"
    assert refusal.details == {"colour": colour, "n": 2, "have": 1}


def test_a_fool_received_counts_as_a_tan_card() -> None:
    """E-165."""
    cards = [card for name, cards in CITY.items() for card in (["bard", "fool"] if name == "tan" else cards)]
    table = Table(events_in_play=PLAY, city=[*cards])
    table.pick(VISIT)
    assert table.scored("the_everdell_games") == 9


def test_a_prisoner_does_not_count() -> None:
    """E-46."""
    cards = [card for name, cards in CITY.items() for card in (cards[:1] if name == "purple" else cards)]
    table = Table(events_in_play=PLAY, city=[*cards, {"card": "dungeon", "under": ["king"]}])
    assert table.why_not(VISIT) == "colour-short"


def test_is_the_same_as_any_other_event_to_the_king() -> None:
    """E-170: two points for a special event."""
    table = Table(events_in_play=PLAY, city=["king", *[card for cards in CITY.values() for card in cards]])
    table.pick(VISIT)
    assert table.scored("king") == 2


def test_several_events_may_be_achieved_in_one_season() -> None:
    """E-46, E-47: one worker each, with the same red cards."""
    table = Table(events_in_play=PLAY, city=["queen", *[card for cards in CITY.values() for card in cards]])
    table.pick(VISIT, "visit:one_berry", "visit:grand_tour")
    assert table.seat()["events"] == ["the_everdell_games", "grand_tour"]
    assert table.seat()["workers"] == 0


def test_is_out_of_the_game_when_it_is_not_laid_out() -> None:
    """E-12, E-25."""
    table = Table(
        events_in_play=["tax_relief", "a_well_run_city", "croak_wart_cure", "an_evening_of_fireworks"],
        city=[card for cards in CITY.values() for card in cards],
    )
    assert table.why_not(VISIT) == "no-such-place"
