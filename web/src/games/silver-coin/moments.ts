import { noted } from "../../lib/moments";
import type { Seen } from "../../messages";
import type { SilverCoinEvent } from "../../messages/silver-coin";
import type { Moment } from "../contract";

/** More cards than these at once are remembered. */
const MANY = 2;

export const moments = (steps: Seen[]): Moment[] =>
  noted<SilverCoinEvent>(
    steps,
    (event) => {
      switch (event.type) {
        case "Exchanged":
          return event.discarded.length > MANY;
        case "Mismatched":
          return event.cards.length > MANY;
        case "PlayStopped":
          return event.cause !== "call";
        case "Scored":
          return event.caller !== null;
        case "Called":
        case "Killed":
        case "Gave":
        case "Won":
          return true;
        default:
          return false;
      }
    },
    ["Called", "Won"],
  );
