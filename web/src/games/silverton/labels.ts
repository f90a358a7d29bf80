// Where the names of towns are written so that none covers another: the markets first, the others if room is left.

import { TOWNS, type Town } from "./edition";
import { WIDTH, type Point } from "./map";

export interface Label extends Point {
  town: Town;
  anchor: "start" | "middle" | "end";
}

interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pixels of a letter, of a line of text, and from a town to its name. */
const LETTER = 6.9;
const TALL = 15;
const AWAY = 10;

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Something that lies on the map already: its middle, and its size in pixels. */
export interface Taken extends Point {
  wide: number;
  tall: number;
}

/** The names that find room at a scale; `first` are the towns that matter most, `taken` what lies there already. */
export function labelled(scale: number, first: readonly string[], taken: readonly Taken[]): Label[] {
  const unit = 1 / scale;
  const around = ({ x, y }: Point, width: number, height: number): Rect => ({
    left: x - (width / 2) * unit,
    right: x + (width / 2) * unit,
    top: y - (height / 2) * unit,
    bottom: y + (height / 2) * unit,
  });
  const rects = [
    ...TOWNS.map((town) => around(town, 12, 12)),
    ...taken.map((thing) => around(thing, thing.wide, thing.tall)),
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
    ];
    for (const place of places) {
      const left = { start: place.x, middle: place.x - (wide / 2) * unit, end: place.x - wide * unit }[place.anchor];
      const rect = {
        left,
        right: left + wide * unit,
        top: place.y - (TALL / 2) * unit,
        bottom: place.y + (TALL / 2) * unit,
      };
      const others = town.market ? names : [...names, ...rects];
      if (left < 0 || rect.right > WIDTH || others.some((other) => overlap(rect, other))) continue;
      names.push(rect);
      return [place];
    }
    return [];
  });
}
