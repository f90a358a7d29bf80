import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { SilverCoinView } from "../../messages/silver-coin";
import pictures from "../../messages/silver-coin-pictures.json";
import Board from "./Board.svelte";

it.each(pictures)("draws the picture of $name", ({ view, names }) => {
  document.body.replaceChildren();
  const nothing = (): undefined => undefined;
  const asked = { menu: [], events: [], play: nothing, wonder: nothing, edition: null, pointing: null };
  const shown = { view: view as unknown as SilverCoinView, names, ...asked };
  const board = mount(Board, { target: document.body, props: shown });
  flushSync();
  expect(document.querySelectorAll("svg").length).toBeGreaterThan(1);
  void unmount(board);
});
