import { expect, it } from "vitest";
import { extentOf, placed, shared } from "./boxes";
import { CLAIMS, PASSENGERS, SEGMENTS, TOWNS } from "./edition";
import { along, DRAWN, HEIGHT, hopPath, peaks, segmentOf, townOf, WIDTH, wholePath } from "./map";

it("knows every town that is named anywhere", () => {
  const named = [
    ...SEGMENTS.flatMap(({ towns }) => towns),
    ...CLAIMS.map(({ town }) => town),
    ...PASSENGERS.flatMap(({ from, to }) => [from, to]),
  ];
  expect(named.filter((town) => !townOf(town))).toEqual([]);
});

it("draws every town and every box on the paper", () => {
  for (const { x, y } of [...TOWNS, ...DRAWN.map(({ box }) => box), ...peaks()]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT);
  }
});

/** What is written in the boxes, from near. */
const rects = DRAWN.map(({ segment, box }) => placed(box, extentOf(segment, false, true), 1));

it("lays the boxes out so that what is written in one covers no other", () => {
  const covers = (at: number): string[] =>
    DRAWN.flatMap(({ segment }, other) => (other > at && shared(rects[at]!, rects[other]!) > 0 ? [segment.id] : []));
  expect(DRAWN.map((_, at) => covers(at)).flat()).toEqual([]);
});

it("lays the boxes out so that none covers a town", () => {
  const dot = { left: -5, right: 5, top: -5, bottom: 5 };
  const covers = TOWNS.filter((town) => rects.some((rect) => shared(rect, placed(town, dot, 1)) > 0));
  expect(covers.map(({ id }) => id)).toEqual([]);
});

it("draws one line with a stroke to each of its three towns", () => {
  const three = DRAWN.filter(({ segment }) => segment.towns.length === 3);
  expect(three.map(({ strokes }) => strokes.length)).toEqual([3]);
  const id = three[0]!.segment.id;
  expect(wholePath(id).match(/M/g)).toHaveLength(3);
  expect(hopPath(id, "rico", "telluride").match(/M/g)).toHaveLength(2);
});

it("finds a point a part of the way along a stroke", () => {
  const bent = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ];
  expect(along(bent, 0.5)).toEqual({ x: 10, y: 10 });
  expect(along(bent, 1)).toEqual({ x: 10, y: 30 });
});

it("knows parallels both ways", () => {
  for (const { id, parallel } of SEGMENTS)
    for (const other of parallel) expect(segmentOf(other).parallel).toContain(id);
});
