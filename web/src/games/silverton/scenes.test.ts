import { expect, it } from "vitest";
import type { Told } from "../../messages";
import { actorIn, pointsIn, scenesOf } from "./scenes";
import { telegramOf } from "./telegram";
import { PRINTED } from "./testing";

const told = (event: object, says = ""): Told => ({ event, says, rule: "" });
const BUILT = told({ type: "Built", seat: "east", segment: "denver/como", cost: 280 });
const STRUCK = told({ type: "Produced", seat: "east", card: "c26", dice: [5, 3], total: 8, loads: 3, depleted: false });
const SOLD = told({
  type: "Delivered",
  seat: "east",
  card: "c26",
  market: "denver",
  loads: 3,
  price: 250,
  trains: [],
  way: [
    { segment: "golden/boulder", from: "boulder", to: "golden" },
    { segment: "denver/golden/1", from: "golden", to: "denver" },
  ],
});
const QUIET = told({ type: "WentHome", seat: "east", piece: "surveyor 1" });
const PRICES = told({ type: "PricesChanged", seat: "east", rolls: [] }, "No price changes.");
const TURN = told({ type: "TurnBegan", round: 2, winter: false, order: [] }, "Turn 2.");
const DISPUTE = told(
  { type: "Disputed", over: "denver/como", throws: [], winner: "east" },
  "A dispute over Denver-Como: Ben wins.",
);
const RESTED = told({ type: "Rested", seat: "south", piece: "surveyor 1" });

it("makes one scene of what a seat does, and others of disputes, prices and turns", () => {
  const told = [BUILT, QUIET, STRUCK, SOLD, DISPUTE, DISPUTE, PRICES, TURN];
  expect(scenesOf(told)).toEqual([[BUILT, STRUCK, SOLD], [DISPUTE], [DISPUTE], [PRICES], [TURN]]);
});

it("takes no time for what nobody sees", () => {
  expect(scenesOf([QUIET, RESTED])).toEqual([]);
});

it("says who acts, and of what is common, nobody", () => {
  expect([BUILT, DISPUTE, PRICES].map((each) => actorIn([each]))).toEqual([1, null, null]);
});

it("leads the eye along a whole sale, and to what a dispute is about", () => {
  const town = (id: string) => PRINTED.town(id);
  expect(pointsIn([SOLD], PRINTED)).toEqual(expect.arrayContaining([town("boulder"), town("golden"), town("denver")]));
  expect(pointsIn([DISPUTE], PRINTED)).toEqual([PRINTED.segment("denver/como").box]);
  expect(pointsIn([told({ type: "TurnedUp", seat: "east", card: "deck" })], PRINTED)).toEqual([]);
});

it("wires a turn in one sentence, and what is common as the log says it", () => {
  expect(telegramOf([BUILT, STRUCK, SOLD], "Ben", PRINTED)).toBe(
    "Ben builds Denver–Como, strikes 3 gold at Boulder and sells 3 gold in Denver for $750.",
  );
  expect(telegramOf([DISPUTE], "", PRINTED)).toBe("A dispute over Denver-Como: Ben wins.");
});

it("runs along a route in its direction", () => {
  const run = PRINTED.run((SOLD.event as { way: never }).way);
  expect([run[0], run.at(-1)]).toMatchObject([{ id: "boulder" }, { id: "denver" }]);
});
