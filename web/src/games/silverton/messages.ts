// Made by `make web-types` from the messages of the server. Do not edit.

export interface Abandoned {
  type: "Abandoned";
  seat: number;
  segment: string;
}

export interface Agreed {
  type: "Agreed";
  seat: number;
  partner: number;
  gives: string;
  wants: string;
  money: number;
}

export interface Announced {
  type: "Announced";
  seat: number;
  cash: number;
}

export interface AnsweredJoint {
  type: "AnsweredJoint";
  seat: number;
  partner: number;
  card: string;
  share: number;
  willing: boolean;
}

export interface AssignedTrain {
  type: "AssignedTrain";
  seat: number;
  train: string;
  home: string;
}

export interface Began {
  type: "Began";
  numbers: number[];
  homes: string[][];
  cash: number;
  claims: string[];
  passengers: string[];
  trains: number;
}

export interface Built {
  type: "Built";
  seat: number;
  segment: string;
  cost: number;
}

export interface CalledDispute {
  type: "CalledDispute";
  seat: number;
  other: number;
  town: string;
  called: boolean;
}

export interface Claim {
  card: string;
  freight: number;
  depleted: boolean;
  operated: boolean;
  arrived: number;
}

export interface ClaimCard {
  id: string;
  town: string;
  freight: "coal" | "copper" | "gold" | "lumber" | "silver";
  claim: number;
  operate: number;
  depletes: number;
  produces: number[];
}

export interface ClaimEmptied {
  type: "ClaimEmptied";
  seat: number;
  card: string;
}

export interface ClaimsDiscarded {
  type: "ClaimsDiscarded";
  cards: string[];
}

export interface ClaimsTurnedUp {
  type: "ClaimsTurnedUp";
  cards: string[];
}

export interface Column {
  name: string;
  box: number;
  price: number;
  sold: number;
  delivered: number;
}

export interface Contested {
  type: "Contested";
  over: string;
  throws: Throw[];
  winner: number | null;
}

export interface CrewChosen {
  type: "CrewChosen";
  seat: number;
  crew: string;
}

export interface Declined {
  type: "Declined";
  seat: number;
  partner: number;
}

export interface Delivered {
  type: "Delivered";
  seat: number;
  card: string;
  market: string;
  loads: number;
  price: number;
  trains: number[];
}

export interface Dismantled {
  type: "Dismantled";
  seat: number;
  segment: string;
  pay: number;
}

export interface Disputed {
  type: "Disputed";
  over: string;
  throws: Throw[];
  winner: number | null;
}

export interface Ended {
  type: "Ended";
  cash: number[];
  winners: number[];
  worth: string | null;
}

export interface EndedJoint {
  type: "EndedJoint";
  seat: number;
  partner: number;
  card: string;
}

export interface Engaged {
  type: "Engaged";
  seat: number;
  piece: string;
  cost: number;
}

export interface EventCard {
  id: string;
  effect: string;
  fine: number | null;
}

export interface EventStruck {
  type: "EventStruck";
  seat: number;
  card: string;
  effect: string;
}

export interface Hired {
  type: "Hired";
  seat: number;
  piece: string;
  cost: number;
}

export interface Jailed {
  type: "Jailed";
  seat: number;
  piece: string;
}

export interface Killed {
  type: "Killed";
  seat: number;
  piece: string;
}

export interface Leaving {
  town: string;
  depletions: number;
}

export interface LengthCard {
  id: "campaign" | "long" | "short" | "standard";
  goal: number | null;
  announce: number | null;
}

export interface MovedOver {
  type: "MovedOver";
  seat: number;
  piece: string;
  segment: string;
}

export interface Offered {
  type: "Offered";
  seat: number;
  partner: number;
  gives: string;
  wants: string;
}

export interface Operated {
  type: "Operated";
  seat: number;
  card: string;
  cost: number;
}

export interface OptionalRule {
  id: string;
  title: string;
  rule: string;
}

export interface Options {
  length: "campaign" | "long" | "short" | "standard";
  game: "advanced" | "basic";
  scenario: "copper-spike" | "denver-10000" | "denver-6000" | "denver-campaign" | "golden-spike" | "nickel-spike" | "none" | "salt-lake-city-10000" | "silver-spike" | "strong-start";
  "passenger-slide": boolean;
  "joint-routes": boolean;
  "multiple-plows": boolean;
  "freight-transfer": boolean;
  "improved-routes": boolean;
  "simplified-chart": boolean;
  hiring: boolean;
}

export interface Outcome {
  ending: string;
  winners: number[];
  scores: number[];
}

export interface PaidFine {
  type: "PaidFine";
  seat: number;
  piece: string;
  cost: number;
}

export interface PassengerCard {
  id: string;
  letter: "A" | "B" | "C";
  from: string;
  to: string;
  purchase: number;
  pays: number;
  leaves: Leaving | null;
}

export interface PassengerLeft {
  type: "PassengerLeft";
  card: string;
  seat: number | null;
}

export interface PassengerReturned {
  type: "PassengerReturned";
  seat: number;
  card: string;
}

export interface PassengersDiscarded {
  type: "PassengersDiscarded";
  cards: string[];
}

export interface PassengersPaid {
  type: "PassengersPaid";
  seat: number;
  cards: string[];
  money: number;
}

export interface PassengersTurnedUp {
  type: "PassengersTurnedUp";
  cards: string[];
}

export interface Piece {
  name: string;
  bonus: number;
  status: string;
  at: string | null;
  based: string | null;
  sent: boolean;
  won: boolean;
  fine: number;
  killed: number;
}

export interface Pile {
  top: string | null;
  below: string[];
}

export interface Player {
  number: number;
  homes: string[];
  crew: string | null;
  cash: number | null;
  public: boolean;
  pieces: Piece[];
  second: string | null;
  track: string[];
  claims: Claim[];
  passengers: Route[];
  trains: Train[];
  plows: Plow[];
}

export interface Plow {
  bonus: number;
  used: boolean;
}

export interface PlowSent {
  type: "PlowSent";
  seat: number;
  plow: string;
  segment: string;
}

export interface Plowed {
  type: "Plowed";
  seat: number;
  plow: string;
  segment: string;
  die: number;
  distance: number;
  cleared: boolean;
}

export interface PriceColumn {
  id: string;
  name: string;
  freight: "coal" | "copper" | "gold" | "lumber" | "silver";
  town: string | null;
  prices: number[];
  lowest: number;
  highest: number;
  limit: number | null;
}

export interface PriceRoll {
  freight: string;
  market: string | null;
  sold: number;
  dice: number[];
  result: number;
  before: number;
  after: number;
}

export interface PricesChanged {
  type: "PricesChanged";
  seat: number;
  rolls: PriceRoll[];
}

export interface Produced {
  type: "Produced";
  seat: number;
  card: string;
  dice: number[];
  total: number;
  loads: number;
  depleted: boolean;
}

export interface Promoted {
  type: "Promoted";
  seat: number;
  piece: string;
  bonus: number;
}

export interface Prospected {
  type: "Prospected";
  seat: number;
  piece: string;
  card: string;
}

export interface Purchased {
  type: "Purchased";
  seat: number;
  what: string;
  cost: number;
  traded: string | null;
}

export interface Rejected {
  type: "Rejected";
  seat: number;
  card: string;
}

export interface Rested {
  type: "Rested";
  seat: number;
  piece: string;
}

export interface RivalTook {
  type: "RivalTook";
  card: string;
}

export interface Route {
  card: string;
  length: number | null;
  partner: number | null;
}

export interface ScenarioCard {
  id: "copper-spike" | "denver-10000" | "denver-6000" | "denver-campaign" | "golden-spike" | "nickel-spike" | "none" | "salt-lake-city-10000" | "silver-spike" | "strong-start";
  title: string;
  setups: SetupCard[];
}

export interface Segment {
  id: string;
  towns: string[];
  copy: number | null;
  cost: number;
  distance: number;
  snow: boolean;
  bends: [number, number][];
  parallel: string[];
}

export interface SentToDismantle {
  type: "SentToDismantle";
  seat: number;
  piece: string;
  segment: string;
}

export interface SetupCard {
  seats: number;
  rule: string;
  length: "campaign" | "long" | "short" | "standard" | null;
  homes: string[][];
  money: [number, number];
  goal: number | null;
  turns: number;
  rival: boolean;
  by_turn: [number, string][];
  by_money: [number, string][];
}

export interface SilvertonEdition {
  width: number;
  height: number;
  towns: Town[];
  segments: Segment[];
  claims: ClaimCard[];
  events: EventCard[];
  passengers: PassengerCard[];
  columns: PriceColumn[];
  idn: number[];
  winters: number[];
  sorts: Sort[];
  cubes: number;
  trains: number;
  wage: number;
  lengths: LengthCard[];
  scenarios: ScenarioCard[];
  options: OptionalRule[];
}

export interface SilvertonView {
  seat: number;
  seats: number;
  round: number;
  asked: number | null;
  question: string | null;
  rule: string | null;
  outcome: Outcome | null;
  options: Options;
  winter: boolean;
  order: number[];
  agenda: string[];
  players: Player[];
  open: string[];
  deck: number;
  discards: number;
  discarded: string[] | null;
  piles: Pile[];
  struck: string[];
  slid: string[];
  emptied: string[];
  agreed: string[];
  chart: Column[];
  deliveries: number;
  bought: string[];
  offers: number[];
  named: string[];
  worked: string[];
  plowing: string[];
  cleared: string[];
  supply: Record<string, number>;
  depletions: Record<string, number>;
}

export interface Slid {
  type: "Slid";
  seat: number;
  card: string;
  place: string;
}

export interface Sort {
  name: string;
  train: boolean;
  power: number;
  turn: number;
  cost: number;
  trade_in: number;
  count: number;
}

export interface Staked {
  type: "Staked";
  seat: number;
  card: string;
  cost: number;
}

export interface Stationed {
  type: "Stationed";
  seat: number;
  piece: string;
  home: string;
}

export interface Surveyed {
  type: "Surveyed";
  seat: number;
  piece: string;
  segment: string;
  second: boolean;
}

export interface Throw {
  seat: number;
  piece: string | null;
  dice: [number, number];
  bonus: number;
  total: number;
  partner: number | null;
}

export interface Took {
  type: "Took";
  seat: number;
  card: string;
  cost: number;
}

export interface TookJointly {
  type: "TookJointly";
  seats: [number, number];
  card: string;
  costs: [number, number];
}

export interface Town {
  id: string;
  name: string;
  x: number;
  y: number;
  state: string;
  market: boolean;
}

export interface Train {
  power: number;
  used: boolean;
  home: string | null;
}

export interface Transferred {
  type: "Transferred";
  seat: number;
  card: string;
  onto: string;
  loads: number;
  trains: number[];
}

export interface TriedRelease {
  type: "TriedRelease";
  seat: number;
  piece: string;
  dice: [number, number];
  freed: boolean;
}

export interface TriedSecond {
  type: "TriedSecond";
  seat: number;
  segment: string;
  dice: [number, number];
  distance: number;
}

export interface TriedToSteal {
  type: "TriedToSteal";
  seat: number;
  owner: number;
  card: string;
  cost: number;
  throws: Throw[];
  stolen: boolean;
  partner: number | null;
  share: number;
}

export interface TurnBegan {
  type: "TurnBegan";
  round: number;
  winter: boolean;
  order: number[];
}

export interface TurnedUp {
  type: "TurnedUp";
  seat: number;
  card: string;
}

export interface WentHome {
  type: "WentHome";
  seat: number;
  piece: string;
}

export type SilvertonEvent = Began | TurnBegan | CrewChosen | Stationed | Surveyed | SentToDismantle | Prospected | Rested | WentHome | MovedOver | Disputed | CalledDispute | Contested | TriedToSteal | Jailed | Killed | Staked | Took | Slid | PassengersDiscarded | AnsweredJoint | TookJointly | EndedJoint | TurnedUp | Rejected | EventStruck | ClaimsDiscarded | ClaimEmptied | ClaimsTurnedUp | PassengersTurnedUp | PassengerReturned | PassengerLeft | RivalTook | Built | TriedSecond | Dismantled | Abandoned | Operated | Produced | Offered | Agreed | Declined | PassengersPaid | Delivered | PlowSent | Plowed | Purchased | AssignedTrain | Transferred | TriedRelease | PaidFine | Hired | Engaged | Promoted | PricesChanged | Announced | Ended;
