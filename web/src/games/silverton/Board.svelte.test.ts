import { flushSync, mount } from "svelte";
import { expect, it } from "vitest";
import type { Told } from "../../messages";
import type { BoardProps } from "../contract";
import Board from "./Board.svelte";
import type { SilvertonView } from "./messages";
import { PICTURES } from "./pictures";

const LATER = PICTURES.find(({ name }) => name === "delivery")!.view;

it("puts an offer together, words it, and clears it when the game goes on", () => {
  const played: string[] = [];
  const props: BoardProps<SilvertonView> = $state({
    view: { ...LATER, question: "deal", agenda: ["deal north"] },
    names: ["Ada", "Ben", "Cleo"],
    menu: [{ id: 0, move: "done", says: "Go on" }],
    events: [],
    play: (move) => void played.push(move as string),
    explain: () => undefined,
    pointed: null,
    wonder: () => {},
    edition: null,
    pointing: null,
  });
  mount(Board, { target: document.body, props });
  flushSync();
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>(".panel input[type=checkbox]")];
  const offer = () => document.querySelector<HTMLButtonElement>(".panel button.main")!;
  expect(offer().disabled).toBe(true);

  boxes()[0]!.click();
  const line = document.querySelector<SVGElement>('[aria-label^="track Denver–Colorado Springs (1)"]')!;
  line.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  offer().click();
  expect(played).toEqual(["offer east c26 for denver/colorado-springs/1"]);

  props.view = { ...props.view, offers: [0, 1, 0] };
  flushSync();
  expect(boxes().every(({ checked }) => !checked)).toBe(true);

  props.view = { ...props.view, question: "jail", agenda: [] };
  flushSync();
  expect(document.querySelector("[role=tab][aria-selected=true]")?.textContent?.trim()).toBe("Cards");
});

it("shows dice until one has made a move, wherever it was made", () => {
  const told = (event: object): Told[] => [{ event, says: "", rule: "13.2" }];
  const thrown = (card: string): Told[] =>
    told({ type: "Produced", seat: 1, card, dice: [3, 4], total: 7, loads: 1, depleted: false });
  const props: BoardProps<SilvertonView> = $state({
    view: { ...LATER, asked: 1, question: "operate", agenda: [] },
    names: ["Ada", "Ben", "Cleo"],
    menu: [],
    events: [],
    play: () => undefined,
    explain: () => undefined,
    pointed: null,
    wonder: () => {},
    edition: null,
    pointing: null,
  });
  document.body.replaceChildren();
  mount(Board, { target: document.body, props });
  const hears = (events: Told[], asked: number): number => {
    props.view = { ...props.view, asked };
    props.events = events;
    flushSync();
    return document.querySelectorAll('[aria-label="The dice"] li').length;
  };
  expect(hears(thrown("c26"), 1)).toBe(1);
  expect(hears(thrown("c77"), 0)).toBe(2);
  expect(hears([], 0)).toBe(0);
  expect(hears(thrown("c77"), 1)).toBe(1);
  expect(hears(told({ type: "Built", seat: 1, segment: "golden/boulder", cost: 80 }), 0)).toBe(1);
});
