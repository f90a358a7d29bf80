import { flushSync, mount } from "svelte";
import { expect, it, vi } from "vitest";
import type { Item, Own, Sheet } from "../messages";
import Chat from "./Chat.svelte";

/** Milliseconds to wait for something that must happen. */
const PATIENCE = 60_000;

it("lets players mute those who watch, once they have spoken", () => {
  const muted: unknown[] = [];
  const props = $state({
    sheet: { seats: [] } as unknown as Sheet,
    news: [{ number: 1, at: 0, type: "said", seat: "east", says: "Bob: Hello" }] as Item[],
    own: { orders: [], forced: false, muted: [] } as Own,
    mine: ["north"],
    say: async () => {},
    mute: (...given: unknown[]) => void muted.push(given),
    react: () => {},
  });
  mount(Chat, { target: document.body, props });
  flushSync();
  const button = () => document.querySelector<HTMLButtonElement>(".mutes button");
  expect(button()).toBeNull();

  props.news.push({ number: 2, at: 0, type: "said", says: "Cy (watching): Look out!" } as Item);
  flushSync();
  expect(button()?.textContent).toContain("Mute the spectators");
  button()!.click();
  expect(muted).toEqual([["spectator", true]]);

  props.own = { ...props.own, muted: ["spectator"] };
  props.news = props.news.slice(0, 1);
  flushSync();
  expect(button()?.textContent).toContain("Unmute the spectators");
});

it("says why something was not said, and keeps it", async () => {
  document.body.replaceChildren();
  const props = {
    sheet: { seats: [], status: "playing" } as unknown as Sheet,
    news: [],
    own: null,
    mine: [],
    say: () => Promise.reject(new Error("A host has muted you: Shouting.")),
    mute: () => {},
    react: () => {},
  };
  mount(Chat, { target: document.body, props });
  flushSync();
  const input = document.querySelector<HTMLInputElement>("#say")!;
  input.value = "HELLO";
  input.dispatchEvent(new Event("input"));
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("[role=alert]")!.textContent).toBe("A host has muted you: Shouting.");
  }, PATIENCE);
  expect(input.value).toBe("HELLO");
});
