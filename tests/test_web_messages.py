"""What the client knows of the server's messages is what the server sends."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"


def test_the_messages_of_the_client_are_up_to_date() -> None:
    spec = spec_from_file_location("messages", WEB / "messages.py")
    assert spec is not None
    assert spec.loader is not None
    maker = module_from_spec(spec)
    spec.loader.exec_module(maker)
    for path, text in maker.files().items():
        assert path.read_text() == text, "run `make web-types`"
