import { expect, it } from "vitest";
import type { Seen } from "../../messages";
import { reckoned } from "./ledger";
import type { SilvertonEvent } from "./messages";
import { PICTURES } from "./pictures";

const VIEW = PICTURES[0]!.view;
const step = (number: number, events: SilvertonEvent[], scores?: number[]): Seen => ({
  number,
  seat: "north",
  move: "",
  events: events.map((event) => ({ event, says: "", rule: "" })),
  view: { ...VIEW, outcome: scores ? { ending: "goal", winners: [0], scores } : null },
  prompt: "",
});

it("reckons from the end what everybody had, from what was paid", () => {
  const steps = [
    step(0, []),
    step(1, [{ type: "Built", seat: 0, segment: "denver/como", cost: 280 }]),
    step(2, [{ type: "Agreed", seat: 1, partner: 0, gives: "c1", wants: "$50", money: 50 }]),
    step(
      3,
      [{ type: "Delivered", seat: 0, card: "c1", market: "denver", loads: 2, price: 200, trains: [] }],
      [470, 450],
    ),
  ];
  expect([...reckoned(steps)].toReversed()).toEqual([
    [0, [400, 400]],
    [1, [120, 400]],
    [2, [70, 450]],
    [3, [470, 450]],
  ]);
});
