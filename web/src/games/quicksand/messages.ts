// Made by `make web-types` from the messages of the server. Do not edit.

export interface BecameStuck {
  type: "BecameStuck";
  explorer: string;
  space: number;
}

export interface Began {
  type: "Began";
  first: number;
  identities: (string | null)[];
  hands: (string[] | null)[];
}

export interface Discarded {
  type: "Discarded";
  seat: number;
  card: string;
}

export interface Drew {
  type: "Drew";
  seat: number;
  count: number;
  cards: string[] | null;
}

export interface Explorer {
  colour: string;
  space: number;
  stuck: boolean;
}

export interface HandsThrownIn {
  type: "HandsThrownIn";
  hands: string[][];
}

export interface Kept {
  type: "Kept";
  seat: number;
}

export interface Moved {
  type: "Moved";
  seat: number;
  explorer: string;
  cards: number;
  masks: number;
  start: number;
  end: number;
  rescued: boolean;
}

export interface Options {
  "zero-card-turns": boolean;
}

export interface Outcome {
  ending: string;
  winners: number[];
  scores: number[];
}

export interface Passed {
  type: "Passed";
  seat: number;
}

export interface Player {
  cards: number;
  hand: string[] | null;
  identity: string | null;
  stranded: number[];
}

export interface QuicksandView {
  seat: number;
  seats: number;
  round: number;
  asked: number | null;
  question: string | null;
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

export interface Rescued {
  type: "Rescued";
  seat: number;
  explorer: string;
  mask: boolean;
}

export interface Reshuffled {
  type: "Reshuffled";
  cards: number;
}

export interface Sank {
  type: "Sank";
  seat: number;
  explorers: string[];
}

export interface SentBack {
  type: "SentBack";
  explorer: string;
}

export interface WasStranded {
  type: "WasStranded";
  seat: number;
}

export interface Won {
  type: "Won";
  seat: number;
  explorer: string;
  identities: string[];
  aside: string[];
}

export type QuicksandEvent = Began | Moved | Rescued | BecameStuck | Sank | Passed | WasStranded | HandsThrownIn | Discarded | Kept | Drew | Reshuffled | SentBack | Won;
