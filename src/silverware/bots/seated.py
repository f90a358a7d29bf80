"""A bot in a seat, watched: where it fails, the failure has its name and a report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from reprlib import Repr
from traceback import format_exception
from typing import Final

from silverware.bots.advice import Advice
from silverware.bots.bot import AnyBot, Mishap
from silverware.bots.report import Report
from silverware.core.errors import BotFailed
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.seats import Seat, seat_name
from silverware.core.view import View

FAILURES: Final = (Exception, SystemExit)
"""What a bot may raise."""
LONGEST: Final = 300
"""Letters of a reason."""
SHORT: Final = Repr()
SHORT.maxstring = SHORT.maxother = 200


class SeatedBot:
    """A bot that plays a seat: it hears and sees what its seat does. Where it fails, BotFailed says how."""

    def __init__(self, name: str, kind: type[AnyBot], game: AnyGame, seat: Seat, seed: int | str) -> None:
        self.name = name
        self.game = game
        self.seat = seat
        self.seed = seed
        try:
            self._bot = kind(game, seed)
        except FAILURES as error:
            raise self._failed(f"raised {said(error)} as it sat down", error) from error

    def hear(self, event: Event) -> None:
        """Tell it an event, as its seat sees it."""
        seen = event.to(self.seat)
        try:
            self._bot.hear(seen)
        except FAILURES as error:
            raise self._failed(f"raised {said(error)} as it heard an event", error, event=seen) from error

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        """Its answer, which is on the menu."""
        offered = tuple(menu)
        with self._watched("as it chose a move", view, offered):
            answer = self._bot.choose(view, offered)
        if isinstance(answer, Move) and answer in offered:
            return answer
        words = answer.text if isinstance(answer, Move) else SHORT.repr(answer)
        problem = f"answered {words}, which is {amiss(answer)}"
        raise self._failed(problem, view=view, menu=offered, answer=words)

    def reason(self, view: View, move: Move, names: Sequence[str]) -> str:
        """Why it makes a move, in a sentence; empty where it has no reasons."""
        with self._watched("as it explained a move", view, (move,)):
            return sentence(self._bot.reason(view, move, names))

    def advise(self, view: View, menu: Sequence[Move], names: Sequence[str]) -> Advice:
        """What it makes of a menu, the best move first; all of them are on the menu."""
        offered = tuple(menu)
        with self._watched("as it gave advice", view, offered):
            advice = self._bot.advise(view, offered, names)
            on_menu = {move.text for move in offered}
            if not advice.choices or any(choice.move not in on_menu for choice in advice.choices):
                raise ValueError("it advised a move that is not on the menu")
            return Advice(advice.choices, sentence(advice.reason))

    @contextmanager
    def _watched(self, when: str, view: View, menu: tuple[Move, ...]) -> Iterator[None]:
        """Turn whatever the bot raises into BotFailed."""
        try:
            yield
        except Mishap as mishap:
            problem, answered, stderr = mishap.problem, mishap.answer, mishap.stderr
            raise self._failed(problem, view=view, menu=menu, answer=answered, stderr=stderr) from mishap
        except FAILURES as error:
            raise self._failed(f"raised {said(error)} {when}", error, view=view, menu=menu) from error

    def _failed(
        self,
        problem: str,
        error: BaseException | None = None,
        *,
        view: View | None = None,
        menu: Sequence[Move] = (),
        answer: str | None = None,
        event: Event | None = None,
        stderr: Sequence[str] = (),
    ) -> BotFailed:
        seat = seat_name(self.seat)
        report = Report(
            bot=self.name,
            game=self.game.name,
            edition=self.game.edition,
            seat=seat,
            seed=self.seed,
            problem=problem,
            view=view,
            menu=[move.text for move in menu],
            answer=answer,
            event=event,
            traceback=[] if error is None else "".join(format_exception(error)).splitlines(),
            stderr=list(stderr),
        )
        return BotFailed(self.name, f"({seat}) {problem}.", report.text())


def sentence(words: str) -> str:
    """A reason as it is shown: one line, and not too long."""
    line = " ".join(words.split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1].rstrip()}…"


def amiss(answer: object) -> str:
    """What is wrong with an answer that is not on the menu."""
    if isinstance(answer, Move):
        return "not on its menu"
    return "a text, not one of the moves of its menu" if isinstance(answer, str) else "not a move"


def said(error: BaseException) -> str:
    """An error in one line."""
    words = " ".join(str(error).split())
    return f"{type(error).__name__} ({SHORT.repr(words)[1:-1]})" if words else type(error).__name__
