// What has happened, as the board remembers it: prices turn by turn, and dice.

import { seatNumber } from "../../lib/seats";
import type { Told } from "../../messages";
import type { PriceRoll, SilvertonEvent, SilvertonView } from "../../messages/silverton";

export interface Price {
  turn: number;
  price: number;
}

export interface Changes {
  turn: number;
  rolls: Record<string, PriceRoll>;
}

/** The price changes of every turn so far, the last one last; what was taken back gives way to what came instead. */
export function changesIn(past: readonly Told[]): Changes[] {
  const byTurn = new Map<number, Changes>();
  let turn = 0;
  for (const { event } of past) {
    const happened = event as SilvertonEvent;
    if (happened.type === "TurnBegan") {
      // A game that was begun in the middle of a turn learns its number from the next.
      const early = turn === 0 && byTurn.get(0);
      if (early) byTurn.set(happened.round - 1, { ...early, turn: happened.round - 1 });
      byTurn.delete(0);
      turn = happened.round;
    }
    if (happened.type === "PricesChanged")
      byTurn.set(turn, { turn, rolls: Object.fromEntries(happened.rolls.map((roll) => [roll.column, roll])) });
  }
  return [...byTurn.values()].toSorted((a, b) => a.turn - b.turn);
}

/** What a load brought in each turn, up to now. */
export function pricesOf(column: string, changes: readonly Changes[], view: SilvertonView): Price[] {
  const now = view.chart.find(({ name }) => name === column);
  if (!now) return [];
  const before = changes.flatMap(({ turn, rolls }) => {
    const roll = rolls[column];
    return roll && turn < view.round ? [{ turn, price: roll.before }] : [];
  });
  return [...before, { turn: view.round, price: now.price }];
}

/** Dice that were thrown, by whom, and what is told of it. */
export interface Thrown {
  says: string;
  sides: { seat: number; partner: number | null; dice: readonly number[] }[];
  /** Whether prices have changed: their dice are shown beside the prices. */
  prices: boolean;
}

const thrown = (seat: string, dice: readonly number[], partner: string | null = null): Thrown["sides"][number] => ({
  seat: seatNumber(seat),
  partner: partner === null ? null : seatNumber(partner),
  dice,
});

function sidesOf(event: SilvertonEvent): Thrown["sides"] | null {
  if ("throws" in event) return event.throws.map((side) => thrown(side.seat, side.dice, side.partner));
  if ("dice" in event) return [thrown(event.seat, event.dice)];
  if (event.type === "Plowed") return [thrown(event.seat, [event.die])];
  return event.type === "RivalTook" || event.type === "PricesChanged" ? [] : null;
}

export const diceIn = (told: readonly Told[]): Thrown[] =>
  told.flatMap(({ event, says }) => {
    const happened = event as SilvertonEvent;
    const sides = sidesOf(happened);
    return sides ? [{ says, sides, prices: happened.type === "PricesChanged" }] : [];
  });

/** The lines and cards that something has just happened to. */
export function touchedBy(told: readonly Told[]): string[] {
  return told.flatMap(({ event: happened }) => {
    const event = happened as SilvertonEvent;
    if ("segment" in event) return [event.segment];
    if ("onto" in event) return [event.card, event.onto];
    if ("card" in event) return [event.card];
    return "over" in event ? [event.over] : [];
  });
}
