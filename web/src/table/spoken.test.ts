// What is said of a recorded session of each game: in which order, in which words, and how much.

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { voice } from "../lib/announcer.svelte";
import { LEVELS, type Wanted } from "../lib/announcing";
import { settings } from "../lib/settings.svelte";
import { Showing } from "./showing.svelte";

const GOLDEN = "../tests/golden/spoken";
const GAMES = ["quick-silver", "quicksand", "silver-coin", "silverton"] as const;
const USUAL: Wanted = { level: "usual", silent: [], together: true };

class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket;
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made = this;
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
  voice.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Every utterance of a session, as somebody hears it who wants it so. */
function heard(game: string, speech: Wanted): string[] {
  settings.chosen = { ...settings.chosen, speed: "instant", speech, waits: false };
  const said: string[] = [];
  const speak = vi.spyOn(voice, "say").mockImplementation((says) => void (says && said.push(says)));
  const shown = new Showing("t");
  for (const message of readFileSync(`${GOLDEN}/${game}.jsonl`, "utf8").trim().split("\n")) {
    FakeSocket.made.onmessage?.({ data: message });
    vi.runOnlyPendingTimers();
    if (shown.staged) {
      const { title, beats } = shown.staged;
      said.push([`[${title}]`, ...beats.map(({ says, yours }) => yours || says)].join(" "));
      shown.goOn();
    }
  }
  shown.close();
  speak.mockRestore();
  return said;
}

const wordsIn = (said: string[]): number => said.join(" ").split(/\s+/).length;

test.each(GAMES)("a session of %s is said so, at each level", async (game) => {
  const told = LEVELS.map((level) => {
    const said = heard(game, { ...USUAL, level });
    return [`# ${level}: ${said.length} utterances, ${wordsIn(said)} words`, "", ...said, ""].join("\n");
  });
  await expect(`${told.join("\n")}`).toMatchFileSnapshot(`../../../tests/golden/spoken/${game}.txt`);
});

test("whoever waits for nobody hears the next event when they press Space, and not before", () => {
  settings.chosen = { ...settings.chosen, speed: "instant", speech: USUAL, waits: true };
  const said: string[] = [];
  const speak = vi.spyOn(voice, "say").mockImplementation((says) => void (says && said.push(says)));
  const shown = new Showing("t");
  for (const message of readFileSync(`${GOLDEN}/quicksand.jsonl`, "utf8").trim().split("\n").slice(0, 6))
    FakeSocket.made.onmessage?.({ data: message });
  vi.runOnlyPendingTimers();
  const before = said.length;
  expect(shown.table.waits).toBe(true);
  expect(shown.here.myTurn).toBe(false);
  shown.table.next();
  expect(said.length).toBe(before + 1);
  while (shown.table.waits) shown.table.next();
  expect(shown.here.myTurn).toBe(true);
  expect(said.at(-1)).toContain("Your turn");
  shown.close();
  speak.mockRestore();
});
