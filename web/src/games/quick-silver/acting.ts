// What a thing on the board does when it is pressed: a move of the menu, or the reason why it does nothing.

import type { Choice } from "../../messages";
import type { QuickSilverView } from "./messages";
import type { WhyNot } from "../contract";
import { CENTRE, redirectMove, swapMove, takeMove } from "./holders";
import { words } from "./words";

export type Thing =
  | { kind: "holder"; holder: number }
  | { kind: "slot"; slot: number }
  | { kind: "card" }
  | { kind: "pile" }
  | { kind: "tin" };

export interface Situation {
  view: QuickSilverView;
  names: string[];
  menu: Choice[];
  /** The card of one's hand that was chosen to be swapped. */
  picked: string | null;
}

/** The move that pressing a thing makes, if it is on the menu. */
export function moveOf(thing: Thing, { view, menu, picked }: Situation): Choice | null {
  const wanted = candidates(thing, view, picked);
  return menu.find(({ move }) => wanted.includes(move)) ?? null;
}

function candidates(thing: Thing, view: QuickSilverView, picked: string | null): string[] {
  if (thing.kind === "slot") return [takeMove(thing.slot)];
  if (thing.kind === "pile") return ["sneak", "pass"];
  if (thing.kind !== "holder") return [];
  const { holder } = thing;
  if (view.question === "redirect") return [holder === view.seat ? "allow" : redirectMove(holder)];
  return picked ? [swapMove(picked, holder)] : [];
}

/** Why a thing does nothing now. */
export function whyNot(thing: Thing, situation: Situation): WhyNot | null {
  const { view, menu } = situation;
  const { why } = words;
  if (view.outcome) return { says: why.over, rule: "1.4" };
  if (view.seat < 0) return { says: why.watching, rule: "10.3" };
  if (view.carts[view.seat]?.out) return { says: why.out, rule: "6.7" };
  if (thing.kind === "tin") return { says: why.tin, rule: "5.8" };
  if (view.question === "spy") return { says: why.spying, rule: "3.6" };
  if (menu.length === 0) return elsewhere(situation);
  if (view.question === "turn") return inTurn(thing, situation);
  if (view.question === "redirect") return answering(thing, situation);
  if (thing.kind === "card") return { says: why.laid, rule: "4.4" };
  return { says: why.takeOne, rule: "4.6" };
}

/** Somebody else is asked. */
function elsewhere({ view, names }: Situation): WhyNot | null {
  if (view.asked === null || view.asked === view.seat) return null;
  const name = names[view.asked] ?? "";
  if (view.question === "redirect") return { says: words.why.answers(name), rule: "5.1" };
  if (view.question === "take") return { says: words.why.takes(name), rule: "4.6" };
  return { says: words.why.turnOf(name), rule: "4.1" };
}

function inTurn(thing: Thing, { view, names, picked }: Situation): WhyNot | null {
  const { why } = words;
  if (thing.kind === "holder" && thing.holder !== CENTRE) {
    if (thing.holder === view.seat) return { says: why.needsTwo, rule: "5.4" };
    if (view.carts[thing.holder]?.out) return { says: why.theyAreOut(names[thing.holder] ?? ""), rule: "6.7" };
  }
  if (thing.kind === "slot" && picked) return { says: why.slots, rule: "4.6" };
  return { says: why.chooseFirst, rule: "4.4" };
}

function answering(thing: Thing, { view, names }: Situation): WhyNot {
  const { why } = words;
  if (thing.kind === "card") return { says: why.blind, rule: "4.5" };
  if (thing.kind !== "holder") return { says: why.waiting, rule: "5.1" };
  if (thing.holder === view.swap?.taker) return { says: why.notTaker, rule: "5.4" };
  if (thing.holder === view.swap?.sender) return { says: why.notSender, rule: "5.2" };
  if (view.carts[thing.holder]?.out) return { says: why.theyAreOut(names[thing.holder] ?? ""), rule: "6.7" };
  return { says: why.noPlate, rule: "5.5" };
}

/** What returning a plate would leave, where that is dangerous. */
export function hurts(move: string, view: QuickSilverView): string | null {
  const mine = view.carts[view.seat];
  if (!mine || !move.startsWith("redirect")) return null;
  const left = mine.plates - 1;
  if (left > 1) return null;
  return left === 1 ? words.hurts.single : words.hurts.last;
}
