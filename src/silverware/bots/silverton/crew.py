"""What becomes of pieces: which to have, which to send, and what to risk and to pay for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.bots.silverton.building import is_poor, next_segments
from silverware.bots.silverton.choice import best
from silverware.bots.silverton.outlook import Outlook
from silverware.bots.silverton.prospecting import targets
from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.forms import MayCall, MayFree, MayHire
from silverware.games.silverton.moves import PIECES, ChooseCrew, Lose, Send
from silverware.games.silverton.printed import DISCS, WAGE, game_points, pieces
from silverware.games.silverton.view import Player

POINTS: Final = 10
"""What a piece counts in a crew, beside its game points."""
RICH: Final = 600
"""With so much cash to spare a fine is paid."""
NEEDY: Final = 400
"""With so much, if there is no other such piece."""
EARLY: Final = 6
"""With so many turns left, as far as one thinks ahead, another piece is worth its wage."""


def bonuses(player: Player) -> dict[str, int]:
    """By piece: its bonus."""
    return {piece.name: piece.bonus for piece in player.pieces}


# Which to have, and to send


def choose_crew(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§22.5 As many pieces as can be had, as many surveyors as prospectors, and the points spent."""

    def likes(move: ChooseCrew) -> float:
        surveyors, prospectors = len(pieces(move.crew, "S")), len(pieces(move.crew, "P"))
        return POINTS * (surveyors + prospectors - abs(surveyors - prospectors)) + game_points(move.crew)

    return best(menu, ChooseCrew, likes, menu[0], dice)


def place(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§7.1 Prospectors first: what they stand on is worth building to. Those with a bonus go first."""
    bonus = bonuses(outlook.seen.me)
    sends = sorted([move for move in menu if isinstance(move, Send)], key=lambda move: -bonus[PIECES[move.piece]])
    prospectors = [move for move in sends if move.piece >= DISCS]
    if prospectors and any(liking > 0 for liking in targets(outlook).values()):
        return prospectors[0]
    surveyors = [move for move in sends if move.piece < DISCS]
    if surveyors and (next_segments(outlook) or is_poor(outlook)):
        return surveyors[0]
    return outlook.seen.box.moves.done


def engage(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§32.4 Hire with money to spare and time enough, first of the kind that is scarce."""
    seen, moves = outlook.seen, outlook.seen.box.moves
    crew = [piece for piece in seen.me.pieces if piece.status != "dead"]
    surveyors = len([piece for piece in crew if piece.kind == "surveyor"])
    scarce = moves.engage[surveyors * 2 > len(crew)]
    enough = NEEDY if len(crew) < 2 else RICH
    if outlook.worth.left < EARLY or seen.spare < WAGE + enough:
        return moves.wait
    return scarce if scarce in menu else menu[-1]


# What to risk


def move_over(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§9.6 The line beside is as good, and needs no dice."""
    return outlook.seen.box.moves.move_over


def special(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§9.10 Call if the own surveyor is the better one."""
    seen, moves = outlook.seen, outlook.seen.box.moves
    asking = seen.view.asking
    assert isinstance(asking, MayCall)
    mine = bonuses(seen.me)[asking.piece]
    theirs = bonuses(seen.view.players[SEAT_NAMES.index(asking.against)])[asking.other]
    return moves.call if mine > theirs else moves.let_be


def lose(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§4.9 The prospector with the lowest bonus."""
    bonus = bonuses(outlook.seen.me)
    return best(menu, Lose, lambda move: 3 - bonus[PIECES[move.piece]], menu[0], dice)


def free(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§17.1, §17.3 Pay if there is enough, and time to make use of the piece; else try the dice where they are."""
    seen, moves = outlook.seen, outlook.seen.box.moves
    asking = seen.view.asking
    assert isinstance(asking, (MayFree, MayHire))
    asked = next(piece for piece in seen.me.pieces if piece.name == asking.piece)
    others = [piece for piece in seen.me.pieces if piece.kind == asked.kind]
    alone = all(piece.status in ("jail", "dead") for piece in others)
    if moves.pay in menu and outlook.worth.left > 3 and seen.spare >= (NEEDY if alone else RICH):
        return moves.pay
    return moves.roll if moves.roll in menu else moves.wait
