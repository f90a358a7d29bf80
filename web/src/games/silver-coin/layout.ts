// How large cards are drawn: as large as a village has room for.

import type { Card } from "../../messages/silver-coin";

/** The height of a card by its width. */
export const RATIO = 90 / 64;
export const GAP = 7;
/** Between cards where there is little height. */
const CLOSE = 3;
/** The width of a place at the end of a village. */
export const END = 44;
const LEAST = 28;
/** A village has room for so many upright cards before it makes them smaller. */
const USUAL = 5;
/** Below this width villages lie one above the other. */
const NARROW = 600;
/** The board on a desk, without what is written on it; on a wall cards grow with it, on a low window they shrink. */
const DESK = { width: 800, height: 610 };
const WRITTEN = 170;
const LARGEST = 2.1;
const SMALLEST = 0.5;
/** Between villages side by side. */
const SPACE = 16;
/** On a phone that lies the others are side by side, so that all is seen at once. */
const LYING = 420;

export interface Layout {
  narrow: boolean;
  /** Whether one's own village comes before what is said about it. */
  first: boolean;
  /** The room between cards. */
  gap: number;
  /** How many villages of others lie side by side. */
  columns: number;
  /** The room for a village of others, and for one that has the whole width. */
  room: number;
  whole: number;
  /** The widest cards: of others, of one's own, in the middle. */
  others: number;
  own: number;
  middle: number;
}

export function layOut(width: number, others: number, tall = Infinity): Layout {
  const narrow = width < NARROW && tall > width;
  const low = !narrow && tall < LYING;
  const columns = narrow || others < 2 ? 1 : low ? others : 2;
  const gap = low ? CLOSE : GAP;
  const whole = width - (narrow ? 16 : 20);
  const room = narrow ? whole : (width - (columns - 1) * SPACE) / columns - 20;
  const sizes = { narrow, first: narrow || low, gap, columns, room, whole };
  if (narrow) return { ...sizes, others: others > 1 ? 46 : 56, own: 64, middle: 58 };
  if (low) return { ...sizes, others: 40, own: 46, middle: 40 };
  const grown = (size: number): number =>
    Math.round(size * Math.max(SMALLEST, Math.min(width / DESK.width, (tall - WRITTEN) / DESK.height, LARGEST)));
  return { ...sizes, others: grown(others > 2 ? 66 : 74), own: grown(104), middle: grown(88) };
}

/** The width of the cards of a village. `ends` is how many places beside them are to be pressed. */
export function cardWidth(
  cards: readonly Pick<Card, "rotated">[],
  room: number,
  most: number,
  ends = 0,
  gap = GAP,
): number {
  const wide = cards.reduce((sum, { rotated }) => sum + (rotated ? RATIO : 1), 0);
  const left = room - ends * (END + gap) - gap * Math.max(USUAL - 1, cards.length - 1);
  const fits = left / Math.max(USUAL, wide);
  return Math.floor(Math.min(most, Math.max(LEAST, fits)));
}
