// Choosing cards of the hand, and which moves of the menu are left for a choice.

import type { Choice } from "../contract";
import { MASK, QUICKSAND } from "./explorers";
import type { QuicksandEdition, QuicksandMove, Sink } from "../../messages/quicksand";

/** The cards chosen to be played, the explorer they are for, and the explorers that are to sink. */
export interface Chosen {
  colour: string | null;
  cards: number;
  masks: number;
  quicksand: number;
  sinks: readonly string[];
}

export const NOTHING: Chosen = { colour: null, cards: 0, masks: 0, quicksand: 0, sinks: [] };

export const isEmpty = ({ cards, masks, quicksand }: Chosen): boolean => cards + masks + quicksand === 0;

/** How many cards of a kind are chosen. */
export function chosenOf(chosen: Chosen, kind: string): number {
  if (kind === QUICKSAND) return chosen.quicksand;
  if (kind === MASK) return chosen.masks;
  return kind === chosen.colour ? chosen.cards : 0;
}

/** Choose one card more of a kind. Where all of them are chosen, or no more can be, they are put back. */
export function oneMore(chosen: Chosen, kind: string, held: number): Chosen {
  const had = chosenOf(chosen, kind);
  const now = had < held ? had + 1 : 0;
  if (kind === QUICKSAND) return { ...NOTHING, quicksand: now };
  if (kind === MASK) {
    const masked = { ...NOTHING, colour: chosen.colour, cards: chosen.cards, masks: now };
    return isEmpty(masked) ? NOTHING : masked;
  }
  return { ...NOTHING, colour: now ? kind : null, cards: now, masks: chosen.masks };
}

/** Choose the explorer that Masks move. */
export const forExplorer = (chosen: Chosen, colour: string): Chosen => ({ ...chosen, colour });

/** Choose an explorer that is to sink, or let it be. */
export function sinkToo(chosen: Chosen, colour: string): Chosen {
  const without = chosen.sinks.filter((one) => one !== colour);
  return { ...chosen, sinks: without.length < chosen.sinks.length ? without : [...without, colour] };
}

/** The moves that play exactly the chosen cards. */
export const left = <C extends Choice<QuicksandMove>>(menu: readonly C[], chosen: Chosen): C[] =>
  isEmpty(chosen) ? [] : menu.filter(({ form }) => form && fits(form, chosen));

function fits(form: QuicksandMove, chosen: Chosen): boolean {
  if (form.type === "sink")
    return (
      form.explorers.length === chosen.quicksand && chosen.sinks.every((colour) => form.explorers.includes(colour))
    );
  if (form.type !== "move-explorer" && form.type !== "rescue") return false;
  const isOf = chosen.colour === null || chosen.colour === form.colour;
  return isOf && chosen.quicksand === 0 && form.cards === chosen.cards && form.masks === chosen.masks;
}

/** The move that sinks exactly these explorers. */
export const sinkForm = ({ explorers }: QuicksandEdition, sinks: readonly string[]): Sink => ({
  type: "sink",
  explorers: explorers.map(({ colour }) => colour).filter((colour) => sinks.includes(colour)),
});
