"""What is wrong with a document is said in our own words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

import silverware
from silverware.core.errors import BadEdition, BadNotation, BadPosition, BadTable
from silverware.core.seats import SPECTATOR
from silverware.core.wording import wording
from silverware.games import GAMES, game_called


class Hand(msgspec.Struct, forbid_unknown_fields=True):
    """A hand of cards."""

    cards: tuple[str, ...]
    colour: Literal["red", "blue"] = "red"
    pair: tuple[int, int] = (1, 2)
    owner: str | None = None
    count: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    word: Annotated[str, msgspec.Meta(min_length=2, max_length=4)] = "word"
    names: dict[str, Literal["north"]] = {}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"cards": 5}, "north.cards must be a list, not a whole number"),
        ({"cards": ["20", 1.5]}, "north.cards[1] must be text, not a decimal number"),
        ({"colour": "green"}, "north.colour cannot be 'green'"),
        ({"pair": [1]}, "north.pair is a list of 2, not of 1"),
        ({"owner": True}, "north.owner must be text or nothing, not true or false"),
        ({"count": 0}, "north.count is less than 1"),
        ({"count": 10}, "north.count is more than 9"),
        ({"word": "a"}, "north.word is shorter than 2"),
        ({"word": "words"}, "north.word is longer than 4"),
        ({"names": {"one": "east"}}, "north.names cannot be 'east'"),
        ({"names": {1: "north"}}, "north.names must be text, not a whole number"),
        ({"plates": 4}, "there is no north.plates"),
    ],
)
def test_a_complaint_says_where_and_what(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert({"north": {"cards": [], **change}}, dict[Literal["north"], Hand])
    assert wording(error.value) in (sentence, sentence.replace("north.", "").replace("north", "it"))


def test_what_is_missing_and_what_is_no_table() -> None:
    for document, sentence in (({}, "cards is missing"), ([], "it must be a table, not a list")):
        with pytest.raises(msgspec.ValidationError) as error:
            msgspec.convert(document, Hand)
        assert wording(error.value) == sentence
    assert wording(ValueError("Expected `wonder`")) == "it is not as it should be"


@pytest.mark.parametrize("name", GAMES)
def test_no_refusal_of_a_game_uses_the_words_of_a_library(name: str) -> None:
    game = game_called(name)
    state = game.place(game.position(silverware.start(name, seats=2, seed=1).state))
    refusals: list[tuple[type[Exception], Any]] = [
        (BadEdition, lambda: game_called(name, "game = 3")),
        (BadEdition, lambda: game_called(name, "game = ")),
        (BadPosition, lambda: game.place({**game.position(state), "seats": "three"})),
        (BadPosition, lambda: game.place({"game": name})),
        (BadTable, lambda: game.choose({"memory": "perfect", "colour": 3})),
        (BadNotation, lambda: game.notation.meant({"type": "dance"})),
        (BadNotation, lambda: game.notation.meant({"type": 3})),
        (BadTable, lambda: game.view(state, 6)),
        (BadTable, lambda: game.view(state, SPECTATOR - 1)),
    ]
    for kind, refused in refusals:
        with pytest.raises(kind) as error:
            refused()
        assert str(error.value).endswith(".")
        assert not any(word in str(error.value) for word in ("`", "Expected", "Object", "enum", "$"))
