import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import type { Choice, Scene, Sheet } from "../messages";
import Ask from "./Ask.svelte";

const MENU: Choice[] = [
  { id: 5, move: "", says: "Allow the swap" },
  { id: 7, move: "", says: "Redirect onto the centre" },
];
const play = vi.fn();
let shown: Record<string, unknown> | undefined;

function asked(listed = false, menu = MENU): void {
  const scene = { view: {}, prompt: "Yours?", menu, waiting: ["north"], since: 0, clocks: [] } as Scene;
  const props = {
    sheet: { status: "playing", game: "quick-silver" } as unknown as Sheet,
    scene,
    names: ["Ada"],
    mine: ["north"],
    player: { busy: false, why: null, refusal: null, hint: null, pointed: null, play },
    listed,
    resume: () => {},
    agree: () => {},
  };
  shown = mount(Ask, { target: document.body, props });
  flushSync();
}
const list = (): boolean => !document.querySelector<HTMLElement>("ul")!.hidden;
function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  settings.choose({ moves: false });
  play.mockReset();
});

it("keeps the list of moves in a drawer that remembers whether it is open", () => {
  asked();
  expect(list()).toBe(false);
  document.querySelector<HTMLElement>(".drawer")!.click();
  flushSync();
  expect([list(), settings.chosen.moves]).toEqual([true, true]);
  press("m");
  expect([list(), settings.chosen.moves]).toEqual([false, false]);
});

it("has the list open for whoever goes by Tab, until they close it", () => {
  settings.choose({ moves: null });
  asked();
  press("Tab");
  expect(list()).toBe(true);
  press("m");
  press("Tab");
  expect(list()).toBe(false);
});

it("has the list open where nothing else can be chosen from", () => {
  asked(true);
  expect(list()).toBe(true);
  expect(document.querySelector(".drawer")).toBeNull();
});

it("makes the move of a figure only while its list is to be seen", () => {
  asked();
  press("2");
  expect(play).not.toHaveBeenCalled();
  press("m");
  press("2");
  expect(play).toHaveBeenCalledWith(MENU[1]);
  press("3");
  expect(play).toHaveBeenCalledTimes(1);
});

it("goes on with letters after nine moves, but for those that mean something else", () => {
  const many: Choice[] = Array.from({ length: 20 }, (_, id) => ({ id, move: "", says: `Move ${id}` }));
  asked(true, many);
  press("a");
  press("i");
  press("h");
  expect(play.mock.calls).toEqual([[many[9]], [many[16]]]);
});
