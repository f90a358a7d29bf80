// The moments of a game worth going back to, found in its events.

import type { Seen } from "../../messages";
import type { QuicksandEvent } from "./messages";
import type { Moment } from "../contract";
import { toTemple } from "./board";
import { words } from "./words";

/** From how many spaces on a movement is remembered, and how near the temple an explorer is close to it. */
const FAR = 4;
const CLOSE = 3;

export function moments(steps: Seen[], names: string[]): Moment[] {
  return steps.flatMap(({ number: step, events }) =>
    events.flatMap(({ event }) => {
      const says = worthNoting(event as QuicksandEvent, names);
      return says ? [{ step, says }] : [];
    }),
  );
}

function worthNoting(event: QuicksandEvent, names: string[]): string | null {
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  const said = words.moments;
  switch (event.type) {
    case "Moved": {
      const steps = event.cards + event.masks - (event.rescued ? 1 : 0);
      return steps >= FAR ? said.far(name, event.explorer, steps) : null;
    }
    case "BecameStuck":
      return toTemple(event.space) <= CLOSE ? said.stuck(event.explorer) : null;
    case "Sank":
      return event.explorers.length > 1 ? said.sunk(name, event.explorers) : null;
    case "SentBack":
      return said.back(event.explorer);
    case "HandsThrownIn":
      return said.thrownIn;
    case "Won":
      return said.wins(name, event.explorer);
    default:
      return null;
  }
}
