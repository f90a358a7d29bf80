// The seals of tables, as this browser first saw them.

const KEPT = "silverware.seals";
const MOST_KEPT = 100;

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Remember the seal of a table when it is first seen; later ones change nothing. */
export function keepSeal(table: string, seal: string): void {
  const seals = Object.entries(kept());
  if (seals.some(([known]) => known === table)) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...seals, [table, seal]].slice(-MOST_KEPT))));
  } catch {
    // a device that keeps nothing compares with what the table shows
  }
}

/** The seal this browser saw first, if it remembers. */
export const seenSeal = (table: string): string | null => kept()[table] ?? null;
