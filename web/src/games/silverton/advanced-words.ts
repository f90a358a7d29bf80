// What the board says of the Advanced game, of scenarios and of optional rules.

import { some } from "../../words/some";
import { money } from "./words";

const COUNTS = ["no", "one", "two", "three", "four", "five", "six"];
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const crewWords = {
  title: "Choose your crew",
  points: (left: number, all: number) => `${left} of ${some(all, "game point", "game points")} left`,
  disc: (isSurveyor: boolean, bonus: number) => `${isSurveyor ? "Surveyor" : "Prospector"}${bonus ? ` +${bonus}` : ""}`,
  takes: (points: number) => some(points, "point", "points"),
  more: (disc: string) => `One more: ${disc}`,
  fewer: (disc: string) => `One fewer: ${disc}`,
  choose: "Choose this crew",
  says: "Surveyors build track, prospectors take cards; bonuses count in disputes.",
  needs: "Choose one of each at least; points that are left are lost.",
  spikes: "Choose two surveyors and a prospector at least; points that are left are lost.",
  count: (surveyors: number, prospectors: number) =>
    `${some(surveyors, "surveyor", "surveyors")}, ${some(prospectors, "prospector", "prospectors")}`,
};

export const stockWords = {
  tab: "Trains",
  yours: "Your trains and plows",
  none: "You have no train: nothing can be delivered.",
  plow: (bonus: number) => `Plow +${bonus}`,
  named: (name: string) => upper(name),
  several: (name: string, count: number) => (count > 1 ? `${count} × ${name}` : name),
  used: "used",
  ready: "ready",
  at: (home: string) => `at ${home}`,
  trains: "Trains",
  plows: "Plows",
  bank: "The bank",
  bankSays: "At the end of each turn everybody may purchase one train or one plow.",
  trainSays: "Loads: power by the distance of the longest segment. Twice as many of gold and silver.",
  plowSays: "Clears a snow segment if a die and its bonus come to the distance.",
  most: (count: number) => `You have ${COUNTS[count] ?? count} trains: another comes only for one that is traded in.`,
  left: (count: number) => `${count} left`,
  gone: "all owned",
  from: (turn: number) => `from turn ${turn} on`,
  worth: (tradeIn: number) => (tradeIn ? `traded in ${money(tradeIn)}` : "not traded in"),
  buy: (cost: number) => `Purchase for ${money(cost)}`,
  trade: (cost: number, traded: string) => `${money(cost)} and your ${traded}`,
  badge: (count: number) => some(count, "train", "trains"),
  plowBadge: (count: number) => some(count, "plow", "plows"),
  carry: (powers: readonly number[]) => `${powers.length > 1 ? "trains" : "train"} ${powers.join(" + ")}`,
  longest: (distance: number) => `longest segment ${distance}`,
  trainsLeft: (left: number, all: number) => `Trains that can still deliver: ${left} of ${all}`,
  which: (claim: string, end: string, longest: number) =>
    `${claim} to ${end}, longest segment ${longest}. By which trains?`,
  takes: (loads: string, brings: number) => (brings ? `${loads}, ${money(brings)}` : loads),
};

export const plowWords = {
  title: "Plows",
  hand: "Choose a plow, then a snow segment.",
  needs: (die: number) => (die > 1 ? `die ${die}${die < 6 ? " or more" : ""}` : "any die"),
  roll: "Roll for the plows",
  waits: "Sent, to be rolled for",
  sentTo: (bonuses: readonly number[]) => `plow ${bonuses.map((bonus) => `+${bonus}`).join(", ")} sent`,
  cleared: "cleared this turn",
};

export const homeWords = {
  two: "Two networks, until your track joins them.",
  builds: (home: string) => `builds from ${home}`,
  station: "It builds from there alone, until your track joins the two.",
  train: (name: string) => `The ${name} serves one network alone, until your track joins the two.`,
};

/** "a marginal one" after "a substantial victory". */
const nextTo = (worth: string, other: string): string =>
  // eslint-disable-next-line no-restricted-syntax -- English
  worth.split(" ").at(-1) === other.split(" ").at(-1) ? other.replace(/ \w+$/, " one") : other;

export const hiringWords = {
  won: "won: +1 if it is paid for",
  says: (wage: number) => `For ${money(wage)}, without a bonus, to be placed from the next turn on.`,
};

export const worthWords = {
  title: "What it is worth",
  goal: (turn: number, goal: number, worth: string) => `Turn ${turn}: ${worth} if you reach ${money(goal)} now`,
  then: (turn: number, now: string, worth: string) => `, from turn ${turn} on ${nextTo(now, worth)}`,
  money: (cash: number, worth: string) => `${money(cash)} at the end would be ${worth}`,
  more: (bound: number, now: string, worth: string) => `, ${money(bound)} ${nextTo(now, worth)}`,
  upTo: (turn: number) => `up to turn ${turn}`,
  with: (bound: number) => `with ${money(bound)}`,
  else: "otherwise",
  worth: upper,
  progress: (cash: number, goal: number) => `${money(cash)} of ${money(goal)}`,
};

export const jointWords = {
  title: "Run a card together",
  ask: (card: string, partner: string) => `${card}, with ${partner}`,
  route: (length: number, mine: number, theirs: number) =>
    `Joint route ${length}: ${mine} of it yours, ${theirs} theirs.`,
  pay: (share: number, theirs: number) => `You pay ${money(share)}, they ${money(theirs)}.`,
  get: (fare: number) => `Each collects ${money(fare)} a turn. In a dispute you throw a die each.`,
  with: (name: string) => `with ${name}`,
  could: (name: string, length: number) => `with ${name}: ${length}`,
  agreed: (names: readonly string[]) => `${names.join(" and ")} together`,
  end: "End the joint route",
};

export const slideWords = {
  claims: "Move it among the claims",
  pile: (number: number) => `Move it to pile ${number}`,
  among: "among the claims",
  may: "you have no route, but may move it",
  empty: (number: number) => `pile ${number}: open`,
};

export const transferWords = {
  to: "Transfer to another claim",
  onto: (claim: string, loads: string) => `${claim}, ${loads}: to which of your claims?`,
  from: "to be transferred",
  howMany: (claim: string, onto: string, length: number) => `${claim} to ${onto}, distance ${length}. How many loads?`,
  move: (count: number) => `Transfer ${some(count, "load", "loads")}`,
  arrived: (count: number) => `${count} transferred, to stay this turn`,
};

export const rivalWords = {
  about: "A rival prospector takes a card every turn.",
};

export const chartWords = {
  simplified: "Without dice: up one box where nothing was sold, silver by the demand; down where something was.",
  change: (sold: string) => (sold ? `${sold} sold` : "nothing sold"),
  improved: "Passenger cards pay double.",
};
