"""A city is the same however it came about."""

from __future__ import annotations

import pytest

from boardwright.core.rng import Rng
from boardwright.games.everdell.rules.cards import CARDS
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.rules.pieces.card import CardSet
from boardwright.games.valley.rules.pieces.city import City, CityCard

FACTS = ("mask", "colours", "constructions", "homes", "spots", "open_spots", "pairs", "used_slots")


@pytest.mark.parametrize("cards", [CARDS, standard().cards], ids=["everdell", "farshore"])
@pytest.mark.parametrize("seed", range(30))
def test_a_city_that_grew_is_like_one_laid_out_at_once(cards: CardSet, seed: int) -> None:
    chance = Rng(seed)
    grown = City()
    for uid in range(20):
        card = cards.cards[chance.below(len(cards.cards))]
        built = CityCard(uid, card, occupied=not card.critter and chance.below(2) == 0)
        grown = grown.with_card(built)
        whole = City(grown.cards)
        assert [getattr(grown, fact) for fact in FACTS] == [getattr(whole, fact) for fact in FACTS]
