"""A first program: three bots play Quick Silver, and a position is tried out.

python first_game.py
"""

from __future__ import annotations

import silverware
from silverware.bots import AnyBot, Bot
from silverware.core.errors import IllegalMove

PUZZLE = """
game = "quick-silver"
seats = 3
dealer = "south"
turn = "north"
black = 2
white = 1
centre = ["junk", "20", "5"]
swap = { card = "20", target = "east" }
north = { hand = ["20", "10", "5"], plates = 4 }
east = { hand = ["25", "15", "dynamite"], plates = 2, blasts = 2 }
south = { hand = ["15", "10", "5"], plates = 4 }
"""


def three_bots(seed: int) -> silverware.Match:
    """A whole game, each seat played by the bot that chooses at random."""
    match = silverware.start("quick-silver", seats=3, seed=seed)
    bots: list[AnyBot] = [Bot(match.game, f"{seed}/{seat}") for seat in range(match.seats)]
    while match.asked is not None:
        match.play(bots[match.asked].choose(match.view(match.asked), match.menu))
    return match


def refusal(said: str) -> str:
    """Why a move cannot be played in the puzzle; empty if it can."""
    match = silverware.position(PUZZLE, seed=1)
    try:
        match.play(said)
    except IllegalMove as refused:
        return str(refused)
    return ""


if __name__ == "__main__":
    print(three_bots(7))
    print(refusal("redirect onto north"))
