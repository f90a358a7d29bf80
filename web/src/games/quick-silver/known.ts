// What this chair knows beyond doubt of hidden cards, from the memory the table keeps for it (§3.9).

import type { Memory, QuickSilverView } from "./messages";
import { CENTRE, SLOTS } from "./holders";

export interface Known {
  /** Cards that are certainly in a hand, by seat. */
  hands: string[][];
  /** The card in each slot of the centre. */
  centre: (string | null)[];
}

/** A card left a hand. One that nobody saw may have been any: one of each kind is in doubt. */
function left(hand: string[], card: string | null): void {
  for (const doubtful of card ? [card] : new Set(hand)) {
    const at = hand.indexOf(doubtful);
    if (at >= 0) hand.splice(at, 1);
  }
}

const came = (hand: string[], card: string | null | undefined): void => void (card && hand.push(card));

function recall({ faceup, swaps }: Memory): Known {
  const hands = faceup.map((cards) => [...cards]);
  const centre: (string | null)[] = SLOTS.map(() => null);
  for (const { taker, source, slot, gave, took } of swaps) {
    const mine = hands[taker]!;
    left(mine, gave);
    if (source === CENTRE) {
      came(mine, took ?? centre[slot!]);
      centre[slot!] = gave;
    } else {
      left(hands[source]!, took);
      came(mine, took);
      came(hands[source]!, gave);
    }
  }
  return { hands, centre };
}

export function known(view: QuickSilverView): Known {
  return view.memory ? recall(view.memory) : { hands: view.carts.map(() => []), centre: SLOTS.map(() => null) };
}

/** A card as it is shown: its name where it is seen, and whether only memory sees it. */
export interface Shown {
  card: string | null;
  remembered: boolean;
}

const HIDDEN: Shown = { card: null, remembered: false };

/** The three cards of a hand as this chair sees them on the table. */
export function shownHand(view: QuickSilverView, seat: number, memory: Known): Shown[] {
  const cart = view.carts[seat];
  if (!cart || (cart.out && !cart.hand)) return [];
  const open = view.outcome ? cart.hand : view.spied?.[seat];
  const remembered = open || seat === view.seat ? [] : (memory.hands[seat] ?? []);
  const seen = [
    ...(open ?? []).map((card) => ({ card, remembered: false })),
    ...remembered.map((card) => ({ card, remembered: true })),
  ];
  return [...seen, ...SLOTS.map(() => HIDDEN)].slice(0, SLOTS.length);
}

export function shownCentre(view: QuickSilverView, memory: Known): Shown[] {
  return SLOTS.map((slot) => {
    const open = view.centre?.[slot];
    if (open) return { card: open, remembered: false };
    const card = memory.centre[slot] ?? null;
    return { card, remembered: card !== null };
  });
}
