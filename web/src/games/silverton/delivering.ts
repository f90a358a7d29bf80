// Deliveries: which way freight goes, how much of it, by which trains, and what that brings.

import { COLUMNS } from "./edition";
import { fareOf } from "./joint";
import { claimOf, columnOf, isClaim, MARKETS } from "./map";
import type { Claim, Player, SilvertonView } from "./messages";
import { easiestOf, longestOf, routeOf, type Way } from "./network";
import { capacity, isAdvanced, powersIn, readyTrains } from "./stock";

/** §30.4 What goes with one transfer in the Basic game; of gold and silver twice as much. */
const TRANSFER = 16;

/** §15.1 What a seat's passenger cards pay this turn. */
export const revenueOf = (view: SilvertonView, { passengers }: Player): number =>
  passengers.reduce(
    (sum, { card, length, partner }) => sum + (length === null ? 0 : fareOf(view, card, partner !== null)),
    0,
  );

/** Freight on its way: from which claim, where to, by which route, how much of it, and what a load brings. */
export interface Haul {
  claim: string;
  /** The town where it ends. */
  market: string;
  /** §30.2 The claim to which it is transferred, and not sold. */
  onto: string | null;
  way: Way | null;
  loads: number;
  price: number;
  /** §23.3 In the Advanced game: the trains that would carry it. */
  trains: number[];
}

/** A delivery one could make. */
export interface Delivery extends Haul {
  move: string;
}

/** What a claim's freight brings in a market, and how much more of it the active seat may sell there. */
function saleOf(view: SilvertonView, claim: string, market: string): { price: number; room: number } {
  const { freight } = claimOf(claim);
  const column = COLUMNS.find((one) => one.freight === freight && (one.town === null || one.town === market));
  const shown = view.chart.find(({ name }) => name === column?.id);
  if (!column || !shown) return { price: 0, room: 0 };
  const { limit } = columnOf(column.id);
  return { price: shown.price, room: limit === null ? Infinity : limit - shown.delivered };
}

const heldBy = ({ players }: SilvertonView, card: string): Claim | undefined =>
  players.flatMap(({ claims }) => claims).find((claim) => claim.card === card);

/** Freight of a claim that a seat takes somewhere, by these trains or by all that can serve. */
export function haul(
  view: SilvertonView,
  seat: number,
  claim: string,
  end: string,
  chosen: readonly number[] | null = null,
): Haul | null {
  const player = view.players[seat];
  if (!player) return null;
  const { town, freight } = claimOf(claim);
  const onto = isClaim(end) ? end : null;
  const market = onto ? claimOf(onto).town : end;
  const held = heldBy(view, claim);
  const { price, room } = onto ? { price: 0, room: Infinity } : saleOf(view, claim, market);
  const movable = Math.min(held ? movableOf(held) : 0, room);
  const { winter, cleared } = view;
  if (!isAdvanced(view)) {
    const way = routeOf(player.track, player.homes, town, market, winter, cleared);
    const most = onto ? capacity([TRANSFER], 1, freight) : Infinity;
    return { claim, market, onto, way, loads: Math.min(movable, most), price, trains: [] };
  }
  const way = easiestOf(player.track, player.homes, town, market, winter, cleared);
  const trains = chosen ? [...chosen] : readyTrains(player, town).map(({ power }) => power);
  // Where the edition of a table is another than ours, its routes are not known here.
  const most = way ? capacity(trains, longestOf(way), freight) : Infinity;
  return { claim, market, onto, way, loads: Math.min(movable, most), price, trains };
}

/** §30.6 The freight of a claim that can be moved this turn: what was transferred to it stays. */
export const movableOf = ({ freight, arrived }: Claim): number => freight - arrived;

/** Why freight that could be moved is not delivered anywhere: no way, no train, trains too weak, or a limit. */
export type Stuck = "far" | "trains" | "weak" | "full";

/** Why one's own freight can go to no market now; null where there is none to move. */
export function stuckBecause(view: SilvertonView, claim: Claim): Stuck | null {
  const player = view.players[view.seat];
  if (!player || !movableOf(claim)) return null;
  const { town, freight } = claimOf(claim.card);
  const sold = MARKETS.filter(({ id }) => saleOf(view, claim.card, id).price);
  const ways = sold.flatMap(({ id }) => haul(view, view.seat, claim.card, id)?.way ?? []);
  if (!ways.length) return "far";
  if (!isAdvanced(view)) return "full";
  const powers = readyTrains(player, town).map(({ power }) => power);
  if (!powers.length) return "trains";
  return ways.some((way) => capacity(powers, longestOf(way), freight)) ? "full" : "weak";
}

/** What a move that delivers freight, or offers to buy it, would do. */
export function deliveryOf(view: SilvertonView, move: string): Delivery | null {
  const read = /^deliver (c\d+) to (\S+)$/.exec(move) ?? /^buy freight of (c\d+) to (\S+)$/.exec(move);
  const found = read && view.asked !== null ? haul(view, view.asked, read[1]!, read[2]!) : null;
  return found && { move, ...found };
}

/** What an answer to "by which trains?" or "to which claim?" would do. */
export function haulOf(view: SilvertonView, move: string): Haul | null {
  const [question, , claim, end] = (view.agenda[0] ?? "").split(" ");
  const [verb, thing] = move.split(" ");
  if (view.asked === null || !claim || !thing) return null;
  if (question === "onto" && verb === "onto") return haul(view, view.asked, claim, thing);
  return question === "trains" && verb === "use" && end ? haul(view, view.asked, claim, end, powersIn(thing)) : null;
}

/** The delivery whose trains or loads are being chosen: "loads north c25 denver 9+24". */
export function deliveryAsked(view: SilvertonView): Haul | null {
  const [name, , claim, end, trains] = (view.agenda[0] ?? "").split(" ");
  if ((name !== "loads" && name !== "trains") || view.asked === null || !claim || !end) return null;
  return haul(view, view.asked, claim, end, trains ? powersIn(trains) : null);
}
