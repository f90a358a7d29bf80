"""§25.6 The rival prospector of the scenario Salt Lake City."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.seats import SPECTATOR
from silverware.games.silverton.events.cards import RivalTook
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import PASSENGER_CARD
from silverware.games.silverton.rules.stages import Step
from silverware.games.silverton.state import Table


class SendRival(Step):
    """§25.6 One of the open claims and face-up passenger cards is out of the game; chance says which."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR, "rival", "25.6")

    def run(self, state: Table, dice: Dice) -> None:
        cards = [*state.open, *[PASSENGER_CARD + top for top in state.tops if top != NOWHERE]]
        if not cards:
            return
        card = cards[dice.draw(cards, 0, len(cards))]
        if state.heard is not None:
            state.heard.append(RivalTook(state.box.cards[card]))
        if card < PASSENGER_CARD:
            state.open.remove(card)
            state.clear(card)
            state.discard(card)
        else:
            state.remove_passenger(card - PASSENGER_CARD)


RIVAL: Final = SendRival()
