// How fast a table plays, with what the server leaves out because it is usual.

import type { Sheet } from "../messages";

const USUAL = { live: { minutes: 10, increment: 15 }, days: { days: 2 }, none: {} };

/** The pace of a table, in full. */
export function paceOf({ pace }: Pick<Sheet, "pace">) {
  switch (pace.type) {
    case "live":
      return { ...USUAL.live, ...pace };
    case "days":
      return { ...USUAL.days, ...pace };
    default:
      return pace;
  }
}
