"""Logs: one JSON object per line. They contain no secrets: tokens, passwords and cards are never passed to a
logger."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import msgspec
import structlog

REDACTED: Final = ("token", "password", "cookie", "authorization", "link", "seed", "salt", "deed", "code")
"""Keys that are blanked if somebody logs them by mistake."""


def _redact(_logger: Any, _method: str, event: Any) -> Any:
    for key in REDACTED:
        if key in event:
            event[key] = "…"
    return event


def set_up(level: str) -> None:
    """Write our log and that of the web server to standard error."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _redact,
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[
            *shared,
            structlog.processors.JSONRenderer(lambda event, **_: msgspec.json.encode(event).decode()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(lambda event, **_: msgspec.json.encode(event).decode()),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(noisy).handlers[:] = []
        logging.getLogger(noisy).propagate = True
        logging.getLogger(noisy).setLevel("WARNING")  # it logs every connection, with its path
    for noisy in ("alembic", "multipart"):
        logging.getLogger(noisy).setLevel("WARNING")
