// Who can hold cards, and what a move in notation touches.

import { SEATS, seatName } from "../../lib/seats";

/** The holder of the central cards, counted after the seats as the server does. */
export const CENTRE = 6;
export const SLOTS = [0, 1, 2] as const;

const holderCalled = (name: string): number => (name === "centre" ? CENTRE : SEATS.findIndex((seat) => seat === name));
const called = (holder: number): string => (holder === CENTRE ? "centre" : seatName(holder));

export const swapMove = (card: string, holder: number): string => `swap ${card} with ${called(holder)}`;
export const redirectMove = (holder: number): string => `redirect onto ${called(holder)}`;
export const takeMove = (slot: number): string => `take ${slot + 1}`;

/** What a move touches: a card of the hand, a holder, a slot, the pile. */
export interface Touched {
  card: string | null;
  holder: number | null;
  slot: number | null;
  pile: boolean;
}

const NOTHING: Touched = { card: null, holder: null, slot: null, pile: false };

/** What a move of the list points at; `me` is whose move it would be. */
export function touched(move: string | null, me: number): Touched {
  const [verb, first, , third] = (move ?? "").split(" ");
  if (verb === "swap") return { ...NOTHING, card: first ?? null, holder: holderCalled(third ?? "") };
  if (verb === "redirect") return { ...NOTHING, holder: holderCalled(move!.split(" ").at(-1)!) };
  if (verb === "take") return { ...NOTHING, slot: Number(first) - 1 };
  if (verb === "allow") return { ...NOTHING, holder: me };
  return { ...NOTHING, pile: verb === "sneak" || verb === "pass" };
}
