// When something was, as people say it.

import { words } from "../words";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];
const ago = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** "3 minutes ago", "yesterday"; the day itself after two weeks. */
export function since(at: number, now = Date.now()): string {
  if (now - at > 14 * 86_400_000) return day.format(at);
  for (const [unit, length] of UNITS) {
    const count = Math.floor((now - at) / length);
    if (count >= 1) return ago.format(-count, unit);
  }
  return words.home.justNow;
}

const minute = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** "3 May 2025". */
export const onDay = (at: number): string => day.format(at);

/** "3 May 2025, 14:07". */
export const atMinute = (at: number): string => minute.format(at);
