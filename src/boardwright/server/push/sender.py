"""Sends one encrypted notice to a push service (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import base64
import binascii
import ssl
import time
from typing import Final

import http_ece
import httpcore
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from msgspec import Struct
from py_vapid import Vapid02

from ...core.refusal import Refusal
from .addresses import PublicNetwork, PushHosts

KEEP_SECONDS: Final = 86_400
"""How long a push service keeps a notice for a phone that is switched off."""
TOKEN_SECONDS: Final = 12 * 3600
TIMEOUTS: Final = {"connect": 5.0, "read": 5.0, "write": 5.0, "pool": 5.0}
POINT_BYTES: Final = 65
SECRET_BYTES: Final = 16


class PushReply(Struct, frozen=True):
    """What a push service replied; 0 if it did not."""

    status: int
    retry_after: int = 0


def new_key() -> str:
    """A new key of a server, as it is stored."""
    key = generate_private_key(SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def encode(data: bytes) -> str:
    """Base64 for addresses, without padding, as browsers use it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return base64.b64decode(
        text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True
    )


def check_keys(point: str, secret: str) -> tuple[str, str]:
    """The keys of a browser, as they are stored. Raises a `Refusal` if they are no keys."""
    try:
        decoded, shared = _decode(point), _decode(secret)
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded)
    except (ValueError, binascii.Error):
        raise Refusal("push-keys", "keys") from None
    if len(decoded) != POINT_BYTES or len(shared) != SECRET_BYTES:
        raise Refusal("push-keys", "keys")
    return encode(decoded), encode(shared)


class PushSender:
    """Sends notices in the name of this server."""

    def __init__(self, key: str, contact: str, hosts: PushHosts) -> None:
        loaded = load_pem_private_key(key.encode(), None)
        assert isinstance(loaded, EllipticCurvePrivateKey)
        self._key: Final = loaded
        self._contact: Final = contact
        self._hosts: Final = hosts
        self._pool: Final = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=64,
            max_keepalive_connections=8,
            keepalive_expiry=30,
            network_backend=PublicNetwork(hosts),
        )

    @property
    def public_key(self) -> str:
        """What browsers need to accept notices from this server alone."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return encode(point)

    async def send(self, address: str, point: str, secret: str, payload: bytes, topic: str) -> PushReply:
        """Send a notice. One of the same topic that has not arrived yet is replaced."""
        try:
            origin = self._hosts.check(address)
        except Refusal:
            return PushReply(410)  # the host has taken it from the list
        encrypted: bytes = http_ece.encrypt(
            payload,
            private_key=generate_private_key(SECP256R1()),
            dh=_decode(point),
            auth_secret=_decode(secret),
            version="aes128gcm",
        )
        claims = {"aud": origin, "exp": int(time.time()) + TOKEN_SECONDS, "sub": self._contact}
        headers = {
            **Vapid02(self._key, {"no-strict": True}).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Length": str(len(encrypted)),
            "Host": origin.removeprefix("https://"),
            "TTL": str(KEEP_SECONDS),
            "Topic": topic,
            "Urgency": "high",  # a phone that sleeps wakes up
        }
        try:
            async with self._pool.stream(
                "POST", address, headers=headers, content=encrypted, extensions={"timeout": TIMEOUTS}
            ) as reply:
                found = dict(reply.headers).get(b"retry-after", b"")
                return PushReply(reply.status, int(found) if found.isdigit() and len(found) < 7 else 0)
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError):
            return PushReply(0)

    async def close(self) -> None:
        await self._pool.aclose()
