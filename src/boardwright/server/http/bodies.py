"""Bodies of requests: plain UTF-8, and JSON where a route takes JSON. Anything else is refused in words."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.types import Empty

from ...core.refusal import Refusal
from ..reading import UnreadableText, json_value

CHARSETS: Final = ("", "utf-8", "utf8", "us-ascii")


class BodyRequest(Request[Any, Any, Any]):
    """A request that reads its body strictly."""

    async def body(self) -> bytes:
        if self._body is Empty:
            coding = self.headers.get("content-encoding", "identity").strip().lower()
            charset = self.content_type[1].get("charset", "").strip("\"' ").lower()
            if coding not in ("", "identity") or charset not in CHARSETS:
                raise Refusal("wrong-encoding")
        return await super().body()

    async def json(self) -> Any:
        if self._json is Empty:
            try:
                self._json = json_value(await self.body() or b"null")
            except UnreadableText as error:
                raise Refusal("bad-request", why=str(error)[:300]) from None
        return self._json
