import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Doubts from "./Doubts.svelte";
import type { Outlook } from "./outlook.svelte";
import { me } from "../lib/me.svelte";
import { Player } from "./player.svelte";
import { words } from "../words";

const act = vi.fn(() => Promise.resolve());
let shown: Record<string, unknown> | undefined;

/** Somebody who is told what it costs to take back. */
function warned(): Player {
  vi.spyOn(me, "person", "get").mockReturnValue({ id: "1", name: "Ada" } as typeof me.person);
  const player = new Player({ table: { act } } as unknown as Outlook);
  player.costing = { act: { type: "undo", casual: true }, says: "the game becomes casual" };
  shown = mount(Doubts, { target: document.body, props: { player } });
  flushSync();
  return player;
}
async function press(says: string): Promise<void> {
  [...document.querySelectorAll("button")].find((button) => button.textContent === says)!.click();
  flushSync();
  await vi.waitFor(() => expect(document.querySelector("dialog")).toBeNull());
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  act.mockClear();
});

it("does what costs something once somebody agrees to it", async () => {
  const player = warned();
  await press(words.table.undoCasual);
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith({ type: "undo", casual: true }));
  expect(player.costing).toBeNull();
});

it("does nothing that costs something when somebody thinks better of it", async () => {
  const player = warned();
  await press(words.table.cancel);
  expect(player.costing).toBeNull();
  expect(act).not.toHaveBeenCalled();
});
