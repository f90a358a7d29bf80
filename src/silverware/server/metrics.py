"""What is counted, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
"""Seconds."""


class Acts(Collector):
    """Acts and moves. The library's own counters take a lock for each number, 6 % of a move; here all is one loop's."""

    def __init__(self) -> None:
        self.moves = 0
        self._ended: dict[tuple[str, str], int] = {}
        self._seconds = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def count(self, kind: str, ended: str, seconds: float) -> None:
        """One more act of a kind that ended so, and how long it took."""
        self._ended[kind, ended] = self._ended.get((kind, ended), 0) + 1
        self._seconds[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("silverware_moves", "Moves stored.", self.moves)
        acts = CounterMetricFamily("silverware_acts", "Acts by kind and how they ended.", labels=["kind", "ended"])
        for labels, number in self._ended.items():
            acts.add_metric(labels, number)
        yield acts
        limits = [*map(str, BUCKETS), "+Inf"]
        buckets = list(zip(limits, accumulate(self._seconds), strict=True))
        says = "From an act's arrival until it was stored or refused."
        yield HistogramMetricFamily("silverware_act_seconds", says, buckets, self._sum)


REGISTRY = CollectorRegistry()
ACTS = Acts()
REGISTRY.register(ACTS)
SOCKETS = Gauge("silverware_sockets", "Open websockets.", registry=REGISTRY)
ROOMS = Gauge("silverware_rooms", "Tables in memory.", registry=REGISTRY)
