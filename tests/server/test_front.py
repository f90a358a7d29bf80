"""The pages to play on: files as Vite built them, and a door where it did not."""

from __future__ import annotations

from pathlib import Path

import pytest

from silverware.server.api import front
from tests.server.guests import Client

INDEX = "<!doctype html><title>the client</title>"
SCRIPT = "console.log('the client');"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client, as small as one can be."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "slab-abc123.woff2").write_bytes(b"a font")
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(front, "FOLDER", folder)
    monkeypatch.setattr(front, "DOCS", tmp_path / "docs")
    return folder


PAGES = (
    *("/", "/table/abc", "/new/quick-silver", "/rules/quick-silver", "/learn/quick-silver", "/replay/table-abc"),
    *("/account", "/index.html", "/no/such/page"),
)


def test_every_page_is_the_client_which_asks_again_whether_it_has_changed(client: Client) -> None:
    for path in PAGES:
        page = client.get(path)
        assert (page.status_code, page.text) == (200, INDEX), path
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["content-security-policy"] == front.POLICY
        asked = client.head(path)
        assert (asked.status_code, asked.content) == (200, b"")


def test_what_a_page_is_made_of_is_kept_for_a_year_and_comes_packed(client: Client) -> None:
    script = client.get("/assets/index-abc123.js")
    assert script.text == SCRIPT
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert (script.headers["content-encoding"], script.headers["vary"]) == ("gzip", "accept-encoding")
    plain = client.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers
    font = client.get("/assets/slab-abc123.woff2")
    assert (font.content, font.headers["content-type"]) == (b"a font", "font/woff2")
    assert client.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")


def test_a_file_that_was_built_again_is_served_again(client: Client, built: Path) -> None:
    assert client.get("/").text == INDEX
    (built / "index.html").write_text("newer")
    assert client.get("/").text == "newer"


def test_what_is_not_there_is_said_where_programs_ask(client: Client) -> None:
    for path in ("/api/nothing", "/api", "/api/games/quick-silver/nothing", "/assets/gone-abc123.js"):
        answer = client.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["sentence"]
    assert client.post("/api/nothing").status_code == 404
    assert client.get("/health").json()["status"] == "well"
    assert "silverware_rooms" in client.get("/metrics").text


@pytest.fixture
def documented(tmp_path: Path, built: Path) -> None:
    """Documentation of two pages."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "index.html").write_text("all pages")
    (tmp_path / "docs" / "rules" / "quicksand.html").write_text("the rules")


def test_the_documentation_is_served_under_docs(client: Client, documented: None) -> None:
    for path in ("/docs", "/docs/", "/docs/index.html"):
        assert client.get(path, follow_redirects=True).text == "all pages", path
    page = client.get("/docs/rules/quicksand.html")
    assert (page.text, page.headers["content-security-policy"]) == ("the rules", front.POLICY)
    missing = client.get("/docs/rules/chess.html")
    assert (missing.status_code, missing.json()["sentence"]) == (
        404,
        "The documentation has no such page. It begins at /docs.",
    )


def test_documentation_that_has_not_been_built_says_how_to_build_it(client: Client) -> None:
    answer = client.get("/docs")
    assert (answer.status_code, "`make docs` builds it" in answer.json()["sentence"]) == (404, True)


def test_nothing_outside_the_folder_is_served(client: Client, documented: None) -> None:
    beside = ("/docs/..%2fsecret.txt", "/docs/../secret.txt", "/docs/%00")
    for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%00", "/assets/%00", "/" + "x" * 5000, *beside):
        answer = client.get(path)
        assert answer.status_code in (200, 404)
        assert "not for you" not in answer.text


def test_without_the_client_there_is_a_door_that_says_how_to_build_it(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "FOLDER", tmp_path / "nowhere")
    door = client.get("/")
    assert door.headers["content-type"] == "text/html; charset=utf-8"
    assert "make play" in door.text
    assert "make web" in door.text
    assert client.get("/table/abc").json()["sentence"] == "There is nothing here."
