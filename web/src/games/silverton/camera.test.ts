import { expect, it } from "vitest";
import { around, closest, finding, fitting, framing, kept, panned, sees, whole, zoomed } from "./camera";

const PANE = { width: 600, height: 600, paper: { width: 1000, height: 1400, pixel: 1.2 } };

it("shows the whole map, and nothing beside it", () => {
  const all = fitting(PANE);
  expect(all.scale).toBeCloseTo(600 / 1400);
  expect(panned(all, { x: 500, y: 500 }, PANE)).toEqual(kept(all, PANE));
  expect(zoomed(all, 0.5, PANE).scale).toBe(whole(PANE));
  expect(zoomed(all, 100, PANE).scale).toBe(closest(PANE));
});

it("keeps what is under the pointer where it is", () => {
  const before = { x: 500, y: 700, scale: 1 };
  const at = { x: 100, y: -50 };
  const after = zoomed(before, 1.5, PANE, at);
  expect(after.x + at.x / after.scale).toBeCloseTo(before.x + at.x / before.scale);
  expect(after.y + at.y / after.scale).toBeCloseTo(before.y + at.y / before.scale);
});

it("sees everything it is put around", () => {
  const points = [
    { x: 925, y: 305 },
    { x: 740, y: 415 },
  ];
  const camera = around(points, PANE);
  expect(points.every((point) => sees(camera, point, PANE))).toBe(true);
  expect(sees(camera, { x: 60, y: 1350 }, PANE)).toBe(false);
});

it("sees one of those that are too far apart to be read together", () => {
  const far = [
    { x: 100, y: 200 },
    { x: 900, y: 1200 },
  ];
  expect(far.some((point) => sees(around(far, PANE), point, PANE))).toBe(false);
  expect(sees(finding(far, PANE), far[0]!, PANE)).toBe(true);
  const near = [far[0]!, { x: 200, y: 300 }];
  expect(finding(near, PANE)).toEqual(around(near, PANE));
  expect(finding([], PANE)).toEqual(fitting(PANE));
});

it("frames all of some points, and comes no nearer for it", () => {
  const eye = { x: 500, y: 700, scale: 0.9 };
  const near = framing([{ x: 480, y: 690 }], eye, PANE);
  expect(near).toMatchObject({ x: 480, y: 690, scale: 0.9 });
  const far = [
    { x: 100, y: 200 },
    { x: 900, y: 1200 },
  ];
  const wide = framing(far, eye, PANE);
  expect(far.every((point) => sees(wide, point, PANE))).toBe(true);
});
