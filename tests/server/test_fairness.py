"""Whether the dice were fair: everything they brought, computed again from what the server tells, with hmac alone."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import count

import pytest

from silverware.core.chance import Roll
from silverware.core.dice import Seeded
from silverware.core.errors import BadDice
from silverware.core.record import parse
from silverware.core.script import Witnessed
from tests.server.guests import Client, Json, Player, asked, play_out, seated


def words(told: Json, entry: int) -> Iterator[int]:
    """The stream of an entry, as docs/notation.md tells it."""
    salts = b"".join(len(salt.encode()).to_bytes(4, "big") + salt.encode() for salt in told["salts"])
    for block in count():
        message = salts + entry.to_bytes(8, "big") + block.to_bytes(8, "big")
        made = hmac.digest(bytes.fromhex(told["secret"]), message, "sha256")
        yield from (int.from_bytes(made[at : at + 4], "big") for at in range(0, 32, 4))


def below(stream: Iterator[int], n: int) -> int:
    """The next number below n."""
    return next(word for word in stream if word < 2**32 - 2**32 % n) % n


def follows(stream: Iterator[int], outcome: Json) -> bool:
    """Whether an outcome is what the stream brings next."""
    if outcome["type"] == "roll":
        return bool(outcome["shown"] == 1 + below(stream, outcome["sides"]))
    if outcome["type"] == "draw":
        return bool(outcome["place"] == below(stream, outcome["count"]))
    cards = list(outcome["before"])
    for last in range(len(cards) - 1, 0, -1):
        other = below(stream, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return bool(cards == outcome["after"])


def spelled(outcome: Json) -> str | list[str]:
    """An outcome as a record tells it."""
    spelled: str | list[str] = outcome.get("after") or outcome.get("card") or str(outcome.get("shown"))
    return spelled


def is_fair(told: Json) -> bool:
    """Whether everything follows from the secret that was committed to."""
    if told["commitment"] != sha256(b"silverware sealed dice 1\n" + bytes.fromhex(told["secret"])).hexdigest():
        return False
    streams = [(words(told, entry["entry"]), entry["outcomes"]) for entry in told["entries"]]
    return all(follows(stream, outcome) for stream, outcomes in streams for outcome in outcomes)


def swapping(menu: list[str]) -> str:
    """A swap with a hand where there is one: chance has a part in it."""
    return next((move for move in menu if "with centre" not in move), menu[0])


def play_alone(ada: Player, table: str, undo_after: int = -1) -> None:
    """Play a hot-seat game to its end; a move is taken back on the way."""
    for number in count():
        seen = asked(ada, table)
        if seen is None:
            return
        move = swapping([choice["move"] for choice in seen["game"]["menu"]])
        ada.act(table, "move", seat=seen["seat"], move=move, version=seen["number"])
        if number == undo_after:
            ada.act(table, "undo", seat=seen["seat"])


@pytest.fixture
def over(client: Client) -> tuple[str, Player]:
    """A game that is over, with a salt, and something taken back in it."""
    ada = Player(client, "Ada")
    table = ada.found(seats=2, hot_seat=True)
    ada.act(table, "salt", seat="north", salt="marmalade")
    ada.act(table, "start")
    play_alone(ada, table, undo_after=5)
    return table, ada


def test_everything_the_dice_brought_follows_from_what_the_server_tells(over: tuple[str, Player]) -> None:
    table, ada = over
    told: Json = ada.get(f"/api/tables/{table}/dice")
    sheet = ada.sheet(table)
    assert (told["commitment"], told["secret"], told["salts"]) == (sheet["commitment"], sheet["secret"], ["marmalade"])
    assert is_fair(told)
    kinds = Counter(outcome["type"] for entry in told["entries"] for outcome in entry["outcomes"])
    assert kinds["shuffle"] >= 1
    assert kinds["roll"] == 1 + 2 * kinds["shuffle"]
    assert kinds["draw"] >= 1
    record = ada.get(f"/api/tables/{table}/record")
    assert "undo to" in record
    assert len(told["entries"]) == 1 + len(parse(record).moves)
    for entry in told["entries"]:
        assert [spelled(outcome) for outcome in entry["outcomes"]] == entry["recorded"]
    for entry in told["entries"]:
        for outcome in entry["outcomes"]:
            (field,) = {"shown", "place", "after"} & set(outcome)
            before = outcome[field]
            outcome[field] = before[::-1] if field == "after" else before + 1
            assert not is_fair(told)
            outcome[field] = before
    assert not is_fair({**told, "secret": "00" * 32})
    assert not is_fair({**told, "salts": []})


def test_the_dice_stay_sealed_until_the_game_is_over(client: Client) -> None:
    table, (ada, _) = seated(client, "Ada", "Bob")
    assert "when the game is over" in ada.get(f"/api/tables/{table}/dice", 400)["sentence"]
    assert "not begun" in ada.get(f"/api/tables/{ada.found(seats=2)}/dice", 400)["sentence"]


def test_a_table_that_keeps_its_hands_to_its_players_keeps_its_dice_too(client: Client) -> None:
    table, players = seated(client, "Ada", "Bob", reveal=False)
    play_out(table, players)
    assert is_fair(players[0].get(f"/api/tables/{table}/dice"))
    assert "players only" in Player(client, "Cy").get(f"/api/tables/{table}/dice", 403)["sentence"]


def test_a_copy_begins_without_dice_and_goes_on_with_its_own(over: tuple[str, Player]) -> None:
    table, ada = over
    copy = ada.post(f"/api/tables/{table}/copies", {})["id"]
    play_alone(ada, copy)
    told = ada.get(f"/api/tables/{copy}/dice")
    assert told["entries"][0] == {"entry": 0, "outcomes": [], "recorded": []}
    assert is_fair(told)


def test_a_witness_sees_no_bare_numbers() -> None:
    witness = Witnessed(Seeded(1), ["ace"])
    shown = witness.roll(6)
    assert witness.take() == (Roll(6, shown),)
    assert witness.take() == ()
    with pytest.raises(BadDice, match="no witness"):
        witness.below(6)
