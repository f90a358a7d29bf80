// The moments of a game worth going back to, found in its events and told as the log tells them.

import type { Seen } from "../../messages";
import type { Moment } from "../contract";
import type { QuicksandEvent } from "../../messages/quicksand";

/** From how many spaces on a movement is remembered, and how near the temple an explorer is close to it. */
const FAR = 4;
const CLOSE = 3;

export const moments = (steps: Seen[]): Moment[] =>
  steps.flatMap(({ number: step, events }) =>
    events.filter(({ event }) => isWorthNoting(event as QuicksandEvent)).map(({ says }) => ({ step, says })),
  );

function isWorthNoting(event: QuicksandEvent): boolean {
  switch (event.type) {
    case "Moved":
      return event.way.length > FAR;
    case "BecameStuck":
      return event.left <= CLOSE;
    case "Sank":
      return event.explorers.length > 1;
    case "SentBack":
    case "HandsThrownIn":
    case "Won":
      return true;
    default:
      return false;
  }
}
