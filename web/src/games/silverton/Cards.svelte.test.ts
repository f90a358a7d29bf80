import { flushSync, mount, type ComponentProps } from "svelte";
import { expect, it } from "vitest";
import Cards from "./Cards.svelte";
import { PICTURES } from "./pictures";

const { view } = PICTURES[0]!;

it("shows of the discards only the number while one is on turn", () => {
  const props: ComponentProps<typeof Cards> = $state({
    situation: { view: { ...view, discards: 2, discarded: null }, names: ["Ada", "Ben", "Cleo"], menu: [] },
    explain: () => undefined,
    play: () => undefined,
    pointed: [],
    lit: [],
    show: () => undefined,
  });
  mount(Cards, { target: document.body, props });
  flushSync();
  const discards = () => document.querySelector("details")!.textContent;
  expect(discards()).toContain("Discards, 2");
  expect(discards()).toContain("Nobody looks through them");

  props.situation = { ...props.situation, view: { ...view, discards: 2, discarded: ["c25", "c103"] } };
  flushSync();
  expect(discards()).toContain("Discards, 2");
  expect(discards()).toContain("Bingham gold");
});
