import { flushSync, mount } from "svelte";
import { expect, it } from "vitest";
import type { BoardProps } from "../contract";
import Board from "./Board.svelte";
import type { QuicksandView } from "./messages";
import { PICTURES } from "./pictures";

const drawn = (view: QuicksandView, ...moves: string[]): string => {
  document.body.replaceChildren();
  const menu = moves.map((move, id) => ({ id, move, says: move }));
  const nothing = (): undefined => undefined;
  const props = {
    view,
    names: ["Ada", "Ben", "Cleo", "Dora"],
    menu,
    events: [],
    play: nothing,
    explain: nothing,
    wonder: nothing,
    edition: null,
    pointing: null,
  };
  mount(Board, { target: document.body, props: { ...props, pointed: null } });
  flushSync();
  return document.body.textContent!.replace(/\s+/g, " ");
};

const START = PICTURES[0]!.view;

it("says that one can play nothing, and by which rule", () => {
  expect(drawn(START, "pass")).toContain("You can play nothing: you keep your hand, and the turn passes (§4.5).");
  expect(drawn(START, "move red 1 to 6")).not.toContain("nothing");
});

it("says that one may play nothing where that is allowed", () => {
  expect(drawn(START, "move red 1 to 6", "pass")).toContain("Or play nothing (§4.4).");
});

it("shows all counters and all hands when the game is over", () => {
  const hands = [["red", "red", "mask"], ["blue", "quicksand", "quicksand"], [], ["white"]];
  const identities = ["blue", "red", "white", "black"];
  const players = hands.map((hand, seat) => ({
    hand,
    cards: hand.length,
    identity: identities[seat]!,
    stranded: [],
  }));
  const outcome = { ending: "the red explorer", winners: [1], scores: [0, 1, 0, 0] };
  const over = { ...START, asked: null, question: null, rule: null, aside: ["yellow", "green"], outcome, players };
  const text = drawn(over);
  expect(text).toContain("Ada: the Zoologist (blue) 2 red cards, 1 Mask card");
  expect(text).toContain("Ben: the Hunter (red) 1 blue card, 2 Quicksand cards");
  expect(text).toContain("Cleo: the Archaeologist (white) no cards");
  expect(text).toContain("Dora: the Jungle Lord (black) 1 white card");
  expect(text).toContain("Nobody: the Geologist (yellow)");
});

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
    wonder: () => {},
    edition: null,
    pointing: null,
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
