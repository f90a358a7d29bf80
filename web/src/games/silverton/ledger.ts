// Everybody's cash, reckoned when the game is over: views keep it secret, but all that is paid is paid in the open.

import type { Seen } from "../../messages";
import type { SilvertonEvent, SilvertonView } from "./messages";

/** §21.3 Whose cash an event changes, and by how much. */
export function flowsOf(event: SilvertonEvent): [seat: number, money: number][] {
  switch (event.type) {
    case "Agreed":
      return [
        [event.seat, event.money],
        [event.partner, -event.money],
      ];
    case "Delivered":
      return [[event.seat, event.loads * event.price]];
    case "PassengersPaid":
      return [[event.seat, event.money]];
    case "TookJointly":
      return event.seats.map((seat, at) => [seat, -event.costs[at]!]);
    case "TriedToSteal":
      return [
        [event.seat, -event.cost],
        ...(event.partner === null ? [] : [[event.partner, -event.share] as [number, number]]),
      ];
    case "Dismantled":
      return [[event.seat, event.pay]];
    default:
      return "cost" in event ? [[event.seat, -event.cost]] : [];
  }
}

/** What everybody had after each step, by its number: from the end of the game back to its beginning. */
export function reckoned(steps: readonly Seen[]): ReadonlyMap<number, number[]> {
  const found = new Map<number, number[]>();
  let cash = (steps.at(-1)?.view as SilvertonView | undefined)?.outcome?.scores ?? [];
  for (const { number, events } of steps.toReversed()) {
    found.set(number, cash);
    cash = [...cash];
    for (const { event } of events) for (const [seat, money] of flowsOf(event as SilvertonEvent)) cash[seat]! -= money;
  }
  return found;
}
