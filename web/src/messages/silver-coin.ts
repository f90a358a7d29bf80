// Made by `make web-types` from the messages of the server. Do not edit.

export type SilverCoinQuestion =
  | Peek
  | LookAtCards
  | Turn
  | KeepOne
  | Drawn
  | Taken
  | ExchangeMore
  | PutNewCard
  | AddNewCard
  | AddPenalty
  | End
  | MayGive
  | MayReplace
  | CurateCard
  | PixieFlip
  | PlaceTanner
  | FlipOne
  | TurnDown
  | TurnUp
  | ChooseVillage
  | KillOne
  | Burrow
  | SwitchDiscard
  | ChooseDirection
  | ChooseMover
  | LookWithEmpath
  | GuardCard
  | TakeFaceup
  | SwitchTopCard
  | TakeFromOther
  | GiveForIt;
export type SilverCoinEvent =
  | Dealt
  | Looked
  | Drew
  | Kept
  | Showed
  | Took
  | Discarded
  | Used
  | BrokenOff
  | Called
  | Passed
  | Exchanged
  | Matched
  | Mismatched
  | Added
  | Penalised
  | Flipped
  | Rotated
  | Removed
  | Killed
  | Switched
  | Shifted
  | Tricked
  | TokenLaid
  | TokenLost
  | Guarded
  | Foresaw
  | Bewitched
  | WentBack
  | Robbed
  | PlayStopped
  | Gave
  | GaveNothing
  | Scored
  | Won
  | Replaced;
export type SilverCoinMove =
  | Draw
  | Take
  | Call
  | Pass
  | Discard
  | Use
  | Done
  | No
  | Side
  | LookAtTwo
  | DrawShown
  | TakeDeep
  | Activate
  | UseBlob
  | Keep
  | Exchange
  | Put
  | Curate
  | Rotate
  | Remove
  | UsePixie
  | Trick
  | Protect
  | UseEmpath
  | UseBodyguard
  | Guard
  | GiveBack
  | Replace
  | Look
  | Flip
  | Kill
  | Switch
  | Shift
  | Rob
  | LookAround
  | Give;
export type SilverCoinBrings = Vote | Trade | Change;

export interface Activate {
  type: "activate";
  depth: number;
}
export interface AddNewCard {
  type: "add";
  chosen: number[];
  drawn: boolean;
}
export interface AddPenalty {
  type: "penalty";
  chosen: number[];
}
export interface Added {
  type: "Added";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Face;
  side: "left" | "right";
  up: boolean;
}
export interface Face {
  tag: number;
  number: number | null;
  character: string | null;
}
export interface Bewitched {
  type: "Bewitched";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  placed: Face;
  card: Spot;
}
export interface Spot {
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  place: number;
  tag: number;
  number: number | null;
  character: string | null;
}
export interface BrokenOff {
  type: "BrokenOff";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface Burrow {
  type: "nosferatu";
  by: number;
}
export interface Call {
  type: "call";
}
export interface Called {
  type: "Called";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface Card {
  tag: number;
  number: number | null;
  up: boolean;
  rotated: boolean;
  protected: boolean;
  seen: number[];
  used: boolean;
  awaits: number[];
  guards: number | null;
}
export interface Change {
  type: "change";
  seat: string;
  points: number;
  cards: number;
}
export interface ChooseDirection {
  type: "direction";
  by: number;
  givers: string[];
}
export interface ChooseMover {
  type: "move";
  by: number;
  giver: string;
  givers: string[];
  direction: "left" | "right";
  chosen: number[];
}
export interface ChooseVillage {
  type: "village";
  by: number;
}
export interface Count {
  type: "count";
  seat: string;
  known: number;
  unknown: number;
  score: number | null;
}
export interface Curate {
  type: "curate";
  place: number;
}
export interface CurateCard {
  type: "curate";
  by: number;
}
export interface Dealt {
  type: "Dealt";
  round: number;
  first: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  token: ("dawn" | "dusk" | "east" | "north" | "south" | "west") | null;
  discard: Face;
}
export interface Discard {
  type: "discard";
}
export interface Discarded {
  type: "Discarded";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Face;
}
export interface Done {
  type: "done";
}
export interface Draw {
  type: "draw";
}
export interface DrawShown {
  type: "draw-shown";
  place: number;
}
export interface Drawn {
  type: "drawn";
}
export interface Drew {
  type: "Drew";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  cards: Face[];
  shown: boolean;
  deck: number;
}
export interface End {
  type: "end";
}
export interface Exchange {
  type: "exchange";
  place: number;
}
export interface ExchangeMore {
  type: "exchange";
  chosen: number[];
  drawn: boolean;
}
export interface Exchanged {
  type: "Exchanged";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Face;
  place: number;
  up: boolean;
  discarded: Spot[];
}
export interface Flip {
  type: "flip";
  seat: string;
  place: number;
}
export interface FlipOne {
  type: "flip";
  by: number;
}
export interface Flipped {
  type: "Flipped";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Spot;
  up: boolean;
  by: number;
}
export interface Foresaw {
  type: "Foresaw";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Face;
}
export interface Gave {
  type: "Gave";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Spot;
  to_seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface GaveNothing {
  type: "GaveNothing";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface Give {
  type: "give";
  place: number;
  to: string;
}
export interface GiveBack {
  type: "give-back";
  place: number;
}
export interface GiveForIt {
  type: "give";
  by: number;
  chosen: number[];
}
export interface Guard {
  type: "guard";
  place: number;
}
export interface GuardCard {
  type: "guard";
  by: number;
}
export interface Guarded {
  type: "Guarded";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Spot;
  by: number;
}
export interface Keep {
  type: "keep";
  place: number;
}
export interface KeepOne {
  type: "keep";
}
export interface Kept {
  type: "Kept";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  place: number;
  card: Face;
  back: Face;
}
export interface Kill {
  type: "kill";
  seat: string;
  place: number;
}
export interface KillOne {
  type: "kill";
  by: number;
}
export interface Killed {
  type: "Killed";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Spot;
}
export interface Look {
  type: "look";
  seat: string;
  place: number;
}
export interface LookAround {
  type: "look-around";
  seat: string;
}
export interface LookAtCards {
  type: "look";
  by: number | null;
  looking: number[];
}
export interface LookAtTwo {
  type: "look-at-two";
  one: number;
  two: number;
}
export interface LookWithEmpath {
  type: "empath";
  by: number;
  looking: number[];
}
export interface Looked {
  type: "Looked";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  cards: Spot[];
}
export interface Matched {
  type: "Matched";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  cards: Spot[];
}
export interface MayGive {
  type: "register";
  by: number;
  used: number[];
}
export interface MayReplace {
  type: "replace";
}
export interface Mismatched {
  type: "Mismatched";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  cards: Spot[];
}
export interface No {
  type: "no";
}
export interface Options {
  memory: "aided" | "honest";
  token: "none" | "protect";
  "losers-replace": boolean;
  "card-0": "register" | "villager";
  "card-1": "con-artist" | "squire";
  "card-2": "curator" | "empath";
  "card-3": "bodyguard" | "pixie";
  "card-4": "blob" | "rascal";
  "card-5": "apprentice-tanner" | "exposer";
  "card-6": "huntress" | "revealer";
  "card-7": "beholder" | "nostro";
  "card-8": "apprentice-seer" | "assassin";
  "card-9": "psychic" | "seer";
  "card-10": "master" | "nosferatu";
  "card-11": "golem" | "witch";
  "card-12": "robber" | "village-idiot";
  "card-13": "doppelganger" | "wolfman";
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
export interface Peek {
  type: "peek";
}
export interface Penalised {
  type: "Penalised";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Face;
  side: "left" | "right";
  deck: number;
}
export interface PixieFlip {
  type: "pixie";
  by: number;
}
export interface PlaceTanner {
  type: "tanner";
  by: number;
}
export interface PlayStopped {
  type: "PlayStopped";
  cause: "call" | "deck" | "villagers";
}
export interface Protect {
  type: "protect";
  place: number;
}
export interface Put {
  type: "put";
  place: number;
}
export interface PutNewCard {
  type: "put";
  chosen: number[];
  drawn: boolean;
}
export interface Remove {
  type: "remove";
  place: number;
}
export interface Removed {
  type: "Removed";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Spot;
  by: number;
}
export interface Replace {
  type: "replace";
  number: number;
}
export interface Replaced {
  type: "Replaced";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  number: number | null;
  character: string | null;
}
export interface Rob {
  type: "rob";
  seat: string;
  place: number;
}
export interface Robbed {
  type: "Robbed";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  took: Spot;
  gave: Spot;
}
export interface Rotate {
  type: "rotate";
  place: number;
}
export interface Rotated {
  type: "Rotated";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Spot;
  rotated: boolean;
  by: number;
}
export interface Scored {
  type: "Scored";
  round: number;
  caller: ("dawn" | "dusk" | "east" | "north" | "south" | "west") | null;
  villages: Spot[][];
  ups: number[];
  scores: number[];
  totals: number[];
}
export interface ScoredCard {
  number: number;
  up: boolean;
}
export interface ScoredRound {
  villages: ScoredVillage[];
  caller: number | null;
}
export interface ScoredVillage {
  cards: ScoredCard[];
  sum: number;
  counts: number;
  score: number;
  call: ("carried" | "failed") | null;
}
export interface Shift {
  type: "shift";
  seat: string;
  place: number;
}
export interface Shifted {
  type: "Shifted";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  direction: "left" | "right";
  cards: Spot[];
  to_seats: ("dawn" | "dusk" | "east" | "north" | "south" | "west")[];
}
export interface Showed {
  type: "Showed";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  cards: Face[];
}
export interface Side {
  type: "side";
  side: "left" | "right";
}
export interface SilverCoinView {
  seat: number;
  seats: number;
  round: number;
  asked: number | null;
  question: string | null;
  asking: SilverCoinQuestion | null;
  rule: string | null;
  outcome: Outcome | null;
  options: Options;
  rounds: number;
  first: number;
  turn: number;
  caller: number | null;
  last_lap: boolean;
  token: number | null;
  token_on: number | null;
  villages: Card[][];
  hand: Card[];
  pile: Card[];
  deck: number;
  dry: boolean;
  shown: Card[];
  top: Card[];
  interrupted: SilverCoinQuestion | null;
  totals: number[];
  results: ScoredRound[];
  replaced: number[];
}
export interface Turn {
  type: "turn";
}
export interface Taken {
  type: "taken";
}
export interface TurnDown {
  type: "down";
  by: number;
}
export interface TurnUp {
  type: "up";
  by: number;
  barred: number | null;
}
export interface SwitchDiscard {
  type: "golem";
  by: number;
}
export interface TakeFaceup {
  type: "master";
  by: number;
}
export interface SwitchTopCard {
  type: "witch";
  by: number;
}
export interface TakeFromOther {
  type: "rob";
  by: number;
}
export interface Switch {
  type: "switch";
  seat: string;
  place: number;
}
export interface Switched {
  type: "Switched";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  placed: Face;
  card: Spot;
  up: boolean;
}
export interface Take {
  type: "take";
}
export interface TakeDeep {
  type: "take-deep";
  depth: number;
}
export interface TokenLaid {
  type: "TokenLaid";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Spot;
}
export interface TokenLost {
  type: "TokenLost";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface Took {
  type: "Took";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  depth: number;
  card: Face;
  up: boolean;
}
export interface Trade {
  type: "trade";
  is_match: boolean;
  points: number | null;
  cards: number;
  clashes: number[];
}
export interface Trick {
  type: "trick";
  place: number;
}
export interface Tricked {
  type: "Tricked";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Spot;
}
export interface Use {
  type: "use";
}
export interface UseBlob {
  type: "use-blob";
  depth: number;
}
export interface UseBodyguard {
  type: "use-bodyguard";
  place: number;
}
export interface UseEmpath {
  type: "use-empath";
  place: number;
}
export interface UsePixie {
  type: "use-pixie";
  place: number;
}
export interface Used {
  type: "Used";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Face;
  by: "blob" | "drawing" | "nosferatu";
}
export interface Vote {
  type: "vote";
  own: Count;
  others: Count[];
  penalty: number;
  failed: number | null;
  is_lowest: boolean | null;
}
export interface WentBack {
  type: "WentBack";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: Face;
}
export interface Won {
  type: "Won";
  winners: ("dawn" | "dusk" | "east" | "north" | "south" | "west")[];
  totals: number[];
  last: number[];
}
