"""What is printed on cards, places, events and seasons (E-1, E-2, E-6 to E-8, E-31, E-35, E-44, E-45)."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.games.everdell.rules.cards import CARDS
from boardwright.games.everdell.rules.events import BASIC_EVENTS, SPECIAL_EVENTS
from boardwright.games.everdell.rules.game import RULES, SEASONS
from boardwright.games.everdell.rules.goods import DECLARED, GOODS
from boardwright.games.everdell.rules.places import BASIC_LOCATIONS, FOREST_CARDS, HAVEN, JOURNEYS
from boardwright.games.valley.rules.pieces.card import COLOURS, Card, colour_count
from boardwright.games.valley.rules.pieces.entry_rules import EntersOtherCity
from boardwright.games.valley.rules.pieces.goods import amount
from boardwright.games.valley.rules.pieces.place import Place

from .table import Table

# id, kind, rarity, colour, cost, base value, copies, home or residents, when it acts, marks
CARD_FACTS: Final = """
    architect      critter      unique purple 4berry                  2 2 crane          end
    bard           critter      unique tan    3berry                  0 2 theater        play
    barge_toad     critter      common green  2berry                  1 3 twig_barge     production
    chip_sweep     critter      common green  3berry                  2 3 resin_refinery production
    doctor         critter      unique green  4berry                  4 2 university     production
    fool           critter      unique tan    3berry                 -2 2 fairgrounds    abroad
    historian      critter      unique blue   2berry                  1 3 clock_tower    trigger
    husband        critter      common green  3berry                  2 4 farm           production
    innkeeper      critter      unique blue   1berry                  1 3 inn            paying
    judge          critter      unique blue   3berry                  2 2 courthouse     paying
    king           critter      unique purple 6berry                  4 2 castle         end
    miner_mole     critter      common green  3berry                  1 3 mine           production
    monk           critter      unique green  1berry                  0 2 monastery      production
    peddler        critter      common green  2berry                  1 3 ruins          production
    postal_pigeon  critter      common tan    2berry                  0 3 post_office    play
    queen          critter      unique red    5berry                  4 2 palace         visit
    ranger         critter      unique tan    2berry                  1 2 dungeon        play
    shepherd       critter      unique tan    3berry                  1 2 chapel         play
    shopkeeper     critter      unique blue   2berry                  1 3 general_store  trigger
    teacher        critter      common green  2berry                  2 3 school         production
    undertaker     critter      unique tan    2berry                  1 2 cemetery       play
    wanderer       critter      common tan    2berry                  1 3 lookout        play
    wife           critter      common purple 2berry                  2 4 farm           end
    woodcarver     critter      common green  2berry                  2 3 storehouse     production
    castle         construction unique purple 2twig+3resin+3pebble    4 2 king           end
    cemetery       construction unique red    2pebble                 0 2 undertaker     visit permanent
    chapel         construction unique red    2twig+1resin+1pebble    2 2 shepherd       visit
    clock_tower    construction unique blue   3twig+1pebble           0 3 historian      season
    courthouse     construction unique blue   1twig+1resin+2pebble    2 2 judge          trigger
    crane          construction unique blue   1pebble                 1 3 architect      paying
    dungeon        construction unique blue   1resin+2pebble          0 2 ranger         paying
    evertree       construction unique purple 3twig+3resin+3pebble    5 2 any            end
    fairgrounds    construction unique green  1twig+2resin+1pebble    3 3 fool           production
    farm           construction common green  2twig+1resin            1 8 husband+wife   production
    general_store  construction common green  1resin+1pebble          1 3 shopkeeper     production
    inn            construction common red    2twig+1resin            2 3 innkeeper      visit open
    lookout        construction unique red    1twig+1resin+1pebble    2 2 wanderer       visit
    mine           construction common green  1twig+1resin+1pebble    2 3 miner_mole     production
    monastery      construction unique red    1twig+1resin+1pebble    1 2 monk           visit permanent
    palace         construction unique purple 2twig+3resin+3pebble    4 2 queen          end
    post_office    construction common red    1twig+2resin            2 3 postal_pigeon  visit open
    resin_refinery construction common green  1resin+1pebble          1 3 chip_sweep     production
    ruins          construction common tan    free                    0 3 peddler        play
    school         construction unique purple 2twig+2resin            2 2 teacher        end
    storehouse     construction common green  1twig+1resin+1pebble    2 3 woodcarver     production
    theater        construction unique purple 3twig+1resin+1pebble    3 2 bard           end
    twig_barge     construction common green  1twig+1pebble           1 3 barge_toad     production
    university     construction unique red    1resin+2pebble          3 2 doctor         visit
"""
FACTS: Final = {row.split()[0]: row.split() for row in CARD_FACTS.strip().splitlines()}
every_card = pytest.mark.parametrize("id", FACTS)

# id, kind, twigs, resin, pebbles, berries, cards, point tokens
LOCATION_FACTS: Final = """
    three_twigs         exclusive 3 0 0 0 0 0
    two_twigs_one_card  shared    2 0 0 0 1 0
    two_resin           exclusive 0 2 0 0 0 0
    one_resin_one_card  shared    0 1 0 0 1 0
    two_cards_one_point shared    0 0 0 0 2 1
    one_pebble          exclusive 0 0 1 0 0 0
    one_berry_one_card  exclusive 0 0 0 1 1 0
    one_berry           shared    0 0 0 1 0 0
"""
LOCATIONS: Final = {row.split()[0]: row.split()[1:] for row in LOCATION_FACTS.strip().splitlines()}

# The same for those forest cards that leave no choice
PLAIN_FOREST: Final = {
    "two_berries_one_card": (0, 0, 0, 2, 1),
    "three_cards_one_pebble": (0, 0, 1, 0, 3),
    "twig_resin_berry": (1, 1, 0, 1, 0),
    "three_berries": (0, 0, 0, 3, 0),
    "two_resin_one_twig": (1, 2, 0, 0, 0),
}
FOREST_WITH_CHOICES: Final = {
    "two_any", "discard_any_draw_double", "copy_basic_one_card", "two_cards_one_any",
    "discard_three_gain_any", "draw_two_meadow_play_one",
}  # fmt: skip

SPECIAL_FACTS: Final = """
    a_brilliant_marketing_plan   0 shopkeeper post_office
    a_well_run_city              4 chip_sweep clock_tower
    an_evening_of_fireworks      0 lookout miner_mole
    ancient_scrolls_discovered   0 historian ruins
    capture_of_the_acorn_thieves 0 courthouse ranger
    croak_wart_cure              6 undertaker barge_toad
    flying_doctor_service        0 doctor postal_pigeon
    graduation_of_scholars       0 teacher university
    ministering_to_miscreants    0 monk dungeon
    path_of_the_pilgrims         0 monastery wanderer
    performer_in_residence       0 inn bard
    pristine_chapel_ceiling      0 woodcarver chapel
    remembering_the_fallen       0 cemetery shepherd
    tax_relief                   3 judge queen
    the_everdell_games           9
    under_new_management         0 peddler general_store
"""
SPECIAL: Final = {row.split()[0]: row.split()[1:] for row in SPECIAL_FACTS.strip().splitlines()}


def card(id: str) -> Card:
    return CARDS.cards[CARDS.kind(id)]


def cost(goods: int) -> str:
    parts = [f"{amount(goods, field)}{name}" for field, name in enumerate(GOODS) if amount(goods, field)]
    return "+".join(parts) or "free"


def colours(place: Place) -> dict[str, int]:
    """How many cards of each colour a place asks for, found by trying."""
    asked = {}
    for index, name in enumerate(COLOURS):
        others = sum(colour_count(other, 9) for other in range(len(COLOURS)) if other != index)
        asked[name] = next(n for n in range(10) if place.accepts_colours(others + colour_count(index, n)))
    return {name: n for name, n in asked.items() if n}


# Cards


def test_the_deck_holds_128_cards_of_48_kinds() -> None:
    """E-1, E-2."""
    assert set(CARDS.ids) == set(FACTS)
    assert len(CARDS.cards) == 48
    assert len(CARDS.whole_deck) == 128


@pytest.mark.parametrize(("critter", "kinds", "copies"), [(True, 24, 63), (False, 24, 65)])
def test_there_are_63_critters_and_65_constructions(critter: bool, kinds: int, copies: int) -> None:
    """E-1."""
    found = [card for card in CARDS.cards if card.critter == critter]
    assert len(found) == kinds
    assert sum(card.copies for card in found) == copies


@every_card
def test_a_card_says_what_is_printed_on_it(id: str) -> None:
    """E-6, E-7, E-8, E-56: kind, rarity, colour, cost, base value and copies."""
    _, kind, rarity, colour, price, points, copies, *_ = FACTS[id]
    mine = card(id)
    assert ("critter" if mine.critter else "construction") == kind
    assert ("unique" if mine.unique else "common") == rarity
    assert COLOURS[mine.colour] == colour
    assert cost(mine.cost) == price
    assert mine.points == int(points)
    assert mine.copies == int(copies)


@every_card
def test_a_critter_lives_in_its_home_and_in_the_ever_tree(id: str) -> None:
    """E-57, E-59: as the critter names it, and as the construction names its residents."""
    named = FACTS[id][7]
    if card(id).critter:
        assert {home.id for home in CARDS.cards if card(id).homes & home.bit} == {named, "evertree"}
        return
    residents = {critter.id for critter in CARDS.cards if critter.homes & card(id).bit}
    everybody = {critter.id for critter in CARDS.cards if critter.critter}
    assert residents == (everybody if named == "any" else set(named.split("+")))


@every_card
def test_a_card_acts_when_its_colour_says(id: str) -> None:
    """E-82 to E-86: exactly the cards of each sort have something to do at that moment."""
    when = FACTS[id][8]
    mine = card(id)
    assert (mine.play is not None) == (when == "play")
    assert isinstance(mine.entry, EntersOtherCity) == (when == "abroad")
    assert (mine.produce is not None) == (when == "production")
    assert (mine.visit is not None) == (when == "visit" or id == "storehouse")
    assert (mine.reaction is not None) == (when == "trigger")
    assert (mine.season is not None) == (when == "season")
    assert (mine.bonus is not None) == (when == "end")
    assert (RULES.cards.cards[RULES.cards.kind(id)].helps is not None) == (when == "paying")


def test_only_inn_and_post_office_are_open() -> None:
    """E-48."""
    marked = {id for id, row in FACTS.items() if "open" in row[9:]}
    assert {card.id for card in CARDS.cards if card.spot.open} == marked == {"inn", "post_office"}


def test_only_monastery_and_cemetery_keep_workers_for_good() -> None:
    """E-50, E-53: and only they have a second spot to unlock."""
    marked = {id for id, row in FACTS.items() if "permanent" in row[9:]}
    assert {card.id for card in CARDS.cards if card.spot.permanent} == marked == {"monastery", "cemetery"}
    unlocked = {card.id: card.second for card in CARDS.cards if card.second}
    assert unlocked == {"monastery": card("monk").bit, "cemetery": card("undertaker").bit}


def test_only_the_wanderer_needs_no_slot_and_only_the_couple_shares_one() -> None:
    """E-75, E-76."""
    assert {card.id: card.slots for card in CARDS.cards if card.slots != 1} == {"wanderer": 0}
    assert {card.id: card.mate for card in CARDS.cards if card.mate >= 0} == {
        "husband": CARDS.kind("wife"),
        "wife": CARDS.kind("husband"),
    }


def test_only_the_clock_tower_starts_with_tokens() -> None:
    """E-200."""
    assert {card.id: card.starting_tokens for card in CARDS.cards if card.starting_tokens} == {
        "clock_tower": 3
    }


# Places


def test_the_eight_basic_locations_with_their_room() -> None:
    """E-31, E-26."""
    room = {place.id: "shared" if place.spots == 0 else "exclusive" for place in BASIC_LOCATIONS}
    assert room == {id: row[0] for id, row in LOCATIONS.items()}
    assert {place.spots for place in BASIC_LOCATIONS} == {0, 1}


@pytest.mark.parametrize("id", LOCATIONS)
def test_a_basic_location_gives_what_it_shows(id: str) -> None:
    """E-31."""
    *goods, cards, points = [int(n) for n in LOCATIONS[id][1:]]
    table = Table()
    table.pick(f"visit:{id}")
    assert [table.goods().get(good, 0) for good in GOODS] == goods
    assert len(table.hand()) == cards
    assert table.points() == points


def test_the_eleven_forest_cards() -> None:
    """E-2, E-35."""
    assert set(FOREST_CARDS) == set(PLAIN_FOREST) | FOREST_WITH_CHOICES
    assert len(FOREST_CARDS) == 11


@pytest.mark.parametrize("id", PLAIN_FOREST)
def test_a_forest_card_without_choices_gives_what_it_shows(id: str) -> None:
    """E-35."""
    *goods, cards = PLAIN_FOREST[id]
    table = Table(forest=[id, "two_any", "discard_any_draw_double"])
    table.pick(f"visit:{id}")
    assert [table.goods().get(good, 0) for good in GOODS] == goods
    assert len(table.hand()) == cards
    assert table.asked == 1


def test_the_journey_and_the_haven() -> None:
    """E-36, E-38: spots, points and the season."""
    assert [(place.id, place.per_worker, place.spots) for place in JOURNEYS] == [
        ("journey_5", 5, 1),
        ("journey_4", 4, 1),
        ("journey_3", 3, 1),
        ("journey_2", 2, 0),
    ]
    assert {SEASONS[place.season].id for place in JOURNEYS} == {"autumn"}
    assert (HAVEN.id, HAVEN.spots, HAVEN.season) == ("haven", 0, 0)


# Events


def test_the_four_basic_events() -> None:
    """E-2, E-44."""
    assert {place.id: (colours(place), place.points) for place in BASIC_EVENTS} == {
        "city_monument": ({"blue": 3}, 3),
        "grand_tour": ({"red": 3}, 3),
        "harvest_festival": ({"green": 4}, 3),
        "cartographers_expedition": ({"tan": 3}, 3),
    }


def test_the_sixteen_special_events_and_what_they_ask_for() -> None:
    """E-2, E-45."""
    assert len(SPECIAL_EVENTS) == 16
    assert {place.id: [str(place.points), *place.needs] for place in SPECIAL_EVENTS} == SPECIAL


def test_only_the_everdell_games_ask_for_colours() -> None:
    """E-45: two cards of each of the five."""
    asking = {place.id: colours(place) for place in SPECIAL_EVENTS if place.colours}
    assert asking == {"the_everdell_games": dict.fromkeys(("tan", "green", "red", "blue", "purple"), 2)}


# Seasons and limits


def test_the_four_seasons_and_their_workers() -> None:
    """E-14, E-126: two workers at first, six in the end."""
    assert [(season.id, season.workers) for season in SEASONS] == [
        ("winter", 2),
        ("spring", 3),
        ("summer", 4),
        ("autumn", 6),
    ]


def test_the_limits() -> None:
    """E-4, E-13, E-15, E-74, E-104: resources, Meadow, first hands, slots, hand limit."""
    assert GOODS == ("twig", "resin", "pebble", "berry")
    assert len(GOODS) == DECLARED.kinds
    assert RULES.row_size == 8
    assert RULES.hands == (5, 6, 7, 8)
    assert RULES.slots == 15
    assert RULES.hand_limit == 8
