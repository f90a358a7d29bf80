"""Tables that forget: what has been hidden since is not told again, whatever it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.seats import SPECTATOR
from silverware.games import GAMES, quick_silver, silver_coin
from silverware.games.quick_silver import events as quick
from silverware.games.silver_coin import events as coin
from silverware.games.silver_coin.events import Face, Spot

HONEST = [game for game in GAMES.values() if "memory" in game.choices()]
MOVES = 200
NOTHING: frozenset[int] = frozenset()


def test_only_where_there_is_a_choice_of_memory_does_a_table_forget() -> None:
    assert {game.name for game in HONEST} == {"quick-silver", "silver-coin"}
    for game in GAMES.values():
        usual = game.choose({})
        assert game.forgets(usual) == (game in HONEST)
    for game in HONEST:
        assert not game.forgets(game.choose({"memory": "aided"}))


def told(game: AnyGame, seats: int, options: Any, seed: int) -> Iterator[tuple[Any, list[Event], list[Event]]]:
    """A game by random moves. Each moment, with what was told before the last move: since the last deal, and before."""
    dice = Seeded(seed)
    heard: list[Event] = []
    past: list[Event] = []
    state = game.start(seats, dice, options, heard)
    for _ in range(MOVES):
        if state.outcome is not None:
            return
        dealt = max([at for at, event in enumerate([*past, *heard]) if event.deals])
        yield state, past[dealt:], past[:dealt]
        past += heard
        heard.clear()
        menu = state.menu()
        state.play(menu[dice.below(len(menu))], dice)


def otherwise(thing: Any, cards: list[str], shown: frozenset[int]) -> Any:
    """The same, if every card that is not shown had been another one."""
    match thing:
        case str() if thing in cards:
            return cards[(cards.index(thing) + 1) % len(cards)]
        case {"tag": int(tag), "number": int(number)} if tag not in shown:
            return {**thing, "number": 13 - number, "character": "pixie" if thing["character"] != "pixie" else "blob"}
        case dict():
            return {name: otherwise(value, cards, shown) for name, value in thing.items()}
        case list() | tuple():
            return [otherwise(each, cards, shown) for each in thing]
    return thing


def another(game: AnyGame, event: Event, shown: frozenset[int]) -> Event:
    cards = list(game.cards) if game.name == "quick-silver" else []
    return msgspec.convert(otherwise(msgspec.to_builtins(event), cards, shown), type(event))


def written(game: AnyGame, events: list[Event], seats: int) -> tuple[bytes, list[str]]:
    """Everything of some events that goes out."""
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][:seats]
    return msgspec.json.encode(events), [game.tell(event, names) for event in events]


@pytest.mark.parametrize("game", HONEST, ids=lambda game: game.name)
@given(seed=st.integers(0, 2**32))
def test_another_past_that_is_hidden_now_is_told_in_the_same_words(game: AnyGame, seed: int) -> None:
    seats = game.seats[seed % len(game.seats)]
    options = game.choose({})
    compared = 0
    for moment, (state, now, before) in enumerate(told(game, seats, options, seed)):
        if moment % 7:
            continue
        for seat in (SPECTATOR, *range(seats)):
            view = game.view(state, seat)
            for events, sight in ((now, game.sight(view)), (before, NOTHING)):
                seen = [event.to(seat) for event in events]
                others = [another(game, event, sight) for event in seen]
                compared += others != seen
                faded = game.faded(seen, sight)
                assert written(game, game.faded(others, sight), seats) == written(game, faded, seats)
                assert [type(event) for event in faded] == [type(event) for event in seen]
                assert game.faded(faded, sight) == faded
    assert compared


@given(seed=st.integers(0, 2**32))
def test_silver_coin_names_the_cards_that_are_still_shown_and_no_others(seed: int) -> None:
    game = silver_coin.GAME
    named = 0
    for state, now, before in told(game, 2 + seed % 3, game.choose({}), seed):
        for seat in (SPECTATOR, *range(state.seats)):
            view = game.view(state, seat)
            shown = game.sight(view)
            for full, faded in zip(now, game.faded([event.to(seat) for event in now], shown), strict=True):
                kept = coin.shown_by(faded)
                assert kept == {tag: number for tag, number in coin.shown_by(full.to(seat)).items() if tag in shown}
                named += len(kept)
            assert not any(coin.shown_by(faded) for faded in game.faded([event.to(seat) for event in before], NOTHING))
    assert named


NAMES = ["Ada", "Bo"]
CON = Spot("north", 2, 7, 1, "con-artist")


@pytest.mark.parametrize(
    ("event", "says"),
    [
        (
            quick.Dealt(1, "north", "east", 2, 1, (("15",), ("plate",)), (("5", "10", "15"), None)),
            "Round 1: Ada deals, 2 turns each from Bo.",
        ),
        (quick.Offered("north", "east", "20"), "Ada offers a card to Bo."),
        (quick.Swapped("north", "east", None, "20", "plate"), "Ada takes a card from Bo and leaves a card."),
        (quick.Revealed("east", ("5", "10", "15")), "Bo shows three cards."),
        (quick.Revealed("centre", ("5", "10", "15")), "The centre shows three cards."),
    ],
)
def test_quick_silver_tells_what_happened_without_the_cards(event: Event, says: str) -> None:
    game = quick_silver.GAME
    (faded,) = game.faded([event], NOTHING)
    assert game.tell(faded, NAMES) == says
    assert type(faded) is type(event)


@pytest.mark.parametrize(
    ("event", "says"),
    [
        (coin.Dealt(1, "north", None, Face(1, 3, "pixie")), "Round 1 is dealt, and a card is turned up; Ada begins."),
        (coin.Took("north", 1, Face(1, 3, "pixie"), up=True), "Ada takes a card from the discards."),
        (
            coin.Showed("north", (Face(1, 3, "pixie"), Face(2, 4, "blob"))),
            "Ada has 2 cards shown beside the deck by Squires.",
        ),
        (
            coin.Exchanged(
                "north",
                Face(1, 3, "pixie"),
                2,
                up=True,
                discarded=(Spot("north", 2, 2, 4, "blob"), Spot("north", 3, 3, 4, "blob")),
            ),
            "Ada lays a card, faceup, in place 2 and discards 2 cards.",
        ),
        (
            coin.Mismatched("north", (Spot("north", 1, 1, 4, "blob"), Spot("north", 2, 2, 3, "pixie"))),
            "Ada has chosen cards that do not match and stay, faceup: a card in place 1 and a card in place 2.",
        ),
        (coin.Flipped("north", Spot("east", 2, 2, 4, "blob"), False, 1), "Ada turns Bo's card in place 2 facedown."),
        (
            coin.Switched("north", Face(1, 3, "pixie"), Spot("east", 2, 2, 4, "blob"), up=True),
            "Ada puts a card in the place of Bo's card in place 2, which goes to the bottom of the discards.",
        ),
        (coin.Tricked("north", CON), "Ada turns a Con Artist facedown for an additional turn."),
        (coin.Used("north", Face(3, 7, "nostro"), "blob"), "Ada uses a card in the discards with a Blob."),
    ],
)
def test_silver_coin_tells_what_happened_without_the_numbers(event: Event, says: str) -> None:
    game = silver_coin.GAME
    (faded,) = game.faded([event], NOTHING)
    assert game.tell(faded, NAMES) == says
    assert coin.shown_by(faded) == {}


def test_a_card_that_flipped_itself_does_not_give_itself_away() -> None:
    """Only a Pixie turns herself facedown; who acted is told only while that card can be seen."""
    game = silver_coin.GAME
    flipped = coin.Flipped("north", Spot("north", 2, 9, 3, "pixie"), up=False, by=9)
    assert coin.faded(flipped, NOTHING) == coin.Flipped("north", Spot("north", 2, 9), up=False, by=coin.NO_CARD)
    assert coin.faded(flipped, frozenset({9})) == flipped
    assert coin.faded(coin.Tricked("north", CON), frozenset({7})) == coin.Tricked("north", CON)
    (tricked,) = game.faded([coin.Tricked("north", CON)], NOTHING)
    assert b"7" not in msgspec.json.encode(tricked)
