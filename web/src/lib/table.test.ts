import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Item, Scene, Sheet, Update } from "../messages";
import { LiveTable, type Onlooker } from "./table.svelte";

class FakeSocket extends EventTarget {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: { type: string; ref: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const scene = (more: Partial<Scene> = {}): Scene => ({
  view: {},
  prompt: "",
  menu: [],
  waiting: [],
  since: 0,
  clocks: [],
  ...more,
});
const item = (number: number, more: Partial<Item> = {}): Item => ({ number, at: 0, type: "moved", ...more });
const update = (seat: string, number: number, news: Item[], more: Partial<Update> = {}): Update => ({
  type: "update",
  seat,
  number,
  news,
  ...more,
});
const own = { orders: [], forced: false, muted: [] };

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(onlooker?: Onlooker): [LiveTable, FakeSocket] {
  const table = new LiveTable("t", onlooker);
  const socket = FakeSocket.made[0]!;
  socket.onopen?.();
  socket.tell(update("north", 2, [item(1), item(2)], { table: { id: "t" } as Sheet, game: scene(), own }));
  return [table, socket];
}

test("news is kept in order and never twice", () => {
  const [table, socket] = opened();
  socket.tell(update("north", 3, [item(2), item(3)]));
  expect(table.chairs[0]?.news.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(table.number).toBe(3);
});

test("whoever comes back says how far they have heard", () => {
  const [, socket] = opened();
  socket.close();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(FakeSocket.made[1]?.url).toContain("since=2");
});

const telling = (says: string): Partial<Item> => ({ events: [{ event: {}, says, rule: "" }] });
const log = (table: LiveTable) => table.chairs[0]?.news.flatMap(({ events }) => events ?? []).map(({ says }) => says);

test("what a table tells again takes the place of what it told", () => {
  const [table, socket] = opened();
  socket.tell(update("north", 3, [item(3, telling("You take the 20."))]));
  socket.tell(update("north", 4, [item(4, telling("Ben sneaks."))], { again: [item(3, telling("You take a card."))] }));
  expect(log(table)).toEqual(["You take a card.", "Ben sneaks."]);
  expect(table.chairs[0]?.news.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test("whoever comes back to a table that forgets hears everything as it reads now", () => {
  const [table, socket] = opened();
  const sheet = { id: "t", forgets: true, status: "playing" } as Sheet;
  socket.tell(update("north", 3, [item(3, telling("You take the 20."))], { table: sheet }));
  socket.close();
  vi.advanceTimersByTime(1000);
  const [, second] = FakeSocket.made;
  expect(second?.url).toContain("since=0");
  const news = [item(1), item(2), item(3, telling("You take a card.")), item(4, telling("Ben sneaks."))];
  second?.tell(update("north", 4, news, { table: sheet, game: scene(), own }));
  expect(log(table)).toEqual(["You take a card.", "Ben sneaks."]);
  second?.tell(update("north", 5, [item(5)]));
  expect(table.chairs[0]?.news.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test("whoever comes back when the game is over says how far they have heard", () => {
  const [, socket] = opened();
  socket.tell(update("north", 3, [item(3)], { table: { id: "t", forgets: true, status: "over" } as Sheet }));
  socket.close();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made[1]?.url).toContain("since=3");
});

test("an act is done when the news carries its ref, and refused with the sentence", async () => {
  const [table, socket] = opened();
  const first = table.act({ type: "say", text: "hello" });
  socket.tell(update("north", 3, [item(3, { type: "said", ref: socket.sent[0]!.ref })]));
  await first;
  const second = table.act({ type: "start" });
  socket.tell({ type: "refused", ref: socket.sent[1]!.ref, sentence: "The game has already begun.", rule: null });
  await expect(second).rejects.toThrow("The game has already begun.");
});

test("acts under way are given up when the connection is lost", async () => {
  const [table, socket] = opened();
  const act = table.act({ type: "undo" });
  socket.close();
  await expect(act).rejects.toThrow("The connection was lost");
});

test("whoever sits down watches no longer, and keeps what was heard", () => {
  const table = new LiveTable("t");
  const socket = FakeSocket.made[0]!;
  socket.tell(update("spectator", 1, [item(1)], { table: { id: "t" } as Sheet }));
  socket.tell(update("east", 2, [item(2)]));
  expect(table.chairs.map(({ seat }) => seat)).toEqual(["east"]);
  expect(table.chairs[0]?.news.map(({ number }) => number)).toEqual([1, 2]);
});

test("who has looked enough is no longer waited for", () => {
  const [table, socket] = opened();
  socket.tell(update("north", 3, [item(3)], { game: scene({ waiting: ["north", "east"] }) }));
  socket.tell(update("north", 4, [item(4, { type: "readied", seat: "east" })]));
  expect(table.chairs[0]?.scene?.waiting).toEqual(["north"]);
});

test("a mute is kept once it is done", async () => {
  const [table, socket] = opened();
  const act = table.act({ type: "mute", whom: "east" });
  socket.tell({ type: "done", ref: socket.sent[0]!.ref, number: 2 });
  await act;
  expect(table.chairs[0]?.own?.muted).toEqual(["east"]);
});

test("what ends a round is applied when somebody goes on; talk does not wait for that", () => {
  const heard: number[] = [];
  const onlooker = {
    heard: (update: Update) => heard.push(update.number),
    lasts: () => 0,
    ends: ({ number }: Update) => number === 3,
  };
  const table = new LiveTable("t", onlooker);
  const socket = FakeSocket.made[0]!;
  socket.onopen?.();
  socket.tell(update("north", 2, [item(1), item(2)], { table: { id: "t" } as Sheet, game: scene(), own }));
  socket.tell(update("north", 3, [item(3)], { game: scene({ prompt: "the next round" }) }));
  socket.tell(update("north", 4, [item(4)], { game: scene({ prompt: "the first turn" }) }));
  socket.tell(update("north", 5, [item(5, { type: "said" })]));
  expect(heard).toEqual([3, 5]);
  expect([table.number, table.chairs[0]?.scene?.prompt, table.behind]).toEqual([2, "", 1]);
  expect(table.chairs[0]?.news.map(({ number }) => number)).toEqual([1, 2, 5]);

  table.goOn();
  expect(heard).toEqual([3, 5, 4]);
  expect([table.number, table.chairs[0]?.scene?.prompt, table.behind]).toEqual([4, "the first turn", 0]);
  expect(table.chairs[0]?.news.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test("whoever comes back while a round's end is shown has missed nothing, and hears nothing twice", () => {
  const table = new LiveTable("t", { heard: () => {}, lasts: () => 0, ends: ({ number }) => number === 3 });
  const [first] = FakeSocket.made;
  first!.onopen?.();
  first!.tell(update("north", 2, [item(1), item(2)], { table: { id: "t" } as Sheet, game: scene(), own }));
  first!.tell(update("north", 3, [item(3)], { game: scene() }));
  first!.close();
  vi.advanceTimersByTime(1000);
  const second = FakeSocket.made[1]!;
  expect(second.url).toContain("since=3");
  second.onopen?.();
  second.tell(update("north", 4, [item(4)], { game: scene({ prompt: "later" }) }));
  expect(table.number).toBe(2);
  table.goOn();
  expect([table.number, table.chairs[0]?.scene?.prompt]).toEqual([4, "later"]);
  table.close();
});

test("a line that has died without a word is noticed within ten seconds, and one that lives is kept", () => {
  const [table, socket] = opened();
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000);
    if (socket.sent.splice(0).some(({ type }) => type === "beat")) socket.tell({ type: "beat" });
  }
  expect(table.online).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
  FakeSocket.made.at(-1)!.onopen?.();
  expect(table.online).toBe(true);
  table.close();
});

test("a connection that does not open is given up for another", () => {
  const table = new LiveTable("t");
  vi.advanceTimersByTime(9000);
  expect(FakeSocket.made.length).toBe(1);
  vi.advanceTimersByTime(3000);
  expect(FakeSocket.made.length).toBe(2);
  FakeSocket.made[1]!.onopen?.();
  expect(table.online).toBe(true);
  table.close();
});

test("a dead line is said to be dead before the next one is there", () => {
  const [table] = opened();
  vi.advanceTimersByTime(9500);
  expect(table.online).toBe(false);
  table.close();
});

test("a table says who watches", () => {
  const [table, socket] = opened();
  expect(table.present).toBeNull();
  socket.tell({ type: "present", watching: ["Cy"], others: 2 });
  expect(table.present).toEqual({ type: "present", watching: ["Cy"], others: 2 });
  table.close();
});

test("the end of a round stays until somebody goes on, but not when it is taken back", () => {
  const ends = ({ number }: Update): boolean => number === 3;
  const [table, socket] = opened({ heard: () => {}, lasts: () => 0, ends });
  socket.tell(update("north", 3, [item(3)]));
  socket.tell(update("north", 4, [item(4)]));
  expect(table.ending?.number).toBe(3);
  expect(table.number).toBe(2);
  socket.tell(update("north", 5, [item(5, { type: "undone", to: 2 })]));
  expect(table.ending).toBeNull();
  expect(table.number).toBe(5);
});
