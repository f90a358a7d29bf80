"""How rounds of Silver Coin go with easy bots in all seats: the figures at the end of its digest.

`python bench/silver_coin.py 2` plays 2,000 games with two seats, the same that `silverware sim` plays with its seed 1.
"""

from __future__ import annotations

import sys
from collections import Counter

from msgspec import Struct, field
from rich.console import Console

from silverware.bots import EASY, bot_called
from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.seats import seat_of
from silverware.games.silver_coin import GAME
from silverware.games.silver_coin.documents import Options
from silverware.games.silver_coin.events import PlayStopped, Scored
from silverware.games.silver_coin.moves import Curate, Protect, UseBodyguard, UseEmpath, UsePixie

GAMES = 2000
SECONDS = 20
"""What a turn takes people."""


class Figures(Struct):
    """What was counted in a number of games."""

    turns: int = 0
    points: int = 0
    causes: Counter[str] = field(default_factory=Counter)
    calls: Counter[bool] = field(default_factory=Counter)
    """By whether they were carried."""
    wins: Counter[int] = field(default_factory=Counter)

    def hear(self, event: Event) -> None:
        """Count what an event tells."""
        if isinstance(event, PlayStopped):
            self.causes[event.cause] += 1
        elif isinstance(event, Scored):
            self.points += sum(event.scores)
            if event.caller is not None:
                self.calls[event.scores[seat_of(event.caller)] == 0] += 1


def is_action(move: Move) -> bool:
    """§3.1 Whether an answer at the beginning of a turn is its action, and not something that comes on top."""
    return not isinstance(move, Curate | Protect | UseBodyguard | UseEmpath | UsePixie)


def play(seats: int, seed: str, figures: Figures) -> None:
    """Play a game, and count."""
    heard: list[Event] = []
    dice = Seeded(seed)
    table = GAME.start(seats, dice, Options(), heard)
    bots = [bot_called(EASY, GAME, f"{seed}/{seat}") for seat in range(seats)]
    while True:
        for event in heard:
            figures.hear(event)
            for seat, bot in enumerate(bots):
                bot.hear(event.to(seat))
        heard.clear()
        if table.outcome is not None:
            figures.wins.update(table.outcome.winners)
            return
        view = GAME.view(table, table.turn)
        move = bots[table.turn].choose(view, table.menu())
        figures.turns += view.question == "turn" and is_action(move)
        table.play(move, dice)


def main(seats: int) -> None:
    """Play them all and print a row of the table."""
    figures = Figures()
    for number in range(GAMES):
        play(seats, f"1/{number}", figures)
    rounds = figures.causes.total()
    calls = figures.calls.total()
    row = [
        str(seats),
        f"{figures.turns / rounds:.1f}",
        f"{figures.turns / GAMES * SECONDS / 60:.0f}",
        f"{figures.points / rounds / seats:.1f}",
        f"{figures.causes['call'] / rounds:.1%}",
        f"{figures.causes['deck'] / rounds:.1%}",
        f"{figures.calls[True] / calls:.1%}",
        ", ".join(f"{figures.wins[seat] / GAMES:.1%}" for seat in range(seats)),
    ]
    Console().print(f"| {' | '.join(row)} |", highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
