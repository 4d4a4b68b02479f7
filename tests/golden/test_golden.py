"""The stories are written again and compared with those on file, byte by byte."""

from __future__ import annotations

import pytest

from boardwright.core.record import MAGIC, Record
from boardwright.games import GAMES

from .playthrough import FOLDER, LEAST, PLAYTHROUGHS, Playthrough

every_story = pytest.mark.parametrize("story", PLAYTHROUGHS, ids=lambda story: story.id)


def test_there_are_enough_stories_of_every_game_and_no_others_on_file() -> None:
    for name in GAMES:
        stories = [story for story in PLAYTHROUGHS if story.game == name]
        assert len(stories) >= LEAST[name] >= 10
        assert sum(story.path.stat().st_size for story in stories) < 400_000
    on_file = {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.glob("*/*.txt")}
    assert on_file == {story.id for story in PLAYTHROUGHS}


@every_story
def test_a_story_is_told_as_before(story: Playthrough) -> None:
    assert story.text() == story.path.read_bytes().decode(), "if the rules changed on purpose: make golden"


@every_story
def test_the_record_at_the_end_of_a_story_still_loads(story: Playthrough) -> None:
    text = MAGIC + story.path.read_bytes().decode().rpartition(MAGIC)[2]
    record = Record.read(text, GAMES)
    assert record.text() == text
    assert not record.state.waiting()


def test_the_stories_tell_of_everything_that_can_happen() -> None:
    text = "".join(story.path.read_bytes().decode() for story in PLAYTHROUGHS)
    happenings = (
        "draw-ruins",
        "ambush ",
        "ambushed",
        "ambush-ignored",
        "map-full",
        "season-scored",
        "game-over",
        "visit-card", "arrive", "lose", "given-card", "discard-row", "activate", "copy-place", "achieve",
        "produce/", "play-one/", "make-room/", "give-exactly/", "fill-store/", "reactivate/",
        "rival-plays", "rival-kidnaps",
    )  # fmt: skip
    assert [happening for happening in happenings if happening not in text] == []
