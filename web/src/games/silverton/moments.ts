// The moments of a game worth going back to, found in its events; the game itself says them.

import type { Seen } from "../../messages";
import type { Moment } from "../contract";
import type { SilvertonEvent } from "../../messages/silverton";

/** A sale of so much is remembered. */
const LARGE = 600;

const WORTHY: readonly string[] = [
  "TriedToSteal",
  "Killed",
  "Agreed",
  "Announced",
  "Ended",
  "PassengerLeft",
  "EventStruck",
  "TookJointly",
  "Promoted",
];

function isWorthy(event: SilvertonEvent): boolean {
  if (event.type === "Delivered") return event.loads * event.price >= LARGE;
  return WORTHY.includes(event.type);
}

export function moments(steps: Seen[]): Moment[] {
  return steps.flatMap(({ number: step, events }) =>
    events.flatMap(({ event, says }) => (isWorthy(event as SilvertonEvent) ? [{ step, says }] : [])),
  );
}
