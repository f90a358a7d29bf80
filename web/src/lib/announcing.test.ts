import { beforeEach, expect, test } from "vitest";
import type { Item, Sheet, Told, Update } from "../messages";
import { Announcer, sayingsIn, type Asking, type Saying, type Wanted } from "./announcing";

const USUAL: Wanted = { level: "usual", silent: [], together: true };
const ME: Asking = { says: "Your turn.", moves: 3, byBots: false };
const BOT: Asking = { says: "Etta's turn.", moves: 0, byBots: true };
const BOB: Asking = { says: "Bob's turn.", moves: 0, byBots: false };

let said: string[] = [];
beforeEach(() => (said = []));
const announcer = (wanted: Partial<Wanted> = {}): Announcer =>
  new Announcer(
    (says) => said.push(says),
    () => ({ ...USUAL, ...wanted }),
  );
const by = (kind: Saying["kind"], ...all: string[]): Saying[] => all.map((says) => ({ kind, says }));

test("news come first, then the question, each once and as one utterance", () => {
  announcer().hear(by("yours", "Etta takes the 20 from you.", "Etta takes the 20 from you."), ME);
  expect(said).toEqual(["Etta takes the 20 from you. Your turn."]);
});

test("what bots do one after the other is said at once when somebody else is asked", () => {
  const one = announcer();
  one.hear(by("bots", "Etta passes."), BOT);
  one.hear(by("bots", "Silas passes."), BOT);
  expect(said).toEqual([]);
  one.hear([], ME);
  expect(said).toEqual(["Etta passes. Silas passes. Your turn."]);
});

test("what is done to me does not wait for the bots", () => {
  const one = announcer();
  one.hear(by("bots", "Etta passes."), BOT);
  one.hear(by("yours", "Silas takes a card from you."), BOT);
  expect(said).toEqual(["Etta passes. Silas takes a card from you."]);
});

test("bots are heard one by one where somebody wants it so", () => {
  const one = announcer({ together: false });
  one.hear(by("bots", "Etta passes."), BOT);
  expect(said).toEqual(["Etta passes."]);
});

test("a long run is cut to the last eight events, unless everything is wanted", () => {
  const many = Array.from({ length: 11 }, (_, at) => `Etta moves ${at}.`);
  announcer().hear(by("bots", ...many), ME);
  announcer({ level: "full" }).hear(by("bots", ...many), ME);
  expect(said[0]).toBe(`3 earlier events are in the log. ${many.slice(3).join(" ")} Your turn.`);
  expect(said[1]).toBe(`${many.join(" ")} Your turn. 3 moves.`);
});

test.each([
  ["short", "You pass. Bob: Hi! Your turn."],
  ["usual", "Etta passes. Bob passes. You pass. Bob: Hi! Bob is back. Your turn."],
  ["full", "Etta draws. Etta passes. Bob passes. You pass. Bob: Hi! Bob is back. Your turn. 3 moves."],
] as const)("at the level %s this much is said", (level, says) => {
  const news: Saying[] = [
    { kind: "bots", says: "Etta draws.", passing: "another's" },
    ...by("bots", "Etta passes."),
    ...by("people", "Bob passes."),
    ...by("yours", "You pass."),
    ...by("talk", "Bob: Hi!"),
    ...by("table", "Bob is back."),
  ];
  announcer({ level }).hear(news, ME);
  expect(said).toEqual([says]);
});

test("each kind can be left unsaid", () => {
  announcer({ silent: ["talk", "people"] }).hear([...by("talk", "Bob: Hi!"), ...by("people", "Bob passes.")], ME);
  expect(said).toEqual(["Your turn."]);
});

test("a question to another person is said, one to a bot only where everything is wanted", () => {
  announcer({ together: false }).hear([], BOB);
  announcer({ together: false }).hear([], BOT);
  announcer({ together: false, level: "full" }).hear([], BOT);
  announcer({ level: "short" }).hear([], BOB);
  expect(said).toEqual(["Bob's turn.", "Etta's turn."]);
});

const told = (type: string, says: string, yours = ""): Told => ({ event: { type }, says, rule: "1.1", yours });
const item = (number: number, more: Partial<Item>): Item => ({ number, at: 0, type: "moved", ...more });
const sheet = { seats: [{ seat: "north" }, { seat: "east", name: "Etta", bot: "easy" }] } as unknown as Sheet;
const around = { sheet, before: [] as Item[], mine: ["north"], passing: ["Drew"], banter: true };
const sayings = (news: Item[], before: Item[] = []): Saying[] =>
  sayingsIn({ type: "update", seat: "north", number: 9, news } as Update, { ...around, before });

test("an event is said to me as you, and to be passing where it leads up to another", () => {
  const events = [told("Drew", "Etta draws."), told("Took", "Etta takes a card from Ada.", "Etta takes it from you.")];
  expect(sayings([item(4, { seat: "east", events })])).toEqual([
    { kind: "bots", says: "Etta draws.", passing: "another's" },
    { kind: "yours", says: "Etta takes it from you.", passing: false },
  ]);
});

test("an undo says what is taken back, and nothing older", () => {
  const before = [
    item(2, { seat: "north", own: true, events: [told("Took", "Ada takes the 5.", "You take the 5.")] }),
    item(3, { seat: "north", own: true, events: [told("Took", "Ada takes the 9.", "You take the 9.")] }),
  ];
  const undone = item(4, { type: "undone", seat: "north", to: 2, says: "Ada goes back to before this: …" });
  expect(sayings([undone], before)).toEqual([{ kind: "yours", says: "You take it back: You take the 9." }]);
  expect(sayings([{ ...undone, seat: "east" }], before)).toEqual([{ kind: "people", says: undone.says }]);
});

test("what I say myself is not said to me again, and a bot's line is talk", () => {
  expect(sayings([item(2, { type: "said", seat: "north", says: "Ada: Hi!" })])).toEqual([]);
  const line = { mood: "sly", says: "Well, well." } as unknown as NonNullable<Item["line"]>;
  expect(sayings([item(3, { seat: "east", line })])).toEqual([{ kind: "talk", says: "Etta: Well, well." }]);
});
