"""`silverware play`: a person against bots, in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from itertools import count, pairwise
from pathlib import Path
from typing import Annotated, Final, TextIO

from cyclopts import Parameter
from rich.console import Console

from silverware import build
from silverware.answers import Moment, reply
from silverware.bots import EASY, SeatedBot, best_level, bot_class, seat_bot, usual_level
from silverware.bots.advice import Advice, points_worse
from silverware.cli.colours import TableHighlighter
from silverware.cli.screen import MORE, Screen
from silverware.cli.tables import (
    BOTS,
    EditionFile,
    GameName,
    Options,
    bots_from,
    game_from,
    home,
    kept,
    record_from,
)
from silverware.core import replay as replays
from silverware.core.dice import Dice, Seeded
from silverware.core.errors import BadRecord, BadTable, BotFailed, SilverwareError
from silverware.core.event import Event
from silverware.core.game import AnyGame, options_from
from silverware.core.move import Move
from silverware.core.record import OPEN
from silverware.core.recorder import Recorder
from silverware.core.sealed import Sealed, commitment
from silverware.core.seats import SEAT_NAMES, Seat, seat_called, seat_name
from silverware.drawings import drawing

SPYING: Final = "spy"
"""The question at which everybody looks at what lies open for a moment, whoever is asked."""
OTHERS: Final = 2
"""Moves that a hint compares with the best."""
HELP: Final = (
    "Type a number or a move; hint, undo, rules 5.1, quit (or h, u, r, q); help for what you can ask, ? for the game."
)
UNREASONED: Final = "The bot of this game would, and gives no reasons."
PERSON: Final = "a person"
"""Who sits on the person's seat, as records say it."""


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
        Path | None, Parameter(help="The file for the record; a new one in ~/.silverware if left out.")
    ] = None,
    resume: Annotated[Path | None, Parameter(help="Continue the game of this record.")] = None,
    plain: Annotated[bool, Parameter(help="Only sentences, for speech and logs.")] = False,
) -> None:
    """Play against bots in the terminal. The record is kept as you play."""
    if resume is not None:
        sitting = Sitting.again(resume, edition, seed, plain=plain)
        sitting.run(resume)
        return
    chosen = game_from(game, edition)
    options = options_from(option)
    chosen.check_table(seats, chosen.choose(options))
    if save is not None and save.exists():
        raise BadTable(f"{save} exists already; nothing is overwritten.")
    me = seat_called(seat, seats)
    names = bots_from(bots or usual_level(chosen), seats, me)
    for name in names:
        bot_class(name, chosen)
    sitting = Sitting(chosen, me, names, options, seed, plain=plain)
    file = save or new_file(game)
    file.touch(exist_ok=False)
    sitting.run(file)


def new_file(game: str) -> Path:
    """A name for a record that is not taken yet."""
    folder = home()
    taken = {file.name for file in folder.iterdir()}
    return folder / next(name for name in (f"{game}-{number}.game" for number in count(1)) if name not in taken)


def advised(advice: Advice, menu: Sequence[Move], promised: Callable[[Move], str]) -> str:
    """A hint: the best move by its number on the menu, why, and how much worse the next ones are.

    Where a bot has no reason, what the move brings is one.
    """
    numbers = {move.text: number for number, move in enumerate(menu, 1)}
    best, *others = advice.choices
    brings = promised(menu[numbers[best.move] - 1])
    reason = advice.reason or (f"It brings: {brings}." if brings else UNREASONED)
    says = [f"Try {numbers[best.move]}, {best.move}.", reason]
    for other in others[:OTHERS]:
        worse = points_worse(best, other)
        points = f"about {worse} point{'s' if worse > 1 else ''} worse" if worse else "as good"
        says.append(f"{numbers[other.move]}, {other.move}, is {points}.")
    return " ".join(filter(None, says))


class LeftTable(Exception):
    """The person has got up from the table."""


class Sitting:
    """One person at a terminal, bots in all other seats."""

    def __init__(
        self,
        game: AnyGame,
        me: Seat,
        bots: tuple[str, ...],
        options: dict[str, str],
        seed: int | None,
        *,
        plain: bool = False,
    ) -> None:
        self.game = game
        self.options = game.choose(options)
        self.me = me
        self.names = [name.title() for name in SEAT_NAMES[: len(bots)]]
        self.console = Console(highlighter=TableHighlighter(game))
        self.screen = Screen(self.console, plain=plain)
        self.secret = None if seed is not None else secrets.token_bytes(32)
        self.heard: list[Event] = []
        self.log: list[str] = []
        self.answered: list[int] = []
        """After which entries of the record the person had a choice."""
        dice: Dice = Sealed(self.secret) if self.secret else Seeded(f"{seed}")
        self.recorder = Recorder(game, len(bots), dice, self.options, self.heard)
        self.recorder.record.players = {
            seat_name(seat): PERSON if seat == me else f"{bot} bot" for seat, bot in enumerate(bots)
        }
        self.seated = list(bots)
        self.luck = self.secret.hex() if self.secret else seed
        self.past: list[tuple[int, Event]] = []
        """What has happened and was not taken back, and after which entry of the record."""
        self.seat_bots()

    @classmethod
    def again(cls, file: Path, edition: Path | None, seed: int | None, *, plain: bool) -> Sitting:
        """The game of a record that is not over, to be played on. Its dice were sealed for one sitting alone."""
        record, game = record_from(file, edition)
        seats = {name: player for name, player in record.players.items() if player == PERSON}
        if record.result != OPEN:
            raise BadRecord("The game of this record is over.")
        if len(seats) != 1 or len(record.players) != record.seats:
            raise BadRecord("This record is not of a game against bots in a terminal.")
        me = seat_called(next(iter(seats)), record.seats)
        bots = tuple(player.split(", then ")[-1].removesuffix(" bot") for player in record.players.values())
        for seat, name in enumerate(bots):
            if seat != me:
                bot_class(name, game)
        sitting = cls(game, me, bots, record.options, seed, plain=plain)
        told: list[tuple[Event, ...]] = []
        sitting.recorder = replays.resume(
            record, game, Seeded(secrets.token_hex(16) if seed is None else f"{seed}"), told
        )
        sitting.heard.clear()
        sitting.recorder.hear(sitting.heard)
        sitting.secret = None
        sitting.past = [(entry, event) for entry in sitting.recorder.line for event in told[entry]]
        line, moves = sitting.recorder.line, sitting.recorder.record.moves
        sitting.answered = [before for before, at in pairwise(line) if moves[at - 1].seat == seat_name(me)]
        sitting.seat_bots()
        return sitting

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
        with file.open("r+", encoding="utf-8") as record:
            self.console.print(f"{self.game.title}, {build()}. You are {self.names[self.me]}. {HELP}")
            self.console.print(f"\n{self.about()}")
            if self.secret:
                sealed = f"\nThe dice are sealed; their commitment is {commitment(self.secret)}."
                self.console.print(sealed, highlight=False)
            try:
                while self.recorder.state.question is not None:
                    self.keep(record)
                    self.go_on()
                self.spread()
                self.show([])
            except (LeftTable, KeyboardInterrupt):
                self.console.print("You leave the table.")
            finally:
                self.keep(record)
        on = f"; `silverware play --resume {file}` goes on" if self.recorder.state.question is not None else ""
        says = f"The record is in {file}; `silverware verify` checks it{on}."
        self.console.print(says, markup=False, soft_wrap=True)

    def about(self) -> str:
        """What the game is about, and what the signs in its drawing mean."""
        return self.game.aim if self.screen.plain else f"{self.game.aim}\n{drawing(self.game).legend}"

    def go_on(self) -> None:
        """One more answer, by the person or by a bot; where there is only one the person may look as long as needed."""
        state = self.recorder.state
        self.spread()
        asked, menu = state.asked(), state.menu()
        if len(menu) == 1 and (asked == self.me or self.game.view(state, self.me).question == SPYING):
            self.show([])
            self.choose(menu, "Enter when you have seen enough: ")
            self.screen.clear()
        elif asked == self.me:
            self.show(
                [f"{number:3}  {self.noted(move)}" for number, move in enumerate(menu, 1)],
                [f"{number:3}  {move.text}" for number, move in enumerate(menu, 1)],
            )
            self.choose(menu, "> ")
        elif asked is not None:
            self.recorder.play(self.ask(asked, menu))

    def noted(self, move: Move) -> str:
        """A move of the menu as it is typed, and what it would bring."""
        promise = self.promised(move)
        return f"{move.text} ({promise})" if promise else move.text

    def promised(self, move: Move) -> str:
        """What a move would bring, in words; empty where nothing can be said."""
        return self.game.foretell(self.recorder.state, move, self.names)

    def offered(self, move: Move) -> str:
        """A move of the menu: what it does, and what it would bring."""
        promise = self.promised(move)
        says = self.game.say(move, self.names)
        return f"{says} ({promise})" if promise else says

    def spread(self) -> None:
        """Everybody hears what happened; what the person heard goes to the log."""
        for event in self.heard:
            self.past.append((len(self.recorder.record.moves), event))
            self.whisper(event)
            self.log.append(self.told(event) if self.screen.plain else f"{self.told(event)} (§{event.rule})")
        self.heard.clear()

    def told(self, event: Event) -> str:
        """What happened, as the person is told it."""
        seen = event.to(self.me)
        return self.game.tell_you(seen, self.names, self.me) or self.game.tell(seen, self.names)

    def show(self, menu: Sequence[str], short: Sequence[str] = ()) -> None:
        """What happened since the last time, the table as the person sees it, and what they can do."""
        view = self.game.view(self.recorder.state, self.me)
        drawn = drawing(self.game).draw(self.game, view, self.names)
        self.screen.show(self.log, drawn, self.game.prompt(view, self.names), menu, short)
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
                self.console.print(f"{refused} (? for the game)", markup=False)

    def understand(self, words: str, menu: Sequence[Move]) -> Move | None:
        """The move a person means; None where the words asked for something else, which is answered."""
        if not words and len(menu) == 1:
            return menu[0]
        if words in MORE and self.screen.has_pages:
            self.screen.turn()
            return None
        if words in ("h", "hint"):
            advice = self.adviser.advise(self.game.view(self.recorder.state, self.me), menu, self.names)
            says = [advised(advice, menu, self.promised)]
        elif words == "?":
            says = [self.about(), HELP]
        else:
            first, _, rest = words.partition(" ")
            answer = reply(self.moment(menu), f"rule {rest}" if first in ("r", "rules") else words)
            if answer.move is not None:
                return self.game.notation.parse(answer.move)
            says = list(answer.says)
        self.console.print("\n".join(says), markup=False)
        return None

    def moment(self, menu: Sequence[Move]) -> Moment:
        """What the person sees now, to be asked about."""
        told: dict[int, list[str]] = {}
        for entry, event in self.past:
            told.setdefault(entry, []).append(self.told(event))
        view = self.game.view(self.recorder.state, self.me)
        return Moment(self.game, view, self.names, menu, self.offered, list(told.values()))

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
        except (EOFError, KeyboardInterrupt):
            self.console.print()
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
