"""What the client knows of the server's messages is what the server sends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_messages_of_the_client_are_up_to_date(tmp_path: Path) -> None:
    plain = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, ROOT / "web" / "messages.py", tmp_path], env=plain, check=True)
    made = {path.relative_to(tmp_path): path.read_text() for path in tmp_path.rglob("*.*")}
    assert made
    for path, text in made.items():
        assert (ROOT / "web" / "src" / "messages" / path).read_text() == text, "run `make web-types`"
