"""Medium and hard bots for Silver Coin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.bots import thinking
from silverware.bots.silver_coin.judgement import SilverCoinJudgement
from silverware.bots.silver_coin.judgement.keeping import Believed
from silverware.bots.silver_coin.judgement.racing import ENOUGH
from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.worlds import Worlds
from silverware.games.silver_coin import SilverCoin, forms
from silverware.games.silver_coin.events import Dealt, Drew, Took, Used
from silverware.games.silver_coin.moves import TAKE, Exchange, UseBlob
from silverware.games.silver_coin.rules.cast import cast_of
from silverware.games.silver_coin.state import Table
from silverware.games.silver_coin.view import SilverCoinView

ALIKE: Final = forms.Peek, forms.PutNewCard, forms.AddNewCard, forms.AddPenalty, forms.PlaceTanner
"""Questions whose answers all come to the same: which unseen cards to look at, and where a new card lies."""


class Thinking(thinking.Thinking[SilverCoin, SilverCoinView]):
    """A good player of Silver Coin, who knows what to do with every character."""

    plays = SilverCoin.name
    judgement = SilverCoinJudgement

    def __init__(self, game: SilverCoin, seed: int | str) -> None:
        super().__init__(game, seed)
        self.worn: set[int] = set()
        """The discards that a Blob has used this round."""
        self.takes = 0
        """How often somebody took a discard since somebody drew."""

    def hear(self, event: Event) -> None:
        super().hear(event)
        if isinstance(event, Dealt):
            self.worn.clear()
        if isinstance(event, Dealt | Drew):
            self.takes = 0
        elif isinstance(event, Took):
            self.takes += 1
        elif isinstance(event, Used) and event.by == "blob":
            self.worn.add(event.card.tag)

    def worlds(self, view: SilverCoinView) -> Worlds[Table]:
        return Believed(super().worlds(view), view.seat)

    def considered(self, view: SilverCoinView, menu: Sequence[Move]) -> Sequence[Move]:
        """It does nothing for ever, as two stubborn seats could, and exchanges nothing that might not match."""
        if isinstance(view.asking, ALIKE):
            return menu[:1]
        return [move for move in menu if not self.is_tired(view, move) and not self.is_rash(view, move)] or menu

    def is_tired(self, view: SilverCoinView, move: Move) -> bool:
        """Whether a move has been made too often."""
        if move is TAKE:
            return self.takes >= ENOUGH * view.seats
        return isinstance(move, UseBlob) and view.pile[-1 - move.at].tag in self.worn

    def is_rash(self, view: SilverCoinView, move: Move) -> bool:
        """§6.7 Whether it would add a card to an exchange that does not match, for all it knows."""
        if not isinstance(move, Exchange) or not isinstance(view.asking, forms.ExchangeMore):
            return False
        known = {} if self.memory is None else self.memory.numbers
        cards = view.villages[view.seat]
        numbers = {card.tag: known.get(card.tag, card.number) for card in cards}
        numbers = {tag: number for tag, number in numbers.items() if not self.is_joker(view, number)}
        together = {numbers[tag] for tag in (*view.asking.chosen, cards[move.at].tag) if tag in numbers}
        return None in together or len(together) > 1

    def is_joker(self, view: SilverCoinView, number: int | None) -> bool:
        """§28.22 Whether a card matches any other."""
        return number is not None and cast_of(view.options).is_joker[number]


class Medium(Thinking, thinking.Medium[SilverCoin, SilverCoinView]):
    """A good player, who looks no further than one move."""


class Hard(Thinking, thinking.Hard[SilverCoin, SilverCoinView]):
    """A good player, who plays the round to its end in thought."""
