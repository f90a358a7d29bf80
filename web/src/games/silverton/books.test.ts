import { expect, it } from "vitest";
import { totals, turnBooks, turnsOf } from "./books";
import type { Accounts } from "../../messages/silverton";

const entry = (turn: number, seat: number, source: string, money: number) => ({ turn, seat, source, money });
const ACCOUNTS: Accounts = {
  entries: [
    entry(1, 0, "claims", -200),
    entry(1, 0, "operating", -60),
    entry(3, 0, "gold", 500),
    entry(3, 0, "passengers", 90),
    entry(3, 1, "coal", 80),
  ],
  best: [],
  worst: [],
  prices: {},
  first: 1,
};

it("tells every turn, those too in which nothing was earned", () => {
  expect(turnsOf(ACCOUNTS)).toEqual([1, 2, 3]);
  expect(turnBooks(ACCOUNTS, 0)).toEqual([
    { turn: 1, parts: [], spent: 260 },
    { turn: 2, parts: [], spent: 0 },
    {
      turn: 3,
      parts: [
        { source: "gold", money: 500 },
        { source: "passengers", money: 90 },
      ],
      spent: 0,
    },
  ]);
});

it("adds up what everybody had from each source, the most first", () => {
  const rows = totals(ACCOUNTS, 2);
  expect(rows.map(({ source }) => source)).toEqual(["gold", "passengers", "coal", "operating", "claims"]);
  expect(rows[2]).toEqual({ source: "coal", money: [0, 80] });
});
