"""The texts of the browser client: the same messages in four languages, and all keys that its source uses."""

import re
from itertools import combinations

import pytest
from fluent.syntax import ast

from boardwright.games import GAMES, TITLES
from boardwright.locales import LANGUAGES

from ..locales.catalogues import messages
from ..locales.test_catalogues import PLURALS
from .catalogues import AREAS, entries, known_keys, messages_of, path_of, source, used_keys

every_area = pytest.mark.parametrize("area", AREAS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_language_has_every_area(language: str) -> None:
    assert [area for area in AREAS if not path_of(language, area).exists()] == []


@every_area
@every_language
def test_the_files_parse(language: str, area: str) -> None:
    assert [entry.content for entry in entries(language, area) if isinstance(entry, ast.Junk)] == []


@every_area
@every_language
def test_every_language_has_the_same_messages_and_parameters(language: str, area: str) -> None:
    english, other = messages_of("en", area), messages_of(language, area)
    assert [key for key in english if key not in other] == []
    assert [key for key in other if key not in english and not key.endswith(".acc")] == []
    assert [key for key in english if english[key].variables != other[key].variables] == []


@every_area
@every_language
def test_counts_have_all_plural_forms(language: str, area: str) -> None:
    for key, facts in messages_of(language, area).items():
        for variants in facts.selectors:
            if variants & {"one", "few", "many"}:
                assert variants - {"0", "1"} == PLURALS[language], key


@every_area
@every_language
def test_what_messages_refer_to_is_there(language: str, area: str) -> None:
    known = known_keys()
    wanted = {key for facts in messages_of(language, area).values() for key in facts.references}
    assert sorted(wanted - known) == []


def test_no_key_stands_in_two_areas_or_in_one_of_the_server() -> None:
    keys = {area: set(messages_of("en", area)) for area in AREAS}
    own = {
        frozenset({f"{title.id}/locales", f"{family.rpartition('.')[2]}/locales"})
        for title in TITLES.values()
        for family in title.families
    }
    """A title may say in its own way what its family says."""
    for one, other in combinations(AREAS, 2):
        assert frozenset({one, other}) in own or sorted(keys[one] & keys[other]) == []
    for area in AREAS:
        for game in GAMES:
            assert sorted(keys[area] & messages("en", game).keys()) == []


@pytest.mark.all_titles  # a family names keys that its titles define
def test_every_key_that_the_source_spells_out_is_known() -> None:
    known = known_keys()
    unknown = {
        key: file
        for key, file in used_keys().items()
        if not any(re.fullmatch(re.escape(key).replace(r"\*", "[A-Za-z0-9_-]*"), one) for one in known)
    }
    assert unknown == {}


@every_area
def test_french_typography(area: str) -> None:
    lines = [line for line in source("fr", area).splitlines(True) if not line.startswith("#")]
    values = re.sub(r"\{[^{}]*\}", "0", "".join(lines))
    assert re.findall(r"\w [;!?»](?=\s|$)", values) == []
    assert re.findall(r"\w :(?!\w)", values) == []


@every_area
@every_language
def test_apostrophes_are_left_to_the_client(language: str, area: str) -> None:
    assert "’" not in source(language, area)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "The names of islands, weather, and Captain Bonny's levels are ours"),
        ("it", "Sono nostri i nomi italiani delle carte che il regolamento non cita"),
        ("ru", "Русские названия карт, которых нет в правилах, а также островов и погоды — наши"),
    ],
)
def test_farshore_says_which_names_are_ours(language: str, says: str) -> None:
    """Costs, most effects, islands and weather are reconstructed; so are names that no rulebook prints."""
    told = source(language, "farshore/locales")
    assert says in told
    assert "title-notice = " in told
    assert "(marked °)" in told or "°)." in told
