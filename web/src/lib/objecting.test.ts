import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Objecting, PAUSE } from "./objecting.svelte";

const WHY = "The scenario Denver $6,000 takes 1 seat, not 4. (§25.2)";
let asked: { seats: number; answer: (sentence: string | null) => void; fail: () => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { seats } = JSON.parse(body) as { seats: number };
    return new Promise((resolve, reject) => {
      const answer = (sentence: string | null): void => resolve(new Response(JSON.stringify({ sentence })));
      asked.push({ seats, answer, fail: () => reject(new TypeError("away")) });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passed = (): Promise<unknown> => vi.advanceTimersByTimeAsync(PAUSE);

test("the server is asked once choosing has come to rest", async () => {
  const objecting = new Objecting();
  for (const seats of [2, 3, 4]) {
    objecting.ask({ game: "silverton", seats });
    await vi.advanceTimersByTimeAsync(PAUSE / 2);
  }
  expect(asked).toEqual([]);
  await passed();
  expect(asked.map(({ seats }) => seats)).toEqual([4]);
});

test("what was said stays until there is another answer", async () => {
  const objecting = new Objecting();
  objecting.ask({ game: "silverton", seats: 4 });
  await passed();
  asked[0]!.answer(WHY);
  await passed();
  expect(objecting.sentence).toBe(WHY);
  objecting.ask({ game: "silverton", seats: 1 });
  await passed();
  expect(objecting.sentence).toBe(WHY);
  asked[1]!.answer(null);
  await passed();
  expect(objecting.sentence).toBe("");
});

test("an answer that comes too late is not heard", async () => {
  const objecting = new Objecting();
  objecting.ask({ game: "silverton", seats: 4 });
  await passed();
  objecting.ask({ game: "silverton", seats: 1 });
  await passed();
  asked[1]!.answer(null);
  asked[0]!.answer(WHY);
  await passed();
  expect(objecting.sentence).toBe("");
});

test("a server that is away stands in nobody's way", async () => {
  const objecting = new Objecting();
  objecting.ask({ game: "silverton", seats: 4 });
  await passed();
  asked[0]!.fail();
  await passed();
  expect(objecting.sentence).toBe("");
});
