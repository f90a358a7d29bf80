// What a screen reader says of a table: first what happened, then what is asked, each once.

import type { Item, Sheet, Told, Update } from "../messages";
import { words } from "../words";
import { undoneIn } from "./history";
import { seatNumber } from "./seats";

/** What can be said, or left unsaid: what one does or what is done to one, what others do, talk, the table around it. */
export const KINDS = ["yours", "people", "bots", "talk", "table"] as const;
export type Kind = (typeof KINDS)[number];
export const LEVELS = ["short", "usual", "full"] as const;
export type Level = (typeof LEVELS)[number];

/** What somebody wants to hear. */
export interface Wanted {
  level: Level;
  silent: readonly Kind[];
  /** Whether what bots do one after the other is said at once, when it is somebody else's turn. */
  together: boolean;
}

/** Something to be said. */
export interface Saying {
  kind: Kind;
  says: string;
  /** What follows says what came of it: where another does it, or, of what one does oneself, where one is asked. */
  passing?: "another's" | "own" | false;
}

/** What is asked: to be answered here, or by somebody else. */
export interface Asking {
  says: string;
  /** How many moves there are to choose from; 0 where somebody else is asked. */
  moves: number;
  /** Whether only bots have to answer. */
  byBots: boolean;
}

/** Sentences that are said at once at most, the last ones: more cannot be followed. */
const MOST = 8;

/** Says what is new as soon as it is time, as one utterance. */
export class Announcer {
  private held: Saying[] = [];

  constructor(
    private readonly speak: (says: string) => void,
    private readonly wanted: () => Wanted,
  ) {}

  /** Something has happened; what is asked now is said after it. */
  hear(sayings: Saying[], asking: Asking | null): void {
    const { together } = this.wanted();
    const news = sayings.filter((saying) => this.isWanted(saying, Boolean(asking?.moves)));
    this.held.push(...news);
    const bots = news.every(({ kind }) => kind === "bots");
    if (together && bots && asking?.byBots) return;
    const question = this.question(asking);
    const said = this.condensed();
    this.held = [];
    const all = [...said, ...(question ? [question] : [])];
    if (all.length) this.speak(all.join(" "));
  }

  /** Something that answers what somebody does: it waits for nothing. */
  answer(says: string): void {
    if (says) this.speak(says);
  }

  /** Nothing of what has happened stays: another player has the device. */
  clear(): void {
    this.held = [];
  }

  private isWanted({ kind, passing }: Saying, asked: boolean): boolean {
    const { level, silent } = this.wanted();
    if (silent.includes(kind)) return false;
    if (level === "full") return true;
    if (passing === "another's" || (passing === "own" && asked)) return false;
    return level === "usual" || kind === "yours" || kind === "talk";
  }

  private condensed(): string[] {
    const said = this.held.map(({ says }) => says).filter((says, at, all) => all.indexOf(says) === at);
    const more = said.length - MOST;
    return more > 0 && this.wanted().level !== "full" ? [words.speech.earlier(more), ...said.slice(-MOST)] : said;
  }

  private question(asking: Asking | null): string {
    if (!asking) return "";
    const { level } = this.wanted();
    if (asking.moves) return level === "full" ? `${asking.says} ${words.speech.moves(asking.moves)}` : asking.says;
    return level === "full" || (level === "usual" && !asking.byBots) ? asking.says : "";
  }
}

/** What there is around an update that decides how it is said. */
export interface Around {
  sheet: Sheet | null;
  /** What was told before, oldest first. */
  before: Item[];
  mine: string[];
  /** The events of the game that lead up to others: done by somebody else, they are said only where all is wanted. */
  passing: readonly string[];
  /** Whether one hears what bots say. */
  banter: boolean;
}

/** What an update brings to be said. `told` are its events, where not all are to be said now. */
export function sayingsIn(update: Update, around: Around, told?: readonly Told[]): Saying[] {
  return update.news.flatMap((item) => sayingsOf(item, around, told));
}

function sayingsOf(item: Item, around: Around, told?: readonly Told[]): Saying[] {
  const { sheet, mine, passing, banter } = around;
  if (item.type === "said" || item.type === "reacted")
    return mine.includes(item.seat ?? "") || !item.says ? [] : [{ kind: "talk", says: item.says }];
  const own = item.own || mine.includes(item.seat ?? "");
  if (item.type === "undone") return [{ kind: own ? "yours" : "people", says: takenBack(item, own, around) }];
  const sitting = sheet?.seats[seatNumber(item.seat)];
  const byBot = Boolean(sitting && (sitting.bot || sitting.stood_in));
  const events = (item.events ?? []).filter((each) => !told || told.includes(each));
  const sayings: Saying[] = item.says ? [{ kind: "table", says: item.says }] : [];
  for (const { event, says, yours } of events) {
    const kind = yours || own ? "yours" : byBot ? "bots" : "people";
    const leads = passing.includes((event as { type: string }).type);
    sayings.push({ kind, says: yours || says, passing: leads && (own ? "own" : "another's") });
  }
  if (banter && item.line) sayings.push({ kind: "talk", says: `${sitting?.name ?? ""}: ${item.line.says}` });
  return sayings;
}

/** What an undo takes back: the first move it undoes says it; of others' the server. */
function takenBack(item: Item, own: boolean, { before }: Around): string {
  const undone = undoneIn([...before, item]);
  const first = before.find(({ number }) => undone.has(number))?.events?.[0];
  const says = first && (first.yours || first.says);
  return own ? words.speech.takenBack(says ?? "") : (item.says ?? "");
}
