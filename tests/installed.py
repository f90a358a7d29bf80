"""Packages as people install them: by pip, into a folder of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
OFFLINE = ["--no-index", "--no-build-isolation", "--no-deps"]


def install(package: Path, folder: Path) -> Path:
    """Build a copy of a package and install it; the folder in which it is then."""
    copy = shutil.copytree(package, folder / "source", ignore=shutil.ignore_patterns("build", "*.egg-info"))
    site = folder / "site"
    subprocess.run([*PIP, *OFFLINE, "--target", site, copy], check=True)
    return site


def environment(site: Path) -> dict[str, str]:
    """Where what is installed in a folder is found, besides everything that is found here."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), *sys.path])}
