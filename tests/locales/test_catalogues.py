"""Four languages, the same messages: none missing, none unused, all plural forms, all parameters."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import boardwright
from boardwright.core.refusal import IllegalChoice
from boardwright.games import GAMES, TITLES
from boardwright.games.cartographers.rules.cards import TERRAINS
from boardwright.games.everdell.rules.goods import GOODS
from boardwright.games.valley.rules.pieces.card import COLOURS
from boardwright.locales import LANGUAGES, Words
from boardwright.locales.words import catalogue, catalogues, written

from .catalogues import FOLDERS, entries, families, keys_in_source, messages, messages_in, used

PLURALS = {
    "en": {"one", "other"},
    "it": {"one", "other"},
    "fr": {"one", "other"},
    "ru": {"one", "few", "many"},
}
OTHERS = [language for language in LANGUAGES if language != "en"]
PACKAGE = Path(boardwright.__file__).parent
CLIENT = Path(__file__).parents[2] / "web"
CATALOGUES = tuple(dict.fromkeys(name for game in GAMES for name in catalogues(game)))

every_game = pytest.mark.parametrize("game", GAMES)
every_catalogue = pytest.mark.parametrize("name", CATALOGUES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_parse(language: str) -> None:
    for name in CATALOGUES:
        junk = [entry.content for entry in entries(language, name) if isinstance(entry, ast.Junk)]
        assert junk == []


@every_catalogue
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_taken_apart_one_by_one_are_the_same(language: str, name: str) -> None:
    def spelled(entry: ast.EntryType) -> str:
        return FluentSerializer().serialize_entry(entry).replace("'", "’")

    whole = [entry for entry in entries(language, name) if isinstance(entry, ast.Message | ast.Term)]
    for entry in whole:
        entry.comment = None
    alone = [FluentParser().parse_entry(text) for text in written(language, name).values()]
    assert [spelled(entry) for entry in alone] == [spelled(entry) for entry in whole]


def test_every_game_has_a_catalogue() -> None:
    for title in TITLES.values():
        assert all(catalogue(language, title.package) for language in LANGUAGES)


@every_catalogue
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_and_parameters(language: str, name: str) -> None:
    english, other = messages_in("en", name), messages_in(language, name)
    assert [key for key in english if key not in other] == []
    assert [key for key in other if key not in english and not key.endswith(".acc")] == []
    wrong = [key for key in english if english[key].variables != other[key].variables]
    assert wrong == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_have_all_plural_forms(language: str, game: str) -> None:
    for key, facts in messages(language, game).items():
        for variants in facts.selectors:
            if variants & {"one", "few", "many"}:
                assert variants - {"0", "1"} == PLURALS[language], key


@every_game
def test_no_message_of_a_game_is_missing(game: str) -> None:
    known = messages("en", game)
    wanted = [family.replace("*", id) for family, ids in families(game).items() for id in ids]
    assert len(wanted) > 200
    assert sorted({key for key in wanted if key not in known}) == []


def test_every_message_that_is_spelled_out_stands_in_some_catalogue() -> None:
    known = {key for game in GAMES for key in messages("en", game)}
    wanted = {key for key in keys_in_source() if "*" not in key}
    assert len(wanted) > 150
    assert sorted(wanted - known) == []


@every_game
def test_every_message_that_its_screen_spells_out_is_known_to_a_game(game: str) -> None:
    wanted = {key for key in keys_in_source(*FOLDERS[game]) if "*" not in key}
    assert len(wanted) > 30
    assert sorted(wanted - messages("en", game).keys()) == []


@every_catalogue
def test_no_message_is_unused(name: str) -> None:
    keys = messages_in("en", name).keys()
    readers = [game for game in GAMES if name in catalogues(game)]
    assert sorted(keys - {key for game in readers for key in used(game, keys)}) == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded(language: str, game: str) -> None:
    words = Words(language, game=game)
    for key, facts in messages(language, game).items():
        for n in (0, 1, 2, 5, 21):
            text = words(key, **dict.fromkeys(facts.variables, n))
            assert "{" not in text, key
            assert "None" not in text, key
            assert text.strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_and_legends_fit_their_places(language: str) -> None:
    words = Words(language, game="cartographers")
    for prompt in ("draw", "draw-ruins", "ambush"):
        assert len(words(f"prompt-{prompt}", card="", player="")) <= 60
    for key in messages(language, "cartographers"):
        if key.startswith("legend-"):
            assert len(words(key)) <= 12, key
    bare = dict.fromkeys(("source", "card", "to", "goods", "amount"), "")
    for game in [id for id, title in TITLES.items() if title.families]:
        words = Words(language, game=game)
        for key in messages(language, game):
            if key.startswith("prompt-") and key != "prompt-hint":
                assert len(words(key, left=1, **bare)) <= 75, key
            if key.startswith("place-") and "." not in key:
                assert len(words(key)) <= 28, key
            if key.startswith("sign-"):
                assert len(words(key)) == 1, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_of_goods_and_colours_differ(language: str) -> None:
    words = Words(language, game="everdell")
    assert len({words(f"colour-{colour}.sign") for colour in COLOURS}) == len(COLOURS)
    assert len({words(f"sign-{good}") for good in GOODS}) == len(GOODS)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_words_are_unambiguous(language: str, game: str) -> None:
    words, english = Words(language, game=game), Words("en", game=game)
    owner: dict[str, str] = {}
    for key in messages(language, game):
        if key.startswith("type-"):
            for typed in words(key).split():
                assert owner.setdefault(typed, key) == key, f"{typed} means {key} and {owner[typed]}"
                assert typed == typed.lower()
                assert not re.fullmatch(r"[a-k]?[0-9]+", typed)
    for typed, key in owner.items():
        for terrain in TERRAINS if game == "cartographers" else ():
            names = (terrain, words(f"terrain-{terrain}").lower())
            assert len(typed) == 1 or not any(name.startswith(typed) for name in names), f"{typed} of {key}"
    for key in messages("en", game):  # English words work as well, unless the language uses them otherwise
        if key.startswith("type-"):
            assert any(owner.get(typed, key) == key for typed in english(key).split()), key


def test_french_typography() -> None:
    text = "".join(
        line
        for name in CATALOGUES
        for line in catalogue("fr", name).splitlines(True)
        if not line.startswith("#")
    )
    values = re.sub(r"\{[^{}]*\}", "0", text)
    values = re.sub(r"^type-.*$", "", values, flags=re.MULTILINE)  # typed words are separated by spaces
    assert re.findall(r"\w [;!?»](?=\s|$)", values) == []
    assert re.findall(r"\w :(?!\w)", values) == []


def test_russian_writes_yo_and_guillemets() -> None:
    text = "".join(catalogue("ru", name) for name in CATALOGUES)
    assert re.findall(r"\b(?:еще|счетчик|четырех|звезд|заполненн\w*ее|ее|все еще)\b", text) == []
    assert "«" in text


def test_apostrophes_and_minus_signs_are_set() -> None:
    assert "n’importe" in Words("fr")("rule-rift_lands")
    assert "−12" in Words("en")("verdict-solo", rating=-12, title="x")
    rules = [key for key in messages("it", "cartographers") if key.startswith("rule-")]
    assert "'" not in "".join(Words("it")(key) for key in rules)


@pytest.mark.all_titles
def test_a_refusal_names_the_card_in_the_language_of_the_table() -> None:
    refusal = IllegalChoice("terrain-not-on-card", "forest:a1", card="great_river")
    assert "Great River" in Words("en").refusal(refusal)
    assert "Великая река" in Words("ru").refusal(refusal)


def test_a_key_nobody_knows_shows_as_itself() -> None:
    assert Words("fr")("no-such-key") == "no-such-key"


def test_a_message_with_a_mistake_in_its_form_counts_as_missing() -> None:
    said = {"it": {"good": "Bene", "torn": "{ $n ->"}, "en": {"torn": "Well", "lost": ""}}
    words = Words("it", more=said)
    assert [words(key) for key in ("good", "torn", "lost")] == ["Bene", "Well", "lost"]
    assert not words.knows("lost")


def test_a_language_can_be_written_file_by_file() -> None:
    assert catalogue("nl", "common") == ""
    assert Words("nl").join(["Ada", "Ben"]) == "Ada and Ben"


def test_lists_are_joined_in_words() -> None:
    assert Words("en").join(["Ada"]) == "Ada"
    assert Words("en").join(["Ada", "Ben", "Cid"]) == "Ada, Ben and Cid"
    assert Words("it").join(["Ada", "Ben"]) == "Ada e Ben"


def test_italian_puts_no_a_or_e_before_a_name() -> None:
    """It would be "a Bruno" and "e Bruno", but "ad Ada" and "ed Eva": such a sentence is turned."""
    names = "by|from|game|giver|host|map|name|owner|player|players|rival|to|who"
    name = re.compile(rf"\b[AaEe]d? \{{ \$({names})\b")
    texts = [
        *PACKAGE.rglob("it.ftl"),
        *PACKAGE.rglob("it/*.ftl"),
        *CLIENT.rglob("it.ftl"),
        *CLIENT.rglob("it/*.ftl"),
    ]
    assert len(texts) > 15
    wrong = [line for text in texts for line in text.read_text("utf-8").splitlines() if name.search(line)]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_of_farshore_says_a_phrase_twice(language: str) -> None:
    """The Post Office said twice that a worker is placed; "1 card of your green cards do not act"."""
    rules = (CLIENT / "src" / "games" / "farshore" / "rules" / f"{language}.ftl").read_text("utf-8")
    sentences = re.split(r"(?<=[.])\s", rules)
    twice = re.compile(r"\b(\w+(?: \w+){3})\b.*\b\1\b", re.IGNORECASE)
    assert [sentence for sentence in sentences if twice.search(sentence)] == []
    assert "1 card of your" not in rules
