"""The documentation as a site: the pages of `docs/` as they are, in the look of the client."""

from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

import silverware

ROOT = Path(__file__).parents[2]

project = "Silverware"
version = release = silverware.__version__
extensions = ["myst_parser"]
exclude_patterns = ["site"]
root_doc = "index"
suppress_warnings = ["toc.not_included"]  # SECTIONS lists the pages
myst_heading_anchors = 3

man_pages = [("commands", "silverware", "tables, bots and simulations for four games", "", 1)]

html_theme = "silverware"
html_theme_path = ["."]
html_title = "Silverware"
html_favicon = str(ROOT / "web/public/icon.svg")
html_copy_source = False
html_use_index = False
html_static_path = [
    str(ROOT / "web/src/tokens.css"),
    str(ROOT / "web/node_modules/@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2"),
]

SECTIONS = {
    "Play": [
        "play",
        "play/quick-silver",
        "play/silver-coin",
        "play/quicksand",
        "play/silverton",
        "accessibility",
        "review",
    ],
    "Rules": ["rules/quick-silver", "rules/silver-coin", "rules/quicksand", "rules/silverton"],
    "Host": ["server", "hosting", "trust", "scale"],
    "Build": ["commands", "library", "notation", "bots", "game", "envs", "observations", "learning", "lab", "bench"],
    "Questions": sorted(f"lab/{page.stem}" for page in (ROOT / "docs/lab").glob("*.md")),
    "Contribute": ["architecture", "voice"],
    "Decisions": sorted(f"decisions/{page.stem}" for page in (ROOT / "docs/decisions").glob("*.md")),
}
"""The pages, in the order in which you would read them."""
html_context = {"sections": SECTIONS}


def add_titles(app: Sphinx, page: str, template: str, context: dict[str, Any], tree: object) -> None:
    """Let the layout name a page by its title."""
    context["titled"] = lambda name: app.env.titles[name].astext()


def setup(app: Sphinx) -> None:
    app.connect("html-page-context", add_titles)
