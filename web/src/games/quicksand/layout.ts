// Where the spaces are drawn: from the river at the bottom to the temple at the top, wide or narrow.

import { ARROWS, TEMPLE } from "./board";

export interface Point {
  x: number;
  y: number;
}

/** A drawing of the board in its own units. */
export interface Plan {
  width: number;
  height: number;
  /** The radius of a stone, and half the width of the temple. */
  stone: number;
  temple: number;
  /** How large a pawn is drawn. */
  pawn: number;
  points: readonly Point[];
}

export interface Layout extends Plan {
  /** Pixels for a unit. */
  scale: number;
}

const pointsOf = (pairs: readonly (readonly [number, number])[]): Point[] => pairs.map(([x, y]) => ({ x, y }));

/** The trail winds to the right and back. */
const WIDE: Plan = {
  width: 800,
  height: 606,
  stone: 22,
  temple: 38,
  pawn: 1.15,
  // prettier-ignore
  points: pointsOf([
    [109, 572], [231, 572], [353, 572], [475, 572], [597, 572], [719, 572], [211, 470], [301, 505], [525, 507],
    [661, 496], [290, 395], [375, 451], [580, 444], [750, 455], [402, 367], [478, 426], [670, 401], [496, 338],
    [590, 351], [740, 334], [337, 296], [552, 266], [654, 281], [434, 277], [612, 195], [707, 171], [478, 202],
    [538, 145], [615, 94], [379, 205], [439, 120], [511, 56], [281, 195], [338, 123], [385, 46], [186, 219],
    [232, 111], [287, 46], [135, 136], [164, 46], [50, 58],
  ]),
};

/** The trail goes straight up. */
const NARROW: Plan = {
  width: 372,
  height: 668,
  stone: 19,
  temple: 30,
  pawn: 0.95,
  // prettier-ignore
  points: pointsOf([
    [31, 644], [93, 644], [155, 644], [217, 644], [279, 644], [341, 644], [60, 579], [130, 583], [244, 581],
    [314, 576], [95, 520], [164, 525], [231, 513], [326, 506], [67, 459], [139, 461], [273, 457], [104, 400],
    [174, 402], [243, 396], [22, 388], [75, 340], [181, 338], [23, 293], [123, 295], [291, 341], [92, 231],
    [181, 268], [238, 296], [43, 171], [167, 206], [277, 235], [95, 117], [157, 141], [232, 182], [112, 48],
    [219, 112], [299, 163], [186, 50], [349, 113], [286, 42],
  ]),
};

/** From this width on the trail winds; below it goes straight up. */
const WINDS = 600;
const LARGEST = 1.12;

/** The board for so many pixels. */
export function layOut(width: number): Layout {
  const plan = width < WINDS ? NARROW : WIDE;
  return { ...plan, scale: Math.min(width / plan.width, LARGEST) };
}

/** How far from its middle a space ends. */
export const reach = (plan: Plan, space: number): number => (space === TEMPLE ? plan.temple : plan.stone);

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

export function arrowsOf(plan: Plan): Arrow[] {
  return ARROWS.map(({ from, to }) => {
    const a = plan.points[from]!;
    const b = plan.points[to]!;
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    const at = (part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return {
      from,
      to,
      start: at((reach(plan, from) + AIR) / far),
      end: at(1 - (reach(plan, to) + (to === TEMPLE ? 5 * AIR : AIR)) / far),
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
export function plantsOf(plan: Plan): Plant[] {
  const grid = plan.stone * 2.1;
  const plants: Plant[] = [];
  for (let row = 0; row * grid < plan.height - 96; row += 1)
    for (let column = 0; column * grid < plan.width; column += 1) {
      const noise = Math.abs(Math.sin(row * 12.9898 + column * 78.233) * 43758.5453) % 1;
      const at = { x: (column + 0.2 + noise * 0.6) * grid, y: (row + 0.5 + ((noise * 7) % 0.5)) * grid };
      const far = (from: number, to: number): number => distance(at, plan.points[from]!, plan.points[to]!);
      const room = Math.min(...ARROWS.map(({ from, to }) => far(from, to)));
      const inside = at.x > 14 && at.x < plan.width - 14 && at.y > 20;
      if (inside && room > plan.stone * 1.9)
        plants.push({ ...at, kind: Math.floor(noise * 30) % 3, size: 0.8 + ((noise * 13) % 0.5) });
    }
  return plants;
}
