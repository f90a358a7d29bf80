// The cards of a hand and of the centre as they lie on the table: open, remembered, or hidden.

import { SLOTS } from "./holders";
import type { QuickSilverView } from "../../messages/quick-silver";

/** A card as it is shown: its name where it is seen, and whether only memory sees it. */
export interface Shown {
  card: string | null;
  remembered: boolean;
}

const HIDDEN: Shown = { card: null, remembered: false };

/** The three cards of a hand as this chair sees them on the table; those of others where all hands are open. */
export function shownHand(view: QuickSilverView, seat: number): Shown[] {
  const cart = view.carts[seat];
  if (!cart || (cart.out && !cart.hand)) return [];
  const others = seat !== view.seat ? cart.hand : null;
  const open = (view.outcome ? cart.hand : others) ?? view.spied?.[seat];
  const seen = [
    ...(open ?? []).map((card) => ({ card, remembered: false })),
    ...(open ? [] : (view.known?.hands[seat] ?? [])).map((card) => ({ card, remembered: true })),
  ];
  return [...seen, ...SLOTS.map(() => HIDDEN)].slice(0, SLOTS.length);
}

export function shownCentre(view: QuickSilverView): Shown[] {
  return SLOTS.map((slot) => {
    const open = view.centre?.[slot];
    if (open) return { card: open, remembered: false };
    const card = view.known?.centre[slot] ?? null;
    return { card, remembered: card !== null };
  });
}
