// Steps that are passed: those in which there was nothing to do, and deals, unless somebody wants to stop for them.

import { seatNumber } from "../../lib/seats";
import type { SilvertonView } from "../../messages/silverton";

/** The steps of a turn in which one is asked something, by their questions. */
export const STEPS = [
  "place",
  "stake",
  "build",
  "operate",
  "plow",
  "deal",
  "deliver",
  "jail",
  "hire",
  "engage",
] as const;
export type StepName = (typeof STEPS)[number];

const isStep = (type: string): type is StepName => (STEPS as readonly string[]).includes(type);

/** The steps that still lie before a seat. */
const ahead = ({ agenda }: SilvertonView, seat: number): StepName[] =>
  agenda.flatMap((stage) =>
    "seat" in stage && seatNumber(stage.seat) === seat && isStep(stage.type) ? stage.type : [],
  );

/** The steps of a seat that have gone by without a question between two moments of a turn. */
export function passedBetween(before: SilvertonView, after: SilvertonView): StepName[] {
  const { seat } = after;
  if (before.round !== after.round || after.asked !== seat) return [];
  const left = new Set(ahead(after, seat));
  const asked = before.asked === seat ? before.question : null;
  return ahead(before, seat).filter((step, at, all) => step !== asked && !left.has(step) && all.indexOf(step) === at);
}

/** Questions after which somebody has not yet thought of deals. */
const BEFORE_DEALS = ["stake", "drawn", "build", "abandon", "operate", "plow"];

/** Whether deals are passed: freight is left to be delivered, so that one is asked once more and can come back. */
export function passesDeals(before: SilvertonView | null, now: SilvertonView): boolean {
  if (!before || now.question !== "deal" || now.asked !== now.seat || before.asked !== now.seat) return false;
  const sells = now.players[now.seat]?.claims.some(({ freight }) => freight > 0) ?? false;
  return sells && BEFORE_DEALS.includes(before.question ?? "");
}
