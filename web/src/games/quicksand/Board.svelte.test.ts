import { flushSync, mount } from "svelte";
import { expect, it } from "vitest";
import type { BoardProps } from "..";
import Board from "./Board.svelte";
import type { QuicksandView } from "./messages";
import { PICTURES } from "./pictures";

it("puts back what was chosen when the game goes on, even where one is asked the same again at once", () => {
  const { view, names } = PICTURES.find(({ view }) => view.question === "play" && view.players[0]?.hand)!;
  const props: BoardProps<QuicksandView> = $state({
    view,
    names,
    menu: [{ id: 0, move: "move red 1 to 6", says: "Move red" }],
    events: [],
    play: () => undefined,
    explain: () => undefined,
    pointed: null,
  });
  mount(Board, { target: document.body, props });
  flushSync();
  const chosen = () => document.querySelectorAll(".hand [aria-pressed=true]").length;

  document.querySelector<HTMLElement>(".hand button")!.click();
  flushSync();
  expect(chosen()).toBe(1);

  props.view = { ...view, round: view.round + 2 };
  flushSync();
  expect(chosen()).toBe(0);
});
