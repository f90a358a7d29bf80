"""Two tables that one chair cannot tell apart: the truth, and a world that this chair can imagine.

Both begin from a position, with the same people, dice and times. As long as nothing happens by which the chair may
learn what is hidden, every byte it gets from either must be the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final
from unittest import mock

import msgspec

from silverware.core.dice import Dice, Seeded
from silverware.core.errors import SilverwareError
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.planner import Sketch
from silverware.core.seats import SEAT_NAMES, SPECTATOR, Seat, seat_name
from silverware.core.state import State
from silverware.server.acting import explain
from silverware.server.audience import Audience
from silverware.server.documents import Founding, Ground, Person, Undo, Why
from silverware.server.duties import duty
from silverware.server.entries import AnyEntry, Sat
from silverware.server.judge import judge, why_not
from silverware.server.planning import planned
from silverware.server.records import Part, Shelf, begun, copied, logged, packed, position, read_out
from silverware.server.refused import Refused
from silverware.server.room import row
from silverware.server.table import PLAYING, HostedTable
from silverware.server.think import given_for_hint, given_to
from tests.conduct import conduct, learns

NOW: Final = 1_000_000
HESITATION: Final = 500
ASKED_WHY: Final = 6
"""Moves of which a player asks at each moment why they cannot be made."""
LOOKED_AT: Final = 12
"""Moments of a game that are looked at, at most."""
APART: Final = 40
"""Moves between two of them, at most."""
SKETCHES: Final = (Sketch("West", "c25", ("denver/golden/1", "golden/central-city")),)
"""What players sketch, where there is something to plan."""


def drawn_table(game: AnyGame, number: int, dice: Dice) -> tuple[int, Any]:
    """How many seats a table has and what it plays with: some options by chance, and every memory in turn."""
    while True:
        seats = game.seats[dice.below(len(game.seats))]
        chosen = {name: values[dice.below(len(values))] for name, values in game.choices().items() if dice.below(2)}
        if "memory" in game.choices():
            chosen["memory"] = game.choices()["memory"][number % 2]
        options = game.choose(chosen)
        if game.objection(seats, options) is None:
            return seats, options


def moments(game: AnyGame, number: int) -> Iterator[tuple[State, Any]]:
    """A game by random moves, one of many: some of its moments, with its options."""
    dice = Seeded(f"{game.name} {number}")
    seats, options = drawn_table(game, number, dice)
    state = game.start(seats, dice, options)
    for _ in range(LOOKED_AT):
        for _ in range(dice.below(APART)):
            if state.asked() is not None:
                menu = state.menu()
                state.play(menu[dice.below(len(menu))], dice)
        if state.asked() is None:
            return
        yield state.copy(), options


PEOPLE: Final = tuple([Person(id=f"person-{name}", name=f"Player {name}") for name in SEAT_NAMES])
"""Who sits at tables, from north on."""


class Watched:
    """A table as one chair gets to know it."""

    def __init__(
        self, game: AnyGame, options: Any, state: State, chair: Seat, secret: bytes, name: str, people: Sequence[Person]
    ) -> None:
        founding = Founding(game=game.name, seats=state.seats, options=msgspec.to_builtins(options))
        ground = Ground(name, "maker", NOW, founding, secret, msgspec.json.encode(game.position(state)).decode())
        self.chair = chair
        self.person = None if chair == SPECTATOR else people[chair]
        self.table = HostedTable(ground)
        for seat in range(state.seats):
            self.table.fold(NOW, Sat(seat, people[seat].id, people[seat].name))
        self.told: list[bytes] = []
        self._audience = Audience(self.table)
        listener = self._audience.listener(self.person, self._hear)
        self._audience.admit(listener, self.table, {}, 0)
        self.fold(self.table.begin())

    def _hear(self, message: bytes | None) -> None:
        assert message is not None
        self.told.append(message)

    @property
    def state(self) -> State:
        """The game now."""
        assert self.table.state is not None
        return self.table.state

    def fold(self, entry: AnyEntry) -> tuple[Event, ...]:
        """Take in an entry, and tell the chair; what happened."""
        table = self.table
        table.fold(NOW + table.number, entry)
        self._audience.tell(table, {}, table.number - 1, None, "")
        return table.news[-1].events

    def play(self, move: Move) -> tuple[Event, ...]:
        """Whoever is asked makes a move."""
        asked = self.state.asked()
        assert asked is not None
        return self.fold(self.table.move(asked, move.text))

    # What the chair gets

    def received(self, asked_for: list[Move]) -> dict[str, bytes]:
        """Every byte that the chair can have at this moment, by what it is."""
        table, chair = self.table, self.chair
        return {
            "what it was told until now": b"\n".join(self.told),
            "the table, for whoever comes now": self._admitted(0),
            "the table, for whoever comes back": self._admitted(table.number // 2),
            "the record": read_out(logged(table), chair).encode(),
            "the game looked back at": self._looked_back_at(),
            "lists and times": self._listed(),
            **({} if self.person is None else self._to_player(self.person, asked_for)),
        }

    def _admitted(self, since: int) -> bytes:
        told: list[bytes | None] = []
        audience = Audience(self.table)
        audience.admit(audience.listener(self.person, told.append), self.table, {}, since)
        return b"\n".join(message or b"" for message in told)

    def _looked_back_at(self) -> bytes:
        try:
            record = packed(begun(self.table).record)
        except Refused as error:
            return str(error).encode()
        return msgspec.json.encode(Shelf().page("", record, None, Part(seat_name(self.chair), 0, 500)))

    def _listed(self) -> bytes:
        """Whose turn it is, and when something is done by itself, though not what."""
        due = duty(self.table, {}, HESITATION)
        listed = row(self.table, NOW, self.table.news[-1].entry, due, 0)
        return msgspec.json.encode((listed.number, listed.status, listed.asked, listed.due))

    def _to_player(self, player: Person, asked_for: list[Move]) -> dict[str, bytes]:
        """What only somebody with a seat gets."""
        table, chair = self.table, self.chair
        got: dict[str, Any] = {
            "why not": [answer(why_not, table, player, Why(move=move.text)) for move in asked_for],
            "what it plans": answer(planned, table, chair, SKETCHES),
            "taking back": answer(judge, table, player, Undo(), NOW),
        }
        if len(table.chairs) > 1:  # whoever has a game all to themselves may copy it as it is
            got["a copy"] = self._copied(player)
        if chair == table.asked:
            got["what a bot gets in its place"] = given_to(table, chair)
            got["what a hint is made of"] = given_for_hint(table, chair)
        return {name: msgspec.json.encode(each) for name, each in got.items()}

    def _copied(self, player: Person) -> Any:
        """Where a copy of the game begins; chance is the same for both twins."""
        assert self.table.record is not None
        founding, moment = copied(self.table, player, self.chair, None)
        with mock.patch("silverware.server.records.secrets.token_hex", return_value="chance"):
            begins = position(f"{id(self)} {self.table.number}", packed(self.table.record), None, moment)
        return founding, moment, begins


def answer(ask: Callable[..., Any], *given: Any) -> Any:
    """What somebody is answered who asks for something, or how it is refused."""
    try:
        return ask(*given)
    except SilverwareError as error:
        return explain(error)


class Twins:
    """The truth, and a world that a chair cannot tell from it."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        state: State,
        chair: Seat,
        seed: str,
        names: tuple[str, str] = ("table", "table"),
        people: Sequence[Person] = PEOPLE,
    ) -> None:
        """`names`: the ids of the two tables."""
        self.seed = seed
        """By which all of it can be repeated."""
        self._game = game
        self._dice = Seeded(seed)
        self.chair = chair
        secret = sha256(seed.encode()).digest()
        imagined = game.imagine(game.view(state, chair), game.recall(state, chair), self._dice)
        self.truth = Watched(game, options, state, chair, secret, names[0], people)
        self.world = Watched(game, options, imagined, chair, secret, names[1], people)
        self.differ = game.position(imagined) != game.position(state)
        """Whether the world that the chair imagined is not the truth."""
        self.size = 0
        """Bytes that were the same, at the last moment that was looked at."""

    def asked_for(self) -> list[Move]:
        """Moves that a player may ask about: some of all there are, and one of the open menu."""
        every, menu = self._game.notation.moves, self.truth.state.menu()
        return [*[every[self._dice.below(len(every))] for _ in range(ASKED_WHY)], menu[self._dice.below(len(menu))]]

    def differences(self) -> dict[str, tuple[bytes, bytes]]:
        """What the chair gets that is not the same from both tables."""
        asked_for = self.asked_for()
        one, other = self.truth.received(asked_for), self.world.received(asked_for)
        self.size = sum(map(len, one.values()))
        return {name: (one[name], other[name]) for name in one if one[name] != other[name]}

    def play(self) -> bool:
        """Make a move in both that looks alike to the chair. Whether it still may not know which table is which."""
        mine = list(self.truth.state.menu())
        theirs = {self._disguised(move): move for move in self.world.state.menu()}
        alike = [(move, theirs[self._disguised(move)]) for move in mine if self._disguised(move) in theirs]
        if not alike:
            return False
        unlike = [both for both in alike if both[0].text != both[1].text]
        one, other = (unlike or alike)[self._dice.below(len(unlike or alike))]
        happened = zip(self.truth.play(one), self.world.play(other), strict=False)
        return self.truth.table.status == PLAYING and not any(
            learns(self._game.name, self.chair, *both) for both in happened
        )

    def _disguised(self, move: Move) -> str:
        """How a move looks to the chair."""
        if self.truth.state.asked() == self.chair:
            return move.text
        return conduct(self._game.name).disguise(move.text)
