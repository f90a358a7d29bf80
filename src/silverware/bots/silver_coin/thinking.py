"""Medium and hard bots for Silver Coin."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.bots import thinking
from silverware.bots.silver_coin.judgement import SilverCoinJudgement
from silverware.bots.silver_coin.judgement.keeping import Believed
from silverware.bots.silver_coin.judgement.racing import ENOUGH
from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.worlds import Worlds
from silverware.games.silver_coin import SilverCoin
from silverware.games.silver_coin.events import Dealt, Drew, Took, Used
from silverware.games.silver_coin.moves import TAKE, UseBlob
from silverware.games.silver_coin.state import Table
from silverware.games.silver_coin.view import SilverCoinView


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
        """It does nothing for ever, as two stubborn seats could."""
        return [move for move in menu if not self.is_tired(view, move)] or menu

    def is_tired(self, view: SilverCoinView, move: Move) -> bool:
        """Whether a move has been made too often."""
        if move is TAKE:
            return self.takes >= ENOUGH * view.seats
        return isinstance(move, UseBlob) and view.pile[-1 - move.at].tag in self.worn


class Medium(Thinking, thinking.Medium[SilverCoin, SilverCoinView]):
    """A good player, who looks no further than one move."""


class Hard(Thinking, thinking.Hard[SilverCoin, SilverCoinView]):
    """A good player, who plays the round to its end in thought."""
