// Passenger cards that two run together: their route, its parts, and what each pays and gets.

import { seatNumber } from "../../lib/seats";
import { passengerOf, segmentOf } from "./map";
import type { SilvertonView } from "./messages";
import { connected, usable, wayBetween, type Way } from "./network";

/** A way counts by its length, and then by how much of it is the first seat's. */
const SCALE = 10_000;
const TEN = 10;

export interface JointWay {
  way: Way;
  /** How much of it is whose, by the order of the seats that were asked about. */
  parts: [number, number];
}

/** §29.2 The shortest way for a card over the networks of two, with the least of the lower player number's. */
export function jointWay(view: SilvertonView, seats: readonly [number, number], card: string): JointWay | null {
  const [one, other] = seats.map((seat) => view.players[seat]);
  if (!one || !other) return null;
  const track = new Map(
    [one, other].flatMap((player) =>
      connected(player.track, player.homes).map((segment) => [segment, player] as const),
    ),
  );
  const lower = one.number < other.number ? one : other;
  const { from, to } = passengerOf(card);
  const open = usable([...track.keys()], view.winter, view.cleared);
  const way = wayBetween(
    open,
    from,
    to,
    (segment) => segmentOf(segment).distance * (track.get(segment) === lower ? SCALE + 1 : SCALE),
  );
  if (!way) return null;
  const first = way.hops
    .filter(({ segment }) => track.get(segment) === one)
    .reduce((sum, { segment }) => sum + segmentOf(segment).distance, 0);
  return { way, parts: [first, way.length - first] };
}

/** §29.3 With whom a seat could run a card, and how long that route is. */
export function partnersFor(view: SilvertonView, card: string, seat = view.seat): { seat: number; length: number }[] {
  if (!view.options["joint-routes"]) return [];
  return view.players.flatMap((_, other) => {
    const joint = other === seat ? null : jointWay(view, [seat, other], card);
    return joint && Math.min(...joint.parts) > 0 ? [{ seat: other, length: joint.way.length }] : [];
  });
}

/** §29.7 What two pay for a card: the shorter part to the nearest $10, the longer the rest. */
export function sharesOf(
  price: number,
  [one, other]: readonly [number, number],
  oneIsLower: boolean,
): [number, number] {
  const whole = one + other;
  const less = Math.floor((2 * price * Math.min(one, other) + TEN * whole) / (2 * TEN * whole)) * TEN;
  const isShorter = one < other || (one === other && !oneIsLower);
  return isShorter ? [less, price - less] : [price - less, less];
}

/** §5.2, §31.2 What a passenger card pays; §29.8 each of two half, rounded up to $10. */
export function fareOf(view: SilvertonView, card: string, isShared = false): number {
  const pays = passengerOf(card).pays * (view.options["improved-routes"] ? 2 : 1);
  return isShared ? Math.ceil(pays / (2 * TEN)) * TEN : pays;
}

/** An agreement that is being asked about: "join north east p5". */
export function agreementAsked({ agenda }: SilvertonView): { card: string; seats: [number, number] } | null {
  const found = /^(?:join|agree) (\w+) (\w+) (p\d+)$/.exec(agenda[0] ?? "");
  return found && { card: found[3]!, seats: [seatNumber(found[1]), seatNumber(found[2])] };
}
