import { flushSync, mount } from "svelte";
import { expect, it, vi } from "vitest";
import type { BoardProps } from "../contract";
import Board from "./Board.svelte";
import type { QuicksandBrings, QuicksandEdition, QuicksandMove, QuicksandView } from "../../messages/quicksand";
import { OURS, START } from "./testing";

type Props = BoardProps<QuicksandView, QuicksandMove, QuicksandBrings, QuicksandEdition>;
const RED: QuicksandMove = { type: "move-explorer", colour: "red", cards: 1, masks: 0, space: 6 };
const BRINGS: QuicksandBrings = {
  type: "movement",
  way: [0, 6],
  rescued: false,
  stuck: false,
  discard: true,
  left: 11,
  decides: false,
};
const choice = (form: QuicksandMove, id = 0): Props["menu"][number] => ({
  id,
  move: "",
  says: form.type,
  form,
  ...(form.type === "move-explorer" && { brings: BRINGS, promise: "1 step" }),
});
const nothing = (): undefined => undefined;
const props = (some: Partial<Props>): Props => ({
  view: START,
  names: ["Ada", "Ben", "Cleo", "Dora"],
  menu: [],
  events: [],
  play: nothing,
  wonder: nothing,
  edition: OURS,
  pointing: null,
  ...some,
});
const drawn = (view: QuicksandView, ...forms: QuicksandMove[]): string => {
  document.body.replaceChildren();
  mount(Board, { target: document.body, props: props({ view, menu: forms.map(choice) }) });
  flushSync();
  return document.body.textContent!.replace(/\s+/g, " ");
};

it("says that one can play nothing", () => {
  expect(drawn(START, { type: "pass" })).toContain("You can play nothing: you keep your hand, and the turn passes.");
  expect(drawn(START, RED)).not.toContain("nothing");
});

it("says that one may play nothing where that is allowed", () => {
  expect(drawn(START, RED, { type: "pass" })).toContain("Or play nothing.");
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
  const shown: Props = $state(props({ menu: [choice(RED)] }));
  document.body.replaceChildren();
  mount(Board, { target: document.body, props: shown });
  flushSync();
  const chosen = () => document.querySelectorAll(".hand [aria-pressed=true]").length;

  document.querySelector<HTMLElement>(".hand button")!.click();
  flushSync();
  expect(chosen()).toBe(1);

  shown.view = { ...START, round: START.round + 2 };
  flushSync();
  expect(chosen()).toBe(0);
});

const press = (label: RegExp): void => {
  const found = [...document.querySelectorAll<HTMLElement>("button")].find((button) =>
    label.test(button.getAttribute("aria-label") ?? ""),
  );
  found!.click();
  flushSync();
};

it("plays the move of a space, and asks why of any other", () => {
  const [play, wonder] = [vi.fn(), vi.fn()];
  document.body.replaceChildren();
  mount(Board, { target: document.body, props: props({ menu: [choice(RED)], play, wonder }) });
  flushSync();
  expect(document.querySelectorAll(".board button")).toHaveLength(0);
  press(/^2 red cards/);
  press(/^Space 9,/);
  expect(wonder).toHaveBeenLastCalledWith({ ...RED, space: 9 });
  press(/Space 6,/);
  expect(play).toHaveBeenCalledWith(choice(RED));
});

it("lights the way of a move that is pointed at in the list", () => {
  document.body.replaceChildren();
  mount(Board, { target: document.body, props: props({ menu: [choice(RED)], pointing: choice(RED) }) });
  flushSync();
  expect(document.querySelectorAll(".arrow.on")).toHaveLength(1);
});

it("says what a move brings that is pointed at on the board", () => {
  document.body.replaceChildren();
  mount(Board, { target: document.body, props: props({ menu: [choice(RED)] }) });
  flushSync();
  press(/^2 red cards/);
  expect(document.body.textContent).toContain("Choose where the Hunter (red) goes.");
  document.querySelector(".board button.act")!.dispatchEvent(new Event("mouseenter"));
  flushSync();
  expect(document.body.textContent).toContain("1 step.");
});

it("asks why a card can do nothing while somebody else is asked", () => {
  const wonder = vi.fn();
  document.body.replaceChildren();
  mount(Board, { target: document.body, props: props({ view: { ...START, asked: 1 }, wonder }) });
  flushSync();
  press(/^2 red cards/);
  expect(wonder).toHaveBeenCalledWith({ type: "discard", card: "red" });
});
