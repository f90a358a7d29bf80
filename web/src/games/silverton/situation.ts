// What the parts of the board share: what is seen, what can be done, and how one does it.

import { getContext, setContext } from "svelte";
import type { Choice } from "../contract";
import type { Hop, SilvertonBrings, SilvertonMove, SilvertonView } from "../../messages/silverton";
import type { Pencil } from "./pencil.svelte";
import type { Printed } from "./printed";

/** A move of the menu. */
export interface Deed extends Choice<SilvertonMove, SilvertonBrings> {
  form: SilvertonMove;
}

/** What is highlighted: lines, cards, pieces and towns by their names, and a route on the map. */
export interface Shown {
  things: readonly string[];
  way: readonly Hop[];
}

/** What pressing something on the map does, in words and deed. */
export interface Doing {
  says: string;
  act: () => void;
  /** Whether it is not outlined: what a pencil can draw is nearly everything. */
  quiet?: boolean;
}

export const NOTHING_SHOWN: Shown = { things: [], way: [] };

export interface Situation {
  readonly printed: Printed;
  readonly view: SilvertonView;
  readonly names: readonly string[];
  readonly menu: readonly Deed[];
  /** What the move that somebody points at is about. */
  readonly pointed: readonly string[];
  /** What something has just happened to. */
  readonly lit: readonly string[];
  /** The move that is made by pressing a line, card, piece or town; null where there is none. */
  deed: (thing: string) => Deed | null;
  /** What pressing a card or line does that takes a piece at home first, in words and moves; null where none can go. */
  sent: (place: string) => { says: string; moves: readonly SilvertonMove[] } | null;
  play: (move: Deed | SilvertonMove) => void;
  /** Make several moves by one press: each as soon as it is asked for. */
  playRow: (moves: readonly SilvertonMove[]) => void;
  /** Ask why a move cannot be made now. */
  wonder: (move: SilvertonMove) => void;
  /** The planner's pencil; null where nobody plans, as in the pictures of the rules. */
  readonly pencil: Pencil | null;
  /** What a press does while one has the pencil in hand; null where it draws nothing. */
  pencilled: (thing: string) => Doing | null;
  /** Sketch the cheapest route to a card, and turn to its figures. */
  sketchTo: (card: string) => void;
  /** Let something be seen on the map, until somebody looks elsewhere. */
  show: (shown: Shown) => void;
}

/** What lets something be seen on the map while somebody points at a button, or has the focus on it. */
export function seenBy({ show }: Situation, shown: Shown): Record<string, () => void> {
  const [look, away] = [() => show(shown), () => show(NOTHING_SHOWN)];
  return { onmouseenter: look, onmouseleave: away, onfocus: look, onblur: away };
}

const KEY = Symbol("situation");

export const situate = (situation: Situation): Situation => setContext(KEY, situation);
export const theSituation = (): Situation => getContext<Situation>(KEY);

/** The same for a part that is looked at alone. */
export const contextOf = (situation: Situation): Map<unknown, unknown> => new Map([[KEY, situation]]);
