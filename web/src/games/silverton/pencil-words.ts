// What the planner's pencil says.

import type { Market, Mine, Plan, Ride, Schedule, Stroke } from "../../messages/silverton";
import { some } from "../../words/some";
import { money } from "./words";

const percent = (ways: number, of: number): string => `${Math.round((100 * ways) / of)} %`;
const dollars = (amount: number): string => (amount < 0 ? `−${money(Math.round(-amount))}` : money(Math.round(amount)));
const decimal = (number: number): string => number.toLocaleString("en-GB", { maximumFractionDigits: 1 });

/** "3 turns", or "2 to 4 turns". */
const turns = ({ fewest, most }: Pick<Schedule, "fewest" | "most">): string =>
  fewest === most ? some(most, "turn", "turns") : `${fewest} to ${most} turns`;

export const pencilWords = {
  tab: "Plan",
  label: "Planner’s pencil",
  take: "Take up the pencil",
  lay: "Put the pencil down",
  taken: "You have the pencil in hand: a press on a line, a claim or a passenger card draws. P puts it down.",
  laid: "The pencil is down.",
  how: "Press a claim or a passenger card for the cheapest route to it, a line to draw it or rub it out.",
  private: "Only you see your sketches. You can plan at any time, also when it is not your turn.",
  none: "No sketch yet.",
  full: "There is room for eight sketches. Delete one to start another.",
  sketches: "Your sketches",
  fresh: "New sketch",
  numbered: (number: number) => `Sketch ${number}`,
  name: "Name",
  remove: "Delete this sketch",
  route: "Suggest a route to",
  choose: "Choose a claim or passengers",
  extend: "Draw a line",
  chooseLine: "Choose a line that goes on from here",
  drawTo: (name: string) => `Sketch the cheapest route to ${name}`,
  draw: (line: string) => `Draw ${line}`,
  rub: (line: string) => `Rub out ${line}`,
  rubShort: "Rub out",
  lookAt: (town: string) => `Look up ${town}`,
  working: "Working it out …",
  empty: "Nothing is drawn yet.",

  figures: {
    label: "Running total",
    cost: "Cost",
    parts: (track: number, card: number) => (card ? `track ${money(track)} + card ${money(card)}` : "track alone"),
    left: (left: number) => (left < 0 ? `${dollars(-left)} more than you have` : `leaves ${money(left)}`),
    turns: "Turns",
    span: turns,
    mean: ({ mean, done, crew }: Schedule) =>
      `${decimal(mean)} on average with ${some(crew, "surveyor", "surveyors")}; built in turn ${done}`,
    never: "cannot be built as drawn",
    nothing: "nothing to build",
    distance: "Distance",
    units: (distance: number) => `${distance} to build`,
    income: "Income",
    perTurn: (income: number) => `${dollars(income)} a turn`,
    expected: (expects: number) => `${dollars(expects)} at next turn’s expected prices`,
    pays: (turns: number) => `pays back after ${some(turns, "turn", "turns")}`,
    notReached: "does not reach its goal yet",
    cubes: (cubes: number) => `${some(cubes, "cube", "cubes")} too few: take up other track first`,
  },
  /** The chosen sketch in one breath. */
  total: (name: string, { cost, schedule, markets, ride }: Plan): string => {
    const income = markets[0]?.income ?? (ride?.length ? ride.fare : null);
    return [
      `${name}: ${money(cost)}`,
      schedule ? turns(schedule) : "",
      income === null ? "" : `${dollars(income)} a turn`,
    ]
      .filter(Boolean)
      .join(", ");
  },
  standing: (plan: Plan, owner: string): string =>
    ({
      none: "",
      open: "",
      own: "Yours already.",
      other: `${owner} has it.`,
      gone: "It has left the game.",
    })[plan.standing],
  mine: {
    loads: "Loads",
    risk: "Depletion",
    says: ({ average, later, first }: Mine) =>
      first ? `${decimal(average)} at first, then ${decimal(later)}` : decimal(average),
    lasts: ({ loads, operations }: Mine) => `some ${decimal(loads)} in ${decimal(operations)} operations`,
    risks: ({ depletes, outcomes, risk, first }: Mine) =>
      first
        ? `${percent(depletes, outcomes)} at first, then ${percent(risk, 36)} a turn`
        : `${percent(depletes, outcomes)} a turn`,
  },
  markets: "Markets",
  market: ({ price, expected, most }: Market) =>
    `${money(price)} a load, next turn ${money(Math.round(expected))}${most === null ? "" : `, at most ${most}`}`,
  marketIncome: ({ income, expects }: Market) => `${dollars(income)}, expected ${dollars(expects)}`,
  held: (held: number) => `${money(held)} for what lies there`,
  closed: "closed in winter",
  far: (distance: number) => `distance ${distance}`,
  ride: ({ fare, length, snow, lead }: Ride): string =>
    [
      length === null ? "no route yet" : `${money(fare)} a turn over ${length}`,
      snow && length !== null ? "nothing in winter" : "",
      lead === null
        ? ""
        : lead > 0
          ? `${lead} shorter than the owner’s: you can try to steal it`
          : `not shorter than the owner’s`,
    ]
      .filter(Boolean)
      .join("; "),

  schedule: "Turn by turn",
  season: (turn: number, winter: boolean) => `Turn ${turn}${winter ? ", winter" : ""}`,
  second: (odds: number) => `second in a row, ${percent(odds, 36)}`,
  built: "built",
  lines: "Lines",
  hindrance: {
    open: "",
    built: "built already",
    taken: "another player’s track",
    parallel: "parallel to your track or to another line of the sketch",
    apart: "joins nothing of yours",
  } as Record<Stroke["hindrance"], string>,
  place: (surveyors: number, prospectors: number) =>
    `Place ${[
      surveyors ? some(surveyors, "surveyor", "surveyors") : "",
      prospectors ? some(prospectors, "prospector", "prospectors") : "",
    ]
      .filter(Boolean)
      .join(" and ")}`,
  placeThese: "Place these",
  remains: (count: number) =>
    count ? `${some(count, "line remains", "lines remain")} for later turns.` : "Then all of it is placed.",
  notNow: "Pieces are placed in phase II, on your turn.",
  noneNow: "Nothing of it can be placed now.",

  opensUp: (names: string[]) =>
    `opens ${names.slice(0, 4).join(", ")}${names.length > 4 ? ` and ${names.length - 4} more` : ""}`,
  nearest: (market: string, distance: number) => `${market} ${distance} away`,
  close: "Close",
  opens: (name: string) => `What ${name} opens up`,
  opensNothing: "No claim or passenger card lies on its way now.",
  joins: (towns: string[]) => `Reaches ${towns.join(" and ")} at once.`,
  onWayTo: "On the cheapest way to",
  claimsHere: "Claims here",
  noClaims: "No claims here now.",
  open: "open",
  toMarkets: "To the markets, over your track and open lines",
  reaching: (distance: number, cost: number) => `distance ${distance}${cost ? `, ${money(cost)} to build` : ""}`,
  noMarket: "No market can be reached over your track and open lines.",

  /** What a claim card says beside what is printed. */
  claim: ({ mine, markets, track, schedule }: Plan, town: (id: string) => string): string[] => {
    const [best] = markets;
    return [
      mine ? `${decimal(mine.later)} loads a turn, ${percent(mine.risk, 36)} depletion` : "",
      best ? `${dollars(best.income)} a turn at ${town(best.to)}, distance ${best.distance}` : "",
      track && schedule ? `${money(track)} of track, ${turns(schedule)}` : markets.length ? "reached" : "",
    ].filter(Boolean);
  },
  passenger: ({ track, schedule }: Plan): string =>
    track && schedule ? `${money(track)} of track, ${turns(schedule)}` : "",
};
