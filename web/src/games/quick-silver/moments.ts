// The moments of a game worth going back to, found in its events.

import type { Seen } from "../../messages";
import type { QuickSilverEvent, Unloaded } from "../../messages/quick-silver";
import type { Moment } from "../contract";
import { CENTRE } from "./holders";
import { words } from "./words";

/** From how many redirects on a swap is remembered. */
const CHAIN = 2;

interface Noted extends Moment {
  order: number;
}

export function moments(steps: Seen[], names: string[]): Moment[] {
  const noted: Noted[] = [];
  let redirects = 0;
  let most = 0;
  let best: { step: number; event: Unloaded } | null = null;
  for (const { number: step, events } of steps) {
    const told = events.map(({ event }) => event as QuickSilverEvent);
    const note = (says: string): void => void noted.push({ step, says, order: noted.length });
    for (const event of told) {
      if (event.type === "Offered") redirects = 0;
      if (event.type === "Redirected") redirects += 1;
      if (event.type === "Swapped") {
        if (redirects >= CHAIN) note(words.moments.chain(redirects));
        redirects = 0;
      }
      if (event.type === "Unloaded" && event.holder !== CENTRE && event.earned > most) {
        most = event.earned;
        best = { step, event };
      }
      const says = worthNoting(event, told, names);
      if (says) note(says);
    }
  }
  if (best)
    noted.push({
      step: best.step,
      says: words.moments.earned(names[best.event.holder] ?? "", best.event.earned),
      order: noted.length,
    });
  const inOrder = noted.sort((one, other) => one.step - other.step || one.order - other.order);
  return inOrder.map(({ step, says }) => ({ step, says }));
}

const diedIn = (told: QuickSilverEvent[], seat: number): boolean =>
  told.some((event) => event.type === "Died" && event.seat === seat);

function worthNoting(event: QuickSilverEvent, told: QuickSilverEvent[], names: string[]): string | null {
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  const said = words.moments;
  switch (event.type) {
    case "Died":
      return said.died(name);
    case "Spared":
      return said.spared(name);
    case "EverybodyDied":
      return said.everybody;
    case "BecameMayor":
    case "WasLastAlive":
      return said.mayor(name);
    case "StrangerWon":
      return said.stranger;
    case "PlateUsed":
      return event.stopped > 0 && !diedIn(told, event.seat) ? said.saved(name) : null;
    default:
      return null;
  }
}
