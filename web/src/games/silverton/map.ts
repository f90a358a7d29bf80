// The map: where lines and their boxes are drawn, laid out by the coordinates of towns and bends.

import { extentOf, placed, settled, type Obstacle, type Placing, type Point, type Rect } from "./boxes";
import type { Segment, SilvertonEdition, Town } from "../../messages/silverton";

export type { Point };

type Towns = ReadonlyMap<string, Town>;
type Plan = Pick<SilvertonEdition, "towns" | "segments" | "claims">;

/** The segments between the same towns, in their order. */
const alike = (segment: Segment, segments: readonly Segment[]): Segment[] =>
  segments.filter(
    ({ towns }) => towns.length === segment.towns.length && towns.every((town) => segment.towns.includes(town)),
  );

/** Units between lines side by side. */
const BESIDE = 15;
/** How far apart along their way the boxes of lines side by side would like to be. */
const STAGGER = 0.3;
/** How far from the middle of its line a box may lie, and by which steps it is tried. */
const FARTHEST = 0.4;
const TRIED = 0.02;
/** Units beside its line that a box may lie, so that it still touches the line; one is as bad as so many steps along it. */
const ASIDE = [0, 6, 12];
const ALONG = 2;
/** Units of the map for a pixel where boxes are laid out: about as near as one looks at the start. */
const LAID_OUT = 1.2;

/** A segment as it is drawn: its strokes, and its box. */
export interface Drawn {
  segment: Segment;
  /** One stroke; where it touches three towns, one from each to the middle. */
  strokes: Point[][];
  box: Point;
  /** Whether it is the lower of lines side by side, so that surveyors stand below its box. */
  lower: boolean;
}

const middleOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const far = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** A point moved so far in a direction. */
const moved = ({ x, y }: Point, to: Point, by: number): Point => ({ x: x + to.x * by, y: y + to.y * by });

/** The point a part of the way along a stroke. */
export function along(stroke: Point[], part: number): Point {
  const legs = stroke.slice(1).map((end, at) => far(stroke[at]!, end));
  let left = part * legs.reduce((sum, leg) => sum + leg, 0);
  for (const [at, leg] of legs.entries()) {
    if (left <= leg) {
      const [a, b] = [stroke[at]!, stroke[at + 1]!];
      const share = leg ? left / leg : 0;
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    }
    left -= leg;
  }
  return stroke.at(-1)!;
}

/** A segment as it is drawn, and where its box could lie. */
interface Line {
  segment: Segment;
  strokes: Point[][];
  places: Point[];
  lower: boolean;
}

function lineOf(segment: Segment, segments: readonly Segment[], where: Towns): Line {
  const towns = segment.towns.map((town) => where.get(town)!);
  if (towns.length > 2) {
    const middle = middleOf(towns);
    return { segment, strokes: towns.map((town) => [town, middle]), places: [middle], lower: false };
  }
  const group = alike(segment, segments);
  const place = group.indexOf(segment) - (group.length - 1) / 2;
  const [a, b] = [towns[0]!, towns[1]!];
  const length = far(a, b);
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const bends = segment.bends.map(([x, y]) => ({ x, y }));
  const inner = bends.length || place === 0 ? bends : [along([a, b], 0.16), along([a, b], 0.84)];
  const stroke = [a, ...inner.map((bend) => moved(bend, across, BESIDE * place)), b];
  const best = 0.5 + place * STAGGER;
  const parts = Array.from({ length: 2 * Math.round(FARTHEST / TRIED) + 1 }, (_, at) => 0.5 - FARTHEST + at * TRIED);
  // A box of lines side by side keeps away from the others.
  const asides = place ? ASIDE.map((by) => Math.sign(place) * by) : [...ASIDE, ...ASIDE.slice(1).map((by) => -by)];
  const tried = parts.flatMap((part) =>
    asides.map((by) => ({
      at: moved(along(stroke, part), across, by),
      off: Math.abs(part - best) / TRIED + Math.abs(by) * ALONG,
    })),
  );
  const places = tried.toSorted((one, other) => one.off - other.off).map(({ at }) => at);
  return { segment, strokes: [stroke], places, lower: across.y * place * BESIDE > 1 };
}

/** What boxes should leave free: towns, the signs of those at home there, and the claims below. */
function kept({ towns, claims }: Plan, where: Towns): Obstacle[] {
  const around = (town: Town, rect: Rect, weight: number): Obstacle => ({ rect: placed(town, rect, LAID_OUT), weight });
  const mined = [...new Set(claims.map(({ town }) => town))].map((town) => where.get(town)!);
  return [
    ...towns.map((town) => around(town, { left: -8, right: 8, top: -8, bottom: 8 }, 5)),
    ...towns
      .filter(({ market }) => market)
      .map((town) => around(town, { left: -20, right: 20, top: -32, bottom: 0 }, 1.5)),
    ...mined.map((town) => around(town, { left: -20, right: 20, top: 6, bottom: 28 }, 0.5)),
  ];
}

/** Every segment as it is drawn. */
export function drawn(map: Plan, where: Towns): Drawn[] {
  const lines = map.segments.map((segment) => lineOf(segment, map.segments, where));
  const placings = lines.map(({ segment, places }): Placing => ({ places, extent: extentOf(segment, false, true) }));
  const boxes = settled(placings, kept(map, where), LAID_OUT);
  return lines.map(({ segment, strokes, lower }, at) => ({ segment, strokes, box: boxes[at]!, lower }));
}

/** A stroke as SVG writes it, rounded where it turns. */
export function pathOf(stroke: Point[]): string {
  const [first, ...rest] = stroke;
  const turns = rest.slice(0, -1).map((turn, at) => {
    const before = along([turn, stroke[at]!], Math.min(0.5, 18 / far(turn, stroke[at]!)));
    const after = along([turn, rest[at + 1]!], Math.min(0.5, 18 / far(turn, rest[at + 1]!)));
    return `L${round(before)}Q${round(turn)} ${round(after)}`;
  });
  return `M${round(first!)}${turns.join("")}L${round(rest.at(-1)!)}`;
}

const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const wholePath = ({ strokes }: Drawn): string => strokes.map(pathOf).join("");

/** The part of a segment that leads from a town to another. */
export function hopPath({ segment, strokes }: Drawn, from: string, to: string): string {
  if (strokes.length === 1) return pathOf(strokes[0]!);
  return [from, to].map((town) => pathOf(strokes[segment.towns.indexOf(town)]!)).join("");
}

/** How near a point is to a line between two others. */
function near(point: Point, a: Point, b: Point): number {
  const across = { x: b.x - a.x, y: b.y - a.y };
  const share = ((point.x - a.x) * across.x + (point.y - a.y) * across.y) / (across.x ** 2 + across.y ** 2);
  const part = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - a.x - across.x * part, point.y - a.y - across.y * part);
}

const nearLine = (point: Point, { strokes }: Drawn): number =>
  Math.min(...strokes.flatMap((stroke) => stroke.slice(1).map((end, at) => near(point, stroke[at]!, end))));

/** A mountain of the relief. */
export interface Peak extends Point {
  size: number;
}

interface Paper {
  width: number;
  height: number;
}

/** Mountains, where snow lies and the lines leave room. */
export function peaks({ width, height }: Paper, towns: readonly Town[], lines: readonly Drawn[]): Peak[] {
  const found: Peak[] = [];
  const snow = lines.filter(({ segment }) => segment.snow);
  for (let row = 0; row * 40 < height; row += 1)
    for (let column = 0; column * 46 < width; column += 1) {
      const noise = Math.abs(Math.sin(row * 12.9898 + column * 78.233) * 43758.5453) % 1;
      const at = { x: (column + 0.25 + noise * 0.5) * 46, y: (row + 0.3 + ((noise * 7) % 0.5)) * 40 };
      const high = Math.min(...snow.map((line) => nearLine(at, line)));
      const clear = Math.min(...lines.map((line) => nearLine(at, line)), ...towns.map((town) => far(at, town) - 12));
      if (high < 92 && clear > 19) found.push({ ...at, size: 1.25 - high / 130 + noise * 0.25 });
    }
  return found;
}

/** The middle of the towns of each state. */
export const states = (towns: readonly Town[]): (Point & { state: string })[] =>
  [...new Set(towns.map(({ state }) => state))].map((state) => ({
    state,
    ...middleOf(towns.filter((town) => town.state === state)),
  }));
