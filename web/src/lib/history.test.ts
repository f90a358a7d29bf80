import { describe, expect, it } from "vitest";
import type { Item, Seen, Told } from "../messages";
import { asNews, linesOf, marksOf, reasonsIn, roundsOf, scoresOver, sinceThen } from "./history";
import { sinceOwn, standingOf, standingSteps, talkOfOthers, undoneIn } from "./history";

const told = (type: string, fields: object = {}): Told => ({ event: { type, ...fields }, says: type, rule: "4.9" });
const moved = (number: number, seat: string, move: string, ...events: Told[]): Item => ({
  number,
  at: 0,
  type: "moved",
  seat,
  own: Boolean(move),
  move: move as "",
  events,
});
const NAMES = ["Ada", "Ben", "Cleo"];
const NEWS: Item[] = [
  { number: 1, at: 0, type: "sat", seat: "north" },
  { number: 2, at: 0, type: "started", events: [told("Dealt", { round: 1, dealer: "south" })] },
  moved(3, "north", "sneak", told("Sneaked", { seat: "north" })),
  { number: 4, at: 0, type: "said", seat: "east", says: "Ben: hm" },
  { number: 5, at: 0, type: "undone", seat: "north", to: 2, says: "Ada takes moves back." },
  moved(6, "north", "pass", told("Passed", { seat: "north" }), told("Unloaded", { holder: "east" })),
  moved(7, "east", "", told("Offered", { taker: "east", target: "north" }), told("Dealt", { round: 2 })),
  moved(8, "south", "", told("Offered", { taker: "south", target: "centre" })),
];

describe("the log", () => {
  const lines = linesOf(NEWS, NAMES);

  it("has a line for every event and for what the table did, but not for talk", () => {
    expect(lines.map(({ says }) => says)).toEqual([
      "Ada sits down.",
      "The game begins.",
      "Dealt",
      "Sneaked",
      "Ada takes moves back.",
      "Passed",
      "Unloaded",
      "Offered",
      "Dealt",
      "Offered",
    ]);
  });

  it("strikes out what was taken back", () => {
    expect([...undoneIn(NEWS)]).toEqual([3]);
    expect(lines.filter(({ undone }) => undone).map(({ says }) => says)).toEqual(["Sneaked"]);
  });

  it("knows who acts and who has a part; the centre is no seat", () => {
    expect(lines[7]).toMatchObject({ seat: 1, about: [1, 0] });
    expect(lines[9]).toMatchObject({ seat: 2, about: [2] });
  });

  it("knows what this chair did, not what came of it for others", () => {
    expect(lines.filter(({ own }) => own).map(({ says }) => says)).toEqual(["Sneaked", "Passed"]);
  });

  it("is grouped by rounds", () => {
    const rounds = roundsOf(lines);
    expect(rounds.map(({ round }) => round)).toEqual([null, 1, 2]);
    expect(rounds.at(-1)!.lines.map(({ says }) => says)).toEqual(["Dealt", "Offered"]);
  });

  it("tells what others did since a number", () => {
    expect(sinceThen(NEWS, 6).map(({ says }) => says)).toEqual(["Offered", "Dealt", "Offered"]);
    expect(sinceThen(NEWS, 0).map(({ says }) => says)).not.toContain("Passed");
  });

  it("tells it since the move that stands where the last one was taken back", () => {
    const news = [...NEWS, moved(9, "north", "sneak", told("Sneaked", { seat: "north" }))];
    news.push({ number: 10, at: 0, type: "undone", seat: "north", to: 8 });
    expect(sinceThen(news, 9)).toEqual(sinceThen(NEWS, 6));
  });
});

const step = (number: number, round: number, cash: number[], to: number | null = null): Seen => ({
  number,
  seat: "north",
  move: "",
  to,
  events: [],
  view: { round, cash },
  prompt: "",
});
const cash = ({ view }: Seen): number[] => (view as { cash: number[] }).cash;

describe("a replay", () => {
  const steps = [
    step(0, 1, [0, 0]),
    step(1, 1, [0, 0]),
    step(2, 2, [20, 5]),
    step(3, 2, [20, 5]),
    step(4, 1, [0, 0], 1),
    step(5, 2, [10, 5]),
    step(6, 2, [10, 105]),
  ];

  it("leaves out what was taken back", () => {
    expect(standingSteps(steps).map(({ number }) => number)).toEqual([0, 1, 5, 6]);
    expect(asNews(steps)[4]).toMatchObject({ type: "undone", to: 1 });
  });

  it("says why a bot made a move, and which bot where another seat acts", () => {
    const told = (seat: string, says: string): Told => ({ event: { type: "swapped", seat }, says, rule: "4.4" });
    const moves: Seen[] = [
      {
        ...step(1, 1, [0, 0]),
        seat: "east",
        events: [told("east", "Ben offers."), told("east", "More.")],
        why: "Gets rid of it.",
      },
      { ...step(2, 1, [0, 0]), seat: "east", events: [told("north", "Ada takes it.")], why: "Keeps a plate." },
      { ...step(3, 1, [0, 0]), seat: "north", events: [told("north", "Ada sneaks.")] },
    ];
    const reasons = reasonsIn(moves, ["Ada", "Ben"]);
    expect(linesOf(asNews(moves), ["Ada", "Ben"], reasons).map(({ says, why }) => [says, why])).toEqual([
      ["Ben offers.", "Why: Gets rid of it."],
      ["More.", undefined],
      ["Ada takes it.", "Why Ben did that: Keeps a plate."],
      ["Ada sneaks.", undefined],
    ]);
  });

  it("has a mark where a round begins", () => {
    expect(marksOf(steps)).toEqual([
      { at: 0, says: "Round 1" },
      { at: 5, says: "Round 2" },
    ]);
  });

  it("has what everybody had after each round", () => {
    const had = scoresOver(steps, cash).map(({ at, scores }) => [at, scores]);
    expect(had).toEqual([
      [0, [0, 0]],
      [1, [10, 5]],
      [2, [10, 105]],
    ]);
  });

  it("has every change where there are no rounds", () => {
    const one = [step(0, 1, [0]), step(1, 1, [0]), step(2, 1, [3]), step(3, 1, [3])];
    expect(scoresOver(one, cash).map(({ at, scores }) => [at, scores])).toEqual([
      [0, [0]],
      [2, [3]],
    ]);
    expect(scoresOver(one.slice(0, 1), cash)).toEqual([]);
  });
});

describe("the final standing", () => {
  it("has the winner first, then by score, and equals share a place", () => {
    const rows = standingOf([2], [50, 80, 0, 50]);
    expect(rows.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
      [3, 3],
    ]);
  });
});

it("counts what others say, not what one says oneself", () => {
  const said = (number: number, seat: string): Item => ({ number, at: 0, type: "said", seat, says: "Hello" });
  const news: Item[] = [said(1, "north"), said(2, "east"), { number: 3, at: 0, type: "moved", seat: "east" }];
  expect(talkOfOthers(news, ["north"])).toBe(1);
  expect(talkOfOthers(news, [])).toBe(2);
});

describe("what has happened since one's own last move", () => {
  const step = (number: number, seat: string, move = ""): Seen => ({
    number,
    seat,
    move: move as "",
    events: [],
    view: null,
    prompt: "",
  });

  it("begins with that move, as one left the table", () => {
    const steps = [step(0, ""), step(1, "north", "sneak"), step(2, "east"), step(3, "south")];
    expect(sinceOwn(steps, "north").map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("is nothing before one has moved, and right after it", () => {
    expect(sinceOwn([step(0, ""), step(1, "east")], "north")).toEqual([]);
    expect(sinceOwn([step(0, ""), step(1, "north", "sneak")], "north")).toEqual([]);
  });

  it("leaves out what was taken back", () => {
    const steps = [step(0, ""), step(1, "north", "sneak"), step(2, "east"), step(3, "north", "pass")];
    const undone = { ...step(4, "north"), to: 2 };
    expect(sinceOwn([...steps, undone, step(5, "south")], "north").map(({ number }) => number)).toEqual([1, 2, 5]);
  });
});
