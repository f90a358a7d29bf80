// Made by `make web-types` from the messages of the server. Do not edit.

export type QuickSilverQuestion = Spy | Turn | MayRedirect | TakeSlot;
export type QuickSilverEvent =
  | Dealt
  | PickedUp
  | DieReduced
  | LastLapBegun
  | Offered
  | Redirected
  | Swapped
  | Sneaked
  | Passed
  | Revealed
  | PlateUsed
  | Blasted
  | Died
  | Spared
  | Unloaded
  | BecameMayor
  | WasLastAlive
  | StrangerWon
  | EverybodyDied;
export type QuickSilverMove = PickUp | Swap | Sneak | Pass | Allow | Redirect | Take;
export type QuickSilverBrings = Returned;

export interface Allow {
  type: "allow";
}
export interface BecameMayor {
  type: "BecameMayor";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface Blasted {
  type: "Blasted";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  plates: number;
}
export interface Cart {
  plates: number;
  blasts: number;
  sneaks: number;
  cash: number;
  out: boolean;
  hand: string[] | null;
}
export interface Certain {
  hands: string[][];
  centre: (string | null)[];
}
export interface Dealt {
  type: "Dealt";
  round: number;
  dealer: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  first: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  black: number;
  white: number;
  faceup: string[][];
  hands: (string[] | null)[];
}
export interface DieReduced {
  type: "DieReduced";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  black: number;
}
export interface Died {
  type: "Died";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface EverybodyDied {
  type: "EverybodyDied";
}
export interface LastLapBegun {
  type: "LastLapBegun";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface MayRedirect {
  type: "redirect";
  taker: string;
  sender: string | null;
  card: string | null;
}
export interface Memory {
  faceup: string[][];
  hand: string[];
  swaps: Swapped[];
}
export interface Swapped {
  type: "Swapped";
  taker: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  source: "centre" | "dawn" | "dusk" | "east" | "north" | "south" | "west";
  slot: number | null;
  gave: string | null;
  took: string | null;
}
export interface Offered {
  type: "Offered";
  taker: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  target: "centre" | "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string | null;
}
export interface Options {
  memory: "aided" | "honest";
  "not-quite-dead": boolean;
  "sneaky-stranger": boolean;
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
export interface PickUp {
  type: "pick-up";
}
export interface PickedUp {
  type: "PickedUp";
}
export interface PlateUsed {
  type: "PlateUsed";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  stopped: number;
  repaired: number;
}
export interface QuickSilverView {
  seat: number;
  seats: number;
  round: number;
  asked: number | null;
  question: string | null;
  asking: QuickSilverQuestion | null;
  rule: string | null;
  outcome: Outcome | null;
  options: Options;
  mayor: number;
  dealer: number;
  first: number;
  black: number;
  white: number;
  last_lap: boolean;
  sneak_pile: number;
  tin: number;
  carts: Cart[];
  stranger: number | null;
  centre: string[] | null;
  spied: string[][] | null;
  swap: SwapUnderWay | null;
  memory: Memory | null;
  known: Certain | null;
}
export interface Spy {
  type: "spy";
}
export interface Turn {
  type: "turn";
}
export interface TakeSlot {
  type: "take";
  card: string | null;
}
export interface SwapUnderWay {
  taker: number;
  target: number;
  sender: number | null;
  card: string | null;
}
export interface Redirect {
  type: "redirect";
  onto: string;
}
export interface Redirected {
  type: "Redirected";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  taker: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  onto: "centre" | "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface Returned {
  type: "returned";
  plates: number;
  blasts: number;
}
export interface Revealed {
  type: "Revealed";
  holder: "centre" | "dawn" | "dusk" | "east" | "north" | "south" | "west";
  hand: string[];
}
export interface Sneak {
  type: "sneak";
}
export interface Sneaked {
  type: "Sneaked";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface Spared {
  type: "Spared";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  lost: number;
}
export interface StrangerWon {
  type: "StrangerWon";
}
export interface Swap {
  type: "swap";
  card: string;
  target: string;
}
export interface Take {
  type: "take";
  slot: number;
}
export interface Unloaded {
  type: "Unloaded";
  holder: "centre" | "dawn" | "dusk" | "east" | "north" | "south" | "west";
  total: number;
  group: number;
  earned: number;
  cash: number;
  sneaks: number;
  paid: string | null;
  least: boolean;
}
export interface WasLastAlive {
  type: "WasLastAlive";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
