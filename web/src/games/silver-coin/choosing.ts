// What is chosen on the board before a move is made of it: two cards to look at, cards to exchange, a gift, a place for
// the token. Cards are chosen by their tags.

import type { Card, SilverCoinMove } from "../../messages/silver-coin";
import type { Deed, Offer } from "./things";

/** The moves that cards are chosen for. */
const PURPOSES = ["look-at-two", "exchange", "give"] as const;
export type Purpose = (typeof PURPOSES)[number] | "protect";

/** How many can be chosen at most. */
const MOST: Record<Purpose, number> = { "look-at-two": 2, exchange: Infinity, give: 1, protect: 1 };

export const offers = (menu: readonly Offer[], type: SilverCoinMove["type"]): Offer | undefined =>
  menu.find(({ form }) => form?.type === type);

/** What cards are chosen for now; null where none are. */
export function purposeOf(menu: readonly Offer[], laying: boolean): Purpose | null {
  if (laying) return "protect";
  return PURPOSES.find((type) => offers(menu, type)) ?? null;
}

/** Whether a card is one to choose. */
export const isToPick = (deeds: readonly Deed[], purpose: Purpose | null): boolean =>
  deeds.some(({ way, form }) => way === "pick" && form.type === purpose);

/** Choose a card, or put it back; where no more can be chosen, it takes the place of the first. */
export function toggled(picked: readonly number[], tag: number, purpose: Purpose): number[] {
  if (picked.includes(tag)) return picked.filter((other) => other !== tag);
  return [...picked.slice(Math.max(0, picked.length + 1 - MOST[purpose])), tag];
}

/** The places of the chosen cards in one's village, in their order. */
export function placesOf(picked: readonly number[], village: readonly Card[]): number[] {
  return village.flatMap(({ tag }, index) => (picked.includes(tag) ? [index + 1] : []));
}

/** The move that the chosen cards make at once, without a word. */
export function made(purpose: Purpose, [one, two]: readonly number[]): SilverCoinMove | null {
  if (purpose === "look-at-two" && one && two) return { type: purpose, one, two };
  return purpose === "protect" && one ? { type: purpose, place: one } : null;
}

/** The moves of an exchange for the cards at these places, one after the other. */
export const exchangeOf = (places: readonly number[]): SilverCoinMove[] => [
  ...places.map((place) => ({ type: "exchange" as const, place })),
  { type: "done" },
];
