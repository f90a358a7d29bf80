import { flushSync, mount } from "svelte";
import { expect, it } from "vitest";
import Claims from "./Claims.svelte";
import { contextOf } from "./situation";
import { picture, situation } from "./testing";

it("shows of the discards only the number while one is on turn", () => {
  const START = picture("start");
  let view = $state.raw({ ...START, discards: 2, discarded: null as string[] | null });
  const shared = situation(view);
  Object.defineProperty(shared, "view", { get: () => view });
  mount(Claims, { target: document.body, context: contextOf(shared) });
  flushSync();
  const discards = () => document.querySelector("details")!.textContent;
  expect(discards()).toContain("Discards, 2");
  expect(discards()).toContain("You cannot look through them");

  view = { ...view, discarded: ["c25", "c103"] };
  flushSync();
  expect(discards()).toContain("Discards, 2");
  expect(discards()).toContain("Bingham gold");
});
