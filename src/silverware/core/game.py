"""A game in one edition: everything a table, a bot or a record needs to know of it."""

from __future__ import annotations

import tomllib
from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from itertools import product
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints
from weakref import WeakValueDictionary

import msgspec

from silverware.core.address import addressed
from silverware.core.dice import Dice
from silverware.core.errors import BadEdition, BadPosition, BadTable
from silverware.core.event import Event
from silverware.core.form import Form
from silverware.core.move import Move, Notation
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.core.value import Shared
from silverware.core.view import View
from silverware.core.wording import wording
from silverware.core.worlds import Worlds

StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)
MemoryT = TypeVar("MemoryT")
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
DocumentT = TypeVar("DocumentT")


class OnePerEdition(ABCMeta):
    """Games of one kind made from the same text are one and the same, so that their states and moves fit together."""

    def __call__(cls, edition: str) -> Any:
        game = _MADE.get((cls, edition))
        if game is None:
            game = super().__call__(edition)
            game.text = edition
            for name, part in vars(game).items():
                if isinstance(part, Shared):
                    part.game, part.kept = game, name
            _MADE[cls, edition] = game
        return game


_MADE: WeakValueDictionary[tuple[type, str], Any] = WeakValueDictionary()


class Game(Generic[StateT, ViewT, MemoryT, OptionsT], metaclass=OnePerEdition):
    """A game with one edition: how to start it, look at it and imagine it."""

    text: str
    """The edition it was made from."""

    name: str
    """As commands and documents write it: `quick-silver`."""
    title: str
    aim: str
    """What it is about and how to win, in a few sentences for somebody who sits down for the first time."""
    seats: range
    counts: str = "rounds"
    """What the number of a state's round counts."""
    fewest: bool = False
    """Whether fewer points are better."""
    version: int
    """The version of the rules, raised when an old record would play differently."""
    options: type[OptionsT]
    cites: Mapping[str, str] = {}
    """The § behind each option, and behind other things a table is told before it plays, by their names."""
    edition: str
    """Which edition is in the box: its name and a fingerprint of its contents."""
    cards: Sequence[str]
    """The names of the cards; a card is its place in this list."""
    notation: Notation
    moves: Any
    """The union of the forms of its moves."""
    questions: Any
    """The union of the forms of its questions."""
    brought: Any = None
    """The union of what its moves bring; None where there is nothing to work out."""
    accounts: type[msgspec.Struct] | None = None
    """What `recount` tells; None where it tells nothing."""

    @abstractmethod
    def __init__(self, edition: str) -> None:
        """From the text of an edition; BadEdition where it cannot be played."""

    def __repr__(self) -> str:
        return f"<{self.title}, edition {self.edition}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.text,)

    @abstractmethod
    def start(self, seats: int, dice: Dice, options: OptionsT, heard: list[Event] | None = None) -> StateT:
        """A new game, set up to its first question; events go to `heard`."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat) -> ViewT:
        """What a chair sees."""

    @abstractmethod
    def recall(self, state: StateT, seat: Seat) -> MemoryT:
        """What a chair has lawfully seen and a perfect memory would still hold."""

    @abstractmethod
    def remember(self, memory: MemoryT | None, event: Event) -> MemoryT | None:
        """A chair's memory after one more event, as `event.to(seat)` showed it."""

    @abstractmethod
    def imagine(self, view: ViewT, memory: MemoryT | None, dice: Dice) -> StateT:
        """A state that a chair with this view and this memory cannot rule out. A game that is over need not have one:
        BadPosition then.
        """

    def worlds(self, view: ViewT, memory: MemoryT | None) -> Worlds[StateT]:
        """All such states, ready to be drawn by the thousand: what does not depend on the dice is worked out once.

        A game where nothing can be worked out before need not write its own.

        >>> from silverware.core.dice import Seeded
        >>> from silverware.games.quicksand import GAME
        >>> dice = Seeded(7)
        >>> state = GAME.start(3, dice, GAME.choose({}))
        >>> worlds = GAME.worlds(GAME.view(state, 0), GAME.recall(state, 0))
        >>> [worlds.imagine(dice).identities[0] for _ in range(5)] == [state.identities[0]] * 5
        True
        """
        return Unprepared(self, view, memory)

    def forgets(self, options: OptionsT) -> bool:
        """Whether a table with these options remembers nothing for its players: while the game is played, nothing
        that has been hidden again is told again.
        """
        return False

    def sight(self, view: ViewT) -> frozenset[int]:
        """Which of the cards that events tell of a chair is shown now, where these can be followed."""
        return frozenset()

    def told_by(self, events: Sequence[Event]) -> frozenset[int]:
        """The cards that events tell as long as they are in sight, by the numbers `sight` gives them."""
        return frozenset()

    def faded(self, events: Sequence[Event], sight: frozenset[int]) -> list[Event]:
        """Events a chair was told, as it is told them once more has happened: without the cards that are not in sight.

        Nothing is in sight of what was told before a deal.
        """
        return list(events)

    def is_out(self, state: StateT, seat: Seat) -> bool:
        """Whether a seat has nothing more to do in this game, though others go on."""
        return False

    def next_options(self, state: StateT, options: OptionsT) -> OptionsT:
        """What the next game at a table is played with, when one with these options is over: in most games the same."""
        return options

    @abstractmethod
    def place(self, document: Mapping[str, Any], heard: list[Event] | None = None, dice: Dice | None = None) -> StateT:
        """The state a position describes; BadPosition where there is no such moment. Events go to `heard`.

        Where nobody is asked, such as before a round is scored, the rules go on by themselves. Only for that are there
        dice.
        """

    @abstractmethod
    def position(self, state: StateT) -> dict[str, Any]:
        """The position of a state: the document from which `place` rebuilds it."""

    def brings(self, state: StateT, move: Move) -> Form | None:
        """What a move on the menu would bring the asked seat, as far as that seat knows; None where that is plain."""
        return None

    def promise(self, brings: Form, names: Sequence[str]) -> str:
        """What a move would bring, in a few words: "leaves 2 plates"."""
        return ""

    def foretell(self, state: StateT, move: Move, names: Sequence[str]) -> str:
        """What a move on the menu would bring the asked seat, in a few words; empty where that is plain."""
        brings = self.brings(state, move)
        return "" if brings is None else self.promise(brings, names)

    def goal(self, seats: int, options: OptionsT) -> str:
        """The aim of the game with these options in one line; empty if one line is not enough."""
        return ""

    def had(self, state: StateT) -> tuple[int, ...] | None:
        """What each seat had at a moment of a game that is over; None where its views tell it."""
        return None

    def opened(self, state: StateT, view: ViewT) -> ViewT:
        """The view with what everybody hid laid open: to look back at a game that is over, and for nothing else."""
        return view

    def points(self, state: StateT) -> tuple[int, ...]:
        """What each seat has so far of what decides the game, hidden or not: for whoever studies games, not for those
        who play. Empty where nothing can be counted.
        """
        return ()

    def recount(self, happened: Iterable[Event], began: int) -> msgspec.Struct | None:
        """What came of a game that is over, for whoever looks back: from its events and the round it began with."""
        return None

    def seen_points(self, state: StateT, seat: Seat) -> tuple[int | None, ...]:
        """Of `points`, what a chair may know, for lists of games: None where it is hidden, empty where none is told."""
        return ()

    def doubts(self) -> list[str]:
        """What looks like a mistake in this edition though it can be played, in sentences."""
        return []

    def printed(self) -> msgspec.Struct | None:
        """What is printed in this edition that a client draws: board, cards, charts."""
        return None

    @abstractmethod
    def prompt(self, view: ViewT, names: Sequence[str]) -> str:
        """What is being asked, of whom and why, in plain words."""

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str]) -> str:
        """What happened, in plain words."""

    def tell_you(self, event: Event, names: Sequence[str], seat: Seat) -> str:
        """What happened to a seat, said to it as you, from an event as it looks from there; empty where it has no part.

        >>> from silverware.games.quicksand import GAME
        >>> from silverware.games.quicksand.events import Passed
        >>> GAME.tell_you(Passed("north"), ["Ada", "Bob"], 0)
        'You play nothing.'
        """
        return addressed(lambda called: self.tell(event, called), names, seat)

    @abstractmethod
    def say(self, move: Move, names: Sequence[str]) -> str:
        """What a move does, in plain words."""

    def read_edition(self, text: str, kind: type[DocumentT]) -> DocumentT:
        """An edition from its text; BadEdition where it is none."""
        try:
            return msgspec.convert(tomllib.loads(text), kind)
        except msgspec.ValidationError as error:
            raise BadEdition(f"This is not an edition of {self.title}: {wording(error)}.") from None
        except (ValueError, RecursionError) as error:
            raise BadEdition(f"This is not valid TOML: {error}.") from None

    def read_position(self, document: Mapping[str, Any], kind: type[DocumentT]) -> DocumentT:
        """A position from its document; BadPosition where it is none."""
        try:
            return msgspec.convert(document, kind)
        except msgspec.ValidationError as error:
            raise BadPosition(f"This is not a position of {self.title}: {wording(error)}.") from None

    def check_running(self, view: ViewT) -> None:
        """BadPosition if the view is of a game that is over."""
        if view.outcome is not None:
            raise BadPosition("The game is over: there is nothing left to imagine.")

    def objection(self, seats: int, options: OptionsT) -> str | None:
        """Why a table with this number of seats can't play with these options, in a sentence; None if it can."""
        return None

    def check_table(self, seats: int, options: OptionsT) -> int:
        """The number of seats, if such a table can play with these options; BadTable if it can't."""
        if seats not in self.seats:
            raise BadTable(f"{self.title} takes {self.seats[0]} to {self.seats[-1]} seats, not {seats!r:.40}.")
        objection = self.objection(seats, options)
        if objection is not None:
            raise BadTable(objection)
        return seats

    def choose(self, options: Mapping[str, Any]) -> OptionsT:
        """Options from words such as {"memory": "aided"}; what is left out keeps its default.

        >>> from silverware.games.quick_silver import GAME
        >>> GAME.choose({"not-quite-dead": "true"})
        Options(memory='honest', not_quite_dead=True, sneaky_stranger=False)
        """
        try:
            return msgspec.convert(options, self.options, strict=False)
        except msgspec.ValidationError as error:
            known = "; ".join(
                f"{name}: {' | '.join(option_text(v) for v in values)}" for name, values in self.choices().items()
            )
            raise BadTable(f"{self.title} has no such option: {wording(error)}. It has {known}.") from None

    def every_options(self, seats: int) -> Iterator[OptionsT]:
        """Every combination of options that a table with this number of seats can play with."""
        choices = self.choices()
        for values in product(*choices.values()):
            options = self.choose(dict(zip(choices, values, strict=True)))
            if self.objection(seats, options) is None:
                yield options

    def choices(self) -> dict[str, tuple[Any, ...]]:
        """The options by name, each with its values."""
        hints = get_type_hints(self.options)
        return {field.encode_name: _values(hints[field.name]) for field in msgspec.structs.fields(self.options)}


AnyGame = Game[Any, Any, Any, Any]


class Unprepared(Worlds[StateT]):
    """Worlds of a game that has nothing to prepare: each is imagined from the beginning."""

    def __init__(self, game: Game[StateT, ViewT, MemoryT, Any], view: ViewT, memory: MemoryT | None) -> None:
        self._imagine: Callable[[Dice], StateT] = partial(game.imagine, view, memory)

    def imagine(self, dice: Dice) -> StateT:
        return self._imagine(dice)


def edition_said(name: str, printed: msgspec.Struct) -> str:
    """An edition by its name and a fingerprint of its contents."""
    return f"{name} {sha256(msgspec.json.encode(printed)).hexdigest()[:12]}"


def option_text(value: object) -> str:
    """An option's value as documents write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def options_from(pairs: Iterable[str]) -> dict[str, str]:
    """Options from words such as memory=aided; a bare name switches an option on."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if name in options:
            raise BadTable(f"The option {name} is given twice.")
        options[name] = value if equals else "true"
    return options


def _values(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) is Literal else (False, True)
