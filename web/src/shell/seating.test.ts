import { expect, test } from "vitest";
import { nearest } from "./seating";

test("a table keeps the seats somebody wanted where they fit, and otherwise comes as near as it can", () => {
  expect(nearest([2, 3, 4, 5, 6], 4)).toBe(4);
  expect(nearest([1], 4)).toBe(1);
  expect(nearest([2, 3], 4)).toBe(3);
  expect(nearest([2, 3], 1)).toBe(2);
  expect(nearest([2, 4], 3)).toBe(2);
});
