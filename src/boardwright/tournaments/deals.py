"""The deals of a tournament. They follow from one secret, which its host does not see either."""

from __future__ import annotations

import hashlib
import hmac


def deal_seed(secret: bytes, round: int, deal: int) -> int:
    """The seed of a deal: the same for all who play it, and not to be guessed from other deals."""
    digest = hmac.digest(secret, f"deal {round} {deal}".encode(), hashlib.sha256)
    return int.from_bytes(digest[:16])


def fingerprint(secret: bytes, round: int, deal: int) -> str:
    """A hash of a deal, to be shown before it is played. It proves later that the deal was not changed."""
    salt = hmac.digest(secret, f"salt {round} {deal}".encode(), hashlib.sha256).hex()[:32]
    return hashlib.sha256(f"{deal_seed(secret, round, deal)} {salt}".encode()).hexdigest()
