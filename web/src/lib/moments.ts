// The moments of a game worth going back to, found in its events and told as the log tells them.

import type { Moment } from "../games/contract";
import type { Seen } from "../messages";

/** The moments at which something worth noting happened; a game that knows better says it in its own words. */
export const noted = <E extends { type: string }>(
  steps: Seen[],
  isWorthNoting: (event: E, told: E[]) => boolean | string,
  /** The events on which a game turns. */
  turning: readonly E["type"][],
): Moment[] =>
  steps.flatMap(({ number: step, events }) => {
    const told = events.map(({ event }) => event as E);
    return events.flatMap(({ says }, at) => {
      const event = told[at]!;
      const worth = isWorthNoting(event, told);
      if (!worth) return [];
      return [{ step, says: worth === true ? says : worth, ...(turning.includes(event.type) && { turned: true }) }];
    });
  });
