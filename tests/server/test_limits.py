"""How much strangers may ask for, and how a host says so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import fields, replace

from silverware.core.errors import BadTable
from silverware.server.limits import SIZE, Bucket, Ledger, Places, lay_out
from silverware.server.refused import Busy, TooMany
from silverware.server.settings import Bounds, bounds, share

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_a_host_writes_some_limits_and_keeps_the_others() -> None:
    assert bounds("") == Bounds()
    assert bounds("acts=5, traffic_each=70") == Bounds(acts=5, traffic_each=70)
    assert bounds("none").sockets > 10**6


@pytest.mark.parametrize("words", ["acts", "acts=", "acts=-1", "acts=many", "luck=7", "acts=1;traffic=2"])
def test_what_is_no_limit_is_refused(words: str) -> None:
    with pytest.raises(BadTable, match="is not a limit: write NAME=NUMBER, with one of connections, "):
        bounds(words)


def test_the_page_on_hosting_lists_every_limit() -> None:
    told = re.findall(r"^\| `(\w+)` \| ([\d,]+) \|", HOSTING.read_text(), re.MULTILINE)
    assert {name: int(number.replace(",", "")) for name, number in told} == {
        field.name: field.default for field in fields(Bounds)
    }


def test_a_bucket_fills_up_evenly() -> None:
    bucket = Bucket(10, 5)
    assert [bucket.take(100.0, 4) for _ in range(3)] == [True, True, False]
    assert [bucket.take(101.0, 4) for _ in range(2)] == [True, False]
    assert [bucket.take(200.0, 4) for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize("time", [0.1, 7044.312, 1e6 + 1 / 3])
def test_a_full_bucket_holds_exactly_as_many_as_it_says(time: float) -> None:
    bucket = Bucket(200, 7)
    assert [bucket.take(time) for _ in range(201)] == [True] * 200 + [False]


def test_of_what_is_not_allowed_at_all_nobody_has_any() -> None:
    assert not Bucket(0, 5).take(100.0)


def test_everybody_has_a_limit_of_their_own() -> None:
    limit = Ledger().limit(2, 60, lambda: 0.0)
    limit.spend("ada", "Too much.")
    limit.spend("ada", "Too much.")
    limit.spend("bob", "Too much.")
    with pytest.raises(TooMany, match="Too much"):
        limit.spend("ada", "Too much.")


def test_workers_of_one_machine_count_together(tmp_path: Path) -> None:
    lay_out(str(tmp_path))
    one, other = Ledger(str(tmp_path)), Ledger(str(tmp_path))
    requests = [ledger.limit(3, 60, lambda: 0.0) for ledger in (one, other)]
    guests = [ledger.limit(3, 60, lambda: 0.0) for ledger in (one, other)]
    for number in range(3):
        requests[number % 2].spend("ada", "Too many.")
    for each in requests:
        each.spend("bob", "Too many.")
        with pytest.raises(TooMany):
            each.spend("ada", "Too many.")
    guests[0].spend("ada", "Too many.")


def test_the_room_for_what_they_count_is_taken_before_they_begin(tmp_path: Path) -> None:
    lay_out(str(tmp_path))
    taken = (tmp_path / "ledger").stat()
    assert taken.st_size == SIZE
    assert taken.st_blocks * 512 >= SIZE  # else the first to write when the disk is full would be killed


def test_of_what_is_open_at_a_time_each_worker_has_its_share() -> None:
    told = bounds("sockets=1001,connections_each=1,guests=70")
    assert share(told, 1) == told
    assert share(told, 2) == replace(
        told, connections=5_000, connections_each=1, sockets=501, sockets_each=100, listed_each=10, bot_tables_each=20
    )


def test_places_are_given_back() -> None:
    places = Places(each=2, most=3)
    for _ in range(2):
        with places.place("ada", "Too many."), places.place("ada", "Too many."), places.place("bob", "Too many."):
            with pytest.raises(TooMany), places.place("ada", "Too many."):
                pass
            with pytest.raises(Busy), places.place("bob", "Too many."):
                pass
