// Choosing cards of the hand, and which moves of the menu are left for a choice.

import type { Choice } from "../../messages";
import { COLOURS, MASK, QUICKSAND } from "./explorers";
import { TEMPLE } from "./board";

/** A move of the menu, read. */
export type Play =
  | { does: "move"; colour: string; cards: number; masks: number; end: number }
  | { does: "rescue"; colour: string; cards: number; masks: number }
  | { does: "sink"; colours: string[] }
  | { does: "discard"; card: string }
  | { does: "pass" }
  | { does: "keep" };

const MOVE = /^move (\w+) (\d+)(?:\+(\d+))? to (\w+)$/;
const RESCUE = /^rescue (\w+)( with mask)?$/;

/** What a move says in its notation; null where it is none of this game's. */
export function read(move: string): Play | null {
  const moved = MOVE.exec(move);
  if (moved) {
    const [, colour, cards, masks, end] = moved;
    return {
      does: "move",
      colour: colour!,
      cards: Number(cards),
      masks: Number(masks ?? 0),
      end: end === "temple" ? TEMPLE : Number(end),
    };
  }
  const rescued = RESCUE.exec(move);
  if (rescued) {
    const masks = rescued[2] ? 1 : 0;
    return { does: "rescue", colour: rescued[1]!, cards: 1 - masks, masks };
  }
  const [verb, ...rest] = move.split(" ");
  if (verb === "sink") return { does: "sink", colours: rest };
  if (verb === "discard") return { does: "discard", card: rest[0] ?? "" };
  return verb === "pass" || verb === "keep" ? { does: verb } : null;
}

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

/** The moves that play exactly the chosen cards, with what each of them says. */
export function left(menu: readonly Choice[], chosen: Chosen): { choice: Choice; play: Play }[] {
  if (isEmpty(chosen)) return [];
  return menu.flatMap((choice) => {
    const play = read(choice.move);
    return play && fits(play, chosen) ? { choice, play } : [];
  });
}

function fits(play: Play, chosen: Chosen): boolean {
  if (play.does === "sink")
    return play.colours.length === chosen.quicksand && chosen.sinks.every((colour) => play.colours.includes(colour));
  if (play.does !== "move" && play.does !== "rescue") return false;
  const isOf = chosen.colour === null || chosen.colour === play.colour;
  return isOf && chosen.quicksand === 0 && play.cards === chosen.cards && play.masks === chosen.masks;
}

/** The move that sinks exactly these explorers, as it is written. */
export const sinkMove = (colours: readonly string[]): string =>
  `sink ${COLOURS.filter((colour) => colours.includes(colour)).join(" ")}`;
