import { expect, it } from "vitest";
import { batchOf, nextOf, sending } from "./chain";
import { bringing, deeds } from "./testing";
import type { Deed } from "./situation";

const reach = (piece: string, kind: "surveyor" | "prospector", ...places: string[]): Deed =>
  bringing({ type: "send", piece }, { type: "reach", kind, places });
const digging = (claim: string, cost: number, average: number, price: number): Deed =>
  bringing(
    { type: "operate", claim },
    {
      type: "digging",
      claim,
      cost,
      left: 0,
      first: false,
      average,
      most: 6,
      depletes: 10,
      outcomes: 36,
      outlets: price ? [{ to: "denver", price, length: 4 }] : [],
    },
  );

it("sends the strongest piece that can go to what was pressed", () => {
  const menu = [
    reach("surveyor 1", "surveyor", "denver/como"),
    reach("surveyor 2", "surveyor", "denver/como", "golden/boulder"),
    reach("prospector 1", "prospector", "c26"),
  ];
  const bonus = (piece: string): number => (piece === "surveyor 2" ? 2 : 0);
  expect(sending("denver/como", menu, bonus)).toEqual([
    { type: "send", piece: "surveyor 2" },
    { type: "survey", segment: "denver/como" },
  ]);
  expect(sending("c26", menu, bonus)[1]).toEqual({ type: "prospect", card: "c26" });
  expect(sending("denver/pueblo", menu, bonus)).toEqual([]);
});

it("finds the next move of a row on the menu, or nothing", () => {
  const menu = deeds({ type: "rest" }, { type: "survey", segment: "denver/como" });
  expect(nextOf([{ type: "survey", segment: "denver/como" }], menu)).toBe(menu[1]);
  expect(nextOf([{ type: "survey", segment: "denver/pueblo" }], menu)).toBeNull();
  expect(nextOf([], menu)).toBeNull();
});

it("operates all claims that are expected to pay, says what that costs, and goes on from the others", () => {
  const menu = [
    digging("c1", 60, 2, 100),
    digging("c2", 80, 0.5, 100),
    digging("c3", 40, 2, 0),
    ...deeds({ type: "done" }),
  ];
  const batch = batchOf(menu, 500)!;
  expect(batch.moves).toEqual([{ type: "operate", claim: "c1" }, { type: "done" }]);
  expect(batch.says).toContain("$60");
  expect(batchOf(menu, 50)).toBeNull();
  expect(batchOf(menu.slice(0, 1), 500)!.moves).toHaveLength(1);
});

it("offers nothing together where nothing is bought, built or operated", () => {
  expect(batchOf(deeds({ type: "done" }), 500)).toBeNull();
});
