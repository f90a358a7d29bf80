// Trains and snow plows: what they can do, what the bank sells, and who may still use which.

import { SORTS, type Freight, type Sort } from "./edition";
import type { Player, SilvertonView, Train } from "./messages";
import { reached } from "./network";

/** §23.5 Of these a train takes twice as many loads. */
const HALF_LOADS: readonly Freight[] = ["gold", "silver"];
/** §23.13 Nobody has more trains. */
export const MOST_TRAINS = 4;

export const isAdvanced = ({ options }: SilvertonView): boolean => options.game === "advanced";

const sortCalled = (name: string): Sort => SORTS.find((sort) => sort.name === name)!;
export const isStock = (name: string): boolean => SORTS.some((sort) => sort.name === name);
export const trainName = (power: number): string => `train ${power}`;
export const plowName = (bonus: number): string => `plow +${bonus}`;

/** What a seat has, as notation names it, the trains first. */
export const stockOf = ({ trains, plows }: Player): string[] => [
  ...trains.map(({ power }) => trainName(power)),
  ...plows.map(({ bonus }) => plowName(bonus)),
];

/** How many there are of each. */
export function counted(names: readonly string[]): [name: string, count: number][] {
  return [...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]);
}

/** §23.3 to §23.5 How many loads trains of these powers take over a segment that long. */
export function capacity(powers: readonly number[], longest: number, freight: Freight): number {
  const full = Math.floor(powers.reduce((sum, power) => sum + power, 0) / longest);
  return HALF_LOADS.includes(freight) ? 2 * full : full;
}

/** §23.2, §23.14 The trains that have not served this turn and can serve the network a town lies in. */
export function readyTrains({ track, trains }: Player, town: string): Train[] {
  const serves = (home: string | null): boolean => home === null || reached(track, [home]).has(town);
  return trains.filter(({ used, home }) => !used && serves(home));
}

/** The powers that a move names: "9+24". */
export const powersIn = (text: string): number[] => text.split("+").map(Number);

/** §24.3 The plows that can still be assigned, each bonus once. */
export const readyPlows = ({ plows }: Player): number[] => [
  ...new Set(plows.flatMap(({ bonus, used }) => (used ? [] : [bonus]))),
];

/** §24.3 The plows that wait on a segment for their dice: "golden/georgetown with +2". */
export const plowsOn = ({ plowing }: SilvertonView, segment: string): number[] =>
  plowing.flatMap((sent) => {
    const [at, bonus] = sent.split(" with +");
    return at === segment ? [Number(bonus)] : [];
  });

/** A way to come by something: for money alone, or for something that is traded in as well. */
export interface Purchase {
  move: string;
  traded: string | null;
  cost: number;
}

/** §23.10 to §23.12 What the menu sells of a sort. */
export function purchasesOf(sort: Sort, moves: readonly string[]): Purchase[] {
  return moves.flatMap((move) => {
    const found = /^purchase (.+?)(?: for (.+))?$/.exec(move);
    if (found?.[1] !== sort.name) return [];
    const traded = found[2] ?? null;
    return [{ move, traded, cost: Math.max(0, sort.cost - (traded ? sortCalled(traded).tradeIn : 0)) }];
  });
}
