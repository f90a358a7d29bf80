// Where the names of towns are written so that none covers another: the markets first, the others if room is left.

import { placed, shared, type Rect } from "./boxes";
import { TOWNS, type Town } from "./edition";
import { WIDTH, type Point } from "./map";

export interface Label extends Point {
  town: Town;
  anchor: "start" | "middle" | "end";
}

/** Pixels of a letter, of a line of text, and from a town to its name. */
const LETTER = 6.9;
const TALL = 15;
const AWAY = 10;

/** The names that find room at a scale; `first` are the towns that matter most, `taken` what lies there already. */
export function labelled(scale: number, first: readonly string[], taken: readonly Rect[]): Label[] {
  const unit = 1 / scale;
  const rects = [
    ...TOWNS.map((town) => placed(town, { left: -6, right: 6, top: -6, bottom: 6 }, unit)),
    ...taken,
  ];
  const names: Rect[] = [];
  const rank = ({ id, market }: Town): number => (market ? 0 : first.includes(id) ? 1 : 2);
  return TOWNS.toSorted((a, b) => rank(a) - rank(b)).flatMap((town) => {
    const wide = town.name.length * LETTER * (town.market ? 1.14 : 1);
    const places: Label[] = [
      { town, x: town.x + AWAY * unit, y: town.y, anchor: "start" },
      { town, x: town.x - AWAY * unit, y: town.y, anchor: "end" },
      { town, x: town.x, y: town.y - (AWAY + 6) * unit, anchor: "middle" },
      { town, x: town.x, y: town.y + (AWAY + 6) * unit, anchor: "middle" },
      { town, x: town.x + 5 * unit, y: town.y - (AWAY + 4) * unit, anchor: "start" },
      { town, x: town.x + 5 * unit, y: town.y + (AWAY + 4) * unit, anchor: "start" },
      { town, x: town.x - 5 * unit, y: town.y - (AWAY + 4) * unit, anchor: "end" },
      { town, x: town.x - 5 * unit, y: town.y + (AWAY + 4) * unit, anchor: "end" },
    ];
    const found = places.flatMap((place) => {
      const left = { start: place.x, middle: place.x - (wide / 2) * unit, end: place.x - wide * unit }[place.anchor];
      const right = left + wide * unit;
      if (left < 0 || right > WIDTH) return [];
      return [{ place, rect: { left, right, top: place.y - (TALL / 2) * unit, bottom: place.y + (TALL / 2) * unit } }];
    });
    const free = (others: readonly Rect[]) =>
      found.find(({ rect }) => others.every((other) => shared(rect, other) === 0));
    const best = free([...names, ...rects]) ?? (town.market ? free(names) : undefined);
    if (best) names.push(best.rect);
    return best ? [best.place] : [];
  });
}
