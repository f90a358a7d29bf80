"""What each chair sees of a table of Silver Coin, as a document."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from silverware.core.seats import Seat
from silverware.core.view import View
from silverware.games.silver_coin.documents import Options
from silverware.games.silver_coin.forms import AnyQuestion


class Card(Struct, frozen=True):
    """§30.1 A card, wherever it lies. Everybody can follow it with their eyes; so it has a tag for the round."""

    tag: int
    number: int | None
    """None where this chair is not shown it."""
    up: bool
    rotated: bool
    protected: bool
    """§12.3, §28.6 Whether other seats may not touch it: by the token or by a Bodyguard."""
    seen: tuple[Seat, ...]
    """The chairs that have seen its number this round, in order; SPECTATOR where everybody has who only watches."""
    used: bool
    """§13.10 Whether its ability was used this turn."""
    awaits: tuple[Seat, ...]
    """§15.5 The seats that have to have a turn before this Con Artist works again."""
    guards: int | None
    """§28.7 The tag of the card this Bodyguard guards."""


class ScoredCard(Struct, frozen=True):
    """A card of a village as it lay when it was scored."""

    number: int
    up: bool


class ScoredVillage(Struct, frozen=True):
    """§10.3 What a village scored."""

    cards: tuple[ScoredCard, ...]
    sum: int
    counts: int
    """§27.1 The sum, or 0 where a Wolfman spares the village."""
    score: int
    call: Literal["carried", "failed"] | None
    """§10.4, §10.5 What became of the call, where this seat made it: then the score is not what the village counts."""


class ScoredRound(Struct, frozen=True):
    """§10 A round that is over: the villages by seat, and who called."""

    villages: tuple[ScoredVillage, ...]
    caller: Seat | None


class SilverCoinView(View, frozen=True, kw_only=True):
    """§30 One chair's view. Villages, hand and discards are in the order in which the cards lie."""

    asking: AnyQuestion | None
    """The open question with its fields."""
    options: Options
    rounds: int
    """§1.4 How many rounds a game of this edition has."""
    first: Seat
    """Who began the round."""
    turn: Seat
    """Whose turn it is; before the first turn who looks, and in scoring who is asked."""
    caller: Seat | None
    last_lap: bool
    """§8.3 Whether somebody has called and play goes on."""
    token: Seat | None
    """§12.2 Who holds the token and has not laid it yet."""
    token_on: int | None
    """The tag of the card the token lies on."""
    villages: tuple[tuple[Card, ...], ...]
    hand: tuple[Card, ...]
    """The cards that whose turn it is has drawn or taken and not yet laid anywhere; the upper of two first."""
    pile: tuple[Card, ...]
    """The discards, the top one last."""
    deck: int
    """How many cards it has, `shown` and `top` included."""
    dry: bool
    """§9.2 Whether the deck was empty when the turn began."""
    shown: tuple[Card, ...]
    """§28.2 The cards that lie open beside the deck."""
    top: tuple[Card, ...]
    """The cards on top of the deck that somebody has seen, the topmost last."""
    interrupted: AnyQuestion | None
    """The question that goes on when a free ability is over."""
    totals: tuple[int, ...]
    """The points of each seat in the rounds that are over."""
    results: tuple[ScoredRound, ...]
    """§10 The rounds that are over."""
    replaced: tuple[int, ...]
    """§29.3 The numbers that losers have named for the next game."""


def numbered(view: SilverCoinView) -> frozenset[int]:
    """The tags of the cards whose numbers a view shows."""
    lying = (*view.villages, view.hand, view.pile, view.shown, view.top)
    return frozenset([card.tag for cards in lying for card in cards if card.number is not None])
