// The moments of a game worth going back to, found in its events.

import type { Seen } from "../../messages";
import type { Moment } from "../contract";
import { titleOf } from "./characters";
import type { SilverCoinEvent } from "../../messages/silver-coin";
import { words } from "./words";

/** More cards than these at once are remembered. */
const MANY = 2;

export function moments(steps: Seen[], names: string[]): Moment[] {
  return steps.flatMap(({ number: step, events }) =>
    events.flatMap(({ event }) => {
      const says = worthNoting(event as SilverCoinEvent, names);
      return says ? [{ step, says }] : [];
    }),
  );
}

function worthNoting(event: SilverCoinEvent, names: string[]): string | null {
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  const said = words.moments;
  switch (event.type) {
    case "Exchanged": {
      const count = event.discarded.length;
      return count > MANY ? said.match(name, count, event.discarded[0]!.number ?? 0) : null;
    }
    case "Mismatched":
      return event.cards.length > MANY ? said.mismatch(name, event.cards.length) : null;
    case "Called":
      return said.called(name);
    case "PlayStopped":
      return said.stopped[event.cause];
    case "Killed":
      return said.killed(name, names[event.card.seat] ?? "", titleOf(event.card.character ?? ""));
    case "Gave":
      return said.gift(name, names[event.to_seat] ?? "");
    case "Scored": {
      if (event.caller === null) return null;
      const called = names[event.caller] ?? "";
      return event.scores[event.caller] === 0 ? said.nothing(called, event.round) : said.failed(called, event.round);
    }
    case "Won":
      return said.wins(
        event.winners.map((seat) => names[seat] ?? ""),
        event.totals[event.winners[0] ?? 0] ?? 0,
      );
    default:
      return null;
  }
}
