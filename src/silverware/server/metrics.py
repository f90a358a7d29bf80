"""What is counted, for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
MOVES = Counter("silverware_moves", "Moves stored.", registry=REGISTRY)
ACTS = Counter("silverware_acts", "Acts by kind and how they ended.", ["kind", "ended"], registry=REGISTRY)
ended = cache(ACTS.labels)
"""The counter of acts of a kind that ended so."""
SECONDS = Histogram(
    "silverware_act_seconds",
    "From an act's arrival until it was stored or refused.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)
SOCKETS = Gauge("silverware_sockets", "Open websockets.", registry=REGISTRY)
ROOMS = Gauge("silverware_rooms", "Tables in memory.", registry=REGISTRY)
