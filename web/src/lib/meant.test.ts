import { expect, test, vi } from "vitest";
import { alike, choiceOf, meant, pressing } from "./meant";

interface Swap {
  type: "swap";
  card: string;
  with: string[];
}
const swap = (card: string, ...seats: string[]): Swap => ({ type: "swap", card, with: seats });
const menu = [
  { id: 4, move: "" as const, says: "", form: swap("20", "east") },
  { id: 7, move: "" as const, says: "", form: swap("20", "east", "west") },
];

test("moves are alike that have the same fields, in whatever order", () => {
  expect(alike(swap("20", "east"), { with: ["east"], card: "20", type: "swap" })).toBe(true);
  expect(alike(swap("20", "east"), swap("20"))).toBe(false);
  expect(alike(swap("20"), { ...swap("20"), more: 1 })).toBe(false);
  expect(alike({ a: undefined, b: 1 }, { b: 1, c: undefined })).toBe(false);
  expect(alike(null, {})).toBe(false);
});

test("a move is found on the menu by its fields", () => {
  expect(choiceOf(menu, swap("20", "east", "west"))?.id).toBe(7);
  expect(choiceOf(menu, swap("20", "west"))).toBeUndefined();
});

test("what is on the menu is played, and of what is not one may ask why", () => {
  const [play, wonder] = [vi.fn(), vi.fn()];
  pressing({ menu, play, wonder }, swap("20", "east")).act?.();
  expect(play).toHaveBeenCalledWith(menu[0]);
  const none = pressing({ menu, play, wonder }, swap("5", "east"));
  expect(none.act).toBeNull();
  none.wonder();
  expect(wonder).toHaveBeenCalledWith(swap("5", "east"));
});

test("a move is meant by itself, by its fields, or freely", () => {
  expect(meant(menu, menu[1]!)).toBe(menu[1]);
  expect(meant(menu, swap("20", "east"))).toBe(menu[0]);
  expect(meant(menu, swap("5"))).toEqual({ form: swap("5") });
});
