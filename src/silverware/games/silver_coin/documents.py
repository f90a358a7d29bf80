"""The documents people write for Silver Coin: options, editions, positions."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Source = Literal["rulebook", "public", "ours"]


class Options(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a table can choose."""

    memory: Literal["honest", "aided"] = "honest"
    """§30.4 Whether views keep the numbers of facedown cards their seat has seen."""
    token: Literal["protect", "none"] = "protect"
    """§12.1"""
    losers_replace: bool = False
    """§29.3"""
    card_0: Literal["register", "villager"] = "register"
    """§29.1 The character of each number."""
    card_1: Literal["con-artist", "squire"] = "con-artist"
    card_2: Literal["curator", "empath"] = "curator"
    card_3: Literal["pixie", "bodyguard"] = "pixie"
    card_4: Literal["blob", "rascal"] = "blob"
    card_5: Literal["apprentice-tanner", "exposer"] = "apprentice-tanner"
    card_6: Literal["huntress", "revealer"] = "huntress"
    card_7: Literal["nostro", "beholder"] = "nostro"
    card_8: Literal["assassin", "apprentice-seer"] = "assassin"
    card_9: Literal["psychic", "seer"] = "psychic"
    card_10: Literal["nosferatu", "master"] = "nosferatu"
    card_11: Literal["golem", "witch"] = "golem"
    card_12: Literal["village-idiot", "robber"] = "village-idiot"
    card_13: Literal["wolfman", "doppelganger"] = "wolfman"


class Document(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a document; what it does not know, it refuses."""


class Deck(Document, frozen=True):
    """§1.2 How many cards there are of each number, from 0."""

    source: Source
    copies: tuple[int, ...]


class Characters(Document, frozen=True):
    """What the characters of a deck are called, by number from 0."""

    source: Source
    names: tuple[str, ...]


class Vote(Document, frozen=True):
    """How many rounds a game has, with how many cards one may call, and what a failed call costs."""

    source: Source
    rounds: int
    cards: int
    penalty: int


class Edition(Document, frozen=True):
    """One printing of the game: its deck, its characters and its numbers."""

    game: Literal["silver-coin"]
    name: str
    deck: Deck
    coin: Characters
    amulet: Characters
    vote: Vote


class Result(Document, frozen=True):
    """§10 A round that is over: who called, the villages as they lay when scored, and the points."""

    scores: tuple[int, ...]
    villages: tuple[tuple[str, ...], ...] = ()
    """By seat: its cards, `7` that lay faceup, `(7)` facedown; left out, they are not remembered."""
    caller: str | None = None


class SeatPosition(Document, frozen=True):
    """One seat in a position.

    A card is a few words: `7` lies faceup, `(7)` facedown; then, in any order, `rotated`, `token` (it lies on this
    card), `used` (this turn), `chosen` (for an exchange or by the Village Idiot), `looking` (the asked seat looks at
    it), `acting` (its ability is under way), `free` (so is its free ability), `barred` (the Huntress turned it down),
    the seats that have seen it facedown or `everybody`, `#12` its tag, `guards#12` the card this Bodyguard guards,
    and `awaits-north` for a Con Artist that is used up until north has had a turn.
    """

    village: tuple[str, ...] | None = None
    """Five facedown cards with middling numbers if left out."""


class Position(Document, frozen=True, rename="kebab"):
    """A moment of the game."""

    game: Literal["silver-coin"]
    seats: int
    turn: str = "north"
    """Whose turn it is; before the first turn who looks, and in scoring whose Registers or wishes are asked for."""
    round: int = 1
    first: str = "north"
    """Who began the round."""
    question: str | None = None
    """What is asked; all questions of a moment are asked of whose `turn` it is. If left out, the `turn` begins, unless
    the game is over. §10.1 `scoring` asks nobody: play has stopped, and the rules go on."""
    interrupted: str | None = None
    """What was being asked when a free ability came in between."""
    pile: tuple[str, ...] | None = None
    """The discards, the top card last, each written as in a village; one with a middling number if left out."""
    hand: tuple[str, ...] = ()
    """The cards drawn or taken and not yet laid anywhere."""
    shown: tuple[str, ...] = ()
    """§28.2 The cards beside the deck, in the order they were shown."""
    top: tuple[str, ...] = ()
    """The cards on top of the deck whose places are known, the topmost last."""
    left: int | None = None
    """How many cards the deck has, shown ones and known ones included; left out, all there can be."""
    dry: bool = False
    """§9.2 Whether the deck was empty when the turn began; where the turn begins now, it says itself."""
    caller: str | None = None
    token: str | None = None
    """Who holds the token and has not laid it yet."""
    direction: Literal["left", "right"] = "left"
    """§26.1 Where the cards of the Village Idiot go."""
    givers: tuple[str, ...] = ()
    """§26.8 The villages that have still to give a card."""
    replaced: tuple[int, ...] = ()
    """§29.3 The numbers that losers have named."""
    results: tuple[Result, ...] | None = None
    """The rounds before this one, in the wishes of the losers this one too; without points for anybody if left out.
    Where the game is over, the last round may be left out."""
    result: str | None = None
    """Said where the game is over, as the last line of a record says it; `over` leaves it to the rules."""
    options: Options = Options()
    north: SeatPosition | None = None
    east: SeatPosition | None = None
    south: SeatPosition | None = None
    west: SeatPosition | None = None
