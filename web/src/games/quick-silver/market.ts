// The end of a round as events told it: who showed what, who died, who earned how much.

import type { QuickSilverEvent } from "../../messages/quick-silver";

export interface Trader {
  holder: number;
  hand: string[];
  /** Null for the dead, and where there was no market. */
  total: number | null;
  group: number;
  earned: number;
  /** The card it was paid for. */
  paid: string | null;
  sneaks: number;
  dead: boolean;
  /** Plates that dynamite took, and dynamite that a Replacement Plate stopped. */
  blasted: number;
  stopped: number;
}

export interface Market {
  round: number;
  /** Heaviest first, then the dead. */
  traders: Trader[];
  /** Equal hauls pay everybody the lowest card. */
  alike: boolean;
  /** Whether anybody came to the market. */
  held: boolean;
}

/** The market these events tell of; null where no round ended. */
export function marketOf(events: QuickSilverEvent[], round: number): Market | null {
  const traders = new Map<number, Trader>();
  let next: number | null = null;
  for (const event of events) {
    if (event.type === "Dealt") next = event.round;
    const trader = traders.get("holder" in event ? event.holder : "seat" in event ? event.seat : -1);
    if (event.type === "Revealed")
      traders.set(event.holder, {
        holder: event.holder,
        hand: event.hand,
        total: null,
        group: 0,
        earned: 0,
        paid: null,
        sneaks: 0,
        dead: false,
        blasted: 0,
        stopped: 0,
      });
    else if (!trader) continue;
    else if (event.type === "Died") trader.dead = true;
    else if (event.type === "Blasted") trader.blasted = event.plates;
    else if (event.type === "PlateUsed") trader.stopped = event.stopped;
    else if (event.type === "Unloaded") {
      trader.total = event.total;
      trader.group = event.group;
      trader.earned = event.earned;
      trader.paid = event.paid;
      trader.sneaks = event.sneaks;
    }
  }
  if (traders.size === 0) return null;
  const order = (trader: Trader): number => (trader.total === null ? 99 : trader.group);
  const lined = [...traders.values()].sort((one, other) => order(one) - order(other) || one.holder - other.holder);
  const hauls = lined.filter(({ total }) => total !== null);
  return {
    round: next === null ? round : next - 1,
    traders: lined,
    alike: hauls.length > 0 && hauls.every(({ group }) => group === 1),
    held: hauls.length > 0,
  };
}

/** Traders of one group together, heaviest first. */
export function grouped({ traders }: Market): Trader[][] {
  const groups = new Map<string, Trader[]>();
  for (const trader of traders) {
    const key = trader.dead ? "dead" : `${trader.group}`;
    groups.set(key, [...(groups.get(key) ?? []), trader]);
  }
  return [...groups.values()];
}
