import { expect, it } from "vitest";
import { closest, whole } from "./camera";
import { isLegible, labelled, labelOf } from "./labels";
import { claimPoint, surveyorPoint, type LyingClaim } from "./lying";
import { extentOf, placed, shared, type Rect } from "./map";
import type { Point } from "../../messages/silverton";
import { EDITION, PRINTED } from "./testing";

const { towns: TOWNS, segments: SEGMENTS, claims: CLAIMS, pixel: PIXEL } = EDITION;

/** What is drawn in so many pixels around a point. */
const sign = (point: Point, half: number): Rect =>
  placed(point, { left: -half, right: half, top: -half, bottom: half }, PIXEL);

/** A screen's room for the map: a laptop's, and a phone's. */
const LAPTOP = { width: 852, height: 588, paper: EDITION };
const PHONE = { width: 372, height: 330, paper: EDITION };
const WIDE = { width: 1280, height: 860, paper: EDITION };

/** Every claim of the edition on the map, and two surveyors on every segment: more than a game has. */
const LYING: LyingClaim[] = CLAIMS.map((card) => ({ card, holder: 1, depleted: false }));
const SURVEYORS = SEGMENTS.flatMap(({ id }) => [0, 1].map((seat) => ({ seat, name: "surveyor 1", at: id })));

const names = TOWNS.map((town) => ({ id: town.id, rect: labelOf(town, PIXEL).rect }));
const boxes = SEGMENTS.map((segment) => ({
  id: segment.id,
  rect: placed(segment.box, extentOf(segment, false), PIXEL),
}));

const covering = (rects: { id: string; rect: Rect }[], others: { id: string; rect: Rect }[]): string[] =>
  rects.flatMap(({ id, rect }) =>
    others.filter((other) => other.id !== id && shared(rect, other.rect) > 0).map((other) => `${id} ${other.id}`),
  );

function apart({ left, right, top, bottom }: Rect, { x, y }: Point): number {
  const across = Math.max(left - x, x - right, 0);
  const down = Math.max(top - y, y - bottom, 0);
  return Math.hypot(across, down);
}

it("writes no name over another, and none over a price", () => {
  expect(covering(names, names)).toEqual([]);
  expect(covering(names, boxes)).toEqual([]);
  expect(covering(boxes, boxes)).toEqual([]);
});

it("covers no name and no price by claims and surveyors, however many are out", () => {
  const texts = [...names, ...boxes];
  const mines = LYING.map(({ card }) => ({ id: card.id, rect: sign(claimPoint(card, LYING, PIXEL, PRINTED), 9) }));
  const men = SURVEYORS.map((each) => ({
    id: "surveyor",
    rect: sign(surveyorPoint(each, SURVEYORS, PIXEL, PRINTED), 11),
  }));
  expect(covering(mines, texts)).toEqual([]);
  expect(covering(men, texts)).toEqual([]);
});

it("writes every name on the paper, nearer to its own town than to any other", () => {
  for (const { id, rect } of names) {
    expect(rect.left > 0 && rect.right < EDITION.width && rect.top > 0 && rect.bottom < EDITION.height, id).toBe(true);
    const nearest = TOWNS.toSorted((one, other) => apart(rect, one) - apart(rect, other))[0]!;
    expect(nearest.id).toBe(id);
  }
});

it("writes all 78 names with all costs in one view on a laptop, and on anything larger", () => {
  for (const pane of [LAPTOP, WIDE]) {
    const scale = whole(pane);
    expect(isLegible(PIXEL, scale)).toBe(true);
    expect(labelled(TOWNS, PIXEL, scale)).toHaveLength(TOWNS.length);
    expect(TOWNS).toHaveLength(78);
  }
});

it("keeps every name where it is from the whole map to the closest look", () => {
  const found = (scale: number): Map<string, Rect> =>
    new Map(labelled(TOWNS, PIXEL, scale).map(({ town, label }) => [town.id, label.rect]));
  const first = found(whole(LAPTOP));
  for (let scale = whole(LAPTOP); scale <= closest(LAPTOP); scale += 0.02) expect(found(scale)).toEqual(first);
});

it("names the markets alone from afar, each at its own town and beside each other", () => {
  for (let scale = whole(PHONE); !isLegible(PIXEL, scale); scale += 0.02) {
    const far = labelled(TOWNS, PIXEL, scale);
    expect(far.map(({ town }) => town.market)).toEqual(Array(5).fill(true));
    const rects = far.map(({ town, label }) => ({ id: town.id, rect: label.rect }));
    expect(covering(rects, rects)).toEqual([]);
    const places = far.map(({ town }) => town);
    for (const { id, rect } of rects) {
      const nearest = places.toSorted((one, other) => apart(rect, one) - apart(rect, other))[0]!;
      expect(nearest.id).toBe(id);
    }
  }
});
