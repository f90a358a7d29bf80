// What has happened, as the board remembers it: prices turn by turn, and dice.

import type { Told } from "../../messages";
import type { PriceRoll, SilvertonEvent, SilvertonView, Throw } from "../../messages/silverton";

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

/** Dice that were thrown: for each side what it shows, and what came of it. */
export type Thrown =
  | { kind: "dispute"; over: string; throws: Throw[]; winner: number | null }
  | { kind: "steal"; over: string; throws: Throw[]; stolen: boolean; thief: number }
  | { kind: "second"; seat: number; over: string; dice: number[]; distance: number }
  | { kind: "claim"; seat: number; card: string; dice: number[]; total: number; loads: number; depleted: boolean }
  | { kind: "plow"; seat: number; plow: string; over: string; dice: number[]; distance: number; cleared: boolean }
  | { kind: "rival"; card: string }
  | { kind: "jail"; seat: number; piece: string; dice: number[]; freed: boolean }
  | { kind: "prices" };

function thrownIn(event: SilvertonEvent): Thrown | null {
  switch (event.type) {
    case "Disputed":
    case "Contested":
      return { kind: "dispute", over: event.over, throws: event.throws, winner: event.winner };
    case "TriedToSteal":
      return { kind: "steal", over: event.card, throws: event.throws, stolen: event.stolen, thief: event.seat };
    case "TriedSecond":
      return { kind: "second", seat: event.seat, over: event.segment, dice: event.dice, distance: event.distance };
    case "Produced":
      return { kind: "claim", ...event };
    case "Plowed":
      return { kind: "plow", ...event, over: event.segment, dice: [event.die] };
    case "RivalTook":
      return { kind: "rival", card: event.card };
    case "TriedRelease":
      return { kind: "jail", ...event };
    case "PricesChanged":
      return { kind: "prices" };
    default:
      return null;
  }
}

export const diceIn = (events: readonly SilvertonEvent[]): Thrown[] => events.flatMap((event) => thrownIn(event) ?? []);

/** The lines and cards that something has just happened to. */
export function touchedBy(events: readonly SilvertonEvent[]): string[] {
  return events.flatMap((event) => {
    if ("segment" in event) return [event.segment];
    if ("onto" in event) return [event.card, event.onto];
    if ("card" in event) return [event.card];
    return "over" in event ? [event.over] : [];
  });
}
