// Where one looks at the map from: its middle in units of the map, and pixels for a unit.

import type { Point } from "../../messages/silverton";

export interface Camera extends Point {
  scale: number;
}

/** The window through which the map is seen, in pixels, and the paper behind it, in units of the map. */
export interface Pane {
  width: number;
  height: number;
  paper: { width: number; height: number; pixel: number };
}

/** How much larger than it is written the map can be seen. */
const CLOSEST = 2.4;
/** How much nearer one step of a button or key is. */
export const STEP = 1.3;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/** The scale nearer than which nobody looks. */
export const closest = ({ paper }: Pane): number => CLOSEST / paper.pixel;

export const whole = ({ width, height, paper }: Pane): number => Math.min(width / paper.width, height / paper.height);

/** A camera that keeps the map in its pane. */
export function kept(camera: Camera, pane: Pane): Camera {
  const scale = between(whole(pane), camera.scale, Math.max(whole(pane), closest(pane)));
  const keep = (middle: number, size: number, seen: number): number =>
    seen >= size ? size / 2 : between(seen / 2, middle, size - seen / 2);
  return {
    scale,
    x: keep(camera.x, pane.paper.width, pane.width / scale),
    y: keep(camera.y, pane.paper.height, pane.height / scale),
  };
}

/** Nearer or farther, with the point under the pointer staying where it is; `at` is in pixels from the middle. */
export function zoomed(camera: Camera, by: number, pane: Pane, at: Point = { x: 0, y: 0 }): Camera {
  const scale = between(whole(pane), camera.scale * by, Math.max(whole(pane), closest(pane)));
  const moved = 1 / camera.scale - 1 / scale;
  return kept({ scale, x: camera.x + at.x * moved, y: camera.y + at.y * moved }, pane);
}

/** Moved by so many pixels. */
export const panned = (camera: Camera, by: Point, pane: Pane): Camera =>
  kept({ ...camera, x: camera.x + by.x / camera.scale, y: camera.y + by.y / camera.scale }, pane);

/** Everything at once. */
export const fitting = (pane: Pane): Camera => ({
  x: pane.paper.width / 2,
  y: pane.paper.height / 2,
  scale: whole(pane),
});

/** Pixels from what is looked at to the edge. */
const EDGE = 60;
/** How much larger than it is written some points are shown at most. */
const NEAR = 1.25;

/** Some points with room around them, neither too far nor closer than can be read at ease. */
export function around(points: readonly Point[], pane: Pane): Camera {
  if (!points.length) return fitting(pane);
  const room = 90;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
  const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
  const fits = Math.min(pane.width / (right - left), pane.height / (bottom - top));
  const scale = between(1 / pane.paper.pixel, fits, NEAR / pane.paper.pixel);
  return kept({ scale, x: (left + right) / 2, y: (top + bottom) / 2 }, pane);
}

/** A camera that has all of some points in view, no nearer than one looks now. */
export function framing(points: readonly Point[], eye: Camera, pane: Pane): Camera {
  const near = around(points, pane);
  const [wide, high] = [points.map(({ x }) => Math.abs(x - near.x)), points.map(({ y }) => Math.abs(y - near.y))];
  const fits = Math.min(
    (pane.width / 2 - EDGE) / Math.max(...wide, 1),
    (pane.height / 2 - EDGE) / Math.max(...high, 1),
  );
  return kept({ ...near, scale: Math.min(eye.scale, fits) }, pane);
}

/** Whether a point can be seen, with some room to the edge. */
export function sees({ x, y, scale }: Camera, point: Point, pane: Pane): boolean {
  const room = 28;
  return (
    Math.abs(point.x - x) * scale < pane.width / 2 - room && Math.abs(point.y - y) * scale < pane.height / 2 - room
  );
}

/** A camera that brings points into view: all around their middle; where none is near it, the first of them. */
export function finding(points: readonly Point[], pane: Pane): Camera {
  const all = around(points, pane);
  return points.some((point) => sees(all, point, pane)) ? all : around(points.slice(0, 1), pane);
}
