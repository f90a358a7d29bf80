// When a game ends, and what a game alone would be worth now.

import type { SilvertonView } from "./messages";
import { LENGTHS, SCENARIOS, type Setup } from "./scenarios";

/** §6.1 The turns there are at most. */
const TURNS = 24;
/** §25.10, §25.12 Less than the least that is printed. */
const WORST = "a decisive loss";

/** How a game ends: with how much money, or after which turn; alone with what that is worth. */
export type Ending = Pick<Setup, "goal" | "turns" | "byTurn" | "byMoney">;

export function endingOf({ options, seats }: SilvertonView): Ending {
  const scenario = SCENARIOS.find(({ id }) => id === options.scenario)?.setups.find((setup) => setup.seats === seats);
  const goal = scenario?.goal ?? LENGTHS[scenario?.length ?? options.length]?.goal ?? null;
  return { turns: TURNS, byTurn: [], byMoney: [], ...scenario, goal };
}

export interface Worth {
  worth: string;
  /** The last turn in which the goal is worth that, or the money it takes. */
  bound: number | null;
}

/** §25.10 What it is worth to reach the goal in a turn, and what it will be worth next. */
export function worthByTurn({ byTurn }: Ending, turn: number): { now: Worth; next: Worth | null } {
  const at = byTurn.findIndex(([last]) => turn <= last);
  const rest = [...byTurn.map(([bound, worth]) => ({ bound, worth })), { bound: null, worth: WORST }];
  return at < 0 ? { now: rest.at(-1)!, next: null } : { now: rest[at]!, next: rest[at + 1] ?? null };
}

/** §25.12 What money is worth, and what more money would be. */
export function worthByMoney({ byMoney }: Ending, cash: number): { now: string; next: Worth | null } {
  const at = byMoney.findIndex(([bound]) => cash >= bound);
  const above = at < 0 ? byMoney.at(-1) : byMoney[at - 1];
  return { now: byMoney[at]?.[1] ?? WORST, next: above ? { bound: above[0], worth: above[1] } : null };
}

/** Everything a game alone can be worth, the best first. */
export function worths({ byTurn, byMoney }: Ending): Worth[] {
  const printed = byTurn.length ? byTurn : byMoney;
  return printed.length ? [...printed.map(([bound, worth]) => ({ bound, worth })), { bound: null, worth: WORST }] : [];
}
