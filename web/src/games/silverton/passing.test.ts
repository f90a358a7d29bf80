import { expect, it } from "vitest";
import { passedBetween, passesDeals } from "./passing";
import { picture } from "./testing";
import type { SilvertonView } from "../../messages/silverton";

type Agenda = SilvertonView["agenda"];
const LATER = { ...picture("delivery"), seat: 0, asked: 0 };
const stages = (...types: string[]): Agenda => types.map((type) => ({ type, seat: "north" })) as Agenda;
const asked = (question: string, ...left: string[]): SilvertonView => ({
  ...LATER,
  question,
  agenda: stages(question, ...left),
});

it("names the steps that have gone by without a question", () => {
  const before = asked("stake", "build", "operate", "deal", "revenue", "deliver", "parting");
  expect(passedBetween(before, asked("deal", "revenue", "deliver", "parting"))).toEqual(["build", "operate"]);
  expect(passedBetween(before, asked("build", "operate", "deal", "deliver"))).toEqual([]);
  expect(passedBetween(before, { ...asked("place"), round: before.round + 1 })).toEqual([]);
});

it("passes deals while freight waits to be sold, and nobody has come to them", () => {
  const claims = LATER.players[0]!.claims.map((claim) => ({ ...claim, freight: 2 }));
  const selling = {
    ...asked("deal", "deliver"),
    players: [{ ...LATER.players[0]!, claims }, ...LATER.players.slice(1)],
  };
  expect(passesDeals(asked("operate"), selling)).toBe(true);
  expect(passesDeals(asked("propose"), selling)).toBe(false);
  expect(passesDeals(asked("deliver"), selling)).toBe(false);
  expect(passesDeals(null, selling)).toBe(false);
  const bare = claims.map((claim) => ({ ...claim, freight: 0 }));
  const empty = { ...selling, players: [{ ...LATER.players[0]!, claims: bare }, ...LATER.players.slice(1)] };
  expect(passesDeals(asked("operate"), empty)).toBe(false);
});
