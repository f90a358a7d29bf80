import { expect, test } from "vitest";
import { agreedAt } from "../../shell/agreed";
import { silverton } from ".";
import { ALL_SEATS, options } from "./options";
import { SCENARIOS } from "../../messages/silverton-scenarios";
import { cardOf, NO_SCENARIO, whoPlays } from "./setting-up";

const card = (id: string, seats = 4, advanced = false) =>
  cardOf(
    SCENARIOS.find((each) => each.id === id)!,
    seats,
    advanced,
  );

test("every scenario says who plays, where one begins and what it takes to win", () => {
  for (const scenario of SCENARIOS) {
    const { title, seats, says, begins, wins, cites } = cardOf(scenario, 4, false);
    for (const said of [title, says, begins, wins, cites]) expect(said).not.toBe("");
    expect(seats.length).toBeGreaterThan(0);
  }
});

test("who plays", () => {
  expect(whoPlays(card("denver-6000").seats)).toBe("1 player");
  expect(whoPlays(card("golden-spike").seats)).toBe("2 or 3 players");
  expect(whoPlays(NO_SCENARIO.seats)).toBe("2–6 players");
});

test("the Advanced game begins with other money", () => {
  expect(card("denver-6000").begins).toBe("Denver; $1,600");
  expect(card("denver-6000", 1, true).begins).toBe("Denver; $2,000");
});

test("a scenario for two and for three is told for the seats there are", () => {
  expect(card("golden-spike", 2).begins).toBe("Denver + Salt Lake City; $2,400 each");
  expect(card("golden-spike", 3).begins).toBe("Denver + Salt Lake City (2 players), Denver + Santa Fe; $2,400 each");
  expect(card("golden-spike", 2).wins).toBe("most money after turn 24.");
  expect(card("golden-spike", 3).wins).toBe("most money after turn 20.");
});

test("alone one wins by a turn, or with money at the end", () => {
  expect(card("denver-6000").wins).toBe("$6,000 by turn 13; by turn 10 it is a decisive victory.");
  expect(card("denver-campaign").wins).toBe("$40,000 after turn 24; $60,000 is a decisive victory.");
});

test("a scenario decides the seats", () => {
  expect(silverton.setUp?.seats?.({ scenario: "copper-spike" })).toEqual([1]);
  expect(silverton.setUp?.seats?.({ scenario: "golden-spike" })).toEqual([2, 3]);
  expect(silverton.setUp?.seats?.({})).toBe(ALL_SEATS);
});

test("what was agreed is summed up; a scenario with a length of its own needs no other", () => {
  expect(agreedAt(silverton as never, { length: "short", game: "basic", scenario: "none", hiring: false })).toEqual([
    "Basic game · Short: $6,000",
  ]);
  const spike = { length: "standard", game: "advanced", scenario: "golden-spike", hiring: true };
  expect(agreedAt(silverton as never, spike)).toEqual(["Advanced game · Golden Spike", "Hiring and advancing"]);
});

test("every optional rule has a title and a sentence", () => {
  for (const { title, says } of Object.values(options.of).filter(({ values }) => !values)) {
    expect(title).not.toBe("");
    expect(says).toMatch(/\.$/);
  }
});
