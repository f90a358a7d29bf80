"""How far an experiment goes."""

from __future__ import annotations

import os
from typing import Final

WHOLE: Final = os.environ.get("SILVERWARE_TRUST") == "whole"


def scaled(short: int, whole: int) -> int:
    """How many times to try something: `short` in `make test`, `whole` in `make trust` and `make fairness`."""
    return whole if WHOLE else short
