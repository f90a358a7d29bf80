// Made by `make web-types` from the messages of the server. Do not edit.

export type QuicksandQuestion = Play | MayDiscard;
export type QuicksandEvent =
  | Began
  | Moved
  | Rescued
  | BecameStuck
  | Sank
  | Passed
  | WasStranded
  | HandsThrownIn
  | Discarded
  | Kept
  | Drew
  | Reshuffled
  | SentBack
  | Won;
export type QuicksandMove = MoveExplorer | Rescue | Sink | Pass | Discard | Keep;
export type QuicksandBrings = Movement;

export interface BecameStuck {
  type: "BecameStuck";
  explorer: string;
  space: number;
  left: number;
}
export interface Began {
  type: "Began";
  first: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  identities: (string | null)[];
  hands: (string[] | null)[];
}
export interface Discard {
  type: "discard";
  card: string;
}
export interface Discarded {
  type: "Discarded";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
}
export interface Drew {
  type: "Drew";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  count: number;
  cards: string[] | null;
}
export interface Explorer {
  colour: string;
  space: number;
  stuck: boolean;
  left: number;
}
export interface HandsThrownIn {
  type: "HandsThrownIn";
  hands: string[][];
}
export interface Keep {
  type: "keep";
}
export interface Kept {
  type: "Kept";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface MayDiscard {
  type: "discard";
}
export interface MoveExplorer {
  type: "move-explorer";
  colour: string;
  cards: number;
  masks: number;
  space: number;
}
export interface Moved {
  type: "Moved";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  explorer: string;
  cards: number;
  masks: number;
  start: number;
  end: number;
  rescued: boolean;
  way: number[];
}
export interface Movement {
  type: "movement";
  way: number[];
  rescued: boolean;
  stuck: boolean;
  discard: boolean;
  left: number;
  decides: boolean;
}
export interface Options {
  "zero-card-turns": boolean;
}
export interface Outcome {
  ending: string;
  winners: number[];
  scores: number[];
}
export interface Pass {
  type: "pass";
}
export interface Passed {
  type: "Passed";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface Piece {
  colour: string;
  name: string;
  start: number;
}
export interface Plan {
  width: number;
  height: number;
  stone: number;
  temple: number;
  points: [number, number][];
}
export interface Play {
  type: "play";
  able: boolean | null;
}
export interface Player {
  cards: number;
  hand: string[] | null;
  identity: string | null;
  stranded: number[];
}
export interface QuicksandEdition {
  name: string;
  explorers: Piece[];
  spaces: Space[];
  temple: number;
  wide: Plan;
  narrow: Plan;
}
export interface Space {
  id: number;
  kind: "colour" | "mask" | "quicksand" | "start" | "temple";
  x: number;
  y: number;
  colour: ("black" | "blue" | "green" | "red" | "white" | "yellow") | null;
  to: number[];
}
export interface QuicksandView {
  seat: number;
  seats: number;
  round: number;
  asked: number | null;
  question: string | null;
  asking: QuicksandQuestion | null;
  rule: string | null;
  outcome: Outcome | null;
  options: Options;
  explorers: Explorer[];
  players: Player[];
  deck: number;
  discards: string[];
  unowned: string[];
  aside: string[] | null;
  idle: number;
  history: [number, number][];
}
export interface Rescue {
  type: "rescue";
  colour: string;
  cards: number;
  masks: number;
}
export interface Rescued {
  type: "Rescued";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  explorer: string;
  mask: boolean;
}
export interface Reshuffled {
  type: "Reshuffled";
  cards: number;
}
export interface Sank {
  type: "Sank";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  explorers: string[];
}
export interface SentBack {
  type: "SentBack";
  explorer: string;
  way: number[];
}
export interface Sink {
  type: "sink";
  explorers: string[];
}
export interface WasStranded {
  type: "WasStranded";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface Won {
  type: "Won";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  explorer: string;
  identities: string[];
  aside: string[];
}
