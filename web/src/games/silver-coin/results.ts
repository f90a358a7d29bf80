// A round that is over, read for the score sheet: what lay where, and why it scored so.

import { seatNumber } from "../../lib/seats";
import type { Result } from "./messages";

export interface Scored {
  seat: number;
  cards: { number: number; up: boolean }[];
  sum: number;
  score: number;
  called: boolean;
  /** Why the score is not the sum. */
  why: "lowest" | "failed" | "wolfman" | null;
}

export function scoredIn({ villages, scores, caller }: Result): Scored[] {
  return villages.map((village, seat) => {
    const cards = village.map((card) => ({ number: Number(/\d+/.exec(card)?.[0] ?? 0), up: !card.startsWith("(") }));
    const sum = cards.reduce((total, { number }) => total + number, 0);
    const score = scores[seat] ?? 0;
    const called = caller !== null && seatNumber(caller) === seat;
    return { seat, cards, sum, score, called, why: reason(sum, score, called) };
  });
}

function reason(sum: number, score: number, called: boolean): Scored["why"] {
  if (called) return score === 0 ? "lowest" : "failed";
  return score === 0 && sum > 0 ? "wolfman" : null;
}
