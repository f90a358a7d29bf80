// What flies over the table when something happens, from where it was to where it is; cause before effect.

import { seatNumber } from "../../lib/seats";
import type { QuickSilverEvent, QuickSilverView } from "../../messages/quick-silver";
import { CENTRE, holderCalled, SLOTS } from "./holders";
import { anchor, type Layout, type Point } from "./layout";

export type Piece = "card" | "plate" | "sneak" | "burst" | "mend";

export interface Flight {
  id: number;
  piece: Piece;
  /** The card's name where it is seen. */
  card: string | null;
  from: Point;
  to: Point;
  /** Milliseconds before it starts, and how long it takes. */
  after: number;
  lasts: number;
}

const LASTS = 300;
const PAUSE = 60;
const BETWEEN_CARDS = 45;

let made = 0;

/** The flights of some events. `lying` is where an offered card lies already. */
export function flightsOf(events: QuickSilverEvent[], table: Layout, lying: Point | null): Flight[] {
  const flights: Flight[] = [];
  let clock = 0;
  let offered = lying;
  const fly = (piece: Piece, from: Point, to: Point, card: string | null = null, after = clock): void => {
    flights.push({ id: (made += 1), piece, card, from, to, after, lasts: LASTS });
  };
  const wait = (steps = 1): void => void (clock += steps * (LASTS + PAUSE));
  for (const event of events) {
    if (event.type === "Redirected") {
      fly("plate", place(table, holderCalled(event.seat)), table.tin);
      wait();
    } else if (event.type === "Offered") {
      offered = anchor(table, holderCalled(event.taker));
    } else if (event.type === "Swapped") {
      const source = event.slot === null ? anchor(table, holderCalled(event.source)) : table.slots[event.slot - 1]!;
      fly("card", offered ?? anchor(table, holderCalled(event.taker)), source, event.gave);
      wait();
      fly("card", source, place(table, holderCalled(event.taker)), event.took);
      wait();
    } else if (event.type === "Sneaked") {
      fly("sneak", table.pile, place(table, holderCalled(event.seat)));
      wait();
    } else if (event.type === "PlateUsed") {
      const at = place(table, holderCalled(event.seat));
      fly("mend", { x: at.x, y: at.y - table.cart.height / 2 }, at);
      wait();
    } else if (event.type === "Blasted" || event.type === "Died") {
      const at = place(table, holderCalled(event.seat));
      fly("burst", at, at);
    } else if (event.type === "Dealt") {
      if (flights.length) wait();
      const living = event.faceup.map((cards, seat) => (cards.length ? seat : -1)).filter((seat) => seat >= 0);
      const order = SLOTS.flatMap(() => living);
      for (const [at, seat] of order.entries())
        fly("card", place(table, holderCalled(event.dealer)), place(table, seat), null, clock + at * BETWEEN_CARDS);
    }
  }
  return flights;
}

function place(table: Layout, holder: number): Point {
  return (holder === CENTRE ? null : table.seats[holder]) ?? table.centre;
}

/** Whom events touch, for a short highlight where nothing moves. */
export function touchedBy(events: QuickSilverEvent[]): number[] {
  const holders = new Set<string>();
  for (const event of events) {
    if ("seat" in event) holders.add(event.seat);
    if ("holder" in event) holders.add(event.holder);
    if ("taker" in event) holders.add(event.taker);
    if ("source" in event) holders.add(event.source);
    if ("target" in event) holders.add(event.target);
    if ("onto" in event) holders.add(event.onto);
  }
  return [...holders].map(holderCalled);
}

/** The swap that waits for an answer: where it has come from and is now, and the card for its owner. */
export function swapOf({ asking, asked }: QuickSilverView): { way: number[]; card: string | null } | null {
  if (asked === null) return null;
  if (asking?.type === "take") return { way: [asked, CENTRE], card: asking.card };
  if (asking?.type !== "redirect") return null;
  const from = [asking.taker, asking.sender].filter((seat) => seat !== null);
  return { way: [...from.map(seatNumber), asked], card: asking.card };
}

/** After these nothing is left to be seen of a swap. */
const ENDS: readonly QuickSilverEvent["type"][] = ["Sneaked", "Passed", "Revealed", "Dealt"];

/** The way of a swap after some events: whom it has gone to, the taker first. It stays until something else is done. */
export function wayAfter(way: number[], events: QuickSilverEvent[]): number[] {
  return events.reduce((until, event) => {
    if (ENDS.includes(event.type)) return [];
    if (event.type === "Offered") return [event.taker, event.target].map(holderCalled);
    if (event.type !== "Redirected") return until;
    return [...(until.length ? until : [event.taker, event.seat].map(holderCalled)), holderCalled(event.onto)];
  }, way);
}
