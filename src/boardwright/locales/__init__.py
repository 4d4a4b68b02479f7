"""All words a person reads: Fluent catalogues in four languages, and the one module that opens them."""

from .wording import Wording
from .words import LANGUAGES, Words, fluent

__all__ = ["LANGUAGES", "Wording", "Words", "fluent"]
