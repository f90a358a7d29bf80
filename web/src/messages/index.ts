// Made by `make web-types` from the messages of the server. Do not edit.

export type Notation = "" | { readonly toBeShown: true };
export type AnyAct =
  | Sit
  | SeatBot
  | Rise
  | Return
  | AddSalt
  | ChooseFace
  | Start
  | MakeMove
  | Why
  | Undo
  | Pause
  | Resume
  | Replace
  | Agree
  | Decline
  | Say
  | React
  | Mute
  | Orders
  | KeepSketches
  | Rematch;
export type AnyHostAct =
  | RenamePerson
  | MutePerson
  | UnmutePerson
  | BanPerson
  | UnbanPerson
  | ResetPassphrase
  | DeletePerson
  | AppointHost
  | DismissHost
  | CloseTable
  | DeleteTable;

export interface AddSalt {
  type: "salt";
  ref?: string;
  seat?: string;
  salt: string;
}
export interface Agree {
  type: "agree";
  ref?: string;
  seat?: string;
}
export interface Agreement {
  game: string;
  seats?: number;
  options?: {
    [k: string]: string | boolean | number;
  };
}
export interface Alternative {
  id: number;
  move: string;
  says: string;
  worse: number;
}
export interface AppointHost {
  type: "appoint";
  why?: string;
  person: string;
}
export interface AuditPage {
  total: number;
  log: Audited[];
}
export interface Audited {
  number: number;
  at: number;
  by: string;
  act: string;
  whom: string;
  called: string;
  became: string;
  why: string;
  says: string;
}
export interface BanPerson {
  type: "ban";
  why?: string;
  person: string;
}
export interface Checked {
  game: string;
  title: string;
  edition: string;
  moves: number;
}
export interface Choice {
  id: number;
  move: Notation;
  says: string;
  form?: unknown;
  brings?: unknown;
  promise?: string;
}
export interface ChooseFace {
  type: "face";
  ref?: string;
  seat?: string;
  face: string;
}
export interface CloseTable {
  type: "close";
  why?: string;
  table: string;
}
export interface Days {
  type: "days";
  days?: number;
}
export interface Decline {
  type: "decline";
  ref?: string;
  seat?: string;
}
export interface DeletePerson {
  type: "delete";
  why?: string;
  person: string;
}
export interface DeleteTable {
  type: "delete-table";
  why?: string;
  table: string;
}
export interface DiceOfEntry {
  entry: number;
  outcomes: (Roll | Draw | Shuffle)[];
  recorded: (string | string[])[];
}
export interface Roll {
  type: "roll";
  sides: number;
  shown: number;
}
export interface Draw {
  type: "draw";
  count: number;
  place: number;
  card: string;
}
export interface Shuffle {
  type: "shuffle";
  before: string[];
  after: string[];
}
export interface DismissHost {
  type: "dismiss";
  why?: string;
  person: string;
}
export interface Done {
  type: "done";
  ref: string;
  number: number;
  table?: string;
}
export interface Founding {
  game: string;
  seats?: number;
  options?: {
    [k: string]: string | boolean | number;
  };
  edition?: string | null;
  pace?: Live | Days | Untimed;
  level?: string;
  bots?: number;
  levels?: string[];
  open?: boolean;
  reveal?: boolean;
  goes_on?: boolean;
  spectators?: "none" | "talk" | "watch";
  hot_seat?: boolean;
}
export interface Live {
  type: "live";
  minutes?: number;
  increment?: number;
}
export interface Untimed {
  type: "none";
}
export interface GameInfo {
  name: string;
  title: string;
  aim: string;
  seats: [number, number];
  options: {
    [k: string]: unknown[];
  };
  bots: string[];
  level: string;
  rules: number;
  cites: {
    [k: string]: string;
  };
  lesson: boolean;
}
export interface Heading {
  game: string;
  names: string[];
  over: boolean;
}
export interface Hint {
  id: number;
  move: Notation;
  says: string;
  reason: string;
  others: Alternative[];
}
export interface HostDone {
  sentence: string;
  passphrase: string;
}
export interface Invitation {
  origin: string;
}
export interface Item {
  number: number;
  at: number;
  type: string;
  seat?: string | null;
  says?: string;
  own?: boolean;
  move?: Notation;
  to?: number | null;
  events?: Told[];
  ref?: string;
  line?: Line | null;
  sign?: string;
}
export interface Told {
  event: unknown;
  says: string;
  rule: string;
  yours?: string;
}
export interface Line {
  seat: string;
  says: string;
}
export interface KeepSketches {
  type: "sketches";
  ref?: string;
  seat?: string;
  sketches?: Sketch[];
}
export interface Sketch {
  name: string;
  goal: string;
  parts: string[];
}
export interface Lesson {
  game: string;
  title: string;
  seat: string;
  names: string[];
  intro: string;
  outro: string;
  steps: LessonStep[];
}
export interface LessonStep {
  number: number;
  events: Told[];
  view: unknown;
  prompt: string;
  menu: Choice[];
  expects: number | null;
  note: string;
}
export interface Listed {
  id: string;
  game: string;
  status: string;
  changed: number;
  seats: string[];
  your_turn?: boolean;
  options?: {
    [k: string]: string | boolean | number;
  };
  round?: number | null;
  scores?: (number | null)[];
}
export interface MakeMove {
  type: "move";
  ref?: string;
  seat?: string;
  move: number | object;
  version: number;
}
export interface Motioned {
  by: string;
  says: string;
  needs: string[];
}
export interface Mute {
  type: "mute";
  ref?: string;
  seat?: string;
  whom: string;
  muted?: boolean;
}
export interface MutePerson {
  type: "mute";
  why?: string;
  person: string;
}
export interface NotDone {
  type: "refused";
  ref: string;
  sentence: string;
  rule: string | null;
  unless: string;
}
export interface Objection {
  sentence: string | null;
  rule: string | null;
}
export interface Order {
  question: string;
  move: number | object;
  round?: number | null;
}
export interface Orders {
  type: "orders";
  ref?: string;
  seat?: string;
  orders?: Order[];
  forced?: boolean;
}
export interface Own {
  orders: Order[];
  forced: boolean;
  muted: string[];
  sketches?: Sketch[];
  secret?: string;
}
export interface Pause {
  type: "pause";
  ref?: string;
  seat?: string;
}
export interface PeoplePage {
  total: number;
  people: PersonSeen[];
}
export interface PersonSeen {
  id: string;
  name: string;
  account: boolean;
  created: number;
  host: boolean;
  muted: string | null;
  banned: string | null;
  sessions: number;
  tables: number;
}
export interface Person {
  id: string;
  name: string;
  account: boolean;
  session: string;
  host: boolean;
  muted: string | null;
  keyless: boolean;
}
export interface Picture {
  name: string;
  caption: string;
  names: string[];
  view: unknown;
  menu: Choice[];
  events: Told[];
}
export interface Present {
  type: "present";
  watching: string[];
  others: number;
}
export interface Profile {
  player: string;
  name: string;
  account: boolean;
  bot: boolean;
  since: number | null;
  ratings: Rating[];
}
export interface Rating {
  game: string;
  player: string;
  name: string;
  rank: number | null;
  skill: number;
  mu: number;
  sigma: number;
  games: number;
}
export interface React {
  type: "react";
  ref?: string;
  sign: "clap" | "laugh" | "ouch" | "thanks" | "wow";
}
export interface Rematch {
  type: "rematch";
  ref?: string;
}
export interface RenamePerson {
  type: "rename";
  why?: string;
  person: string;
  name: string;
}
export interface Replace {
  type: "replace";
  ref?: string;
  seat?: string;
  whom: string;
}
export interface Reply {
  says: string[];
  move: string | null;
  id: number;
  form: unknown;
}
export interface ResetPassphrase {
  type: "reset";
  why?: string;
  person: string;
}
export interface Result {
  table: string;
  game: string;
  ended: number;
  place: number;
  score: number;
  ending: string;
  rated: boolean;
}
export interface Resume {
  type: "resume";
  ref?: string;
  seat?: string;
}
export interface Return {
  type: "return";
  ref?: string;
  seat?: string;
}
export interface Review {
  seat: string;
  decisions: [number, number][];
  forced: number;
  fair: number | null;
  placement: number;
}
export interface Reviewed {
  step: number;
  menu: Choice[];
  played: number;
  best: number;
  placement: number;
  loss: number;
  error: number;
  mark: ("blunder" | "inaccurate" | "mistake") | null;
  moves: Weighed[];
  reason: string;
}
export interface Weighed {
  at: number;
  placement: number;
  behind: number;
  error: number;
  worlds: number;
}
export interface Rise {
  type: "rise";
  ref?: string;
  seat?: string;
}
export interface Say {
  type: "say";
  ref?: string;
  text: string;
}
export interface Scene {
  view: unknown;
  prompt: string;
  menu: Choice[];
  waiting: string[];
  since: number;
  clocks: number[];
}
export interface SealedDice {
  commitment: string;
  secret: string;
  salts: string[];
  entries: DiceOfEntry[];
}
export interface SeatBot {
  type: "bot";
  ref?: string;
  seat?: string;
  level?: string;
}
export interface Seen {
  number: number;
  seat: string | null;
  move: Notation;
  events: Told[];
  view: unknown;
  prompt: string;
  to?: number | null;
  had?: number[] | null;
  why?: string;
}
export interface Session {
  id: string;
  created: number;
  device: string;
  current: boolean;
}
export interface Sheet {
  type: "table";
  id: string;
  game: string;
  title: string;
  status: string;
  options: unknown;
  edition: string;
  pace: Live | Days | Untimed;
  level: string;
  open: boolean;
  reveal: boolean;
  maker: string;
  seats: Sitting[];
  commitment: string;
  salts?: string[];
  paused?: boolean;
  proposal?: Motioned | null;
  result?: string | null;
  secret?: string | null;
  rematch?: string;
  note?: string;
  unrated?: string;
  goal?: string;
  goes_on?: boolean;
  spectators?: "none" | "talk" | "watch";
  removed?: string[];
  forgets?: boolean;
}
export interface Sitting {
  seat: string;
  name: string;
  person?: string | null;
  kept?: string | null;
  kept_for?: string;
  bot?: string | null;
  face?: string;
  temper?: string;
  stood_in?: boolean;
  left?: boolean;
  warned_until?: number | null;
}
export interface Sit {
  type: "sit";
  ref?: string;
  seat?: string;
  salt?: string;
}
export interface Start {
  type: "start";
  ref?: string;
}
export interface TableSeen {
  id: string;
  game: string;
  status: string;
  open: boolean;
  created: number;
  changed: number;
  maker: string;
  players: string[];
}
export interface TablesPage {
  total: number;
  tables: TableSeen[];
}
export interface UnbanPerson {
  type: "unban";
  why?: string;
  person: string;
}
export interface Undo {
  type: "undo";
  ref?: string;
  seat?: string;
  to?: number | null;
  casual?: boolean;
}
export interface UnmutePerson {
  type: "unmute";
  why?: string;
  person: string;
}
export interface Update {
  type: "update";
  seat: string;
  number: number;
  news: Item[];
  table?: Sheet;
  game?: Scene;
  own?: Own;
  again?: Item[];
}
export interface Welcome {
  person: Person;
  token: string;
}
export interface Why {
  type: "why";
  ref?: string;
  seat?: string;
  move: number | object;
}
