// Which names of towns are written where, so that none covers another: the markets first, the others if room is left.

import { placed, shared, type Rect } from "./map";
import type { Point, Town } from "../../messages/silverton";
import type { Printed } from "./printed";

export interface Label extends Point {
  town: Town;
  anchor: "start" | "middle" | "end";
  /** What the name covers. */
  rect: Rect;
}

/** Pixels of a letter, of a line of text, and from a name to the edge of the paper. */
const LETTER = 7.3;
const TALL = 15;
const EDGE = 4;
/** The names that find room at a scale; `first` are the towns that matter most, `taken` what lies there already. */
export function labelled(
  { edition: { towns, labels, width, height } }: Printed,
  scale: number,
  first: readonly string[],
  taken: readonly Rect[],
): Label[] {
  const unit = 1 / scale;
  const rects = [...towns.map((town) => placed(town, { left: -6, right: 6, top: -6, bottom: 6 }, unit)), ...taken];
  const names: Rect[] = [];
  const rank = ({ id, market }: Town): number => (market ? 0 : first.includes(id) ? 1 : 2);
  return towns
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((town) => {
      const wide = town.name.length * LETTER * (town.market ? 1.14 : 1) * unit;
      const found = [town.label, ...labels].flatMap((off): Label[] => {
        const [x, y] = [town.x + off.x * unit, town.y + off.y * unit];
        const anchor = off.x > 0 ? "start" : off.x < 0 ? "end" : "middle";
        const left = x - { start: 0, middle: wide / 2, end: wide }[anchor];
        const rect = { left, right: left + wide, top: y - (TALL / 2) * unit, bottom: y + (TALL / 2) * unit };
        const fits = rect.left > EDGE * unit && rect.right < width && rect.top > 0 && rect.bottom < height;
        return fits ? [{ town, x, y, anchor, rect }] : [];
      });
      const apart = found.filter(({ rect }) => names.every((other) => shared(rect, other) === 0));
      const free = apart.find(({ rect }) => rects.every((other) => shared(rect, other) === 0));
      const covers = ({ rect }: Label): number => rects.reduce((sum, other) => sum + shared(rect, other), 0);
      // A market is named in any case, where its name covers least.
      const best = free ?? (town.market ? apart.toSorted((one, other) => covers(one) - covers(other))[0] : undefined);
      if (best) names.push(best.rect);
      return best ? [best] : [];
    });
}
