"""The easy bot for Silverton."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from silverware.bots.bot import Bot
from silverware.bots.silverton.building import build, dismantle, survey
from silverware.bots.silverton.crew import choose_crew, engage, free, lose, move_over, place, special
from silverware.bots.silverton.dealing import answer, deal, propose
from silverware.bots.silverton.joining import end, join
from silverware.bots.silverton.networks import Networks
from silverware.bots.silverton.outlook import Outlook
from silverware.bots.silverton.plowing import plow
from silverware.bots.silverton.prospecting import prospect, stake
from silverware.bots.silverton.purchasing import assign, purchase
from silverware.bots.silverton.seen import Said, Seen
from silverware.bots.silverton.selling import deliver, load, operate, use_trains
from silverware.bots.silverton.yields import Yields
from silverware.core.dice import Dice
from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.seats import seat_of
from silverware.games.silverton import Silverton
from silverware.games.silverton.events.operations import Declined, Offered
from silverware.games.silverton.imagine import known_discards
from silverware.games.silverton.memory import Memory, remember
from silverware.games.silverton.view import SilvertonView

ANSWERS: Final[dict[str, Callable[[Outlook, Sequence[Move], Dice], Move]]] = {
    "crew": choose_crew,
    "place": place,
    "survey": survey,
    "dismantle": dismantle,
    "prospect": prospect,
    "move-over": move_over,
    "special": special,
    "joint": end,
    "join": join,
    "agree": join,
    "stake": stake,
    "drawn": stake,
    "lose": lose,
    "build": build,
    "operate": operate,
    "plow": plow,
    "deal": deal,
    "propose": propose,
    "answer": answer,
    "deliver": deliver,
    "loads": load,
    "trains": use_trains,
    "purchase": purchase,
    "assign": assign,
    "jail": free,
    "hire": free,
    "engage": engage,
}
"""By question. To any other the answer is the first move: no freight is transferred."""


class Easy(Bot[Silverton, SilvertonView]):
    """A beginner who has read the rules.

    Reckons what claims and passenger cards would earn until the game is over, sends prospectors to the best it can
    pay for, builds towards where most is to be earned for the money and the time, operates what pays, sells what
    brings most unless its price is poor, and deals where it gains clearly. Keeps no notes but of what was declined.
    """

    plays = Silverton.name

    def __init__(self, game: Silverton, seed: int | str) -> None:
        super().__init__(game, seed)
        self.yields = Yields(game.box)
        self.networks = Networks(game.box)
        self.notes: Memory | None = None
        self.offered: Said | None = None
        self.declined: set[Said] = set()

    def hear(self, event: Event) -> None:
        self.notes = remember(self.notes, event)
        if isinstance(event, Offered):
            self.offered = (seat_of(event.seat), seat_of(event.partner), event.gives, event.wants)
        elif isinstance(event, Declined) and self.offered is not None:
            self.declined.add(self.offered)

    def choose(self, view: SilvertonView, menu: Sequence[Move]) -> Move:
        if len(menu) == 1 or view.question not in ANSWERS:
            return menu[0]
        terms = self.game.terms(view.seats, view.options)
        seen = Seen(view, known_discards(view, self.notes), self.declined, terms, self.networks)
        return ANSWERS[view.question](Outlook(seen, self.yields), menu, self.dice)
