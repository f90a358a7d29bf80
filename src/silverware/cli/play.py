"""`silverware play`: a person against bots, in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from silverware import build
from silverware.bots import EASY, bot_called
from silverware.cli.draw import TableHighlighter, draw
from silverware.cli.tables import EditionFile, GameName, Options, check_absent, game_from, levels_from, options_from
from silverware.core.dice import Dice, Seeded
from silverware.core.digest import paragraph
from silverware.core.errors import SilverwareError
from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.record import AnyGame
from silverware.core.recorder import Recorder
from silverware.core.sealed import Sealed, commitment
from silverware.core.seats import SEAT_NAMES, Seat, seat_called

HELP = "Type a number, or a move in notation; h hint, u undo, r 5.1 a rule, q quit."


def play(
    game: GameName = "quick-silver",
    *,
    seats: Annotated[int, Parameter(help="How many seats, yours included.")] = 4,
    seat: Annotated[str, Parameter(help="Where you sit.")] = "north",
    bots: Annotated[str, Parameter(help="One level for all other seats, or one for every seat: random, easy.")] = EASY,
    option: Options = (),
    edition: EditionFile = None,
    seed: Annotated[int | None, Parameter(help="Repeatable dice instead of sealed ones.")] = None,
    save: Annotated[Path | None, Parameter(help="Where the record goes when the game is over or you quit.")] = None,
) -> None:
    """Play against bots in the terminal."""
    check_absent(save)
    chosen = game_from(game, edition)
    chosen.check_seats(seats)
    Sitting(chosen, seat_called(seat, seats), levels_from(bots, seats), options_from(option), seed, save).run()


class Left(Exception):
    """The person has got up from the table."""


class Sitting:
    """One person at a terminal, bots in all other seats."""

    def __init__(
        self,
        game: AnyGame,
        me: Seat,
        levels: tuple[str, ...],
        options: dict[str, str],
        seed: int | None,
        save: Path | None,
    ) -> None:
        self.game = game
        self.me = me
        self.levels = levels
        self.options = game.choose(options)
        self.secret = secrets.token_bytes(32)
        self.seed = seed
        self.save = save
        self.names = [name.title() for name in SEAT_NAMES[: len(levels)]]
        self.console = Console(highlighter=TableHighlighter())
        self.heard: list[Event] = []
        self.log: list[str] = []
        self.answered: list[int] = []
        """After which entries of the record the person had a choice."""
        dice: Dice = Sealed(self.secret) if seed is None else Seeded(seed)
        self.recorder = Recorder(game, len(levels), dice, self.options, self.heard)
        self.bots = [bot_called(level, game, f"{self.secret.hex()}/{seat}") for seat, level in enumerate(levels)]

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.console.print(f"{self.game.title}, {build()}. You are {self.names[self.me]}. {HELP}")
        if self.seed is None:
            self.console.print(f"The dice are sealed; their commitment is {commitment(self.secret)}.", highlight=False)
        try:
            while (asked := self.recorder.state.asked()) is not None:
                self.spread()
                menu = self.recorder.state.menu()
                if len(menu) == 1:
                    self.pause(menu[0])
                elif asked == self.me:
                    self.answer()
                else:
                    self.recorder.play(self.bots[asked].choose(self.game.view(self.recorder.state, asked), menu))
            self.spread()
            self.show()
        except Left:
            self.console.print("You leave the table.")
        finally:
            self.store()

    def spread(self) -> None:
        """Everybody hears what happened; what the person heard goes to the log."""
        for event in self.heard:
            for seat, bot in enumerate(self.bots):
                bot.hear(event.to(seat))
            self.log.append(f"{self.game.tell(event.to(self.me), self.names)} (§{event.rule})")
        self.heard.clear()

    def show(self) -> None:
        """What happened since the last time, and the table as the person sees it."""
        self.console.print()
        for line in self.log:
            self.console.print(line, markup=False)
        self.log.clear()
        self.console.print()
        self.console.print(draw(self.game, self.game.view(self.recorder.state, self.me), self.names), markup=False)

    def pause(self, only: Move) -> None:
        """A forced answer is a moment to look: then it is made, and the screen is wiped."""
        self.show()
        self.read(f"Enter: {self.game.say(only, self.names)} ")
        self.console.clear()
        self.recorder.play(only)

    def answer(self) -> None:
        """Ask the person until there is a move to make, or one has been taken back."""
        self.show()
        menu = self.recorder.state.menu()
        for number, move in enumerate(menu, 1):
            self.console.print(f"{number:3}  {self.game.say(move, self.names)}", markup=False)
        while True:
            words = self.read("> ")
            if words == "u":
                self.undo()
                return
            try:
                meant = self.understand(words, menu)
                if meant is not None:
                    before = len(self.recorder.record.moves)
                    self.recorder.play(meant)
                    self.answered.append(before)
                    return
            except SilverwareError as refused:
                self.console.print(str(refused), markup=False)

    def understand(self, words: str, menu: Sequence[Move]) -> Move | None:
        """The move a person means; None where the words asked for something else, which is answered."""
        if words.isdecimal() and 0 < int(words) <= len(menu):
            return menu[int(words) - 1]
        if words == "h":
            hint = bot_called(EASY, self.game, 0).choose(self.game.view(self.recorder.state, self.me), menu)
            self.console.print(f"A beginner would: {self.game.say(hint, self.names)}.")
        elif words == "r" or words.startswith("r "):
            section = words[2:].strip() or self.game.view(self.recorder.state, self.me).rule
            self.console.print(f"§{section} {paragraph(self.game.name, section)}", markup=False)
        elif words.isdecimal() or words in ("", "?"):
            self.console.print(f"Choose 1 to {len(menu)}. {HELP}")
        else:
            return self.game.notation.parse(words)
        return None

    def undo(self) -> None:
        """Take back the person's last move and everything after it."""
        if not self.answered:
            self.console.print("There is nothing to take back.")
            return
        self.recorder.undo(self.me, self.answered.pop())
        self.heard.clear()
        self.log = ["Your last move is taken back."]

    def read(self, prompt: str) -> str:
        """A line from the person; q, or the end of the input, leaves the table."""
        try:
            words = self.console.input(prompt, markup=False).strip().lower()
        except EOFError:
            raise Left from None
        if words == "q":
            raise Left
        return words

    def store(self) -> None:
        """Write the record where the person wanted it."""
        if self.seed is None:
            self.recorder.seal(self.secret, ())
        self.recorder.record.players = {
            name: "a person" if seat == self.me else f"{self.levels[seat]} bot"
            for seat, name in enumerate(SEAT_NAMES[: len(self.levels)])
        }
        if self.save is not None:
            with self.save.open("x") as file:
                file.write(self.recorder.record.text())
            self.console.print(f"The record is in {self.save}.", markup=False)
