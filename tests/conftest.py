"""Settings every test shares."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "silverware",
    deadline=None,
    max_examples=5,
    phases=(Phase.explicit, Phase.generate),  # a seed says nothing by being small
    suppress_health_check=list(HealthCheck),
)
settings.register_profile("ci", settings.get_profile("silverware"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "silverware")
