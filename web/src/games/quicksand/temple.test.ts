import { expect, it } from "vitest";
import { START } from "./testing";
import { endingOf } from "./temple";

const NAMES = ["Ada", "Ben", "Cleo"];
const told = [
  { event: { type: "Moved" }, says: "Ada moves the Hunter.", rule: "5.1" },
  {
    event: {
      type: "Won",
      seat: "east",
      explorer: "red",
      identities: ["blue", "red", "white"],
      aside: ["black", "green", "yellow"],
    },
    says: "The Hunter is at the temple and Ben wins.",
    rule: "9.1",
  },
];

it("turns counter after counter up, what is nobody's first and the winner's last", () => {
  expect(endingOf(told.slice(0, 1), { after: START }, NAMES)).toBeNull();
  const ending = endingOf(told, { after: START }, NAMES)!;
  expect(ending.lead).toHaveLength(1);
  expect(ending.beats.map(({ says }) => says)).toEqual([
    "The red explorer is at the temple. Whose is it?",
    "The black explorer was nobody's.",
    "The green explorer was nobody's.",
    "The yellow explorer was nobody's.",
    "Ada was blue.",
    "Cleo was white.",
    "Ben was red.",
    "The Hunter is at the temple and Ben wins.",
  ]);
  expect(ending.told.at(-1)).toMatchObject({ seat: 1, colour: "red", won: true });
});
