import { expect, it } from "vitest";
import type { Told } from "../../messages";
import type { PriceRoll, SilvertonEvent } from "../../messages/silverton";
import { changesIn, diceIn, pricesOf } from "./past";
import { eventsIn, picture } from "./testing";

const told = (...events: SilvertonEvent[]): Told[] => events.map((event) => ({ event, says: "", rule: "" }));
const turn = (round: number): SilvertonEvent => ({
  type: "TurnBegan",
  round,
  winter: false,
  order: ["north", "east", "south"],
});
const roll = (before: number, after: number): PriceRoll => ({
  column: "denver-coal",
  freight: "coal",
  market: "denver",
  sold: 0,
  dice: [3, 4],
  result: 7,
  before,
  after,
  at: 6,
  to: 5,
});
const prices = (before: number, after: number): SilvertonEvent => ({
  type: "PricesChanged",
  seat: "north",
  rolls: [roll(before, after)],
});

const VIEW = picture("start");
const AT_80 = {
  ...VIEW,
  round: 3,
  chart: VIEW.chart.slice(0, 1).map((column) => ({ ...column, name: "denver-coal", box: 6, price: 80 })),
};

it("remembers the price of every turn", () => {
  const changes = changesIn(told(turn(1), prices(60, 100), turn(2), prices(100, 80), turn(3)));
  expect(pricesOf("denver-coal", changes, AT_80)).toEqual([
    { turn: 1, price: 60 },
    { turn: 2, price: 100 },
    { turn: 3, price: 80 },
  ]);
  expect(pricesOf("gold", changes, AT_80)).toEqual([]);
});

it("knows the turn of the first change though the game was begun in the middle of it", () => {
  const changes = changesIn(told(prices(100, 80), turn(3)));
  expect(changes.map(({ turn }) => turn)).toEqual([2]);
});

it("forgets what was taken back", () => {
  const changes = changesIn(told(turn(1), prices(60, 100), turn(1), prices(60, 40), turn(2)));
  expect(changes).toHaveLength(1);
  expect(changes[0]!.rolls["denver-coal"]!.after).toBe(40);
});

it("finds the dice in what has happened", () => {
  const [dispute, ...others] = diceIn(eventsIn("dispute"));
  expect(dispute!.says).toContain("A dispute over Denver-Como");
  expect(dispute!.sides.map(({ seat, dice }) => [seat, ...dice])).toEqual([
    [0, 5, 4],
    [1, 6, 2],
  ]);
  expect(others).toEqual([]);
  expect(diceIn(eventsIn("operating")).map(({ sides }) => sides[0]!.dice)).toEqual([[6, 4], [3]]);
  expect(diceIn(eventsIn("plowing")).map(({ sides }) => sides[0]!.dice)).toEqual([[2], [1]]);
  expect(diceIn(told(turn(1), prices(60, 100))).map(({ prices }) => prices)).toEqual([true]);
});
