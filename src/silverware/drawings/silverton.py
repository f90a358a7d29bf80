"""A table of Silverton, drawn as text: the chart, the cards, the seats, and the map as a table of lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final

from silverware.core.drawing import Drawing
from silverware.core.seats import SEAT_NAMES, SPECTATOR
from silverware.games.silverton import Silverton
from silverware.games.silverton.components import Box
from silverware.games.silverton.network import Network
from silverware.games.silverton.printed import FREIGHTS, METALS, PASSENGER_CARD, TOTALS
from silverware.games.silverton.selling import cleared_track, markets_reached
from silverware.games.silverton.stock import SORTS
from silverware.games.silverton.terms import SECRET, Terms
from silverware.games.silverton.view import Claim, Piece, Player, Route, SilvertonView

LEGEND: Final = (
    "Chart: $60 5/16 is the price of a load, 5 sold this turn, 16 the most a seat may sell. Claims: ≤6 is what "
    "depletes one, then the loads of the totals above it. Lines, shown while you place pieces: Golden 40/2* costs "
    "$40, distance 2, * snow, closed in winter; [N] North's track, ?N North's piece; towns in capitals are markets. "
    "Bank: train 9 $80 x4, four are left. Stock: (train 9) has served this turn."
)
COLOURS: Final = (
    r"(?P<cyan>\d+/\d+\*)",
    r"(?P<green>\[[A-Z]\])",
    r"(?P<magenta>\?[A-Z]+)",
)
WIDTH: Final = 78


def draw(game: Silverton, view: SilvertonView, names: Sequence[str]) -> str:
    """The turn, the chart, the cards on the table, the seats; the lines of the map when pieces are to be placed."""
    box = game.box
    season = "winter: no snow lines" if view.winter else "summer"
    order = ", ".join(names[seat] for seat in view.order)
    terms = game.terms(view.seats, view.options)
    ends = f"ends after turn {terms.turns}" if terms.goal == SECRET else f"ends with ${terms.goal:,}"
    lines = [f"  Turn {view.round} of {terms.turns}, {season} · {ends}", f"  Order of this turn: {order}", ""]
    lines += [*chart(box, view), ""]
    lines += [*open_claims(box, view), ""]
    lines += [*passenger_cards(terms, view), ""]
    if view.supply:
        lines += [*bank(view), ""]
    for seat, player in enumerate(view.players):
        lines += of_seat(terms, view, seat, player, names)
    if asks_for_map(view):
        lines += ["", *table_of_lines(box, view)]
    return "\n".join(lines)


def asks_for_map(view: SilvertonView) -> bool:
    """Whether the map is needed: pieces are to be placed, by this chair, or before a spectator's eyes."""
    if view.asked is None or view.question not in ("place", "survey"):
        return False
    sent = any(piece.sent for piece in view.players[view.asked].pieces)
    return view.seat == view.asked or (view.seat == SPECTATOR and not sent and view.asked == view.order[0])


def rows(table: Iterable[Sequence[str]]) -> list[str]:
    """Cells in columns."""
    cells = [list(row) for row in table]
    widths = [max(len(cell) for cell in column) for column in zip(*cells, strict=True)]
    return [
        "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells
    ]


def wrapped(first: str, things: Sequence[str], between: str = ", ") -> list[str]:
    """Things in a row behind a word, on as many lines as it takes."""
    text = between.join(thing.replace(" ", "\0") for thing in things)
    pad = " " * len(first)
    parts = wrap(text, WIDTH - len(first), break_long_words=False, break_on_hyphens=False)
    return [f"{first if at == 0 else pad}{part}".replace("\0", " ") for at, part in enumerate(parts)]


# The chart and the cards


def chart(box: Box, view: SilvertonView) -> list[str]:
    """The prices: metals first, which are sold everywhere, then lumber and coal by market."""
    seen = {column.name: column for column in view.chart}
    metals = []
    table = [["", *[box.town_names[town] for town in box.markets]]]
    table += [[freight, *["-"] * len(box.markets)] for freight in FREIGHTS[METALS:]]
    for at, name in enumerate(box.columns_said):
        if name not in seen:
            continue
        column, limit, freight = seen[name], box.limit[at], box.column_freight[at]
        sold = f" {column.sold}/{limit}" if limit else f" {column.sold} sold" if column.sold else ""
        cell = f"${column.price}{sold}"
        if freight < METALS:
            metals.append(f"{FREIGHTS[freight]} {cell}")
        else:
            table[1 + freight - METALS][1 + box.column_market[at]] = cell
    return [f"  everywhere: {' · '.join(metals)}", *rows(table)]


def open_claims(box: Box, view: SilvertonView) -> list[str]:
    """The open claims, what they cost and produce, and who stands on them."""
    table = []
    for name in view.open:
        card = box.cards.index(name)
        town = box.town_names[box.claim_town[card]]
        costs = f"${box.claim_cost[card]} + ${box.claim_operate[card]}"
        table.append(
            [name, f"{town} {FREIGHTS[box.claim_freight[card]]}", costs, produces(box, card), stands(view, name)]
        )
    deck = f"  Open claims (claim + operate; {view.deck} more in the deck{stands(view, 'deck', ', ')})"
    return [deck, *(rows(table) if table else [])]


def produces(box: Box, card: int) -> str:
    """What depletes a claim, and the loads above that."""
    depletes = box.claim_depletes[card]
    return f"≤{depletes}: {' '.join(str(box.produces[card * TOTALS + total]) for total in range(depletes + 1, TOTALS))}"


def passenger_cards(terms: Terms, view: SilvertonView) -> list[str]:
    """The passenger cards that lie face up."""
    box = terms.box
    lying = [(pile.top, f"above {' '.join(pile.below)}" if pile.below else "") for pile in view.piles]
    lying += [(name, "among the claims") for name in view.slid]
    table = []
    for name, where in lying:
        if name is not None:
            card = box.cards.index(name) - PASSENGER_CARD
            price = f"${box.passenger_price[card]} pays ${terms.pays[card]}"
            table.append([name, route(box, card), price, where, stands(view, name)])
    return ["  Passenger cards", *(rows(table) if table else [])]


def bank(view: SilvertonView) -> list[str]:
    """§23.11 The trains and plows that can be purchased, and those that come later."""
    told = [
        f"{sort.name} ${sort.cost} x{view.supply[sort.name]}{f' (turn {sort.turn})' if sort.turn > view.round else ''}"
        for sort in SORTS
        if view.supply[sort.name]
    ]
    return wrapped("  Bank  ", told)


def stock(player: Player) -> list[str]:
    """§23, §24 A seat's trains and plows; in brackets those that have served this turn."""
    trains = [
        (f"train {train.power}{f' of {train.home}' if train.home else ''}", train.used) for train in player.trains
    ]
    plows = [(f"plow +{plow.bonus}", plow.used) for plow in player.plows]
    return [f"({name})" if used else name for name, used in [*trains, *plows]]


def route(box: Box, passenger: int) -> str:
    """The towns of a passenger card."""
    return f"{box.town_names[box.passenger_from[passenger]]} - {box.town_names[box.passenger_to[passenger]]}"


def stands(view: SilvertonView, place: str, before: str = "") -> str:
    """Whose pieces stand in a place, by the first letters of the seats."""
    out = ("out", "tied")
    found = [
        seat
        for seat, player in enumerate(view.players)
        for piece in player.pieces
        if piece.at == place and piece.status in out
    ]
    return f"{before}?{''.join(letter(seat) for seat in found)}" if found else ""


def letter(seat: int) -> str:
    """A seat in one letter: North N, East E, South S, West W, Dawn D, and Dusk K."""
    return "K" if SEAT_NAMES[seat] == "dusk" else SEAT_NAMES[seat][0].upper()


# The seats


def of_seat(terms: Terms, view: SilvertonView, seat: int, player: Player, names: Sequence[str]) -> list[str]:
    """What everybody sees of a seat, and its cash where this chair sees it."""
    box = terms.box
    mine = seat == view.seat
    cash = "cash ?" if player.cash is None else f"${player.cash:,}{'' if mine or player.public else ' (secret)'}"
    home = " and ".join(box.town_names[box.towns_said.index(home)] for home in player.homes)
    mark = "▶" if seat == view.asked else " "
    you = " (you)" if mine else ""
    lines = [f"{mark} {names[seat]}{you} [{letter(seat)}] of {home}: {cash}, {len(player.track)} of 32 track"]
    lines += wrapped("      pieces  ", [piece_text(piece) for piece in player.pieces])
    lines += wrapped("      stock   ", stock(player))
    if player.claims:
        table = [claim_row(terms, view, player, claim) for claim in player.claims]
        lines += [f"      {row.strip()}" for row in rows(table)]
    routes = [route_text(terms, held) for held in player.passengers]
    return lines + wrapped("      routes  ", routes)


def route_text(terms: Terms, held: Route) -> str:
    """A passenger card of a seat, what it pays all together, and with whom it is run."""
    box = terms.box
    passenger = box.cards.index(held.card) - PASSENGER_CARD
    partner = "" if held.partner is None else f" with [{letter(held.partner)}]"
    snow = "" if held.length else " (snow)"
    return f"{held.card} {route(box, passenger)} ${terms.pays[passenger]}{partner}{snow}"


def piece_text(piece: Piece) -> str:
    """A piece: S+2 home."""
    kind = piece.kind[0].upper() + (f"+{piece.bonus}" if piece.bonus else "")
    place = {"home": "home", "out": piece.at, "tied": f"tied at {piece.at}", "jail": "in jail", "dead": "dead"}
    return f"{kind} {place[piece.status]}"


def claim_row(terms: Terms, view: SilvertonView, player: Player, claim: Claim) -> list[str]:
    """A claim of a seat: what is on it, what it costs, and where it is sold best this turn."""
    box = terms.box
    card = box.cards.index(claim.card)
    freight = FREIGHTS[box.claim_freight[card]]
    costs = "depleted" if claim.depleted else f"${box.claim_operate[card]} ≤{box.claim_depletes[card]}"
    loads = "1 load" if claim.freight == 1 else f"{claim.freight} loads"
    prices = {column.name: column.price for column in view.chart}
    offers = [
        (prices[box.columns_said[terms.column(card, market)]], box.town_names[box.markets[market]])
        for market in markets_reached(terms, network_of(terms, view, player), card, view.winter and not view.cleared)
    ]
    best = max(offers, key=lambda offer: offer[0], default=None)
    to = "no way to market" if best is None else f"${best[0]} in {best[1]}"
    return [claim.card, f"{box.town_names[box.claim_town[card]]} {freight}", loads, costs, to]


def network_of(terms: Terms, view: SilvertonView, player: Player) -> Network:
    """A seat's track as it can be used this turn."""
    box = terms.box
    track = sorted(box.segments_said.index(name) for name in player.track)
    homes = tuple(box.towns_said.index(home) for home in player.homes)
    cleared = [box.segments_said.index(name) for name in view.cleared]
    return cleared_track(terms, terms.network(homes, track, ()), cleared)


# The map


def table_of_lines(box: Box, view: SilvertonView) -> list[str]:
    """Every line once, by the first of its towns."""
    owner = {name: seat for seat, player in enumerate(view.players) for name in player.track}
    by_town: dict[int, list[str]] = {}
    for segment, name in enumerate(box.segments_said):
        first, *others = box.segment_towns[segment]
        ends = "-".join(town_text(box, town) for town in others)
        built = f" [{letter(owner[name])}]" if name in owner else ""
        snow = "*" if box.is_snow[segment] else ""
        text = f"{ends} {box.cost[segment]}/{box.distance[segment]}{snow}{built}{stands(view, name, ' ')}"
        by_town.setdefault(first, []).append(text)
    lines = ["  Lines (cost/distance)"]
    for town, texts in by_town.items():
        lines += wrapped(f"  {town_text(box, town)}: ", texts)
    return lines


def town_text(box: Box, town: int) -> str:
    """A town; markets in capitals."""
    return box.town_names[town].upper() if box.is_market[town] else box.town_names[town]


DRAWING: Final = Drawing(draw, LEGEND, COLOURS)
