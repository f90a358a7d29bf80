"""Phase II: §7 placing surveyors, §8 placing prospectors."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice, NoDice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat, seat_name
from silverware.core.state import Refusal
from silverware.games.silverton import forms
from silverware.games.silverton.crew import DEAD, HOME, JAIL, KINDS, NOBODY, TIED
from silverware.games.silverton.events.placing import Prospected, Rested, SentToDismantle, Surveyed
from silverware.games.silverton.moves import DECK, Prospect, Send, Survey, TakeUp
from silverware.games.silverton.network import ALWAYS, FAR, NOWHERE, Network
from silverware.games.silverton.printed import DISCS, PASSENGER_CARD, PASSENGER_CARDS, SEATS
from silverware.games.silverton.rules.building import refund, track
from silverware.games.silverton.rules.joining import defended, hoped_for
from silverware.games.silverton.rules.prospects import passage, staking
from silverware.games.silverton.rules.sliding import may_slide
from silverware.games.silverton.rules.stages import Ask, AskOfPiece
from silverware.games.silverton.state import OPEN, Table


class Place(Ask):
    """§7.1 Place any of your free pieces, in any order."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "place", "7.1")

    def is_idle(self, state: Table) -> bool:
        return not self.pieces(state)

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        return [moves.done, *[moves.send[piece] for piece in self.pieces(state)]]

    def pieces(self, state: Table) -> list[int]:
        """§7.1, §9.5 The pieces that can still be placed, tied ones too, but for those a second segment leans on."""
        first = self.seat * KINDS
        found: list[int] = []
        for kind in state.terms.kinds:
            piece = first + kind
            free = state.status[piece] == HOME or (state.status[piece] == TIED and not is_leant_on(state, piece))
            if free and not state.sent[piece]:
                found.append(kind)
        return found

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Send):
            piece = self.seat * KINDS + move.piece
            state.sent[piece] = True
            state.come_home(piece)
            if state.second[self.seat] == piece:
                state.second[self.seat] = NOBODY
            state.ask(self)
            if move.piece < DISCS:
                state.ask(SURVEYS[piece])
            else:
                state.ask(PROSPECTS[piece])

    def brings(self, state: Table, move: Move) -> Form | None:
        return reach(state, self.seat, move) if isinstance(move, Send) else None

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Send):
            piece = self.seat * KINDS + move.piece
            if state.was_sent(piece):
                return Refusal("You have already placed this piece this turn.", "7.1")
            if state.status[piece] == TIED:
                return Refusal("Your second surveyor depends on this one.", "7.6")
            if state.status[piece] == JAIL:
                return Refusal("This piece is in jail.", "17.1")
            if state.status[piece] == DEAD:
                return Refusal("This prospector is dead.", "17.3")
            return Refusal("You have no such piece.", "7.1")
        return Refusal("First take a piece in hand: send one, or be done.", "7.1")


class PlaceSurveyor(AskOfPiece):
    """§7.2 Place the surveyor in hand: to build, to dismantle, or not at all."""

    def __init__(self, piece: int) -> None:
        super().__init__(piece, "survey", "7.2")

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        menu = [moves.rest]
        if dismantleable(state, self.seat):
            menu.append(moves.dismantle)
        survey = moves.survey
        menu += [survey[segment] for segment in surveyable(state, self.seat, self.piece)]
        return menu

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        seat, piece = self.seat, self.piece
        if isinstance(move, Survey):
            state.post(piece, move.segment)
            second = not state.networks[seat].touches(move.segment)
            if second:
                state.second[seat] = piece
            if state.heard is not None:
                name = state.box.segments_said[move.segment]
                state.heard.append(Surveyed(SEAT_NAMES[seat], state.name_of(piece), name, second))
        elif move is state.box.moves.dismantle:
            state.ask(DISMANTLES[piece])
        else:
            rest(state, piece)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Survey):
            return no_survey(state, self.seat, self.piece, move.segment)
        if move is state.box.moves.dismantle:
            return Refusal("You have no track that you could dismantle now.", "7.12")
        return Refusal("You have a surveyor in hand: place it on a line, or let it rest.", "7.2")

    def brings(self, state: Table, move: Move) -> Form | None:
        if not isinstance(move, Survey):
            return None
        return track(state, self.seat, move.segment, not state.networks[self.seat].touches(move.segment))


class PlaceToDismantle(AskOfPiece):
    """§7.12 Choose the own track to dismantle."""

    def __init__(self, piece: int) -> None:
        super().__init__(piece, "dismantle", "7.12")

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        return [moves.rest, *[moves.take_up[segment] for segment in dismantleable(state, self.seat)]]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, TakeUp):
            state.post(self.piece, move.segment)
            if state.heard is not None:
                name = state.box.segments_said[move.segment]
                state.heard.append(SentToDismantle(SEAT_NAMES[self.seat], state.name_of(self.piece), name))
        else:
            rest(state, self.piece)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, TakeUp):
            if state.owner[move.segment] != self.seat:
                return Refusal("You can dismantle only your own track.", "7.12")
            if state.is_winter() and state.box.is_snow[move.segment]:
                return Refusal("You can't place a surveyor on a snow segment in winter.", "7.4")
            if state.has_surveyor_on(self.seat, move.segment):
                return Refusal("Another of your pieces stands there.", "7.13")
            return Refusal("This track is not connected to your home city.", "7.12")
        return Refusal("Choose the track to dismantle, or let the surveyor rest.", "7.12")

    def brings(self, state: Table, move: Move) -> Form | None:
        return refund(state, self.seat, move.segment) if isinstance(move, TakeUp) else None


class PlaceProspector(AskOfPiece):
    """§8.1 Place the prospector in hand: on a claim, on the deck, on a passenger card, or not at all."""

    def __init__(self, piece: int) -> None:
        super().__init__(piece, "prospect", "8.1")

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        taken = [state.at[piece] for piece in state.prospectors(self.seat)]
        prospect = moves.prospect
        menu = [moves.rest]
        if state.deck:
            menu.append(moves.prospect_deck)
        menu += [prospect[card] for card in state.open if card not in taken]
        for passenger in passengers_within_reach(state, self.seat):
            if PASSENGER_CARD + passenger not in taken:
                menu.append(prospect[PASSENGER_CARD + passenger])
        return menu

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Prospect):
            state.post(self.piece, move.target)
            if state.heard is not None:
                name = "deck" if move.target == DECK else state.box.cards[move.target]
                state.heard.append(Prospected(SEAT_NAMES[self.seat], state.name_of(self.piece), name))
        else:
            rest(state, self.piece)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Prospect):
            return no_prospecting(state, self.seat, move.target)
        return Refusal("You have a prospector in hand: place it on a card, or let it rest.", "8.1")

    def brings(self, state: Table, move: Move) -> Form | None:
        if not isinstance(move, Prospect) or move.target == DECK:
            return None
        if move.target < PASSENGER_CARD:
            return staking(state, self.seat, move.target)
        return passage(state, self.seat, move.target - PASSENGER_CARD)


def reach(table: Table, seat: Seat, move: Send) -> forms.Reach:
    """§7.2, §8.1 Where a piece could be placed if it were taken in hand now: what would be on the next menu."""
    after = table.copy()
    after.follow(move, NoDice())
    places = [each.form for each in after.menu()]
    kind: forms.Kind = "surveyor" if move.piece < DISCS else "prospector"
    return forms.Reach(
        kind,
        tuple([form.segment for form in places if isinstance(form, forms.Survey)])
        or tuple([form.card for form in places if isinstance(form, forms.Prospect)]),
    )


def rest(table: Table, piece: int) -> None:
    """§7.1 A piece stays at home."""
    if table.heard is not None:
        table.heard.append(Rested(SEAT_NAMES[piece // KINDS], table.name_of(piece)))


PLACES: Final = [Place(seat) for seat in range(SEATS)]
SURVEYS: Final = [PlaceSurveyor(piece) for piece in range(SEATS * KINDS)]
DISMANTLES: Final = [PlaceToDismantle(piece) for piece in range(SEATS * KINDS)]
PROSPECTS: Final = [PlaceProspector(piece) for piece in range(SEATS * KINDS)]


# §7 Where surveyors may go


def surveyable(table: Table, seat: int, piece: int) -> list[int]:
    """The segments on which a surveyor of this seat may be placed to build."""
    box = table.box
    owner = table.owner
    network = table.networks[seat]
    winter = table.is_winter()
    others = building_elsewhere(table, seat, piece)
    purposes = network.purposes()
    ends = network.ends()
    routes = table.routes
    joined = network.is_joined()
    found: list[int] = []
    for at, segment in enumerate(network.frontier):
        if owner[segment] != NOBODY or (winter and box.is_snow[segment]):
            continue
        purpose = purposes[at]
        if purpose != ALWAYS and purpose & routes == 0 and not leads_on(table, network, segment, ends[at], NOWHERE):
            continue
        if others and stands_in_the_way(table, segment, others):
            continue
        if not joined and not table.builds_from(piece, segment):
            continue
        found.append(segment)
    if others and table.terms.in_a_row and not winter and table.second[seat] == NOBODY:
        firsts = others if joined else building_elsewhere(table, seat, piece, table.based[piece])
        found += [segment for segment in seconds(table, seat, firsts, others) if segment not in found]
    return found


def building_elsewhere(table: Table, seat: int, piece: int, based: int = NOBODY) -> list[int]:
    """The open segments where other surveyors of this seat stand; §26.2 of one home, if that is asked."""
    return [
        table.at[other]
        for other in table.surveyors(seat)
        if other != piece
        and table.stands(other)
        and table.owner[table.at[other]] == NOBODY
        and based in (NOBODY, table.based[other])
    ]


def stands_in_the_way(table: Table, segment: int, others: list[int]) -> bool:
    """§7.5, §7.13 Whether another own surveyor stands there, or on a parallel."""
    parallel = table.box.parallel[segment]
    return len([other for other in others if other == segment or other in parallel]) > 0


def leads_on(table: Table, network: Network, segment: int, towns: tuple[int, ...], first: int) -> bool:
    """§7.9 Whether from one of these new towns a further segment leads on that this seat could build later.

    `first` is the segment that is taken as built already; NOWHERE if there is none.
    """
    box = table.box
    own = network.part_of(segment if first == NOWHERE else first)
    for town in towns:
        for further in box.at_town[town]:
            if further in (segment, first) or table.owner[further] != NOBODY:
                continue
            if segment in box.parallel[further] or first in box.parallel[further] or network.is_parallel(further):
                continue
            for end in box.segment_towns[further]:
                if end == town or network.part[end] == own:
                    continue
                if first == NOWHERE or end not in box.segment_towns[first]:
                    return True
    return False


def seconds(table: Table, seat: int, firsts: list[int], others: list[int]) -> list[int]:
    """§7.6 The segments that touch one of the first ones and no own track, and are in no other surveyor's way."""
    box = table.box
    network = table.networks[seat]
    found: list[int] = []
    for first in firsts:
        for town in box.segment_towns[first]:
            if network.part[town] != NOWHERE:
                continue
            for segment in box.at_town[town]:
                if segment in found or table.owner[segment] != NOBODY or network.touches(segment):
                    continue
                if network.is_parallel(segment) or stands_in_the_way(table, segment, others):
                    continue
                if serves_as_second(table, network, segment, first):
                    found.append(segment)
    return sorted(found)


def serves_as_second(table: Table, network: Network, segment: int, first: int) -> bool:
    """§7.10 Whether a second segment has a purpose once the first is built."""
    box = table.box
    new = tuple([town for town in box.segment_towns[segment] if town not in box.segment_towns[first]])
    for town in new:
        if table.terms.useful[town]:
            return True
    return leads_on(table, network, segment, new, first)


def is_leant_on(table: Table, piece: int) -> bool:
    """§7.6 Whether a second segment begins where this surveyor's ends, and no other's does."""
    seat = piece // KINDS
    second = table.second[seat]
    if second in (NOBODY, piece) or piece % KINDS >= DISCS:
        return False
    begins = table.box.segment_towns[table.at[second]]
    firsts = [
        other
        for other in table.surveyors(seat)
        if other != second
        and table.stands(other)
        and any(town in begins for town in table.box.segment_towns[table.at[other]])
    ]
    return firsts == [piece]


def dismantleable(table: Table, seat: int) -> list[int]:
    """§7.12 The own track that a surveyor may be placed on."""
    network = table.networks[seat]
    winter = table.is_winter()
    return [
        segment
        for segment in network.segments
        if network.is_connected(segment)
        and not (winter and table.box.is_snow[segment])
        and not table.has_surveyor_on(seat, segment)
    ]


def no_survey(table: Table, seat: int, piece: int, segment: int) -> Refusal:
    """Why a surveyor may not be placed on a segment."""
    network = table.networks[seat]
    others = building_elsewhere(table, seat, piece)
    if table.owner[segment] != NOBODY:
        return Refusal("There is already track here.", "7.2")
    if table.is_winter() and table.box.is_snow[segment]:
        return Refusal("You can't place a surveyor on a snow segment in winter.", "7.4")
    if network.is_parallel(segment):
        return Refusal("This is parallel to your own track.", "7.5")
    if segment in others:
        return Refusal("Another of your pieces stands there.", "7.13")
    if stands_in_the_way(table, segment, others):
        return Refusal("Another of your surveyors stands on a parallel segment.", "7.5")
    if network.touches(segment):
        if not table.builds_from(piece, segment):
            home = table.box.town_names[network.homes[table.based[piece]]]
            return Refusal(f"Until both networks are joined, this surveyor builds from {home}.", "26.2")
    else:
        touched = [
            town
            for first in building_elsewhere(table, seat, piece, table.based[piece])
            for town in table.box.segment_towns[first]
        ]
        if not any(town in touched for town in table.box.segment_towns[segment]):
            return Refusal("The segment touches neither your own track nor your home city.", "7.3")
        if not table.terms.in_a_row:
            return Refusal("With more than four seats you can't build two segments in a row.", "7.6")
        if table.is_winter():
            return Refusal("You can't build two segments in a row in winter.", "7.6")
        if table.second[seat] != NOBODY:
            return Refusal("You can try only one second segment a turn.", "7.6")
    return Refusal("This would serve no purpose except to be in somebody's way.", "7.8")


# §8 Where prospectors may go


def passengers_within_reach(table: Table, seat: int) -> list[int]:
    """§8.3, §8.4 The passenger cards to which a prospector of this seat may be sent."""
    network = table.networks[seat]
    winter = table.is_winter()
    found: list[int] = []
    for passenger in range(PASSENGER_CARDS):
        holder = table.passenger[passenger]
        if holder == seat or (holder < 0 and holder != OPEN):
            continue
        if not network.connects(table.box.passenger_from[passenger]):
            continue
        route = network.route(passenger, winter)
        if route < FAR and (holder == OPEN or route < defended(table, passenger)):
            found.append(passenger)
    return with_options(table, seat, found) if table.terms.slides or table.terms.joint_routes else found


def with_options(table: Table, seat: int, alone: list[int]) -> list[int]:
    """§28.2, §29.3 The passenger cards within reach where optional rules are played."""
    hoped = hoped_for(table, seat)
    return [
        passenger
        for passenger in table.terms.passengers
        if passenger in hoped
        or may_slide(table, seat, passenger)
        or (passenger in alone and not table.runs(seat, passenger))
    ]


def no_prospecting(table: Table, seat: int, target: int) -> Refusal:
    """Why a prospector may not be sent there."""
    if target == DECK:
        return Refusal("The claim deck is exhausted.", "4.13")
    for piece in table.prospectors(seat):
        if table.at[piece] == target:
            return Refusal("Another of your prospectors stands there.", "7.13")
    if target < PASSENGER_CARD:
        if table.holder[target] >= 0:
            return Refusal(f"{seat_name(table.holder[target]).title()} owns this claim.", "8.1")
        return Refusal("This claim is not open.", "8.1")
    passenger = target - PASSENGER_CARD
    holder = table.passenger[passenger]
    if table.runs(seat, passenger):
        if table.partner[passenger] != NOBODY:
            return Refusal("You could take this card neither alone nor with a third seat.", "29.11")
        return Refusal("You own this card.", "8.1")
    if holder < 0 and holder != OPEN:
        return Refusal("This passenger card is not face up.", "8.1")
    if table.route(seat, passenger) == FAR:
        return Refusal("You have no route between its towns this turn.", "8.3")
    return Refusal("You need a shorter route than the owner's to steal this card.", "8.4")
