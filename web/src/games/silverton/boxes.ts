// How large the box of a segment is, and where along its line it lies so that none covers another.

import type { Segment } from "../../messages/silverton";

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pixels from the middle of a cube to its edge. */
export const CUBE = 10;
/** Pixels of the crystal beside a box where snow lies. */
export const CRYSTAL = 14;

/** Pixels from the middle of a plate with the cost to its edge. */
export const plateEdge = ({ cost }: Segment): number => `${cost}`.length * 4 + 4;

/** Half the base of the triangle with the distance, in pixels. */
export const triangleHalf = ({ distance }: Segment): number => (distance > 9 ? 15.5 : 12.5);

/** What a box covers, in pixels around its point: plate or cube, and triangle and crystal where they are written. */
export function extentOf(segment: Segment, owned: boolean, readable: boolean): Rect {
  const edge = owned || !readable ? CUBE : plateEdge(segment);
  if (!readable) return { left: -edge, right: edge, top: -CUBE, bottom: CUBE };
  return {
    left: -edge - (segment.snow ? CRYSTAL : 0),
    right: edge + 2 * triangleHalf(segment) - 1,
    top: -12,
    bottom: CUBE,
  };
}

/** A rectangle in pixels around a point of the map, in units of the map. */
export const placed = ({ x, y }: Point, { left, right, top, bottom }: Rect, unit: number): Rect => ({
  left: x + left * unit,
  right: x + right * unit,
  top: y + top * unit,
  bottom: y + bottom * unit,
});

/** How much of two rectangles lies over each other. */
export const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where a box could lie, the place one would like best first. */
export interface Placing {
  places: readonly Point[];
  extent: Rect;
}

/** Something that lies there already, and how bad it is to cover it. */
export interface Obstacle {
  rect: Rect;
  weight: number;
}

/** How often every box may look for a better place. */
const SWEEPS = 6;
/** What a place costs that is one farther from the best, and how bad it is to cover a box, in square units. */
const FARTHER = 4;
const COVERED = 4;

const around = (rects: readonly Rect[]): Rect => ({
  left: Math.min(...rects.map(({ left }) => left)),
  right: Math.max(...rects.map(({ right }) => right)),
  top: Math.min(...rects.map(({ top }) => top)),
  bottom: Math.max(...rects.map(({ bottom }) => bottom)),
});

/** A place for every box, with as little covered as can be found. */
export function settled(boxes: readonly Placing[], obstacles: readonly Obstacle[], unit: number): Point[] {
  const options = boxes.map(({ places, extent }) =>
    places.map((point, at) => {
      const rect = placed(point, extent, unit);
      const covered = obstacles.reduce((sum, { rect: other, weight }) => sum + weight * shared(rect, other), 0);
      return { point, rect, cost: covered + at * FARTHER };
    }),
  );
  const reach = options.map((choices) => around(choices.map(({ rect }) => rect)));
  const near = reach.map((one, at) =>
    reach.flatMap((other, index) => (index !== at && shared(one, other) > 0 ? [index] : [])),
  );
  const chosen = options.map(([first]) => first!);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    for (const [at, choices] of options.entries()) {
      const costs = choices.map(({ rect, cost }) =>
        near[at]!.reduce((sum, index) => sum + COVERED * shared(rect, chosen[index]!.rect), cost),
      );
      chosen[at] = choices[costs.indexOf(Math.min(...costs))]!;
    }
  return chosen.map(({ point }) => point);
}
