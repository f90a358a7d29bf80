"""What can go wrong, as one small tree.

SilverwareError          anything a person or a program got wrong; one clear sentence
├── IllegalMove          the move is not allowed now: who, what, why, and the rule's §
├── BadNotation          a text is not a move of this game
├── BadDice              a scripted or recorded chance outcome does not fit
├── BadRecord            a record is malformed, cut off, or does not replay
├── BadPosition          a position describes no moment of this game
├── BadEdition           an edition contradicts itself or the game
├── BadTable             no such game, seat count, option or bot
└── BotFailed            a bot raised, or answered with something that is not on its menu
"""

from __future__ import annotations

from typing import Any


class SilverwareError(Exception):
    """Base of everything Silverware refuses."""


class IllegalMove(SilverwareError):
    """A move the rules do not allow now.

    >>> print(IllegalMove("North", "done", "A swap is waiting.", "5.1"))
    North can't play 'done' now: A swap is waiting. (§5.1)
    """

    def __init__(self, seat: str | None, move: str, reason: str, rule: str) -> None:
        who = f"{seat} can't play '{move}' now: " if seat else ""
        super().__init__(f"{who}{reason} (§{rule})")
        self.seat = seat
        self.move = move
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seat, self.move, self.reason, self.rule)


class BadNotation(SilverwareError):
    """A text that is not a move of this game."""


class BadDice(SilverwareError):
    """A chance outcome that does not fit what was asked."""


class BadRecord(SilverwareError):
    """A record that is malformed, cut off, or does not replay."""


class BadPosition(SilverwareError):
    """A position that describes no moment of this game."""


class BadEdition(SilverwareError):
    """An edition that contradicts itself or the game."""


class BadTable(SilverwareError):
    """A game, seat count, option or bot that does not exist."""


class BotFailed(SilverwareError):
    """A bot that raised, or answered with something that is not on its menu.

    `report` says, as JSON, what it was asked and what it did.
    """

    def __init__(self, bot: str, problem: str, report: str) -> None:
        super().__init__(bot, problem, report)
        self.bot = bot
        self.problem = problem
        self.report = report

    def __str__(self) -> str:
        return f"The bot {self.bot} {self.problem}"
