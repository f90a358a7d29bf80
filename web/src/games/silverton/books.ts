// The accounts of a game, sorted for those who look at them: by seat, by turn, by source.

import type { Accounts, Entry } from "../../messages/silverton";

/** Where money comes from, as it is stacked; what comes first lies lowest. */
export const INCOMES = ["gold", "silver", "copper", "lumber", "coal", "passengers", "deals", "track"] as const;

/** What a seat earned by something in a turn, or in all. */
export interface Part {
  source: string;
  money: number;
}

/** A turn of a seat: what it earned by each source, and what it spent. */
export interface TurnBooks {
  turn: number;
  parts: Part[];
  spent: number;
}

const sum = (entries: readonly Entry[]): number => entries.reduce((all, { money }) => all + money, 0);

/** The turns that are told of. */
export function turnsOf({ entries }: Accounts): number[] {
  const turns = entries.map(({ turn }) => turn);
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  return turns.length ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [];
}

/** A seat's turns, each with its income by source and what was spent. */
export function turnBooks(accounts: Accounts, seat: number): TurnBooks[] {
  const own = accounts.entries.filter((entry) => entry.seat === seat);
  return turnsOf(accounts).map((turn) => {
    const here = own.filter((entry) => entry.turn === turn);
    const parts = INCOMES.flatMap((source) => {
      const money = sum(here.filter((entry) => entry.source === source && entry.money > 0));
      return money ? [{ source, money }] : [];
    });
    return { turn, parts, spent: Math.abs(sum(here.filter(({ money }) => money < 0))) };
  });
}

/** What each seat earned and paid in all, by source, those that brought most first. */
export function totals({ entries }: Accounts, seats: number): { source: string; money: number[] }[] {
  const sources = [...new Set(entries.map(({ source }) => source))];
  const rows = sources.map((source) => ({
    source,
    money: Array.from({ length: seats }, (_, seat) =>
      sum(entries.filter((entry) => entry.source === source && entry.seat === seat)),
    ),
  }));
  const all = ({ money }: { money: number[] }): number => money.reduce((total, each) => total + each, 0);
  return rows.toSorted((one, other) => all(other) - all(one));
}
