import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Board from "./Board.svelte";
import { PICTURES } from "./pictures";

it.each(PICTURES)("draws the picture of $name", ({ view, names }) => {
  document.body.replaceChildren();
  const nothing = (): undefined => undefined;
  const asked = { menu: [], events: [], play: nothing, wonder: nothing, explain: nothing, edition: null };
  const board = mount(Board, {
    target: document.body,
    props: { view, names, ...asked, pointed: null, pointing: null },
  });
  flushSync();
  expect(document.querySelectorAll("svg").length).toBeGreaterThan(1);
  void unmount(board);
});
