"""A push service, and browsers that have subscribed to it: HTTPS, real keys, real encryption."""

from __future__ import annotations

import base64
import http.server
import json
import ssl
import threading
import time
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import http_ece
import trustme
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from boardwright.server.push.sender import encode
from boardwright.server.tokens import new_id

from .node import PATIENCE


class Arrived:
    """A notice as it has arrived."""

    def __init__(self, headers: Mapping[str, str], body: bytes) -> None:
        self.headers: Final = {name.lower(): value for name, value in headers.items()}
        self.body: Final = body

    @property
    def claims(self) -> dict[str, Any]:
        """What the server has signed. With the signature of the key beside it."""
        header = self.headers["authorization"]
        assert Vapid02.verify(header)
        claims = header.partition("t=")[2].split(".")[1]
        return dict(json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4))))

    @property
    def key(self) -> str:
        return self.headers["authorization"].partition("k=")[2]


class PushService:
    """Listens on this machine. `replies` are the statuses for a browser, by name; the last one repeats."""

    def __init__(self, folder: Path) -> None:
        authority = trustme.CA()
        self.trusted: Final = folder / "authority.pem"
        authority.cert_pem.write_to_path(str(self.trusted))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert("localhost").configure_cert(context)
        self.arrived: Final[dict[str, list[Arrived]]] = defaultdict(list)
        self.replies: Final[dict[str, list[int]]] = {}
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                name = self.path.rpartition("/")[2]
                body = self.rfile.read(int(self.headers["content-length"]))
                replies = service.replies.get(name, [201])
                status = replies.pop(0) if len(replies) > 1 else replies[0]
                service.arrived[name].append(Arrived(dict(self.headers), body))
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server: Final = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self._thread: Final = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.host: Final = f"localhost:{self._server.server_port}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class Device:
    """A browser that has subscribed."""

    def __init__(self, service: PushService, language: str = "en") -> None:
        self.service: Final = service
        self.name: Final = new_id()
        self.language: Final = language
        self._key: Final = generate_private_key(SECP256R1())
        self._secret: Final = b"sixteen bytes ok"

    @property
    def endpoint(self) -> str:
        return f"https://{self.service.host}/send/{self.name}"

    @property
    def subscription(self) -> dict[str, Any]:
        """What a client sends to the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encode(point), "auth": encode(self._secret)}
        return {"endpoint": self.endpoint, "keys": keys, "language": self.language}

    @property
    def arrived(self) -> list[Arrived]:
        return self.service.arrived[self.name]

    def read(self, arrived: Arrived) -> dict[str, Any]:
        """The content of a notice, as only this browser can read it."""
        text = http_ece.decrypt(
            arrived.body, private_key=self._key, auth_secret=self._secret, version="aes128gcm"
        )
        return dict(json.loads(text))

    def wait(self, notices: int = 1) -> list[Arrived]:
        """Wait until so many notices have arrived."""
        deadline = time.monotonic() + PATIENCE
        while len(self.arrived) < notices:
            assert time.monotonic() < deadline, "no notice has arrived"
            time.sleep(0.05)
        return self.arrived
