// What a thing on the board means when it is pressed, and what a move touches.

import type { Choice as AnyChoice, Meant } from "../contract";
import { called, CENTRE, holderCalled } from "./holders";
import type { QuickSilverBrings, QuickSilverMove, QuickSilverView } from "../../messages/quick-silver";
import { words } from "./words";

export type Choice = AnyChoice<QuickSilverMove, QuickSilverBrings>;

export type Thing =
  | { kind: "holder"; holder: number }
  | { kind: "slot"; slot: number }
  | { kind: "card"; card: string }
  | { kind: "pile" };

export interface Situation {
  view: QuickSilverView;
  menu: readonly Choice[];
  /** The card of one's hand that was chosen to be swapped. */
  picked: string | null;
}

/** The move that pressing a thing means, legal or not; null where nothing is a move any more. */
export function meaning(thing: Thing, { view, menu, picked }: Situation): QuickSilverMove | null {
  if (view.outcome || !view.carts[view.seat] || view.carts[view.seat]!.out) return null;
  if (thing.kind === "slot") return { type: "take", slot: thing.slot + 1 };
  if (thing.kind === "card") return { type: "swap", card: thing.card, target: called(CENTRE) };
  if (thing.kind === "pile") return menu.find(({ form }) => form?.type === "pass")?.form ?? { type: "sneak" };
  if (view.question === "redirect" && view.asked === view.seat)
    return thing.holder === view.seat ? { type: "allow" } : { type: "redirect", onto: called(thing.holder) };
  return { type: "swap", card: picked ?? "", target: called(thing.holder) };
}

/** What a move touches: a card of the hand, holders, a slot, the pile. */
export interface Touched {
  card: string | null;
  holders: readonly number[];
  slot: number | null;
  pile: boolean;
}

const NOTHING: Touched = { card: null, holders: [], slot: null, pile: false };

/** What a move touches; `me` is whose move it would be. */
export function touched(form: QuickSilverMove | undefined, me: number): Touched {
  switch (form?.type) {
    case "swap":
      return { ...NOTHING, card: form.card, holders: [holderCalled(form.target)] };
    case "redirect":
      return { ...NOTHING, holders: [holderCalled(form.onto), me] };
    case "allow":
      return { ...NOTHING, holders: [me] };
    case "take":
      return { ...NOTHING, slot: form.slot - 1 };
    case "sneak":
    case "pass":
      return { ...NOTHING, pile: true };
    default:
      return NOTHING;
  }
}

/** What returning a plate would leave, where that is dangerous. */
export function hurts({ brings }: Meant<QuickSilverMove, QuickSilverBrings>): string | null {
  if (!brings || brings.plates > 1) return null;
  return brings.plates === 1 ? words.hurts.single : words.hurts.last;
}
