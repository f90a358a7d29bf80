// What a game adds to the client: its board, its words, its drawing, its lesson. The frame around them is shared.

import type { Component } from "svelte";
import type { Choice as Sent, Seen, Sketch, Told } from "../messages";

/** What every view has, whatever the game. */
export interface AnyView {
  seat: number;
  seats: number;
  round: number;
  asked: number | null;
  question: string | null;
  rule: string | null;
  outcome: { ending: string; winners: number[]; scores: number[] } | null;
}

/** A move or a question as a structure: its type and its fields. */
export interface Form {
  type: string;
}

/** A move of the menu. `form` says what it is, `brings` what it would bring; `move` is for people to read. */
export interface Choice<M = Form, B = unknown> extends Omit<Sent, "form" | "brings"> {
  form?: M;
  brings?: B;
}

/** A move that somebody wants to make: one of the menu, or one that is too free to be listed. */
export type Meant<M = Form, B = unknown> = Partial<Choice<M, B>>;

/** Why something cannot be done, with the § behind it. */
export interface WhyNot {
  says: string;
  rule: string | null;
}

/** Where somebody plans: what the server keeps for their seat, and what it works out. */
export interface Desk {
  seat: string;
  kept: () => readonly Sketch[];
  keep: (sketches: readonly Sketch[]) => Promise<void>;
  workOut: (sketches: readonly Sketch[]) => Promise<unknown>;
}

export interface BoardProps<V extends AnyView = AnyView, M extends Form = Form, B = unknown, E = unknown> {
  view: V;
  /** What the players are called, by seat. */
  names: string[];
  /** The legal moves, empty where this chair is not asked. Clicking a thing that is part of one makes it. */
  menu: Choice<M, B>[];
  /** What has just happened, oldest first, for motion; empty after a reload. */
  events: Told[];
  /** Make a move of the menu, or one that is too free to be listed there; `meant` where one press asked for several. */
  play: (move: Choice<M, B> | M, meant?: boolean) => void;
  /** Take back one's last move; left out where nothing can be taken back. */
  back?: () => void;
  /** Ask why a move cannot be made now; the answer stands where the question is. Null takes it back. */
  wonder: (move: M | null) => void;
  /** The edition in play, as the server describes it to be drawn. */
  edition: E;
  /** The move somebody points at in the list of moves; what it touches is highlighted. */
  pointing: Choice<M, B> | null;
  /** Everything that has been told so far, oldest first, where the page knows it. */
  past?: Told[];
  /** What somebody points at in the log; what it is about is highlighted. */
  mentioned?: Told | null;
  /** Show what waits at once, or the next of it; null where nothing waits. */
  skip?: (() => void) | null;
  /** What is asked, hinted or refused, for a board so long that the question below it would not be seen. */
  prompt?: string;
  /** Where one plans from this chair; null where one only watches, or the game is over. */
  desk?: Desk | null;
}

/** Something a seat has that everybody sees: "3 plates". `sign` is drawn, `says` is read. */
export interface Badge {
  sign: string;
  count: number;
  says: string;
}

/** A moment worth going back to: the step it follows, in words. */
export interface Moment {
  step: number;
  says: string;
  /** Whether the game turned on it: the story of the game tells it. */
  turned?: boolean;
}

/** A sentence of an ending, and the event it tells, if it is one. */
export interface Beat {
  says: string;
  /** The same said to whoever looks, where they have a part in it. */
  yours?: string;
  rule?: string | null;
  event?: unknown;
}

/** The end of a round or of a game, told sentence by sentence. */
export interface Ending<T = unknown> {
  title: string;
  /** What was told before it began. */
  lead: Told[];
  beats: Beat[];
  told: T;
}

/** What draws an ending, as far as it has been told. */
export interface EndingProps<T = unknown> {
  told: T;
  /** How many sentences have been told. */
  beat: number;
  names: string[];
  /** The pixels of height it can fill without anybody having to scroll. */
  high: number;
}

/** What a game tells of itself when it is over, from the accounts the server makes of it. */
export interface BooksProps<A = unknown> {
  accounts: A;
  names: string[];
  edition: unknown;
}

export interface OptionWords {
  title: string;
  says: string;
  /** What each of its values is called, where they are more than yes and no. */
  values?: Record<string, string>;
  /** What a value means where nothing stands around it. */
  short?: Record<string, string>;
}

/** Something to know about certain options together; the game cites a rule by its name. */
export interface OptionNote {
  name: string;
  when: Record<string, unknown>;
  says: string;
}

export interface GameOptions {
  of: Record<string, OptionWords>;
  notes: OptionNote[];
  /** What the part of the form is called that holds them, where they are many. */
  more?: string;
}

/** What draws some options of a game by itself: what was chosen so far, and how to choose. */
export interface SetUpProps {
  chosen: Record<string, unknown>;
  choose: (some: Record<string, string>) => void;
  seats: number;
  /** The § behind each option, and behind what is said of some. */
  cites: Record<string, string>;
}

/** Options that belong together, and that the game draws in one piece. */
export interface SetUp {
  options: readonly string[];
  part: () => Promise<Component<SetUpProps>>;
  /** What was chosen in a few words; empty where it is the usual. */
  sums: (chosen: Record<string, unknown>) => string;
  /** Where it decides who can play it is asked first: the seats that go with what was chosen. */
  seats?: (chosen: Record<string, unknown>) => readonly number[];
}

export interface GameUI<V extends AnyView = AnyView, M extends Form = Form, B = unknown, E = unknown> {
  name: string;
  title: string;
  /** One inviting sentence. */
  sentence: string;
  players: string;
  minutes: string;
  /** Whether its board wants all the room there is: the seats then stand above it. */
  wide?: boolean;
  /** Whether its moves are chosen from the list alone. */
  listed?: boolean;
  /** A drawing for the home page. */
  Drawing: Component;
  /** The board with one's own things below it; loaded when a table of the game is opened. */
  board: () => Promise<Component<BoardProps<V, M, B, E>>>;
  /** What one counts in: "cash". */
  counts: string;
  /** What its rounds are called, if not so. */
  rounds?: string;
  /** "round 3, last lap": where the game stands. */
  stands: (view: V) => string;
  scores: (view: V) => number[];
  /** The score that everybody is after, where there is one. */
  target?: (view: V) => number | null;
  /** Whether the fewest points are the best; null where only the result tells. */
  fewest?: boolean | null;
  /** A score as it is written: "$45". */
  written: (score: number) => string;
  /** What is written in the place of a seat's score where that is not known; null where it is. */
  has?: (view: V, seat: number) => string | null;
  /** What nobody knew of a seat until the end: "red explorer, at the temple"; null where nothing was hidden. */
  secret?: (view: V, seat: number) => string | null;
  badges: (view: V, seat: number) => Badge[];
  isOut: (view: V, seat: number) => boolean;
  /** What these events bring to an end, seen from a chair before and after them; null where nothing ends. */
  ending?: (told: Told[], views: { before: V; after: V }, names: string[]) => Ending | null;
  /** What draws it; loaded with the first one. */
  stage?: () => Promise<Component<EndingProps>>;
  /** What draws the accounts of a game that is over; loaded with the first. */
  books?: () => Promise<Component<BooksProps>>;
  moments: (steps: Seen[], names: string[]) => Moment[];
  /** The events that lead up to others, which say what came of them: those of others are said only where all is wanted. */
  passing?: readonly string[];
  /** What happened cut into scenes, where the board tells it by itself, one after the other. */
  scenes?: (told: readonly Told[]) => readonly Told[][];
  /** A sound for an event, by the names in lib/sound.ts. */
  sound: (event: { type: string }) => string | null;
  /** What the options of the game are called, and what they do. */
  options: GameOptions;
  /** The options of a game begun by one click, where they are not the usual. */
  first?: Record<string, string>;
  /** The options among them that the game draws by itself. */
  setUp?: SetUp;
  /** Questions one may answer beforehand by a standing order. */
  standing: { question: string; move: Form; says: string }[];
  /** Whether a move ends a step in which more could have been done. */
  ends?: (move: Meant<M, B>) => boolean;
  /** What one would leave undone by ending a step on the board, as a question; null where nothing. */
  leaves?: (view: V, menu: readonly Choice<M, B>[]) => string | null;
  /** Whether a move hurts so much that one is asked twice. */
  hurts: (move: Meant<M, B>, view: V) => string | null;
}
