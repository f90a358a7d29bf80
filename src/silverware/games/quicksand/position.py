"""Positions of Quicksand: a moment written by hand, checked, and set up; and written out again."""

from __future__ import annotations

from typing import Any, Literal

from silverware.core.dice import Dice
from silverware.core.errors import BadNotation, BadPosition, SilverwareError
from silverware.core.position import conclude
from silverware.core.record import result_text
from silverware.core.seats import SEAT_NAMES, seat_called, seat_name
from silverware.games.quicksand.components import COLOURS, EXPLORERS, HAND, KINDS, SEATS, Box, reachable
from silverware.games.quicksand.documents import ExplorersPosition, Position, SeatPosition
from silverware.games.quicksand.rules import DISCARDS, PLAYS, MayDiscard, decided_at_the_temple, reach_the_temple
from silverware.games.quicksand.state import Table
from silverware.games.quicksand.stranding import is_stranded


def place(table: Table, position: Position, dice: Dice) -> None:
    """Set up the table a position describes; BadPosition where there is no such moment."""
    players = _players(position)
    turn = _seat(table, position.turn)
    _require(position.round > 0, "Turns are counted from 1.")
    _require(0 <= position.idle < table.seats, "Fewer seats in a row than there are can have played nothing.")
    table.round = position.round
    table.idle = position.idle
    _place_explorers(table, position)
    _give_counters(table, position, players)
    arrived = [explorer for explorer in range(EXPLORERS) if table.at[explorer] == table.box.temple]
    _lay_cards(table, position, players, turn, bool(arrived))
    _strand(table, position, players, turn, bool(arrived))
    if position.discarding:
        _require(not arrived, "Who has moved an explorer to the temple discards nothing.")
        _require_discard(table)
    table.history = [_answer(table, entry) for entry in position.history]
    table.begin_trail()
    if arrived:
        _arrive(table, position, turn, arrived[0], dice)
        return
    _require(position.result is None, "The game is not over: no explorer stands in the temple.")
    table.ask((DISCARDS if position.discarding else PLAYS)[turn])


def _arrive(table: Table, position: Position, turn: int, explorer: int, dice: Dice) -> None:
    """§9 An explorer has reached the temple: the game is over, or about to be, or goes on."""
    colour = COLOURS[explorer]
    _require(not table.is_stuck(explorer), f"The {colour} explorer stands in the temple, so it is not stuck.")
    if position.result is None:
        reach_the_temple(table, turn, explorer, dice)
        return
    decided = decided_at_the_temple(table, explorer)
    if decided is None:
        raise BadPosition(f"The game is not over: nobody owns the {colour} explorer.")
    conclude(table, decided, position.result)


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadPosition(sentence)


def _players(position: Position) -> list[SeatPosition]:
    players = []
    for seat, name in enumerate(SEAT_NAMES[:SEATS]):
        player: SeatPosition | None = getattr(position, name)
        if seat >= position.seats:
            _require(player is None, f"With {position.seats} seats nobody sits at {name}.")
        else:
            players.append(SeatPosition() if player is None else player)
    return players


def _seat(table: Table, name: str) -> int:
    try:
        return seat_called(name, table.seats)
    except SilverwareError as error:
        raise BadPosition(str(error)) from None


def _place_explorers(table: Table, position: Position) -> None:
    box = table.box
    spaces = []
    for explorer, colour in enumerate(COLOURS):
        said: int | str | None = getattr(position.explorers, colour)
        space = box.starts[explorer] if said is None else box.temple if isinstance(said, str) else said
        way = space in reachable(box.arrows, box.starts[explorer])
        _require(way, f"The {colour} explorer cannot stand on space {space!s:.40}.")
        where = "in the temple" if space == box.temple else f"on space {space}"
        _require(space not in spaces, f"Two explorers cannot stand {where}.")
        spaces.append(space)
    table.set_explorers(spaces)
    table.stuck = _bits(position.stuck)
    table.unowned = _bits(position.unowned)


def _bits(colours: tuple[str, ...]) -> int:
    return sum([1 << COLOURS.index(colour) for colour in set(colours)])


def _give_counters(table: Table, position: Position, players: list[SeatPosition]) -> None:
    said = [player.identity for player in players if player.identity is not None]
    _require(len(set(said)) == len(said), "No two seats have the same identity counter.")
    for colour in said:
        _require(colour not in position.unowned, f"Somebody owns {colour}, so it is not nobody's.")
    left = [colour for colour in COLOURS if colour not in said and colour not in position.unowned]
    _require(len(left) + len(said) >= table.seats, "There is no identity counter left for every seat.")
    for player in players:
        table.identities.append(COLOURS.index(left.pop(0) if player.identity is None else player.identity))


def _lay_cards(table: Table, position: Position, players: list[SeatPosition], turn: int, arrived: bool) -> None:
    box = table.box
    left = box.copies[:]
    for card in position.discards:
        table.discards[_take_card(left, card, box)] += 1
    hands = [[] if player.hand is None else [_take_card(left, card, box) for card in player.hand] for player in players]
    for seat, player in enumerate(players):
        played = seat == turn and (position.discarding or arrived)
        hand = hands[seat] if player.hand is not None else _any_cards(left, HAND - 1 if played else HAND)
        cards = len(hand)
        if played and arrived:
            _require(cards < HAND, f"Who moves an explorer to the temple holds fewer than {HAND} cards, not {cards}.")
        elif played:
            _require(0 < cards < HAND, f"Who may discard has played and holds 1 to {HAND - 1} cards, not {cards}.")
        else:
            _require(cards == HAND, f"{SEAT_NAMES[seat]} holds {HAND} cards, not {cards}.")
        for kind in hand:
            table.held[seat * KINDS + kind] += 1
        table.sizes[seat] = cards
    table.deck = [kind for kind, count in enumerate(left) for _ in range(count)]


def _any_cards(left: list[int], count: int) -> list[int]:
    """So many cards of those left, one of each kind in turn; fewer where there are no more."""
    found: list[int] = []
    while len(found) < count and sum(left) > 0:
        for kind in range(KINDS):
            if left[kind] > 0 and len(found) < count:
                left[kind] -= 1
                found.append(kind)
    return found


def _strand(table: Table, position: Position, players: list[SeatPosition], turn: int, arrived: bool) -> None:
    for seat, player in enumerate(players):
        least, name = player.stranded, SEAT_NAMES[seat]
        if not least:
            continue
        fits = len(least) == EXPLORERS + 1
        _require(fits, f"Stranded, {name} has {EXPLORERS + 1} numbers: one a colour, one for Quicksand.")
        _require(all(0 < number <= HAND + 1 for number in least), f"Stranded, {name}'s numbers are 1 to {HAND + 1}.")
        hand = table.held[seat * KINDS : seat * KINDS + KINDS]
        _require(is_stranded(hand, least), f"Stranded, {name} could have played what its hand holds.")
        table.stranded[seat] = least
    for distance in range(1, position.idle + 1):
        stranded = bool(table.stranded[(turn - distance) % table.seats])
        _require(stranded, f"Where idle is {position.idle}, as many seats just before the turn are stranded.")
    played = position.idle == 0 and not table.stranded[turn]
    _require(not position.discarding or played, "Who may discard has played, and so was not stranded with this hand.")
    _require(not arrived or played, "Who has moved an explorer to the temple was not stranded with this hand.")


def _require_discard(table: Table) -> None:
    """§6.1, §6.2 Some explorer's movement can have ended where it stands, and have brought a discard."""
    allowed = [
        explorer
        for explorer in range(EXPLORERS)
        if table.box.allows_discard(explorer, table.at[explorer]) and not table.is_stuck(explorer)
    ]
    _require(bool(allowed), "No explorer stands face up where a discard is allowed, so nobody may discard now.")


def _take_card(left: list[int], name: str, box: Box) -> int:
    _require(name in box.names, f"There is no card {name!r:.40}; the cards are {', '.join(box.names)}.")
    kind = box.names.index(name)
    _require(left[kind] > 0, f"The deck has no more than {box.copies[kind]} of {name!r}.")
    left[kind] -= 1
    return kind


def _answer(table: Table, entry: str) -> tuple[int, int]:
    seat, _, move = entry.partition(" ")
    try:
        return _seat(table, seat), table.box.moves.notation.parse(move).number
    except BadNotation as error:
        raise BadPosition(f"What was played is written 'north move red 2 to 7': {error}") from None


def position(table: Table) -> Position:
    """The position of a table, from which `place` rebuilds it."""
    asked = table.asked()
    turn = table.sizes.index(min(table.sizes[: table.seats])) if asked is None else asked
    moves = table.box.moves.notation.moves
    seats: dict[str, Any] = {
        SEAT_NAMES[seat]: SeatPosition(
            identity=COLOURS[table.identities[seat]], hand=table.hand(seat), stranded=table.stranded[seat]
        )
        for seat in range(table.seats)
    }
    return Position(
        game="quicksand",
        seats=table.seats,
        round=table.round,
        turn=seat_name(turn),
        discarding=isinstance(table.question, MayDiscard),
        explorers=ExplorersPosition(**{colour: _space(table, table.at[at]) for at, colour in enumerate(COLOURS)}),
        stuck=tuple([colour for at, colour in enumerate(COLOURS) if table.is_stuck(at)]),
        discards=table.named(table.discards),
        unowned=tuple([colour for at, colour in enumerate(COLOURS) if table.unowned >> at & 1]),
        idle=table.idle,
        history=tuple([f"{seat_name(seat)} {moves[number].text}" for seat, number in table.history]),
        result=None if table.outcome is None else result_text(table.outcome),
        options=table.options,
        **seats,
    )


def _space(table: Table, space: int) -> int | Literal["temple"]:
    """A space as positions write it, by its number; the temple by its name."""
    return "temple" if space == table.box.temple else space
