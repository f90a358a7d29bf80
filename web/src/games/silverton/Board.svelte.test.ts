import { flushSync, mount } from "svelte";
import { expect, it } from "vitest";
import type { Told } from "../../messages";
import type { BoardProps } from "../contract";
import Board from "./Board.svelte";
import type { SilvertonBrings, SilvertonEdition, SilvertonMove, SilvertonView } from "../../messages/silverton";
import { asks, bringing, deeds, EDITION, picture } from "./testing";

const LATER = picture("delivery");
type Props = BoardProps<SilvertonView, SilvertonMove, SilvertonBrings, SilvertonEdition>;

it("puts an offer together, words it, and clears it when the game goes on", () => {
  const played: unknown[] = [];
  const props: Props = $state({
    view: { ...LATER, ...asks({ type: "deal", seat: "north" }), way: [] },
    names: ["Ada", "Ben", "Cleo"],
    menu: deeds({ type: "done" }),
    events: [],
    play: (move) => void played.push(move),
    wonder: () => {},
    edition: EDITION,
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
  expect(played).toEqual([
    {
      type: "offer",
      partner: "east",
      gives: { money: 0, claims: ["c26"], segments: [], stock: [], freight: [] },
      wants: { money: 0, claims: [], segments: ["denver/colorado-springs/1"], stock: [], freight: [] },
    },
  ]);

  props.view = { ...props.view, offers: [0, 1, 0] };
  flushSync();
  expect(boxes().every(({ checked }) => !checked)).toBe(true);

  props.view = { ...props.view, ...asks({ type: "jail", seat: "north", piece: "surveyor 1" }) };
  flushSync();
  expect(document.querySelector("[role=tab][aria-selected=true]")?.textContent?.trim()).toBe("Claims");
});

it("shows dice until one has made a move, wherever it was made", () => {
  const told = (event: object): Told[] => [{ event, says: "", rule: "13.2" }];
  const thrown = (card: string): Told[] =>
    told({ type: "Produced", seat: "east", card, dice: [3, 4], total: 7, loads: 1, depleted: false });
  const props: Props = $state({
    view: { ...LATER, asked: 1, ...asks({ type: "operate", seat: "east" }) },
    names: ["Ada", "Ben", "Cleo"],
    menu: [],
    events: [],
    play: () => undefined,
    wonder: () => {},
    edition: EDITION,
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
  expect(hears(told({ type: "Built", seat: "east", segment: "golden/boulder", cost: 80 }), 0)).toBe(1);
});

it("draws the route of the move that is pointed at, and asks why a thing does nothing", () => {
  const way = [{ segment: "golden/boulder", from: "boulder", to: "golden" }];
  const wondered: (SilvertonMove | null)[] = [];
  const ride = { type: "passage", card: "p2", cost: 100, left: 900, fare: 50, length: 3, way, lead: null } as const;
  const props: Props = $state({
    view: { ...LATER, ...asks({ type: "prospect", seat: "north", piece: "prospector 1" }), way: [] },
    names: ["Ada", "Ben", "Cleo"],
    menu: deeds({ type: "rest" }),
    events: [],
    play: () => undefined,
    wonder: (move) => void wondered.push(move),
    edition: EDITION,
    pointing: null,
  });
  document.body.replaceChildren();
  mount(Board, { target: document.body, props });
  flushSync();
  const drawn = () => document.querySelectorAll("path.way:not(.under)").length;
  expect(drawn()).toBe(0);
  props.pointing = bringing({ type: "prospect", card: "p2" }, { ...ride, way: [...way] });
  flushSync();
  expect(drawn()).toBe(1);

  document.querySelector('[aria-label^="Denver–Como"]')!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  document.querySelector<HTMLButtonElement>(".panel li button")!.click();
  expect(wondered).toEqual([
    { type: "survey", segment: "denver/como" },
    { type: "prospect", card: LATER.open[0] },
  ]);
});
