"""axe-core on a page: what would keep somebody from using it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def barriers(page: Page, part: str = "html") -> list[str]:
    """What axe finds wrong, a line for each thing."""
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate(
        "([part, tags]) => axe.run(part, { runOnly: tags, resultTypes: ['violations'] })", [part, TAGS]
    )
    return [
        f"{violation['id']}: {node['html'][:160]} ({node['failureSummary']})"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
