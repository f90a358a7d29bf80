import { noted } from "../../lib/moments";
import { seatNumber } from "../../lib/seats";
import type { Seen } from "../../messages";
import type { QuickSilverEvent, Unloaded } from "../../messages/quick-silver";
import { words } from "./words";
import type { Moment } from "../contract";

/** From how many redirects on a swap is remembered. */
const CHAIN = 2;

export function moments(steps: Seen[], names: string[]): Moment[] {
  const earned = steps
    .flatMap(({ events }) => events.map(({ event }) => event as QuickSilverEvent))
    .filter((event): event is Unloaded => event.type === "Unloaded" && event.holder !== "centre" && event.earned > 0);
  const best = earned.reduce<Unloaded | null>((one, other) => (one && one.earned >= other.earned ? one : other), null);
  let redirects = 0;
  return noted<QuickSilverEvent>(
    steps,
    (event, told) => {
      switch (event.type) {
        case "Offered":
          redirects = 0;
          return false;
        case "Redirected":
          redirects += 1;
          return false;
        case "Swapped":
          return redirects >= CHAIN && words.moments.chain(redirects);
        case "Unloaded":
          return event === best && words.moments.earned(names[seatNumber(event.holder)] ?? "", event.earned);
        case "PlateUsed":
          return event.stopped > 0 && !told.some((other) => other.type === "Died" && other.seat === event.seat);
        case "Died":
        case "Spared":
        case "EverybodyDied":
        case "BecameMayor":
        case "WasLastAlive":
        case "StrangerWon":
          return true;
        default:
          return false;
      }
    },
    ["Died", "Spared", "EverybodyDied", "BecameMayor", "WasLastAlive", "StrangerWon"],
  );
}
