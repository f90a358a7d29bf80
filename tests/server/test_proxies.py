"""Behind a reverse proxy: who comes and how, as docs/hosting.md says; and how answers are to be treated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar.testing import RequestFactory

from silverware.server.api.common import address_of
from tests.server.guests import Client, Player
from tests.server.processes import PATIENCE, serving

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
    assert plain.headers["set-cookie"].startswith("silverware=")
    assert "Secure" not in plain.headers["set-cookie"]
    safe = client.post("/api/guests", json={}, headers={"X-Forwarded-Proto": "https"})
    assert safe.headers["strict-transport-security"] == YEAR
    name, _, rest = safe.headers["set-cookie"].partition("=")
    assert name == "__Host-silverware"
    assert "Secure" in rest
    assert "Path=/" in rest
    assert "Domain" not in rest
    client.cookies.clear()
    token = safe.json()["token"]
    both = {"Cookie": f"silverware={plain.json()['token']}; {name}={token}"}
    assert client.get("/api/me", headers=both).json() == safe.json()["person"]
    assert client.get("/", headers={"X-Forwarded-Proto": "https"}).headers["strict-transport-security"] == YEAR


def test_nginx_as_the_page_on_hosting_sets_it_up(client: Client) -> None:
    page = Path("docs/hosting.md").read_text()
    said = {"$http_host": "Play.Example:8443", "$remote_addr": "203.0.113.7", "$scheme": "https"}
    passed_on = dict(re.findall(r"proxy_set_header (Host|X-[\w-]+) (\S+);", page))
    headers = {name: said[value] for name, value in passed_on.items()}
    assert set(headers) == {"Host", "X-Forwarded-For", "X-Forwarded-Proto"}
    came = client.post("/api/guests", json={}, headers={**headers, "Origin": "https://play.example:8443"})
    assert came.status_code == 201
    assert came.headers["strict-transport-security"] == YEAR
    assert "Secure" in came.headers["set-cookie"]
    assert client.get("/metrics", headers=headers).status_code == 403
    dropped = {**headers, "Host": "play.example", "Origin": "https://play.example:8443"}
    assert client.post("/api/guests", json={}, headers=dropped).status_code == 403


def test_only_the_hosts_proxies_are_believed(database: str) -> None:
    with (
        serving(database, "--proxies", "192.0.2.0/24,192.0.3.1") as server,
        Client(base_url=server.url, timeout=PATIENCE) as client,
    ):
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "127.0.0.1"}
        assert "strict-transport-security" not in client.get("/api/games", headers=headers).headers
        assert client.get("/metrics", headers=headers).status_code == 403
        assert client.get("/metrics").status_code == 200
    with serving(database, "--secure") as server, Client(base_url=server.url, timeout=PATIENCE) as client:
        came = client.post("/api/guests", json={})
        assert came.headers["strict-transport-security"] == YEAR
        assert "Secure" in came.headers["set-cookie"]


@pytest.mark.parametrize(
    ("client_address", "line"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("a proxy's name", "None"),
    ],
)
def test_a_line_has_one_address(client_address: str, line: str, database: str) -> None:
    asking = RequestFactory().get()
    asking.scope["client"] = (client_address, 0)
    assert address_of(asking) == line


def test_nobody_keeps_what_is_personal(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2)
    paths = ("me", "sessions", "tables/mine", f"tables/{table}", f"tables/{table}/record", "nothing", "tables/nowhere")
    for path in paths:
        answer = client.get(f"/api/{path}", headers=ada.headers)
        assert answer.headers["cache-control"] == "no-store", path
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'; sandbox"
        assert answer.headers["x-content-type-options"] == "nosniff"
    client.cookies.clear()
    assert client.get("/api/me").headers["cache-control"] == "no-store"
    assert client.post("/api/guests", json={}).headers["cache-control"] == "no-store"
