// What the end of the turn will do to a price, as the engine counts it.

import type { Forecast, PriceColumn, PriceRoll, Result, SilvertonEdition } from "../../messages/silverton";
import { words } from "./words";

/** Hundredths of all throws; together they make a hundred. */
export interface Odds {
  up: number;
  same: number;
  down: number;
}

export function oddsOf({ ways, up, down }: Forecast): Odds {
  const [rises, falls] = [Math.round((100 * up) / ways), Math.round((100 * down) / ways)];
  return { up: rises, down: falls, same: 100 - rises - falls };
}

/** How a price has changed, in words: by money, or by boxes where the price is the same in both. */
export function changeOf(roll: PriceRoll | undefined): string {
  if (!roll) return "";
  const { moved, boxMoved } = words.prices;
  return roll.after === roll.before ? boxMoved(roll.to - roll.at) : moved(roll.after - roll.before);
}

/** A row of the table of results: which results, and how many boxes the marker then moves. */
export interface ResultRow {
  from: number | null;
  upto: number | null;
  moves: number;
}

export const rowsOf = ({ upto, moves }: Result): ResultRow[] =>
  moves.map((move, at) => ({ from: at ? upto[at - 1]! + 1 : null, upto: upto[at] ?? null, moves: move }));

/** How the result of a column comes about. */
export function formulaOf({ dice, divisor, demand }: PriceColumn): string {
  const { formula } = words.prices;
  return [formula.dice(dice), formula.sold(divisor), demand ? formula.demand : ""].join("");
}

export const resultsFor = ({ results }: SilvertonEdition, { freight }: PriceColumn): Result =>
  results.find((result) => result.freight === freight)!;
