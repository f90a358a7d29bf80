import { expect, it } from "vitest";
import { Deliberate } from "./deliberate";

it("asks about an end of a step on the spot of the last click, and about one before anything was done", () => {
  const aim = new Deliberate();
  expect(aim.doubts("1 build", { x: 200, y: 80 }, true)).toBe("nothing");
  aim.made("1 build", { x: 200, y: 80 });
  expect(aim.doubts("1 build", { x: 205, y: 84 }, true)).toBe("again");
  expect(aim.doubts("1 build", { x: 300, y: 80 }, true)).toBeNull();
  expect(aim.doubts("1 operate", { x: 300, y: 80 }, true)).toBe("nothing");
});

it("takes a key for a deliberate press, and does not ask where nothing else can be done", () => {
  const aim = new Deliberate();
  expect(aim.doubts("1 build", null, true)).toBeNull();
  expect(aim.doubts("1 build", { x: 1, y: 1 }, false)).toBeNull();
});
