// What moves would bring, as the menu tells it.

import { pressedFor } from "./acting";
import type { Haul, SilvertonBrings } from "../../messages/silverton";
import { NOTHING_SHOWN, type Deed, type Shown } from "./situation";

type Brought<T extends SilvertonBrings["type"]> = Extract<SilvertonBrings, { type: T }>;

/** What a move brings, where it is of that type. */
export function brought<T extends SilvertonBrings["type"]>({ brings }: Deed, type: T): Brought<T> | null {
  return brings?.type === type ? (brings as Brought<T>) : null;
}

/** Freight on its way: by which route and trains, how much of it, and for how much. */
export const haulOf = (deed: Deed): Haul | null => brought(deed, "haul");

export const costOf = ({ brings }: Deed): number => (brings && "cost" in brings ? brings.cost : 0);

/** What a move is about, and the route it is about: highlighted while somebody points at the move. */
export function shownBy(deed: Deed | null): Shown {
  if (!deed) return NOTHING_SHOWN;
  const { form, brings } = deed;
  const way = brings && "way" in brings ? brings.way : [];
  const named = [
    pressedFor(form),
    "claim" in form ? form.claim : null,
    "segment" in form ? form.segment : null,
    "card" in form ? form.card : null,
  ];
  return { things: named.filter((thing) => thing !== null), way };
}
