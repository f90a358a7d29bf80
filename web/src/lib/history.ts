// What has happened, made readable: lines of the log, what was taken back, scores over time, where rounds begin.

import type { AnyView } from "../games/contract";
import type { Item, Seen, Told } from "../messages";
import { words } from "../words";
import { api } from "./api";
import { seatNumber, seatTitle } from "./seats";

/** One line of the log. */
export interface Line {
  key: string;
  number: number;
  /** The round it belongs to; null before the first. */
  round: number | null;
  says: string;
  rule: string | null;
  /** The seat that did it or that it was done to; null where there is none. */
  seat: number | null;
  /** Every seat that has a part in it. */
  about: number[];
  /** Whether it is of the game; otherwise of the table around it. */
  game: boolean;
  /** Whether this chair did it. */
  own: boolean;
  undone: boolean;
  /** The event it tells. */
  told?: Told;
  /** Why a bot did it, where that is known. */
  why?: string | undefined;
}

/** The lines of one round; null before the first. */
export interface Round {
  round: number | null;
  lines: Line[];
}

/** A place on the slider worth a mark. */
export interface Mark {
  at: number;
  says: string;
}

/** What everybody had at one moment. */
export interface Point {
  at: number;
  /** The step at which they had it. */
  step: number;
  says: string;
  scores: number[];
}

/** A seat in the final standing. */
export interface Placed {
  seat: number;
  place: number;
  score: number;
  won: boolean;
}

type Fields = Record<string, unknown>;

/** Fields of events that name a seat: first who acts, then who else has a part. */
const ACTORS = ["seat", "taker", "holder"];
const OTHERS = ["target", "source", "onto", "dealer"];

/** The seats that a field names: the centre is none. */
const named = (value: unknown): number[] =>
  typeof value === "string" ? [seatNumber(value)].filter((at) => at >= 0) : [];

const fieldsOf = (told: Told): Fields => (told.event ?? {}) as Fields;

/** Who acts in an event, if a seat does. */
export function actorOf(told: Told): number | null {
  const fields = fieldsOf(told);
  const actor = ACTORS.map((name) => fields[name]).find((value) => value !== undefined);
  return named(actor)[0] ?? null;
}

/** The seats that have a part in an event. */
export function seatsIn(told: Told): number[] {
  const fields = fieldsOf(told);
  return [...new Set([...ACTORS, ...OTHERS].flatMap((name) => named(fields[name])))];
}

/** The round that an event begins, if it does: only such events name one. */
export function roundBegun(told: Told): number | null {
  const { round } = fieldsOf(told);
  return typeof round === "number" ? round : null;
}

/** How often others have said something: only that can be unread. */
export const talkOfOthers = (news: Item[], mine: string[]): number =>
  news.filter(({ type, own, seat }) => type === "said" && !own && !mine.includes(seat ?? "")).length;

/** The numbers of the moves that were taken back. */
export function undoneIn(news: Item[]): Set<number> {
  const undone = new Set<number>();
  for (const { type, number, to } of news) {
    if (type !== "undone" || to == null) continue;
    for (const item of news)
      if (item.number > to && item.number < number && item.events?.length) undone.add(item.number);
  }
  return undone;
}

/** What happened at the table besides the game; the server says most of it, the client the rest. */
function aside(item: Item, names: string[]): string {
  if (item.says) return item.says;
  const seat = seatNumber(item.seat);
  const name = names[seat] ?? "";
  switch (item.type) {
    case "sat":
    case "botsat":
      return words.result.sits(name);
    case "rose":
      return words.result.rises(seatTitle(item.seat ?? ""));
    case "salted":
      return words.result.salts(name);
    case "started":
      return words.result.starts;
    case "paused":
      return words.result.pauses(name);
    case "resumed":
      return words.result.resumes(name);
    case "undone":
      return words.result.takesBack(name);
    default:
      return "";
  }
}

/** The log, line by line, without what was said; with the reasons of bots, by the numbers of their moves. */
export function linesOf(news: Item[], names: string[], reasons?: ReadonlyMap<number, string>): Line[] {
  const undone = undoneIn(news);
  const lines: Line[] = [];
  let round: number | null = null;
  for (const item of news) {
    if (item.type === "said" || item.type === "reacted") continue;
    const { number } = item;
    const seat = seatNumber(item.seat);
    const mine = Boolean(item.own);
    const says = aside(item, names);
    if (says) {
      const about = seat < 0 ? [] : [seat];
      const own = mine || Boolean(item.ref);
      const of = { round, seat: about[0] ?? null, about, own };
      lines.push({ key: `${number}`, number, says, rule: null, game: false, undone: false, ...of });
    }
    for (const [at, told] of (item.events ?? []).entries()) {
      const actor = actorOf(told);
      round = roundBegun(told) ?? round;
      lines.push({
        key: `${number}.${at}`,
        number,
        round,
        says: told.says,
        rule: told.rule || null,
        seat: actor,
        about: seatsIn(told),
        game: true,
        own: mine && (actor === seat || (actor === null && at === 0)),
        undone: undone.has(number),
        told,
        ...(at === 0 && reasons?.has(number) && { why: reasons.get(number) }),
      });
    }
  }
  return lines;
}

/** The lines by rounds. */
export function roundsOf(lines: Line[]): Round[] {
  const rounds: Round[] = [];
  for (const line of lines) {
    if (rounds.at(-1)?.round !== line.round) rounds.push({ round: line.round, lines: [] });
    rounds.at(-1)!.lines.push(line);
  }
  return rounds;
}

/** What others did after a number, and was not taken back. Where one's own move there was, after the one before it. */
export function sinceThen(news: Item[], since: number): Line[] {
  const undone = undoneIn(news);
  const stands = ({ number, own }: Item): boolean => number < since && Boolean(own) && !undone.has(number);
  const from = undone.has(since) ? (news.findLast(stands)?.number ?? 0) : since;
  const others = new Set(news.filter(({ number, own }) => number > from && !own).map(({ number }) => number));
  return linesOf(news, []).filter((line) => line.game && !line.undone && others.has(line.number));
}

/** Steps of a replay as news, for the log. */
export function asNews(steps: Seen[]): Item[] {
  return steps.map(({ number, seat, move, events, to }) => {
    if (to != null) return { number, at: 0, type: "undone", seat, to };
    return { number, at: 0, type: number ? "moved" : "started", seat, own: Boolean(move), events };
  });
}

/** Why bots made their moves, by the numbers of the steps; with the bot's name where another seat acts in the first event. */
export function reasonsIn(steps: Seen[], names: string[]): Map<number, string> {
  const reasons = new Map<number, string>();
  for (const { number, seat, events, why } of steps) {
    if (!why) continue;
    const of = seatNumber(seat);
    const acts = events[0] && actorOf(events[0]);
    reasons.set(number, acts === of ? words.result.why(why) : words.result.whyOf(names[of] ?? "", why));
  }
  return reasons;
}

/** The steps that were not taken back, and take nothing back. */
export function standingSteps(steps: Seen[]): Seen[] {
  const undone = undoneIn(asNews(steps).map((item) => ({ ...item, events: [{ event: null, says: "", rule: "" }] })));
  return steps.filter(({ number, to }) => !undone.has(number) && to == null);
}

const roundOf = ({ view }: Seen): number => (view as AnyView).round;

/** Where rounds begin, for the slider. */
export function marksOf(steps: Seen[], called?: string): Mark[] {
  const marks: Mark[] = [];
  let round: number | null = null;
  for (const step of standingSteps(steps)) {
    if (roundOf(step) === round) continue;
    round = roundOf(step);
    marks.push({ at: step.number, says: words.result.round(round, called) });
  }
  return marks;
}

/** What everybody had after each round; in a game without rounds, whenever it changed. */
export function scoresOver(steps: Seen[], had: (step: Seen) => number[], called?: string): Point[] {
  const standing = standingSteps(steps);
  const [first, last] = [standing[0], standing.at(-1)];
  if (!first || !last || first === last) return [];
  const start = { at: 0, step: first.number, says: words.result.start, scores: had(first) };
  const inRounds = roundOf(first) !== roundOf(last);
  const points: Point[] = [start];
  for (const [place, step] of standing.slice(1).entries()) {
    const before = standing[place]!;
    if (inRounds && roundOf(step) !== roundOf(before))
      points.push({
        at: roundOf(before),
        step: step.number,
        says: words.result.afterRound(roundOf(before), called),
        scores: had(step),
      });
    if (!inRounds && String(had(step)) !== String(had(before)))
      points.push({ at: step.number, step: step.number, says: words.result.afterStep(step.number), scores: had(step) });
  }
  if (inRounds)
    points.push({
      at: roundOf(last),
      step: last.number,
      says: words.result.afterRound(roundOf(last), called),
      scores: had(last),
    });
  return points;
}

/** Who came where: the winners first, the others by what they had, the most or the fewest. Equals share a place. */
export function standingOf(winners: number[], scores: number[], fewest: boolean | null = false): Placed[] {
  const least = fewest ?? winners.some((seat) => scores[seat]! < Math.max(...scores));
  const better = (one: number, other: number): number => (least ? one - other : other - one);
  const rows = scores.map((score, seat) => ({ seat, place: 0, score, won: winners.includes(seat) }));
  rows.sort((a, b) => Number(b.won) - Number(a.won) || better(a.score, b.score) || a.seat - b.seat);
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    row.place = before && before.won === row.won && before.score === row.score ? before.place : at + 1;
  }
  return rows;
}

const PAGE = 500;

/** Every step of a replay as a chair saw it, page by page. `of` is "tables/ID" or "records/KEY". */
export async function stepsOf(of: string, seat: string): Promise<Seen[]> {
  const steps: Seen[] = [];
  for (;;) {
    const page = await api.get<Seen[]>(`${of}/replay?seat=${seat}&first=${steps.length}&count=${PAGE}`);
    steps.push(...page);
    if (page.length < PAGE) return steps;
  }
}

/** What happened after one's own last move that stands, with that move first; nothing where there was none. */
export function sinceOwn(steps: Seen[], seat: string): Seen[] {
  const standing = standingSteps(steps);
  const own = standing.findLastIndex((step) => step.seat === seat && step.move);
  return own < 0 || own === standing.length - 1 ? [] : standing.slice(own);
}
