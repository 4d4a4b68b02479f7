"""Sets: an owner of the box changes the file, and the game plays and says what stands there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from boardwright import farshore
from boardwright.core.record import Record
from boardwright.core.refusal import Refusal
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.games.farshore.rules.box import BadBox, Box
from boardwright.games.farshore.rules.phrases import BOOK
from boardwright.games.farshore.rules.standard import standard, standard_text
from boardwright.games.farshore.text.texts import FarshoreTexts
from boardwright.locales import LANGUAGES, Words
from boardwright.tables.set_files import line_of

from .table import Table, price

Data = dict[str, Any]


def fresh() -> Data:
    """The standard set, to be changed."""
    return deepcopy(tomllib.loads(standard_text()))


def entry(data: Data, id: str) -> Data:
    """An entry by its id."""
    lists = [items for items in data.values() if isinstance(items, list)]
    found: Data = next(item for items in lists for item in items if item["id"] == id)
    return found


def changed(id: str, **fields: Any) -> Data:
    """The standard set with some fields of an entry changed; None takes a field away."""
    data = fresh()
    for name, value in fields.items():
        if value is None:
            del entry(data, id)[name]
        else:
            entry(data, id)[name] = value
    return data


def problems(data: Any) -> list[tuple[str, str]]:
    """What is wrong with a set: where, and the reason."""
    with pytest.raises(BadBox) as caught:
        Box(data)
    return [(problem.where, problem.reason) for problem in caught.value.problems]


# Changing the file


def test_a_cost_that_is_corrected_is_what_is_paid() -> None:
    table = Table(
        set=changed("grove", cost={"sea_stone": 1}), hand=["grove"], goods={"sea_stone": 1}, bay=[None]
    )
    table.pick("play:grove")
    assert table.goods() == {"mushroom": 1}


def test_a_color_that_is_corrected_counts_for_anchors_and_maps() -> None:
    data = changed("diver", colour="tan")
    table = Table(set=data, hand=["diver"], city=["warehouse", "rope_bridge"])
    assert table.offers("play:diver") == ["play:diver@rope_bridge"]


def test_fewer_copies_make_a_smaller_deck() -> None:
    assert len(Box(changed("grove", copies=1)).cards.whole_deck) == 121
    assert Table(set=changed("grove", copies=1), hand=["grove"]).deck() == 121 - 1 - 8


def test_an_effect_that_is_corrected_is_what_happens() -> None:
    data = changed("grove", does=["gain 2 treasure", "move the ship 3"])
    table = Table(set=data, hand=["grove"], goods=price("grove"), roses=("rose_a_red", "rose_b_unique"))
    table.pick("play:grove")
    assert (table.goods(), table.ship()) == ({"treasure": 3}, 3)


def test_a_blue_card_may_look_for_a_color() -> None:
    table = Table(
        set=changed("herbalist", when="you play a green or tan card"),
        city=["herbalist"],
        hand=["grove", "inn"],
        goods=price("grove", "inn"),
        others=[{"passed": True, "season": "autumn"}],
    )
    table.pick("play:inn")
    assert "mushroom" not in table.goods()
    table.pick("play:grove")
    assert table.goods()["mushroom"] == 2


def test_the_lookout_by_the_russian_rulebook() -> None:
    """docs/sets.md: discard any number, then take as many."""
    data = fresh()
    data["lookout"]["does"] = ["discard any number", "draw 1 for each from the deck or the bay"]
    table = Table(set=data, hand=["inn", "inn", "port"], next=["grove"])
    table.pick("visit:lookout", "discard:inn", "discard:port", "done", "draw")
    assert "draw" in table.codes
    table.pick(table.offers("take:")[0])
    assert len(table.hand()) == 3
    assert table.prompt == "action"


def test_a_card_that_is_new_plays_and_is_called_by_its_id() -> None:
    data = fresh()
    new = {**entry(data, "grove"), "id": "sea_witch", "does": ["gain 1 any"], "copies": 2}
    data["card"].append(new)
    table = Table(set=data, hand=["sea_witch"], goods=price("grove"))
    table.pick("play:sea_witch", "gain:sea_stone")
    assert table.city() == ["sea_witch"]


def test_a_saved_game_carries_its_set() -> None:
    options = {"set": changed("grove", does=["gain 9 driftwood"])}
    record = Record(GAMES["farshore"], 5, options, ["Ada", "Ben"])
    chance = Rng(1)
    for _ in range(30):
        seat = record.state.waiting()[0]
        record.choose(seat, record.state.options(seat).code(record.state.options(seat).sample(chance)))
    again = Record.read(record.text(), GAMES)
    assert again.state.dump() == record.state.dump()
    assert again.text() == record.text()


EXAMPLES = {
    "n": "2", "k": "2", "goods": "2 driftwood and 1 treasure", "good": "sea_stone",
    "kinds": "seaweed or sea_stone", "each": "", "cards": "blue, red or tan card",
    "row": "bay", "source": "the hand or the bay", "price": "3 less", "limit": " of at most 2 points",
    "places": "a shore location or an island",
}  # fmt: skip


def test_every_slot_has_an_example() -> None:
    assert {*BOOK.slots, "k"} == set(EXAMPLES)


def spelled(template: str) -> str:
    """A template with something in every slot."""
    return re.sub(r"<(\w+)>", lambda slot: EXAMPLES[slot[1]], template)


def with_phrase(field: str, phrase: str) -> Data:
    """The standard set with a phrase in a card that can have it."""
    if field == "does" and phrase.endswith("of the same"):
        return changed("market", does=[phrase])
    if field == "does":
        return changed("inn", does=["discard up to 2", phrase])
    if field == "bonus":
        return changed("windmill", bonus=phrase)
    if field == "helps":
        return changed("port", helps=phrase)
    return changed("herbalist", when=phrase)


PHRASES = [
    (field, template)
    for field, table in (
        ("does", BOOK.effects),
        ("when", BOOK.whens),
        ("helps", BOOK.helps),
        ("bonus", BOOK.bonuses),
    )
    for _, template, _ in table
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("field", "template"), PHRASES)
def test_every_phrase_is_understood_and_worded(field: str, template: str, language: str) -> None:
    data = with_phrase(field, spelled(template))
    box = Box(data)
    words = Words(language, game="farshore")
    id = (
        "market"
        if template.endswith("of the same")
        else {"does": "inn", "bonus": "windmill", "helps": "port", "when": "herbalist"}[field]
    )
    text = FarshoreTexts(words).of(box, id)
    assert text
    assert not re.search(r"[{}<>$]|effect-|each-|noun-", text)
    assert re.search(r"[.!]$", text)


EACH = ("", " for each", " for every 2", " for each scriptorium")
PLAYABLE = [
    (key, template, suffix)
    for key, template, _ in BOOK.effects
    for suffix in (EACH if "<each>" in template else EACH[:1])
    if key != "gain-same"
]


@pytest.mark.parametrize(("key", "template", "suffix"), PLAYABLE)
def test_every_effect_can_be_played_wherever_it_may_stand(key: str, template: str, suffix: str) -> None:
    """A game in which every card, and every place, does the same."""
    phrase = spelled(template.replace("<each>", suffix))
    data = fresh()
    for card in data["card"]:
        if card["colour"] == "red" or (card["colour"] in ("green", "tan") and key not in BOOK.only):
            card["does"] = ["discard up to 2", phrase]
    for place in [*data["shore"], *data["island"], data["docks"], data["lookout"]]:
        place["does"] = ["discard up to 2", phrase]
    data["docks"]["does"] = ["discard any number"]  # a place that workers can always visit (F-27)
    for seed in range(2):
        game = farshore.new(2, seed, set=data, weather="both")
        chance = Rng(seed)
        answers = 0
        while waiting := game.waiting():
            options = game.options(waiting[0])
            codes = options.codes()
            assert len(codes) == len(set(codes)) > 0
            if answers % 40 == 0:
                assert farshore.load(game.dump()).dump() == game.dump()
            game.play(waiting[0], options.sample(chance))
            answers += 1
            assert answers < 5000


def test_places_that_copy_do_not_copy_themselves_for_ever() -> None:
    data = fresh()
    for place in [*data["shore"], *data["island"]]:
        place["does"] = ["copy a shore location or an island", "gain 1 mushroom"]
    table = Table(set=data, islands=["isle_gems", "isle_trade"])
    table.pick("visit:isle_gems")
    for _ in range(4):
        table.pick(table.offers("copy:")[0])
    assert table.goods() == {"mushroom": 6}


def test_cards_that_activate_cards_do_not_go_round_in_circles() -> None:
    data = fresh()
    entry(data, "grove")["does"] = ["activate up to 3 green cards"]
    entry(data, "tumbler")["does"] = ["activate another green card"]
    goods = price("grove")
    table = Table(set=data, hand=["grove"], goods=goods, city=["tumbler", "beach_sledge"], bay=[None])
    table.pick("play:grove", "activate:0.tumbler")
    assert table.codes == ["activate:0.beach_sledge", "done"]


# Mistakes


MISPLACED = "phrase-misplaced"
DEAR = "play a card from the bay for 9 less"
FOG = "weather[0].lower.hand_limit"
FROST = "weather[5].upper.critters_cost_more"
WRONG: list[tuple[Callable[[Data], Any], str, str]] = [
    (lambda d: entry(d, "grove").update(cost={"driftwod": 1}), "card[0].cost.driftwod", "unknown-field"),
    (lambda d: entry(d, "grove").update(cost={"driftwood": -1}), "card[0].cost.driftwood", "range"),
    (lambda d: entry(d, "grove").update(cost={"treasure": 1}), "card[0].cost.treasure", "unknown-field"),
    (lambda d: entry(d, "grove").update(cost=3), "card[0].cost", "not-object"),
    (lambda d: entry(d, "grove").update(does=["gian 1 mushroom"]), "card[0].does[0]", "phrase"),
    (lambda d: entry(d, "grove").update(does=["gain 1 mushrom"]), "card[0].does[0]", "not-one-of"),
    (lambda d: entry(d, "grove").update(does=["gain 1 any for each"]), "card[0].does[0]", "nothing-counted"),
    (lambda d: entry(d, "grove").update(does=["draw 1 for each castle"]), "card[0].does[0]", "not-one-of"),
    (lambda d: entry(d, "grove").update(does=[]), "card[0].does", "length"),
    (lambda d: entry(d, "grove").update(does="gain 1 mushroom"), "card[0].does", "not-list"),
    (lambda d: entry(d, "grove").update(copies=0), "card[0].copies", "range"),
    (lambda d: entry(d, "grove").update(colour="violet"), "card[0].colour", "not-one-of"),
    (lambda d: entry(d, "grove").update(color="green"), "card[0].color", "unknown-field"),
    (lambda d: entry(d, "grove").update(id="Grove!"), "card[0].id", "bad-id"),
    (lambda d: entry(d, "grove").update(id="tumbler"), "card[3].id", "id-twice"),
    (lambda d: entry(d, "grove").pop("kind"), "card[0]", "field-missing"),
    (lambda d: entry(d, "grove").update(when="you play a card"), "card[0].when", "not-for-colour"),
    (lambda d: entry(d, "grove").update(bonus="1 for each map"), "card[0].bonus", "not-for-colour"),
    (lambda d: entry(d, "grove").update(reconstructed=["name"]), "card[0].reconstructed[0]", "not-one-of"),
    (lambda d: entry(d, "inn").update(does=[DEAR]), "card[31].does[0]", "range"),
    (lambda d: entry(d, "grove").update(does=["gain 99 driftwood"]), "card[0].does[0]", "range"),
    (lambda d: entry(d, "grove").update(does=["draw 0"]), "card[0].does[0]", "range"),
    (lambda d: entry(d, "grove").update(does=["discard up to 4, 0 at a time"]), "card[0].does[0]", "range"),
    (lambda d: entry(d, "grove").update(does=["pay 2 any", "gain 5 treasure"]), "card[0].does[0]", MISPLACED),
    (lambda d: entry(d, "grove").update(does=["gain 1 of the same"]), "card[0].does[0]", MISPLACED),
    (lambda d: entry(d, "grove").update(id="docks"), "card[0].id", "reserved-id"),
    (lambda d: entry(d, "port").update(id="free"), "card[22].id", "reserved-id"),
    (lambda d: entry(d, "weather_fog").update(lower={"hand_limit": 9}), FOG, "range"),
    (lambda d: entry(d, "weather_frost").update(upper={"critters_cost_more": {}}), FROST, "half-empty"),
    (lambda d: entry(d, "rose_a_green").update(matches=["green", "red"]), "rose[0].matches", "never-matches"),
    (lambda d: entry(d, "rose_a_green").update(stack="b"), "rose", "too-few-roses"),
    (lambda d: entry(d, "map_green").update(needs={}), "map[0].needs", "needs-nothing"),
    (lambda d: d["map_tiles"].pop("3"), "map_tiles", "field-missing"),
    (lambda d: d["track"].update(chests=[4, 2]), "track.chests", "not-ascending"),
    (lambda d: d["track"].update(chests=[99]), "track.chests[0]", "range"),
    (lambda d: entry(d, "route_01")["stops"].reverse(), "route[0].stops", "last-stop"),
    (lambda d: entry(d, "route_01")["stops"].__setitem__(0, "shore_gold"), "route[0].stops[0]", "stop"),
    (lambda d: entry(d, "weather_fog").update(upper={}), "weather[0].upper", "half-empty"),
    (lambda d: entry(d, "weather_fog").update(upper={"hand_limit": 5}), "weather[0].lower", "both-halves"),
    (lambda d: entry(d, "weather_fog").update(upper={"fog": True}), "weather[0].upper.fog", "unknown-field"),
    (lambda d: d.pop("island"), "", "field-missing"),
    (lambda d: d.update(islands=[]), "islands", "unknown-field"),
    (lambda d: d["card"].__delitem__(slice(7, None)), "card", "length"),
    (lambda d: [card.update(copies=1) for card in d["card"]], "card", "too-few-cards"),
]  # fmt: skip


@pytest.mark.parametrize(("spoil", "where", "reason"), WRONG, ids=[f"{w}-{r}" for _, w, r in WRONG])
def test_a_mistake_is_found_where_it_stands(spoil: Callable[[Data], Any], where: str, reason: str) -> None:
    data = fresh()
    spoil(data)
    assert (where, reason) in problems(data)


def test_all_mistakes_are_found_at_once() -> None:
    data = changed("grove", copies=0)
    entry(data, "inn")["colour"] = "pink"
    entry(data, "weather_hail")["lower"] = {"hand_limit": "few"}
    assert [where for where, _ in problems(data)] == [
        "card[0].copies",
        "card[31].colour",
        "weather[9].lower.hand_limit",
    ]


def test_a_set_that_is_no_set_is_refused_in_the_options_too() -> None:
    with pytest.raises(Refusal, match="phrase"):
        farshore.new(2, 1, set=changed("grove", does=["dance"]))
    with pytest.raises(Refusal):
        farshore.new(2, 1, set={"card": 3})


def test_mistakes_have_the_line_on_which_they_stand() -> None:
    lines = standard_text().splitlines()
    inn = lines.index('id = "inn"') + 1
    assert line_of(standard_text(), "card[31]") == inn - 1
    assert line_of(standard_text(), "card[31].id") == inn
    assert line_of(standard_text(), "card[31].cost.driftwood") == inn + 4
    assert line_of(standard_text(), "docks.does[1]") == lines.index("[docks]") + 2
    assert line_of(standard_text(), "weather[10].lower.season_return") == len(lines) - 1
    assert line_of(standard_text(), "track.values[30]") == lines.index("[track]") + 4
    assert line_of(standard_text(), "nothing") == 1


def test_the_box_keeps_what_it_was_made_of() -> None:
    assert Box(fresh()).data == standard().data
