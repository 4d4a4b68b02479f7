"""What the browser client is held to is what the screens say now."""

from .sayings import PATH, text

MOST_BYTES = 400_000


def test_the_sayings_are_those_of_the_screens() -> None:
    assert PATH.read_text("utf-8") == text(), "stale: python -m tests.web.sayings"


def test_the_file_stays_small() -> None:
    assert PATH.stat().st_size < MOST_BYTES
