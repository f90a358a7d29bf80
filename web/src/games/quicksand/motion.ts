// What moves when something happens: pawns walk along the arrows, or go back to their start; cause before effect.

import { seatNumber } from "../../lib/seats";
import { MASK, QUICKSAND } from "./explorers";
import type { QuicksandEvent } from "../../messages/quicksand";

/** One explorer's way over the board. */
export interface Walk {
  id: number;
  colour: string;
  /** The spaces it comes to, the first where it was. */
  way: number[];
  /** Milliseconds before it starts, and how long it takes. */
  after: number;
  lasts: number;
}

const STEP = 240;
const BACK = 320;
const PAUSE = 120;

let made = 0;

/** The walks of some events, one after the other. */
export function walksOf(events: QuicksandEvent[]): Walk[] {
  const walks: Walk[] = [];
  let clock = 0;
  const walk = (colour: string, way: number[], lasts: number): void => {
    walks.push({ id: (made += 1), colour, way, after: clock, lasts });
    clock += lasts + PAUSE;
  };
  for (const event of events) {
    if (event.type === "Moved") walk(event.explorer, event.way, (event.way.length - 1) * STEP);
    else if (event.type === "SentBack") walk(event.explorer, event.way, BACK);
  }
  return walks;
}

/** The explorers that events touch, for a short highlight. */
export function touchedBy(events: QuicksandEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === "Sank") return event.explorers;
    return "explorer" in event ? [event.explorer] : [];
  });
}

/** The cards that a seat has just drawn, as far as they are seen. */
export const drawnBy = (events: QuicksandEvent[], seat: number): string[] =>
  events.flatMap((event) => (event.type === "Drew" && seatNumber(event.seat) === seat ? (event.cards ?? []) : []));

/** What somebody has played, which lies there until somebody plays again. */
export interface Played {
  seat: number;
  cards: { kind: string; count: number }[];
  /** The spaces that an explorer came over. */
  way: readonly number[];
}

/** What was played last, after some events. */
export function playedAfter(played: Played | null, events: QuicksandEvent[]): Played | null {
  for (const event of events) {
    if (event.type === "Began" || event.type === "HandsThrownIn" || event.type === "Passed") played = null;
    const cards = cardsOf(event);
    if (!cards || !("seat" in event)) continue;
    const way = event.type === "Moved" ? event.way : [];
    played = { seat: seatNumber(event.seat), cards: cards.filter(({ count }) => count > 0), way };
  }
  return played;
}

function cardsOf(event: QuicksandEvent): Played["cards"] | null {
  switch (event.type) {
    case "Moved":
      return [
        { kind: event.explorer, count: event.cards },
        { kind: MASK, count: event.masks },
      ];
    case "Rescued":
      return [{ kind: event.mask ? MASK : event.explorer, count: 1 }];
    case "Sank":
      return [{ kind: QUICKSAND, count: event.explorers.length }];
    default:
      return null;
  }
}
