// What is chosen on the board before a move is made of it: two cards to look at, cards to exchange, a gift, a place for
// the token. Cards are chosen by their tags.

import type { Choice } from "../../messages";
import type { Card, SilverCoinView } from "./messages";
import type { Deed } from "./reading";

/** What chosen cards are for. */
export type Purpose = "peek" | "exchange" | "gift" | "token";

const QUESTIONS: Record<string, Purpose> = {
  peek: "peek",
  drawn: "exchange",
  taken: "exchange",
  exchange: "exchange",
  register: "gift",
};

/** How many can be chosen at most. */
const MOST: Record<Purpose, number> = { peek: 2, exchange: Infinity, gift: 1, token: 1 };

/** The words of the moves that a purpose is made of. */
const WORDS: Record<Purpose, string> = { peek: "look", exchange: "exchange", gift: "give", token: "protect" };

/** What cards are chosen for now; null where none are. */
export function purposeOf(view: SilverCoinView, menu: readonly Choice[], laying: boolean): Purpose | null {
  if (!menu.length) return null;
  if (laying) return "token";
  return QUESTIONS[view.question ?? ""] ?? null;
}

/** The move that makes a card one to choose. */
export const pickOf = (deeds: readonly Deed[], purpose: Purpose | null): Deed | null =>
  deeds.find(({ way, play }) => way === "pick" && purpose !== null && play.does === WORDS[purpose]) ?? null;

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
export function made(purpose: Purpose, places: readonly number[]): string | null {
  if (purpose === "peek" && places.length === 2) return `look ${places.join(" ")}`;
  return purpose === "token" && places.length === 1 ? `protect ${places[0]}` : null;
}

/** The moves of an exchange for the cards at these places, one after the other. */
export const exchangeOf = (places: readonly number[]): string[] => [
  ...places.map((place) => `exchange ${place}`),
  "done",
];

/** Whether cards one can see are known not to match. A Doppelganger goes with any. */
export function differ(cards: readonly Card[], jokers: boolean): boolean {
  const numbers = cards.flatMap(({ number }) => (number === null || (jokers && number === 13) ? [] : [number]));
  return new Set(numbers).size > 1;
}
