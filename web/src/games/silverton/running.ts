// Along a route from one end to the other: where something is that has gone so far, and which way it faces.

import type { Hop, Point } from "../../messages/silverton";

/** A sale under way: by which route, and whose train. */
export interface Run {
  way: readonly Hop[];
  seat: number;
}

export interface Going extends Point {
  /** Degrees by which it is turned, wheels down. */
  turn: number;
  /** Whether it goes to the left. */
  west: boolean;
}

/** A line of points by its length. */
export function along(points: readonly Point[]): { length: number; at: (far: number) => Going } {
  const parts = points.slice(1).map((to, at) => {
    const from = points[at]!;
    return { from, to, long: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  const length = parts.reduce((sum, { long }) => sum + long, 0);
  return {
    length,
    at: (far) => {
      let left = Math.min(Math.max(far, 0), length);
      const on = parts.find(({ long }) => left <= long || ((left -= long), false)) ?? parts.at(-1)!;
      const part = Math.min(left / (on.long || 1), 1);
      const [x, y] = [on.to.x - on.from.x, on.to.y - on.from.y];
      const west = x < 0;
      const turn = (Math.atan2(west ? -y : y, Math.abs(x)) * 180) / Math.PI;
      return { x: on.from.x + x * part, y: on.from.y + y * part, turn, west };
    },
  };
}
