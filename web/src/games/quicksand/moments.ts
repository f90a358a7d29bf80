import { noted } from "../../lib/moments";
import type { Seen } from "../../messages";
import type { QuicksandEvent } from "../../messages/quicksand";
import type { Moment } from "../contract";

/** From how many spaces on a movement is remembered, and how near the temple an explorer is close to it. */
const FAR = 4;
const CLOSE = 3;

export const moments = (steps: Seen[]): Moment[] =>
  noted<QuicksandEvent>(
    steps,
    (event) => {
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
    },
    ["BecameStuck", "Sank", "SentBack", "HandsThrownIn", "Won"],
  );
