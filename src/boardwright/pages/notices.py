"""The words of notices to phones."""

from __future__ import annotations

from ..locales import LANGUAGES, Words


def notice_words(language: str, game: str) -> tuple[str, str]:
    """Title and text of the notice that it is somebody's turn, in one of our languages."""
    words = Words(language if language in LANGUAGES else LANGUAGES[0], game=game)
    return words("push-turn"), words(f"game-{game}")
