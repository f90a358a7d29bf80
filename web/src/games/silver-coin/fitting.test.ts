import { expect, it } from "vitest";
import { fit } from "./fitting";

const DESK = { width: 760, high: 560 };
const PHONE = { width: 330, high: 500 };

it("makes cards larger where there is more room", () => {
  const desk = fit(DESK, 4, 5);
  const wall = fit({ width: 1500, high: 1000 }, 4, 5);
  expect(desk.card).toBeGreaterThan(50);
  expect(wall.card).toBeGreaterThan(desk.card);
});

it("keeps every village inside its box", () => {
  for (const [villages, most] of [
    [2, 5],
    [3, 6],
    [4, 4],
    [4, 9],
  ] as const) {
    const { columns, card } = fit(DESK, villages, most);
    const wide = (DESK.width - 24 * (columns - 1)) / columns;
    const lines = Math.ceil((most * (card + 4)) / wide);
    expect(Math.ceil(villages / columns) * lines * card * 1.4).toBeLessThan(DESK.high);
  }
});

it("never makes cards smaller than can be read, and scrolls instead", () => {
  expect(fit(PHONE, 4, 28)).toEqual({ columns: 1, card: 40 });
  expect(fit({ width: 760, high: 100 }, 4, 28)).toEqual({ columns: 2, card: 40 });
});
