// Where the names of towns stand: the edition says it, and they stay there however near one looks.

import type { Point, Town } from "../../messages/silverton";
import { placed, type Rect } from "./map";

export interface Label extends Point {
  anchor: "start" | "middle" | "end";
  /** How high its letters are, in units of the map. */
  size: number;
  /** What the name covers. */
  rect: Rect;
}

/** How high the letters of a name are, in pixels: those of a market are larger. */
const SIZE = { market: 15, town: 13 };
/** How wide a letter is, and how high a line, by the height of letters. */
const LETTER = 0.58;
const LINE = 1.2;

/** The name of a town; `mark` is how many units of the map a pixel takes. */
export function labelOf(town: Town, mark: number): Label {
  const { label, name, market } = town;
  const size = market ? SIZE.market : SIZE.town;
  const anchor = label.x > 0 ? "start" : label.x < 0 ? "end" : "middle";
  const [wide, high] = [name.length * size * LETTER, size * LINE];
  const left = label.x - { start: 0, middle: wide / 2, end: wide }[anchor];
  const rect = { left, right: left + wide, top: label.y - high / 2, bottom: label.y + high / 2 };
  return {
    x: town.x + label.x * mark,
    y: town.y + label.y * mark,
    anchor,
    size: size * mark,
    rect: placed(town, rect, mark),
  };
}

/** Which names are written: from afar those of the markets alone, and as large as from near. */
export function labelled(towns: readonly Town[], pixel: number, scale: number): { town: Town; label: Label }[] {
  const near = isLegible(pixel, scale);
  return towns
    .filter(({ market }) => near || market)
    .map((town) => ({ town, label: labelOf(town, near ? pixel : 1 / scale) }));
}

/** From this part of its full size on, what is written can be read. */
const LEGIBLE = 0.76;

/** Whether what is written on the map can be read; `pixel` is how many units of the map it takes for a pixel. */
export const isLegible = (pixel: number, scale: number): boolean => pixel * scale >= LEGIBLE;
