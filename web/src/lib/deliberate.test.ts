import { expect, it } from "vitest";
import { Deliberate } from "./deliberate";

it("asks about an end of a step on the spot of the last click", () => {
  const aim = new Deliberate();
  expect(aim.doubts({ x: 200, y: 80 })).toBe(false);
  aim.made({ x: 200, y: 80 });
  expect(aim.doubts({ x: 205, y: 84 })).toBe(true);
  expect(aim.doubts({ x: 300, y: 80 })).toBe(false);
});

it("takes a key for a deliberate press", () => {
  const aim = new Deliberate();
  aim.made({ x: 1, y: 1 });
  expect(aim.doubts(null)).toBe(false);
  aim.made(null);
  expect(aim.doubts({ x: 1, y: 1 })).toBe(false);
});
