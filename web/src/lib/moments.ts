// The moments of a game worth going back to, found in its events and told as the log tells them.

import type { Moment } from "../games/contract";
import type { Seen } from "../messages";

/** The moments at which something worth noting happened; a game that knows better says it in its own words. */
export const noted = <E>(steps: Seen[], isWorthNoting: (event: E, told: E[]) => boolean | string): Moment[] =>
  steps.flatMap(({ number: step, events }) => {
    const told = events.map(({ event }) => event as E);
    return events.flatMap(({ says }, at) => {
      const worth = isWorthNoting(told[at]!, told);
      return worth ? [{ step, says: worth === true ? says : worth }] : [];
    });
  });
