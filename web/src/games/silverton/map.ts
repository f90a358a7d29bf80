// The lines of the map as they are drawn, and how much room their boxes take.

import type { Point, Segment } from "../../messages/silverton";

export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** One stroke; of a line between three towns, one from each to where they meet. */
export const strokesOf = (towns: readonly Point[], bends: readonly Point[]): Point[][] =>
  towns.length > 2 ? towns.map((town) => [town, bends[0]!]) : [[towns[0]!, ...bends, towns[1]!]];

/** Units before and after a turn that its curve takes. */
const CURVE = 18;

/** The point so far from one towards another, but at most half the way. */
function towards(from: Point, to: Point, far: number): Point {
  const part = Math.min(0.5, far / Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A stroke as SVG writes it, rounded where it turns. */
export function pathOf(stroke: readonly Point[]): string {
  const turns = stroke.slice(1, -1).map((turn, at) => {
    const [before, after] = [towards(turn, stroke[at]!, CURVE), towards(turn, stroke[at + 2]!, CURVE)];
    return `L${round(before)}Q${round(turn)} ${round(after)}`;
  });
  return `M${round(stroke[0]!)}${turns.join("")}L${round(stroke.at(-1)!)}`;
}

/** Pixels from the middle of a cube to its edge. */
export const CUBE = 10;
/** Pixels of the crystal beside a box where snow lies. */
export const CRYSTAL = 14;

/** Pixels from the middle of a plate with the cost to its edge. */
export const plateEdge = ({ cost }: Segment): number => `${cost}`.length * 4 + 4;

/** Half the base of the triangle with the distance, in pixels. */
export const triangleHalf = ({ distance }: Segment): number => (distance > 9 ? 15.5 : 12.5);

/** What a box covers, in pixels around its point: plate or cube, triangle, and the crystal where snow lies. */
export function extentOf(segment: Segment, owned: boolean): Rect {
  const edge = owned ? CUBE : plateEdge(segment);
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
