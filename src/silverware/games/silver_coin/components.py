"""What is in the box: 52 cards of 14 numbers, and two characters for each number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from silverware.core.errors import BadEdition
from silverware.core.value import Shared
from silverware.games.silver_coin.documents import Characters, Edition, Options

if TYPE_CHECKING:
    from mypy_extensions import i64

SEATS: Final = 4
"""The most seats there are, and the rows that are dealt."""
ROW: Final = 5
"""Cards in a row."""
CARDS: Final = 52
COPIES: Final = 4
"""The most copies of a number."""
KINDS: Final = 14
"""How many numbers there are: 0 to 13."""
DISCARD_FIRST: Final = 5
DISCARD_LAST: Final = 12
"""§4.3 The numbers between these, both included, have discard abilities."""
FIRST_DISCARD: Final = SEATS * ROW
"""§2.3 The tag of the card turned up at the start; those in front are the rows', the others come from the deck."""
DECK: Final = CARDS - FIRST_DISCARD - 1
"""§2.3 How many cards can be drawn in a round."""
BIT: Final = [1 << tag for tag in range(CARDS)]
"""Each bit by its tag. Looked up: mypyc shifts a constant in 32 bits, and loses those above."""

COIN: Final = (
    "register",
    "con-artist",
    "curator",
    "pixie",
    "blob",
    "apprentice-tanner",
    "huntress",
    "nostro",
    "assassin",
    "psychic",
    "nosferatu",
    "golem",
    "village-idiot",
    "wolfman",
)
"""§1.3 The characters of the Coin deck by number, as options and code name them."""
AMULET: Final = (
    "villager",
    "squire",
    "empath",
    "bodyguard",
    "rascal",
    "exposer",
    "revealer",
    "beholder",
    "apprentice-seer",
    "seer",
    "master",
    "witch",
    "robber",
    "doppelganger",
)
"""§28 The characters of the Amulet deck by number."""


def size_of(mask: i64) -> int:
    """How many bits of a mask are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def tags_of(mask: i64) -> tuple[int, ...]:
    """The bits of a mask that are set, lowest first."""
    return tuple([tag for tag in range(CARDS) if mask >> tag & 1 == 1])


def mask_of(tags: Iterable[int]) -> int:
    """The mask in which these bits are set."""
    mask = 0
    for tag in tags:
        mask |= BIT[tag]
    return mask


class Box(Shared):
    """An edition, ready for play."""

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        check(edition)
        self.names = [str(kind) for kind in range(KINDS)]
        self.copies = list(edition.deck.copies)
        self.deck = [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]
        self.titles = dict(
            [*zip(COIN, edition.coin.names, strict=True), *zip(AMULET, edition.amulet.names, strict=True)]
        )
        """What each character is called in print."""
        self.rounds = edition.vote.rounds
        self.vote_cards = edition.vote.cards
        self.penalty = edition.vote.penalty


def characters(options: Options) -> tuple[str, ...]:
    """§29.1 The character of each number at a table."""
    return tuple([str(getattr(options, f"card_{kind}")) for kind in range(KINDS)])


def check(edition: Edition) -> None:
    """Refuse an edition that could not be played."""
    name = edition.name
    if not name.replace("-", "").isalnum() or not name.isascii() or name != name.lower():
        raise BadEdition(f"A name is lower-case letters, digits and hyphens, not {name!r:.40}.")
    copies = edition.deck.copies
    if len(copies) != KINDS:
        raise BadEdition(f"A deck has cards of {KINDS} numbers, 0 to {KINDS - 1}, not of {len(copies)}.")
    for kind, count in enumerate(copies):
        if not 0 <= count <= COPIES:
            raise BadEdition(f"The cards of number {kind} must be 0 to {COPIES}, not {count!s:.40}.")
    if sum(copies) != CARDS:
        raise BadEdition(f"The deck has {CARDS} cards, not {sum(copies)}.")
    _check_names("Coin", edition.coin)
    _check_names("Amulet", edition.amulet)
    vote = edition.vote
    for what, number, most in (
        ("The rounds of a game", vote.rounds, 20),
        ("The cards with which one may call", vote.cards, CARDS),
        ("The points of a failed call", vote.penalty, 1000),
    ):
        if not 1 <= number <= most:
            raise BadEdition(f"{what} must be 1 to {most}, not {number!s:.40}.")


def _check_names(deck: str, characters: Characters) -> None:
    if len(characters.names) != KINDS:
        raise BadEdition(f"The {deck} deck has {KINDS} characters, not {len(characters.names)}.")
    for name in characters.names:
        if not name.isprintable() or not 0 < len(name.strip()) == len(name) < 40:
            raise BadEdition(f"A character of the {deck} deck needs a name of one short line, not {name!r:.60}.")
