// Several moves by one press: each is made when it is asked for, and what is no longer possible ends the row.

import { alike } from "../../lib/meant";
import type { SilvertonMove } from "../../messages/silverton";
import { deedsOf } from "./acting";
import { brought, costOf } from "./bringing";
import type { Deed } from "./situation";
import { words } from "./words";

/** A press that makes several moves, in words. */
export interface Batch {
  says: string;
  moves: readonly SilvertonMove[];
}

/** The second of two segments in a row, which is asked about once the first is built. */
export interface Second {
  segment: string;
  cost: number;
}

const DONE: SilvertonMove = { type: "done" };

/** The next move of a row, as the menu has it; null where it is not asked for. */
export const nextOf = (row: readonly SilvertonMove[], menu: readonly Deed[]): Deed | null =>
  menu.find(({ form }) => alike(form, row[0])) ?? null;

/** Sending a piece that is at home to a place, and placing it there: the strongest that can go. */
export function sending(place: string, menu: readonly Deed[], bonusOf: (piece: string) => number): SilvertonMove[] {
  const able = deedsOf(menu, "send").filter((deed) => brought(deed, "reach")?.places.includes(place));
  const best = able.toSorted((one, other) => bonusOf(other.form.piece) - bonusOf(one.form.piece))[0];
  if (!best) return [];
  const { kind } = brought(best, "reach")!;
  return [best.form, kind === "surveyor" ? { type: "survey", segment: place } : { type: "prospect", card: place }];
}

/** Of some moves that cost money all of them, if the cash is enough. */
function paidTogether(deeds: readonly Deed[], cash: number): Deed[] {
  const cost = deeds.reduce((sum, deed) => sum + costOf(deed), 0);
  return cost <= cash ? [...deeds] : [];
}

/** Whether the loads a claim is expected to bring are worth more than they cost. */
export function pays(deed: Deed): boolean {
  const digging = brought(deed, "digging");
  return digging !== null && digging.average * (digging.outlets[0]?.price ?? 0) > digging.cost;
}

/** Everything that a step asks about by one press: all that is bought, built or operated, and on from what does not pay. */
export function batchOf(menu: readonly Deed[], cash: number, second: Second | null = null): Batch | null {
  const { batch } = words;
  const beyond = second && deedsOf(menu, "build").every(({ form }) => form.segment !== second.segment) ? second : null;
  const kinds: [Deed[], (count: number, cost: number) => string][] = [
    [[...deedsOf(menu, "stake"), ...deedsOf(menu, "take")], batch.buy],
    [deedsOf(menu, "build"), batch.build],
    [deedsOf(menu, "operate").filter(pays), batch.operate],
  ];
  for (const [deeds, says] of kinds) {
    const last = deeds[0]?.form.type === "build" ? beyond : null;
    const all = paidTogether(deeds, cash - (last?.cost ?? 0));
    const rest = menu.filter(({ form }) => form.type === "operate").length > all.length;
    if (!all.length) continue;
    const cost = all.reduce((sum, deed) => sum + costOf(deed), last?.cost ?? 0);
    const then: SilvertonMove[] = last ? [{ type: "build", segment: last.segment }] : rest ? [DONE] : [];
    return { says: says(all.length + (last ? 1 : 0), cost), moves: [...all.map(({ form }) => form), ...then] };
  }
  return null;
}

/** A delivery of all that can go, by one press. */
export const delivering = (deed: Deed): SilvertonMove[] => {
  const haul = brought(deed, "haul");
  return haul ? [deed.form, { type: "load", loads: haul.loads }] : [deed.form];
};
