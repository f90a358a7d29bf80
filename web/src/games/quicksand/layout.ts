// Where the spaces are drawn: from the river at the bottom to the temple at the top, wide or narrow.

import type { QuicksandEdition } from "../../messages/quicksand";

export interface Point {
  x: number;
  y: number;
}

/** The board of an edition, drawn in its own units. */
export interface Layout {
  width: number;
  height: number;
  /** The radius of a stone, and half the width of the temple. */
  stone: number;
  temple: number;
  /** How large a pawn is drawn. */
  pawn: number;
  /** Where each space is, and which of them is the temple. */
  points: readonly Point[];
  goal: number;
  /** The arrows, one after the other. */
  arrows: readonly { from: number; to: number }[];
  /** Pixels for a unit. */
  scale: number;
}

/** From this width on the trail winds; below it goes straight up. */
const WINDS = 600;
/** No smaller than a finger can press. */
const SMALLEST = 0.62;
const ON_A_WALL = 2;

/** How large a pawn is beside a stone. */
const PAWN = 0.051;

/** The board for so many pixels; `tall` are those there are in height, all of which are seen at once. */
export function layOut(
  { spaces, temple: goal, wide, narrow }: QuicksandEdition,
  room: number,
  tall = Infinity,
): Layout {
  const { width, height, stone, temple, points } = room < WINDS && tall > room ? narrow : wide;
  return {
    width,
    height,
    stone,
    temple,
    goal,
    pawn: stone * PAWN,
    points: points.map(([x, y]) => ({ x, y })),
    arrows: spaces.flatMap(({ id, to }) => to.map((end) => ({ from: id, to: end }))),
    scale: Math.min(room / width, Math.max(SMALLEST, Math.min(tall / height, ON_A_WALL))),
  };
}

/** How far from its middle a space ends. */
export const reach = (table: Layout, space: number): number => (space === table.goal ? table.temple : table.stone);

/** An arrow from the edge of one space to the edge of another. */
export interface Arrow {
  from: number;
  to: number;
  start: Point;
  end: Point;
  /** Where it points, in degrees. */
  turn: number;
}

/** Room between an arrow and the stones at its ends. */
const AIR = 3;

export function arrowsOf(table: Layout): Arrow[] {
  return table.arrows.map(({ from, to }) => {
    const a = table.points[from]!;
    const b = table.points[to]!;
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    const at = (part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return {
      from,
      to,
      start: at((reach(table, from) + AIR) / far),
      end: at(1 - (reach(table, to) + (to === table.goal ? 5 * AIR : AIR)) / far),
      turn,
    };
  });
}

/** How far a point is from the line between two others. */
export function distance(point: Point, a: Point, b: Point): number {
  const across = { x: b.x - a.x, y: b.y - a.y };
  const along = ((point.x - a.x) * across.x + (point.y - a.y) * across.y) / (across.x ** 2 + across.y ** 2);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - across.x * part, point.y - a.y - across.y * part);
}

export interface Plant extends Point {
  kind: number;
  size: number;
}

/** Plants where the trail leaves room. */
export function plantsOf(table: Layout): Plant[] {
  const grid = table.stone * 2.1;
  const plants: Plant[] = [];
  for (let row = 0; row * grid < table.height - 96; row += 1)
    for (let column = 0; column * grid < table.width; column += 1) {
      const noise = Math.abs(Math.sin(row * 12.9898 + column * 78.233) * 43758.5453) % 1;
      const at = { x: (column + 0.2 + noise * 0.6) * grid, y: (row + 0.5 + ((noise * 7) % 0.5)) * grid };
      const far = (from: number, to: number): number => distance(at, table.points[from]!, table.points[to]!);
      const room = Math.min(...table.arrows.map(({ from, to }) => far(from, to)));
      const inside = at.x > 14 && at.x < table.width - 14 && at.y > 20;
      if (inside && room > table.stone * 1.9)
        plants.push({ ...at, kind: Math.floor(noise * 30) % 3, size: 0.8 + ((noise * 13) % 0.5) });
    }
  return plants;
}
