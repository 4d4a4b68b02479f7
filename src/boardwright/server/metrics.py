"""The metrics for Prometheus. No label names a table or a person."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from prometheus_client import Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector, CollectorRegistry

_QUICK: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

ACT_SECONDS: Final = Histogram("boardwright_act_seconds", "From an act to its place on disk", buckets=_QUICK)
ENGINE_SECONDS: Final = Histogram(
    "boardwright_engine_seconds", "Share of the rules in an act", buckets=_QUICK
)
VIEW_SECONDS: Final = Histogram("boardwright_view_seconds", "Making and encoding one view", buckets=_QUICK)
LOOP_SECONDS: Final = Histogram("boardwright_loop_delay_seconds", "Delay of the event loop", buckets=_QUICK)
COMMIT_SECONDS: Final = Histogram("boardwright_commit_seconds", "One transaction of a group", buckets=_QUICK)
GROUP_SIZE: Final = Histogram(
    "boardwright_commit_group", "Writes in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100)
)
SAVES: Final = Counter("boardwright_saves", "Entries written to a log")
LOADS: Final = Counter("boardwright_loads", "Tables read from their logs")
TABLES_MADE: Final = Counter("boardwright_tables_made", "Tables set up")
REFUSALS: Final = Counter("boardwright_refusals", "Refused acts and requests", ["reason"])
ERRORS: Final = Counter("boardwright_errors", "Errors of our own", ["where"])
for _where in ("storage", "task", "http", "socket", "table", "bot", "push"):
    ERRORS.labels(_where)  # 0 from the beginning, so that the first error shows as a rise
PUSHED: Final = Counter("boardwright_pushed", "Notices given to push services", ["result"])
for _result in ("sent", "gone", "failed", "refused"):
    PUSHED.labels(_result)
SOCKETS: Final = Gauge("boardwright_sockets", "Open sockets")
TABLES: Final = Gauge("boardwright_tables", "Tables in memory")
THINKING: Final = Gauge("boardwright_bots_thinking", "Questions with the bot workers")


def page() -> bytes:
    """The metrics of this process, as Prometheus reads them."""
    return generate_latest()


def together(pages: Mapping[int, str]) -> bytes:
    """The metrics of several workers on one page, each with the number of its worker."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Together(pages))
    return generate_latest(registry)


class _Together(Collector):
    """The metrics of several pages."""

    def __init__(self, pages: Mapping[int, str]) -> None:
        self._pages: Final = pages

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for worker, text in sorted(self._pages.items()):
            for family in text_string_to_metric_families(text):
                found = families.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                for sample in family.samples:
                    found.add_sample(sample.name, {"worker": str(worker), **sample.labels}, sample.value)
        yield from families.values()
