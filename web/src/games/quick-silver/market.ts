// The end of a round as events told it: who showed what, who died, who earned how much.

import type { QuickSilverEvent, Unloaded } from "../../messages/quick-silver";
import { holderCalled } from "./holders";

export interface Trader {
  holder: number;
  hand: string[];
  /** What it hauled and earned; null for the dead, and where there was no market. */
  sold: Unloaded | null;
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
  const traders = new Map<string, Trader>();
  let next: number | null = null;
  for (const event of events) {
    if (event.type === "Dealt") next = event.round;
    const trader = traders.get("holder" in event ? event.holder : "seat" in event ? event.seat : "");
    if (event.type === "Revealed")
      traders.set(event.holder, {
        holder: holderCalled(event.holder),
        hand: event.hand,
        sold: null,
        dead: false,
        blasted: 0,
        stopped: 0,
      });
    else if (!trader) continue;
    else if (event.type === "Died") trader.dead = true;
    else if (event.type === "Blasted") trader.blasted = event.plates;
    else if (event.type === "PlateUsed") trader.stopped = event.stopped;
    else if (event.type === "Unloaded") trader.sold = event;
  }
  if (traders.size === 0) return null;
  const order = ({ sold }: Trader): number => sold?.group ?? Infinity;
  const lined = [...traders.values()].sort((one, other) =>
    order(one) === order(other) ? one.holder - other.holder : order(one) - order(other),
  );
  const hauls = lined.flatMap(({ sold }) => sold ?? []);
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
    const key = trader.dead ? "dead" : `${trader.sold?.group}`;
    groups.set(key, [...(groups.get(key) ?? []), trader]);
  }
  return [...groups.values()];
}
