// What is said of the games and scenarios of Silverton before a table is made.

import { ALL_SEATS } from "./options";
import type { Scenario, Setup } from "../../messages/silverton-scenarios";
import { money } from "./words";

/** What makes each scenario worth a game. */
const SAYS: Record<string, string> = {
  "denver-6000": "One surveyor, one prospector and a fortune to make. A good first game alone.",
  "denver-10000": "Three pieces, and you say whether the third surveys or prospects.",
  "salt-lake-city-10000": "Far from the others: they pay less at first, and a rival takes a card every turn.",
  "denver-campaign": "All the years, all the markets, two surveyors and two prospectors.",
  "copper-spike": "Two networks to join by rail, while Salt Lake City and Pueblo buy less than usual.",
  "golden-spike": "Everybody builds from two cities, and gains much by joining them.",
  "nickel-spike": "All begin in Denver, and each in a second city of its own.",
  "silver-spike": "Two for the west and two for the south, all of them out of Denver as well.",
  "strong-start": "For five with more money and a third piece each, so that it goes faster.",
};

export const GAMES_SAY: Record<string, string> = {
  basic: "Your pieces are given to you, and you make two deliveries a turn.",
  advanced: "You choose your pieces, buy trains that decide what you can deliver, and plows against the snow.",
};

export const words = {
  scenario: "Scenario",
  scenarioSays: "Another beginning and another end. The seats below follow it.",
  noScenario: (count: number, alone: number) => `none · ${count} to choose from, ${alone} of them for one alone`,
  alone: "For one alone",
  several: "For several",
  begins: "Start:",
  wins: "To win:",
  ownLength: (title: string, wins: string) => `${title} has a length of its own. To win: ${wins}`,
};

/** "1 player", "2 or 3 players", "2–6 players". */
export function whoPlays(seats: readonly number[]): string {
  const numbers = seats.length > 2 ? `${seats[0]}–${seats.at(-1)}` : seats.join(" or ");
  return `${numbers} ${numbers === "1" ? "player" : "players"}`;
}

/** The setup of a scenario for so many seats; its first where it takes others. */
export function setupFor({ setups }: Scenario, seats: number): Setup {
  return setups.find((setup) => setup.seats === seats) ?? setups[0]!;
}

/** Where everybody begins, and with how much: homes that several share are named once. */
export function begins({ homes, money: sums }: Setup, advanced: boolean): string {
  const each = homes.map((cities) => cities.join(" + "));
  const different = [...new Set(each)];
  const sum = `${money(sums[advanced ? 1 : 0])}${homes.length > 1 ? " each" : ""}`;
  const shared = (home: string): number => each.filter((other) => other === home).length;
  const named = different.map((home) =>
    different.length > 1 && shared(home) > 1 ? `${home} (${shared(home)} players)` : home,
  );
  return `${named.join(", ")}; ${sum}`;
}

/** What it takes to win. */
export function wins({ goal, turns, byTurn, byMoney, length }: Setup): string {
  const [decisive, , marginal] = [...byTurn, ...byMoney].map(([bound]) => bound);
  if (decisive && marginal && goal)
    return `${money(goal)} by turn ${marginal}; by turn ${decisive} it is a decisive victory.`;
  if (decisive && marginal) return `${money(marginal)} after turn ${turns}; ${money(decisive)} is a decisive victory.`;
  return length ? `most money after turn ${turns}.` : "most money at the end, in any length.";
}

/** A scenario as one can choose it. */
export interface Card {
  id: string;
  title: string;
  seats: readonly number[];
  says: string;
  begins: string;
  wins: string;
  /** The name by which its § is cited. */
  cites: string;
}

export const NO_SCENARIO: Card = {
  id: "none",
  title: "No scenario",
  seats: ALL_SEATS,
  says: "The game as it stands, in the length you like.",
  begins: "Home cities, pieces and money by player number",
  wins: "most money at the end.",
  cites: "none",
};

/** A scenario at a table of so many seats, or where it takes others as it is first printed. */
export function cardOf(scenario: Scenario, seats: number, advanced: boolean): Card {
  const setup = setupFor(scenario, seats);
  return {
    id: scenario.id,
    title: scenario.title,
    seats: scenario.setups.map((each) => each.seats),
    says: SAYS[scenario.id] ?? "",
    begins: begins(setup, advanced),
    wins: wins(setup),
    cites: setup.name,
  };
}
