"""Behind a reverse proxy: who comes and how, as docs/hosting.md says; and how answers are to be treated."""

from __future__ import annotations

import pytest

from tests.server.guests import Client, Player

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)

YEAR = "max-age=31536000"


@pytest.mark.parametrize(
    ("origin", "host", "status"),
    [
        ("https://play.example", "play.example", 201),
        ("https://play.example", "Play.Example", 201),
        ("https://play.example", "play.example:443", 201),
        ("http://play.example:80", "play.example", 201),
        ("https://play.example:8443", "play.example:8443", 201),
        ("http://[2001:db8::1]:8000", "[2001:DB8::1]:8000", 201),
        ("https://play.example:8443", "play.example", 403),
        ("https://play.example", "play.example:80", 403),
        ("https://play.example.evil.example", "play.example", 403),
        ("https://evil.example", "play.example", 403),
        ("null", "play.example", 403),
        ("", "play.example", 403),
        ("https://", "", 403),
        ("chrome-extension://play.example", "play.example", 403),
        ("https://[", "play.example", 403),
    ],
)
def test_a_page_is_ours_if_its_origin_is_the_host_people_asked_for(
    client: Client, origin: str, host: str, status: int
) -> None:
    came = client.post("/api/guests", json={}, headers={"Origin": origin, "Host": host})
    assert came.status_code == status


def test_what_came_by_https_comes_so_again(client: Client) -> None:
    plain = client.post("/api/guests", json={})
    assert "strict-transport-security" not in plain.headers
    assert "Secure" not in plain.headers["set-cookie"]
    safe = client.post("/api/guests", json={}, headers={"X-Forwarded-Proto": "https"})
    assert safe.headers["strict-transport-security"] == YEAR
    assert "Secure" in safe.headers["set-cookie"]
    assert client.get("/", headers={"X-Forwarded-Proto": "https"}).headers["strict-transport-security"] == YEAR


def test_nobody_keeps_what_is_personal(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2)
    paths = ("me", "sessions", "tables/mine", f"tables/{table}", f"tables/{table}/record", "nothing", "tables/nowhere")
    for path in paths:
        answer = client.get(f"/api/{path}", headers=ada.headers)
        assert answer.headers["cache-control"] == "no-store", path
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["x-content-type-options"] == "nosniff"
    client.cookies.clear()
    assert client.get("/api/me").headers["cache-control"] == "no-store"
    assert client.post("/api/guests", json={}).headers["cache-control"] == "no-store"
