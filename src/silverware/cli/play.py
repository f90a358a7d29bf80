"""`silverware play`: a person against bots, in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Annotated, Final, TextIO

from cyclopts import Parameter
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown

from silverware import build
from silverware.bots import EASY, SeatedBot, best_level, bot_class, seat_bot, usual_level
from silverware.bots.advice import Advice, points_worse
from silverware.cli.colours import TableHighlighter
from silverware.cli.tables import BOTS, EditionFile, GameName, Options, bots_from, game_from, home, kept
from silverware.core.dice import Dice, Seeded
from silverware.core.digest import paragraph
from silverware.core.errors import BadTable, BotFailed, SilverwareError
from silverware.core.event import Event
from silverware.core.game import AnyGame, options_from
from silverware.core.move import Move
from silverware.core.recorder import Recorder
from silverware.core.sealed import Sealed, commitment
from silverware.core.seats import SEAT_NAMES, Seat, seat_called, seat_name
from silverware.drawings import draw, drawing

SPYING: Final = "spy"
"""The question at which everybody looks at what lies open for a moment, whoever is asked."""
OTHERS: Final = 2
"""Moves that a hint compares with the best."""
HELP = "Type a number or a move; hint, undo, rules 5.1, quit (or h, u, r, q); ? for what it is about."


def play(
    game: GameName = "quick-silver",
    *,
    seats: Annotated[int, Parameter(help="How many seats, yours included.")] = 4,
    seat: Annotated[str, Parameter(help="Where you sit.")] = "north",
    bots: Annotated[str | None, Parameter(help=f"{BOTS} Medium if left out.")] = None,
    option: Options = (),
    edition: EditionFile = None,
    seed: Annotated[int | None, Parameter(help="Repeatable dice and bots, instead of sealed dice.")] = None,
    save: Annotated[
        Path | None, Parameter(help="Where the record goes; a new file in ~/.silverware if left out.")
    ] = None,
) -> None:
    """Play against bots in the terminal. The record is kept as you play."""
    chosen = game_from(game, edition)
    options = options_from(option)
    chosen.check_table(seats, chosen.choose(options))
    if save is not None and save.exists():
        raise BadTable(f"{save} exists already; nothing is overwritten.")
    me = seat_called(seat, seats)
    names = bots_from(bots or usual_level(chosen), seats, me)
    for name in names:
        bot_class(name, chosen)
    sitting = Sitting(chosen, me, names, options, seed)
    sitting.run(save or new_file(game))


def new_file(game: str) -> Path:
    """A name for a record that is not taken yet."""
    folder = home()
    taken = {file.name for file in folder.iterdir()}
    return folder / next(name for name in (f"{game}-{number}.game" for number in count(1)) if name not in taken)


def advised(advice: Advice, menu: Sequence[Move]) -> str:
    """A hint: the best move by its number on the menu, why, and how much worse the next ones are."""
    numbers = {move.text: number for number, move in enumerate(menu, 1)}
    best, *others = advice.choices
    says = [f"Try {numbers[best.move]}.", advice.reason]
    for other in others[:OTHERS]:
        worse = points_worse(best, other)
        points = f"about {worse} point{'s' if worse > 1 else ''} worse" if worse else "as good"
        says.append(f"{numbers[other.move]} is {points}.")
    return " ".join(filter(None, says))


class LeftTable(Exception):
    """The person has got up from the table."""


class Sitting:
    """One person at a terminal, bots in all other seats."""

    def __init__(
        self, game: AnyGame, me: Seat, bots: tuple[str, ...], options: dict[str, str], seed: int | None
    ) -> None:
        self.game = game
        self.options = game.choose(options)
        self.me = me
        self.names = [name.title() for name in SEAT_NAMES[: len(bots)]]
        self.console = Console(highlighter=TableHighlighter(game))
        self.secret = None if seed is not None else secrets.token_bytes(32)
        self.heard: list[Event] = []
        self.log: list[str] = []
        self.answered: list[int] = []
        """After which entries of the record the person had a choice."""
        dice: Dice = Sealed(self.secret) if self.secret else Seeded(f"{seed}")
        self.recorder = Recorder(game, len(bots), dice, self.options, self.heard)
        self.recorder.record.players = {
            seat_name(seat): "a person" if seat == me else f"{bot} bot" for seat, bot in enumerate(bots)
        }
        self.seated = list(bots)
        self.luck = self.secret.hex() if self.secret else seed
        self.past: list[tuple[int, Event]] = []
        """What has happened and was not taken back, and after which entry of the record."""
        self.seat_bots()

    def seat_bots(self) -> None:
        """Bots for all other seats, and one to ask for hints, who know what their seats have heard."""
        self.bots = {seat: self.seat_one(seat) for seat in range(len(self.seated)) if seat != self.me}
        self.adviser = seat_bot(best_level(self.game), self.game, self.me, 0)
        if not self.game.forgets(self.options):
            for _, event in self.past:
                self.adviser.hear(event)

    def seat_one(self, seat: Seat) -> SeatedBot:
        """A bot for a seat, who knows what it has heard; the easy one, if another fails."""
        try:
            bot = seat_bot(self.seated[seat], self.game, seat, f"{self.luck}/{seat}")
            for _, event in self.past:
                bot.hear(event)
        except BotFailed as failed:
            return self.replace(seat, failed)
        return bot

    def replace(self, seat: Seat, failed: BotFailed) -> SeatedBot:
        """The easy bot plays on for one that failed. Where it is that one, the game ends."""
        if self.seated[seat] == EASY:
            raise failed
        self.recorder.record.players[seat_name(seat)] += f", then {EASY} bot"
        self.seated[seat] = EASY
        says = f"\n{failed} {kept(failed)}\nThe {EASY} bot plays on for {self.names[seat]}."
        self.console.print(says, markup=False, highlight=False, soft_wrap=True)
        return self.seat_one(seat)

    def whisper(self, event: Event) -> None:
        """Every bot hears what its seat hears; at a table that forgets, the one who gives hints does not."""
        for seat, bot in self.bots.items():
            try:
                bot.hear(event)
            except BotFailed as failed:
                self.bots[seat] = self.replace(seat, failed)
        if not self.game.forgets(self.options):
            self.adviser.hear(event)

    def ask(self, seat: Seat, menu: Sequence[Move]) -> Move:
        """The move that the bot of a seat chooses."""
        view = self.game.view(self.recorder.state, seat)
        try:
            return self.bots[seat].choose(view, menu)
        except BotFailed as failed:
            self.bots[seat] = self.replace(seat, failed)
            return self.bots[seat].choose(view, menu)

    def run(self, file: Path) -> None:
        """Play until the game is over or the person leaves."""
        with file.open("x", encoding="utf-8") as record:
            self.console.print(f"{self.game.title}, {build()}. You are {self.names[self.me]}. {HELP}")
            self.console.print(f"\n{self.game.aim}\n{drawing(self.game).legend}")
            if self.secret:
                sealed = f"\nThe dice are sealed; their commitment is {commitment(self.secret)}."
                self.console.print(sealed, highlight=False)
            try:
                while self.recorder.state.question is not None:
                    self.keep(record)
                    self.go_on()
                self.spread()
                self.show()
            except LeftTable:
                self.console.print("You leave the table.")
            finally:
                self.keep(record)
        self.console.print(f"The record is in {file}; `silverware verify` checks it.", markup=False, soft_wrap=True)

    def go_on(self) -> None:
        """One more answer, by the person or by a bot; where there is only one the person may look as long as needed."""
        state = self.recorder.state
        self.spread()
        asked, menu = state.asked(), state.menu()
        if len(menu) == 1 and (asked == self.me or self.game.view(state, self.me).question == SPYING):
            self.show()
            self.choose(menu, "Enter when you have seen enough: ")
            self.console.clear()
        elif asked == self.me:
            self.show()
            choices = [f"{number:3}  {self.offered(move)}" for number, move in enumerate(menu, 1)]
            self.console.print(Columns(choices, column_first=True, padding=(0, 3)))
            self.choose(menu, "> ")
        elif asked is not None:
            self.recorder.play(self.ask(asked, menu))

    def offered(self, move: Move) -> str:
        """A move of the menu: what it does, and what it would bring."""
        promise = self.game.foretell(self.recorder.state, move, self.names)
        says = self.game.say(move, self.names)
        return f"{says} ({promise})" if promise else says

    def spread(self) -> None:
        """Everybody hears what happened; what the person heard goes to the log."""
        for event in self.heard:
            self.past.append((len(self.recorder.record.moves), event))
            self.whisper(event)
            self.log.append(f"{self.game.tell(event.to(self.me), self.names)} (§{event.rule})")
        self.heard.clear()

    def show(self) -> None:
        """What happened since the last time, and the table as the person sees it."""
        drawing = draw(self.game, self.game.view(self.recorder.state, self.me), self.names)
        self.console.print("\n".join(["", *self.log, "", drawing]), markup=False)
        self.log.clear()

    def choose(self, menu: Sequence[Move], prompt: str) -> None:
        """Ask the person until there is a move to make, or one has been taken back."""
        while True:
            words = self.read(prompt)
            if words in ("u", "undo"):
                self.undo()
                return
            try:
                meant = self.understand(words, menu)
                if meant is not None:
                    before = len(self.recorder.record.moves)
                    self.recorder.play(meant)
                    if len(menu) > 1:
                        self.answered.append(before)
                    return
            except SilverwareError as refused:
                self.console.print(f"{refused} (? for help)", markup=False)

    def understand(self, words: str, menu: Sequence[Move]) -> Move | None:
        """The move a person means; None where the words asked for something else, which is answered."""
        number = int(words) if words.isdecimal() and len(words) < 10 else 0
        if 0 < number <= len(menu):
            return menu[number - 1]
        if not words and len(menu) == 1:
            return menu[0]
        first, _, rest = words.partition(" ")
        if first in ("h", "hint"):
            advice = self.adviser.advise(self.game.view(self.recorder.state, self.me), menu, self.names)
            self.console.print(advised(advice, menu), markup=False)
        elif first in ("r", "rule", "rules"):
            section = rest or self.game.view(self.recorder.state, self.me).rule
            self.console.print(Markdown(paragraph(self.game.name, section)))
        elif words in ("?", "help"):
            self.console.print(f"{self.game.aim}\n{drawing(self.game).legend}\n{HELP}")
        elif not words or words.isdecimal():
            self.console.print(f"Choose 1 to {len(menu)}, or ? for help.")
        else:
            return self.game.notation.parse(words)
        return None

    def undo(self) -> None:
        """Take back the person's last move and everything after it."""
        if not self.answered:
            self.log = ["There is nothing to take back."]
            return
        back_to = self.answered.pop()
        self.recorder.undo(self.me, back_to)
        self.heard.clear()
        self.past = [(entry, event) for entry, event in self.past if entry <= back_to]
        self.seat_bots()
        self.log = ["Your last move is taken back."]

    def read(self, prompt: str) -> str:
        """A line from the person; q, or the end of the input, leaves the table."""
        try:
            words = self.console.input(prompt, markup=False).strip().lower()
        except EOFError:
            raise LeftTable from None
        if words in ("q", "quit", "exit"):
            raise LeftTable
        return words

    def keep(self, file: TextIO) -> None:
        """Write the record as it is now."""
        if self.secret:
            self.recorder.seal(self.secret, ())
        file.seek(0)
        file.truncate()
        file.write(self.recorder.record.text())
        file.flush()
