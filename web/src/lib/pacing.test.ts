import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pacer, readingTime, STAYS } from "./pacing";
import { settings } from "./settings.svelte";

const shown: string[] = [];
const LASTS: Record<string, number> = { swap: 100, redirect: 100, market: STAYS };
const pacer = () => new Pacer<string>((one) => (shown.push(one), LASTS[one] ?? 0));

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  settings.choose({ speed: "calm" });
});

it("shows one thing after the other, each for its time", () => {
  const table = pacer();
  for (const one of ["swap", "redirect", "chat"]) table.add(one);
  expect(shown).toEqual(["swap"]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["swap", "redirect"]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["swap", "redirect", "chat"]);
});

it("keeps what stays until somebody goes on", () => {
  const table = pacer();
  for (const one of ["market", "swap"]) table.add(one);
  vi.advanceTimersByTime(100_000);
  expect(shown).toEqual(["market"]);
  table.release();
  expect(shown).toEqual(["market", "swap"]);
});

it("skips ahead to what stays, and no further", () => {
  const table = pacer();
  for (const one of ["swap", "redirect", "market", "swap"]) table.add(one);
  table.skip();
  expect(shown).toEqual(["swap", "redirect", "market"]);
  table.skip();
  expect(shown).toEqual(["swap", "redirect", "market"]);
});

it("says how many wait", () => {
  const counts: number[] = [];
  const table = new Pacer<string>(
    () => 100,
    (waiting) => counts.push(waiting),
  );
  for (const one of ["swap", "redirect", "swap"]) table.add(one);
  expect(counts).toEqual([0, 1, 2]);
  table.skip();
  expect(counts.at(-1)).toBe(0);
});

it("gives longer sentences longer, and none any time where everything is instant", () => {
  settings.choose({ speed: "calm" });
  const calm = readingTime("East sneaks.");
  expect(readingTime("East returns a plate token to the tin.")).toBeGreaterThan(calm);
  settings.choose({ speed: "quick" });
  expect(readingTime("East sneaks.")).toBeLessThan(calm);
  settings.choose({ speed: "instant" });
  expect(readingTime("East sneaks.")).toBe(0);
});

it("shows together what waits and belongs together, and never what is shown already", () => {
  const together = (last: string, next: string): string | null => (last[0] === next[0] ? `${last} ${next}` : null);
  const table = new Pacer<string>(
    (one) => (shown.push(one), 100),
    () => {},
    together,
  );
  for (const one of ["east 1", "east 2", "east 3", "south 1"]) table.add(one);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["east 1", "east 2 east 3", "south 1"]);
});
