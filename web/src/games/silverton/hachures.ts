// Mountains as engravers drew them: strokes that run down from a ridge, longer in the shade.

import type { Point } from "../../messages/silverton";

/** Pixels between two strokes, and how long one is at most in the light and in the shade. */
const STEP = 3.6;
const LIGHT = 10;
const SHADE = 15;
/** From where the light comes: the north-west. */
const SUN = { x: -0.6, y: -0.8 };

/** Between 0 and 1, the same for the same number every time. */
const noise = (seed: number): number => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;

/** A smooth line through some points, as SVG writes it. */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (index: number): Point =>
    closed
      ? points[(index + points.length) % points.length]!
      : points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const count = closed ? points.length : points.length - 1;
  const curves = Array.from({ length: count }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[first, second, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ")}`;
  });
  const { x, y } = at(0);
  return `M${x.toFixed(1)} ${y.toFixed(1)}${curves.join("")}${closed ? "Z" : ""}`;
}

/** Points along a line, so far from each other. */
export function along(points: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  let left = 0;
  points.slice(1).forEach((to, index) => {
    const from = points[index]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; left <= length; left += step) {
      const part = length ? left / length : 0;
      found.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    left -= length;
  });
  return found;
}

/** The strokes on both sides of a ridge; `pixel` is how many units of the map one takes. */
export function hachures(ridge: readonly Point[], pixel: number): string {
  const points = along(ridge, STEP * pixel);
  return points
    .map((point, index) => {
      const [before, after] = [points[Math.max(index - 1, 0)]!, points[Math.min(index + 1, points.length - 1)]!];
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const across = { x: (before.y - after.y) / length, y: (after.x - before.x) / length };
      const high = Math.sqrt(Math.sin((Math.PI * (index + 0.5)) / points.length));
      return [1, -1]
        .map((side) => {
          const lit = (across.x * SUN.x + across.y * SUN.y) * side > 0;
          const seed = index * 2 + side + ridge.length * 31 + point.x;
          const far = (lit ? LIGHT : SHADE) * high * (0.6 + 0.4 * noise(seed)) * pixel;
          const lean = (noise(seed + 7) - 0.5) * 2.4 * pixel;
          const start = 1.2 * pixel;
          const x = point.x + across.x * side * start;
          const y = point.y + across.y * side * start;
          const dx = across.x * side * far + lean;
          const dy = across.y * side * far + far * 0.12;
          return `M${x.toFixed(1)} ${y.toFixed(1)}l${dx.toFixed(1)} ${dy.toFixed(1)}`;
        })
        .join("");
    })
    .join("");
}
