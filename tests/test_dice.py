"""Chance: fair, repeatable, sealed, scripted."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256

import pytest

from silverware.core.dice import Dice, Seeded
from silverware.core.errors import BadDice
from silverware.core.script import Recorded, Scripted, outcomes
from silverware.core.sealed import Sealed, commitment
from silverware.games.quick_silver import GAME

NAMES = ["ace", "two", "three"]


@pytest.mark.parametrize("dice", [Seeded("fair"), Sealed(b"fair" * 8)])
def test_every_outcome_is_equally_likely(dice: Dice) -> None:
    rolls = Counter(dice.roll(3) for _ in range(3000))
    assert all(900 < rolls[side] < 1100 for side in (1, 2, 3))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(60 < count < 150 for count in orders.values())
    drawn = Counter(dice.draw([7, 8, 9, 7], 1, 3) for _ in range(3000))
    assert all(900 < drawn[place] < 1100 for place in (1, 2, 3))


def test_a_seed_gives_the_same_dice_in_every_build() -> None:
    dice = Seeded(2026)
    assert [dice.below(1000) for _ in range(8)] == SEEDED_2026
    assert [Seeded(2026).below(10**9) for _ in range(2)] == [Seeded("2026").below(10**9)] * 2
    assert Seeded(1).below(10**9) != Seeded(2).below(10**9)


SEEDED_2026 = [969, 4, 730, 722, 315, 260, 721, 227]


def test_sealed_dice_follow_from_secret_and_salts_by_the_written_recipe() -> None:
    secret = bytes(range(32))
    assert commitment(secret) == sha256(b"silverware sealed dice 1\n" + secret).hexdigest()
    block = hmac.digest(secret, b"\0\0\0\3ada\0\0\0\5grace" + (7).to_bytes(8, "big") + bytes(8), "sha256")
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    dice = Sealed(secret, ("ada", "grace"))
    dice.begin(7)
    assert [dice.below(1024) for _ in words] == [word % 1024 for word in words]
    for salts in ((), ("grace", "ada"), ("adagrace",), ("adag", "race")):
        other = Sealed(secret, salts)
        other.begin(7)
        assert [other.below(1024) for _ in words] != [word % 1024 for word in words]


def test_sealed_dice_throw_away_what_would_favour_some_outcomes() -> None:
    secret = bytes(32)
    most = 3 * 2**30
    block = hmac.digest(secret, bytes(16), "sha256")
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    fair = [word for word in words if word < most]
    assert 0 < len(fair) < len(words)
    dice = Sealed(secret)
    assert [dice.below(most) for _ in fair] == fair


def test_sealed_dice_accept_exactly_the_words_that_divide_evenly() -> None:
    """A secret whose first word is the last fair one below k, and the first unfair one below k - 1."""
    block = hmac.digest(b"edge0", bytes(16), "sha256")
    first, second = (int.from_bytes(block[at : at + 4], "big") for at in (0, 4))
    k = first + 1
    assert 2**32 // k == 1
    assert Sealed(b"edge0").below(k) == first
    assert second < first
    assert Sealed(b"edge0").below(first) == second


def test_a_salt_is_one_word() -> None:
    for salt in ("two words", "", "a#b", "line\nbreak"):
        with pytest.raises(BadDice, match="salt"):
            Sealed(b"x", (salt,))


def test_recorded_dice_can_be_played_again_as_a_script() -> None:
    recorded = Recorded(Seeded(5), NAMES)
    cards = [0, 1, 2, 0]
    recorded.shuffle(cards)
    place = recorded.draw(cards, 1, 3)
    rolled = recorded.roll(6)
    written = recorded.take()
    assert recorded.take() == ()
    script = Scripted(outcomes(" ".join(written)), NAMES)
    again = [0, 0, 1, 2]
    script.shuffle(again)
    assert again == cards
    assert cards[script.draw(again, 1, 3)] == cards[place]
    assert script.roll(6) == rolled
    assert script.left() == 0


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ("", "ends here"),
        ("7", "cannot show '7'"),
        ("0", "cannot show '0'"),
        ("ace", "cannot show 'ace'"),
    ],
)
def test_a_script_refuses_what_a_die_cannot_show(script: str, message: str) -> None:
    with pytest.raises(BadDice, match=message):
        Scripted(outcomes(script), NAMES).roll(6)


def test_a_script_refuses_cards_that_are_not_there() -> None:
    with pytest.raises(BadDice, match="not among"):
        Scripted(["three"], NAMES).draw([0, 1, 2], 0, 2)
    for deck in ("[ace ace two]", "[ace two]", "[ace two joker]", "ace"):
        with pytest.raises(BadDice, match="deck"):
            Scripted(outcomes(deck), NAMES).shuffle([0, 1, 2])
    with pytest.raises(BadDice, match="closes with"):
        outcomes("2 [ace two")


def test_bare_numbers_are_neither_written_nor_read() -> None:
    for dice in (Recorded(Seeded(1), NAMES), Scripted([], NAMES)):
        with pytest.raises(BadDice):
            dice.below(3)


def test_a_script_may_go_on_with_other_dice() -> None:
    script = Scripted(outcomes("6 three"), NAMES, then=Seeded(7))
    cards = [0, 1, 2]
    assert script.roll(6) == 6
    assert script.draw(cards, 0, 3) == 2
    seeded = Seeded(7)
    assert [script.roll(6) for _ in range(20)] == [seeded.roll(6) for _ in range(20)]
    shuffled = cards[:]
    script.shuffle(cards)
    seeded.shuffle(shuffled)
    assert cards == shuffled
    assert (script.draw(cards, 0, 3), script.below(99)) == (seeded.draw(cards, 0, 3), seeded.below(99))
    script.finish()


def test_what_a_script_holds_too_much_is_an_error() -> None:
    script = Scripted(outcomes("6 5 [ace two]"), NAMES, then=Seeded(7))
    script.roll(6)
    with pytest.raises(BadDice, match=r"^2 outcomes were not asked for: 5 \[ace two\]\.$"):
        script.finish()
    with pytest.raises(BadDice, match=r"^1 outcome was not asked for: 5\.$"), Scripted(["6", "5"], NAMES) as dice:
        dice.roll(6)
    with Scripted(["6"], NAMES) as dice:
        dice.roll(6)


def test_an_error_in_the_middle_of_a_script_is_told_as_it_is() -> None:
    with pytest.raises(ZeroDivisionError), Scripted(["6"], NAMES):
        _ = 1 // 0


class Lowest(Dice):
    """Dice that always fall as low as they can."""

    def below(self, n: int) -> int:
        return 0


def test_anybody_can_make_dice() -> None:
    """In the compiled build too, where these are a plain class on a compiled one."""
    dice = Lowest()
    cards = [0, 1, 2]
    dice.shuffle(cards)
    assert (dice.roll(6), dice.draw(cards, 1, 2), cards) == (1, 1, [1, 2, 0])
    table = GAME.start(3, Recorded(dice, GAME.cards), GAME.choose({}))
    assert (table.dealer, table.black, table.white) == (0, 1, 1)
    table.play(table.menu()[0], dice)
