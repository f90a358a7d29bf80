import { expect, it } from "vitest";
import { partWay } from "./gliding";
import { along } from "./running";

const CORNER = along([
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 40 },
]);

it("measures a route and says where a train is on it, wheels down", () => {
  expect(CORNER.length).toBe(70);
  expect(CORNER.at(10)).toMatchObject({ x: 10, y: 0, turn: 0, west: false });
  expect(CORNER.at(50)).toMatchObject({ x: 30, y: 20, turn: 90 });
  expect(CORNER.at(999)).toMatchObject({ x: 30, y: 40 });
  expect(CORNER.at(-5)).toMatchObject({ x: 0, y: 0 });
  const back = along([
    { x: 10, y: 0 },
    { x: 0, y: 10 },
  ]);
  expect(back.at(3)).toMatchObject({ west: true, turn: -45 });
});

it("turns the map evenly from near to far", () => {
  const [near, far] = [
    { x: 0, y: 0, scale: 4 },
    { x: 100, y: 50, scale: 1 },
  ];
  expect(partWay(near, far, 0.5)).toEqual({ x: 50, y: 25, scale: expect.closeTo(2) });
});
