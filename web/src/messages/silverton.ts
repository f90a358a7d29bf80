// Made by `make web-types` from the messages of the server. Do not edit.

export type SilvertonQuestion =
  | Choose
  | Station
  | Place
  | PlaceSurveyor
  | PlaceToDismantle
  | PlaceProspector
  | MayMoveOver
  | MayCall
  | MayEnd
  | MayJoin
  | MayAgree
  | BuyCards
  | BuyDrawn
  | MustLose
  | LayTrack
  | MustAbandon
  | OperateClaims
  | AssignPlows
  | MakeDeals
  | ProposeDeal
  | AnswerOffer
  | MakeDeliveries
  | ChooseClaim
  | ChooseTrains
  | ChooseLoads
  | MayFree
  | MayHire
  | MayEngage
  | PurchaseStock
  | AskHome;
export type SilvertonEvent =
  | Began
  | TurnBegan
  | CrewChosen
  | Stationed
  | Surveyed
  | SentToDismantle
  | Prospected
  | Rested
  | WentHome
  | MovedOver
  | Disputed
  | CalledDispute
  | Contested
  | TriedToSteal
  | Jailed
  | Killed
  | Staked
  | Took
  | Slid
  | PassengersDiscarded
  | AnsweredJoint
  | TookJointly
  | EndedJoint
  | TurnedUp
  | Rejected
  | EventStruck
  | ClaimsDiscarded
  | ClaimEmptied
  | ClaimsTurnedUp
  | PassengersTurnedUp
  | PassengerReturned
  | PassengerLeft
  | RivalTook
  | Built
  | TriedSecond
  | Dismantled
  | Abandoned
  | Operated
  | Produced
  | Offered
  | Agreed
  | Declined
  | PassengersPaid
  | Delivered
  | PlowSent
  | Plowed
  | Purchased
  | AssignedTrain
  | Transferred
  | TriedRelease
  | PaidFine
  | Hired
  | Engaged
  | Promoted
  | PricesChanged
  | Announced
  | Ended;
export type SilvertonMove =
  | Done
  | Rest
  | Dismantle
  | Stay
  | MoveOver
  | Call
  | LetBe
  | TurnUp
  | Reject
  | NoOffer
  | Accept
  | Decline
  | Wait
  | Roll
  | Pay
  | Join
  | Alone
  | Send
  | Lose
  | Survey
  | TakeUp
  | Build
  | Abandon
  | Stake
  | Operate
  | Transfer
  | Onto
  | Prospect
  | Take
  | Leave
  | Slide
  | BuyFreight
  | Deliver
  | ChooseCrew
  | DealWith
  | Trade
  | Load
  | UseTrains
  | Plow
  | Purchase
  | Assign
  | Engage
  | Offer;
export type SilvertonBrings =
  Reach | Cost | Exchange | Track | Refund | Staking | Passage | Digging | Haul | PlowThrow | CrewPoints | Partnership;

export interface Abandon {
  type: "abandon";
  segment: string;
}
export interface Abandoned {
  type: "Abandoned";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  segment: string;
}
export interface Accept {
  type: "accept";
}
export interface Accounts {
  entries: Entry[];
  best: Investment[];
  worst: Investment[];
  prices: {
    [k: string]: number[];
  };
  first: number;
}
export interface Entry {
  turn: number;
  seat: number;
  source: string;
  money: number;
}
export interface Investment {
  seat: number;
  card: string;
  turn: number;
  cost: number;
  earned: number;
}
export interface AdvanceMarker {
  type: "advance";
}
export interface Agreed {
  type: "Agreed";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  partner: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  gives: Bundle;
  wants: Bundle;
  money: number;
}
export interface Bundle {
  money: number;
  claims: string[];
  segments: string[];
  stock: string[];
  freight: Lot[];
}
export interface Lot {
  claim: string;
  loads: number;
  to: string;
}
export interface Agreement {
  card: string;
  seats: [number, number];
  pieces: [string, string];
}
export interface Alone {
  type: "alone";
}
export interface Announced {
  type: "Announced";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  cash: number;
}
export interface AnswerOffer {
  type: "answer";
  seat: string;
  by: string;
  gives: Bundle;
  wants: Bundle;
}
export interface AnsweredJoint {
  type: "AnsweredJoint";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  partner: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
  share: number;
  willing: boolean;
}
export interface AskHome {
  type: "assign";
  seat: string;
  train: string;
  purchased: boolean;
  traded: string | null;
}
export interface Assign {
  type: "assign";
  town: string;
}
export interface AssignPlows {
  type: "plow";
  seat: string;
}
export interface Assigned {
  segment: string;
  bonus: number;
  die: number;
}
export interface AssignedTrain {
  type: "AssignedTrain";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
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
export interface Bought {
  claim: string;
  loads: number;
  to: string;
  trains: number[];
}
export interface Build {
  type: "build";
  segment: string;
}
export interface Built {
  type: "Built";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  segment: string;
  cost: number;
}
export interface BuyCards {
  type: "stake";
  seat: string;
}
export interface BuyDrawn {
  type: "drawn";
  seat: string;
  claim: string;
}
export interface BuyFreight {
  type: "buy-freight";
  claim: string;
  to: string;
}
export interface Call {
  type: "call";
}
export interface CalledDispute {
  type: "CalledDispute";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  other: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  town: string;
  called: boolean;
}
export interface Chance {
  card: string;
  length: number | null;
  way: Hop[];
  fare: number;
  partners: Partner[];
}
export interface Hop {
  segment: string;
  from: string;
  to: string;
}
export interface Partner {
  seat: number;
  length: number;
}
export interface ChangePrices {
  type: "prices";
}
export interface Choose {
  type: "crew";
  seat: string;
}
export interface ChooseClaim {
  type: "onto";
  seat: string;
  claim: string;
}
export interface ChooseCrew {
  type: "choose-crew";
  surveyors: number[];
  prospectors: number[];
}
export interface ChooseLoads {
  type: "loads";
  seat: string;
  claim: string;
  to: string;
  trains: number[];
}
export interface ChooseTrains {
  type: "trains";
  seat: string;
  claim: string;
  to: string;
}
export interface Claim {
  card: string;
  freight: number;
  depleted: boolean;
  operated: boolean;
  arrived: number;
  stuck: ("far" | "full" | "trains" | "weak") | null;
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
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
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
export interface CollectRevenue {
  type: "revenue";
  seat: string;
}
export interface Column {
  name: string;
  box: number;
  price: number;
  sold: number;
  delivered: number;
  forecast: Forecast;
}
export interface Forecast {
  ways: number;
  down: number;
  up: number;
  mean: number;
  nexts: Next[];
}
export interface Next {
  box: number;
  price: number;
  ways: number;
}
export interface Contested {
  type: "Contested";
  over: string;
  throws: Throw[];
  winner: ("dawn" | "dusk" | "east" | "north" | "south" | "west") | null;
}
export interface Throw {
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string | null;
  dice: [number, number];
  bonus: number;
  total: number;
  partner: ("dawn" | "dusk" | "east" | "north" | "south" | "west") | null;
}
export interface Cost {
  type: "cost";
  cost: number;
  left: number;
}
export interface Crew {
  surveyors: number[];
  prospectors: number[];
}
export interface CrewChosen {
  type: "CrewChosen";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  crew: Crew;
}
export interface CrewPoints {
  type: "crew-points";
  points: number;
  left: number;
}
export interface DealWith {
  type: "deal-with";
  partner: string;
  buys: boolean;
}
export interface Decline {
  type: "decline";
}
export interface Declined {
  type: "Declined";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  partner: "dawn" | "dusk" | "east" | "north" | "south" | "west";
}
export interface Deliver {
  type: "deliver";
  claim: string;
  to: string;
}
export interface DeliverBought {
  type: "deliver-bought";
  seat: string;
}
export interface Delivered {
  type: "Delivered";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
  market: string;
  loads: number;
  price: number;
  trains: number[];
  way: Hop[];
}
export interface Digging {
  type: "digging";
  claim: string;
  cost: number;
  left: number;
  first: boolean;
  average: number;
  most: number;
  depletes: number;
  outcomes: number;
  outlets: Outlet[];
}
export interface Outlet {
  to: string;
  price: number;
  length: number;
}
export interface Dismantle {
  type: "dismantle";
}
export interface Dismantled {
  type: "Dismantled";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  segment: string;
  pay: number;
}
export interface Disputed {
  type: "Disputed";
  over: string;
  throws: Throw[];
  winner: ("dawn" | "dusk" | "east" | "north" | "south" | "west") | null;
}
export interface Done {
  type: "done";
}
export interface EndOperation {
  type: "parting";
  seat: string;
}
export interface Ended {
  type: "Ended";
  cash: number[];
  winners: ("dawn" | "dusk" | "east" | "north" | "south" | "west")[];
  worth: string | null;
}
export interface EndedJoint {
  type: "EndedJoint";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  partner: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
}
export interface Engage {
  type: "engage";
  kind: "prospector" | "surveyor";
}
export interface Engaged {
  type: "Engaged";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
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
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
  effect: string;
}
export interface Exchange {
  type: "exchange";
  money: number;
  left: number;
}
export interface Feature {
  name: string;
  points: Point[];
}
export interface Point {
  x: number;
  y: number;
}
export interface FindPartners {
  type: "agreements";
}
export interface FindSpecials {
  type: "specials";
}
export interface Ground {
  title: Point | null;
  compass: Point | null;
  rivers: Feature[];
  ranges: Feature[];
  lakes: Feature[];
  borders: Point[][];
  states: State[];
}
export interface State {
  x: number;
  y: number;
  state: string;
}
export interface Haul {
  type: "haul";
  claim: string;
  to: string;
  onto: string | null;
  way: Hop[];
  length: number;
  longest: number;
  trains: number[];
  loads: number;
  price: number;
  income: number;
  cost: number;
  left: number;
  forecast: Forecast | null;
}
export interface Hired {
  type: "Hired";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string;
  cost: number;
}
export interface Jailed {
  type: "Jailed";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string;
}
export interface Join {
  type: "join";
}
export interface Killed {
  type: "Killed";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string;
}
export interface LayTrack {
  type: "build";
  seat: string;
}
export interface Leave {
  type: "leave";
  card: string;
}
export interface Leaving {
  town: string;
  depletions: number;
}
export interface LetBe {
  type: "let-be";
}
export interface Load {
  type: "load";
  loads: number;
}
export interface Lode {
  card: string;
  owner: number | null;
}
export interface Lose {
  type: "lose";
  piece: string;
}
export interface MakeDeals {
  type: "deal";
  seat: string;
}
export interface MakeDeliveries {
  type: "deliver";
  seat: string;
}
export interface Mark {
  worth: string;
  bound: number | null;
}
export interface Market {
  to: string;
  distance: number;
  price: number;
  expected: number;
  most: number | null;
  income: number;
  expects: number;
  held: number;
  snow: boolean;
}
export interface MayAgree {
  type: "agree";
  seat: string;
  partner: string;
  card: string;
}
export interface MayCall {
  type: "special";
  seat: string;
  piece: string;
  against: string;
  other: string;
}
export interface MayEnd {
  type: "joint";
  seat: string;
}
export interface MayEngage {
  type: "engage";
  seat: string;
}
export interface MayFree {
  type: "jail";
  seat: string;
  piece: string;
}
export interface MayHire {
  type: "hire";
  seat: string;
  piece: string;
}
export interface MayJoin {
  type: "join";
  seat: string;
  partner: string;
  card: string;
}
export interface MayMoveOver {
  type: "move-over";
  seat: string;
  piece: string;
}
export interface Mine {
  first: boolean;
  average: number;
  later: number;
  depletes: number;
  outcomes: number;
  risk: number;
  operations: number;
  loads: number;
  operate: number;
  held: number;
}
export interface MoveOver {
  type: "move-over";
}
export interface MovedOver {
  type: "MovedOver";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string;
  segment: string;
}
export interface MustAbandon {
  type: "abandon";
  seat: string;
  segment: string;
}
export interface MustLose {
  type: "lose";
  seat: string;
  card: string;
}
export interface NoOffer {
  type: "no-offer";
}
export interface Offer {
  type: "offer";
  partner: string;
  gives: Bundle;
  wants: Bundle;
}
export interface Offered {
  type: "Offered";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  partner: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  gives: Bundle;
  wants: Bundle;
}
export interface Onto {
  type: "onto";
  claim: string;
}
export interface OpenBank {
  type: "purchases";
}
export interface Opening {
  segment: string;
  towns: string[];
  goals: string[];
}
export interface Operate {
  type: "operate";
  claim: string;
}
export interface OperateClaims {
  type: "operate";
  seat: string;
}
export interface OperateSeat {
  type: "operation";
  seat: string;
}
export interface Operated {
  type: "Operated";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
  cost: number;
}
export interface Options {
  length: "campaign" | "long" | "short" | "standard";
  game: "advanced" | "basic";
  scenario:
    | "copper-spike"
    | "denver-10000"
    | "denver-6000"
    | "denver-campaign"
    | "golden-spike"
    | "nickel-spike"
    | "none"
    | "salt-lake-city-10000"
    | "silver-spike"
    | "strong-start";
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
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string;
  cost: number;
}
export interface Partnership {
  type: "partnership";
  card: string;
  way: Hop[];
  length: number;
  own: number;
  theirs: number;
  cost: number;
  shares: number;
  left: number;
  fare: number;
}
export interface Passage {
  type: "passage";
  card: string;
  cost: number;
  left: number;
  fare: number;
  length: number | null;
  way: Hop[];
  lead: number | null;
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
  seat: ("dawn" | "dusk" | "east" | "north" | "south" | "west") | null;
}
export interface PassengerReturned {
  type: "PassengerReturned";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
}
export interface PassengersDiscarded {
  type: "PassengersDiscarded";
  cards: string[];
}
export interface PassengersPaid {
  type: "PassengersPaid";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  cards: string[];
  money: number;
  fares: number[];
}
export interface PassengersTurnedUp {
  type: "PassengersTurnedUp";
  cards: string[];
}
export interface Pay {
  type: "pay";
}
export interface PayFines {
  type: "fines";
  seat: string;
}
export interface Piece {
  name: string;
  kind: "prospector" | "surveyor";
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
export interface Place {
  type: "place";
  seat: string;
}
export interface PlaceProspector {
  type: "prospect";
  seat: string;
  piece: string;
}
export interface PlaceSurveyor {
  type: "survey";
  seat: string;
  piece: string;
}
export interface PlaceToDismantle {
  type: "dismantle";
  seat: string;
  piece: string;
}
export interface Plan {
  name: string;
  goal: string;
  strokes: Stroke[];
  standing: "gone" | "none" | "open" | "other" | "own";
  owner: number | null;
  reaches: boolean;
  track: number;
  card: number;
  cost: number;
  left: number;
  distance: number;
  cubes: number;
  schedule: Schedule | null;
  mine: Mine | null;
  markets: Market[];
  ride: Ride | null;
  pays_back: number | null;
  now: (Send | Survey | Prospect)[];
  later: string[];
  next: string[];
}
export interface Stroke {
  segment: string;
  cost: number;
  distance: number;
  snow: boolean;
  hindrance: "apart" | "built" | "open" | "parallel" | "taken";
  odds: number;
}
export interface Schedule {
  crew: number;
  fewest: number;
  most: number;
  mean: number;
  start: number;
  done: number;
  seasons: Season[];
}
export interface Season {
  turn: number;
  winter: boolean;
  segments: string[];
  second: string | null;
}
export interface Ride {
  fare: number;
  length: number | null;
  snow: boolean;
  lead: number | null;
}
export interface Send {
  type: "send";
  piece: string;
}
export interface Survey {
  type: "survey";
  segment: string;
}
export interface Prospect {
  type: "prospect";
  card: string;
}
export interface Planning {
  plans: Plan[];
  goals: Plan[];
  sites: Site[];
  openings: Opening[];
}
export interface Site {
  town: string;
  lodes: Lode[];
  markets: Reaching[];
}
export interface Reaching {
  market: string;
  distance: number;
  cost: number;
}
export interface Player {
  number: number;
  homes: string[];
  joined: boolean;
  crew: Crew | null;
  cash: number | null;
  public: boolean;
  pieces: Piece[];
  second: string | null;
  track: string[];
  claims: Claim[];
  passengers: Route[];
  revenue: number;
  trains: Train[];
  plows: SnowPlow[];
}
export interface Route {
  card: string;
  length: number | null;
  partner: number | null;
  fare: number;
  way: Hop[];
}
export interface Train {
  power: number;
  used: boolean;
  home: string | null;
}
export interface SnowPlow {
  bonus: number;
  used: boolean;
}
export interface Plow {
  type: "plow";
  segment: string;
  bonus: number;
}
export interface PlowSent {
  type: "PlowSent";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  plow: string;
  segment: string;
}
export interface PlowThrow {
  type: "plow-throw";
  segment: string;
  bonus: number;
  die: number;
}
export interface Plowed {
  type: "Plowed";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
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
  short: string;
  prices: number[];
  lowest: number;
  highest: number;
  limit: number | null;
  start: number;
  dice: number;
  divisor: number;
  demand: boolean;
}
export interface PriceRoll {
  column: string;
  freight: string;
  market: string | null;
  sold: number;
  dice: number[];
  result: number;
  before: number;
  after: number;
  at: number;
  to: number;
}
export interface PricesChanged {
  type: "PricesChanged";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  rolls: PriceRoll[];
}
export interface Produced {
  type: "Produced";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
  dice: number[];
  total: number;
  loads: number;
  depleted: boolean;
}
export interface Promoted {
  type: "Promoted";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string;
  bonus: number;
}
export interface ProposeDeal {
  type: "propose";
  seat: string;
  deal: "buy" | "sell";
  partner: string;
}
export interface Prospected {
  type: "Prospected";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string;
  card: string;
}
export interface Purchase {
  type: "purchase";
  stock: string;
  traded: string | null;
}
export interface PurchaseStock {
  type: "purchase";
  seat: string;
}
export interface Purchased {
  type: "Purchased";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  what: string;
  cost: number;
  traded: string | null;
}
export interface Reach {
  type: "reach";
  kind: "prospector" | "surveyor";
  places: string[];
}
export interface Refund {
  type: "refund";
  segment: string;
  pays: number;
  left: number;
}
export interface Reject {
  type: "reject";
}
export interface Rejected {
  type: "Rejected";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
}
export interface ResolveDisputes {
  type: "resolve";
}
export interface Rest {
  type: "rest";
}
export interface Rested {
  type: "Rested";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string;
}
export interface Result {
  freight: "coal" | "copper" | "gold" | "lumber" | "silver";
  upto: number[];
  moves: number[];
}
export interface RivalTook {
  type: "RivalTook";
  card: string;
}
export interface Roll {
  type: "roll";
}
export interface RollForClaims {
  type: "production";
  seat: string;
}
export interface RollForPlows {
  type: "clearing";
  seat: string;
}
export interface Sale {
  claim: string;
  to: string;
  loads: number;
  price: number;
}
export interface Segment {
  id: string;
  towns: string[];
  copy: number | null;
  cost: number;
  distance: number;
  snow: boolean;
  bends: Point[];
  box: Point;
  stand: Point;
}
export interface SendRival {
  type: "rival";
}
export interface SentToDismantle {
  type: "SentToDismantle";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string;
  segment: string;
}
export interface SettleCards {
  type: "contests";
}
export interface SettleRoutes {
  type: "routes";
}
export interface SettleSegment {
  type: "dispute";
  segment: string;
}
export interface SilvertonEdition {
  width: number;
  height: number;
  pixel: number;
  ground: Ground;
  towns: Town[];
  segments: Segment[];
  claims: ClaimCard[];
  events: EventCard[];
  passengers: PassengerCard[];
  columns: PriceColumn[];
  results: Result[];
  idn: number[];
  winters: number[];
  sorts: Sort[];
  cubes: number;
  trains: number;
  wage: number;
  offers: number;
  deliveries: number;
  points: number[];
}
export interface Town {
  id: string;
  name: string;
  x: number;
  y: number;
  state: string;
  market: boolean;
  label: Point;
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
export interface SilvertonView {
  seat: number;
  seats: number;
  round: number;
  asked: number | null;
  question: string | null;
  asking: SilvertonQuestion | null;
  rule: string | null;
  outcome: Outcome | null;
  options: Options;
  winter: boolean;
  order: number[];
  goal: number | null;
  turns: number;
  rival: boolean;
  worth: Worth | null;
  way: Hop[];
  agenda: (
    | Choose
    | Station
    | Place
    | PlaceSurveyor
    | PlaceToDismantle
    | PlaceProspector
    | MayMoveOver
    | MayCall
    | MayEnd
    | MayJoin
    | MayAgree
    | BuyCards
    | BuyDrawn
    | MustLose
    | LayTrack
    | MustAbandon
    | OperateClaims
    | AssignPlows
    | MakeDeals
    | ProposeDeal
    | AnswerOffer
    | MakeDeliveries
    | ChooseClaim
    | ChooseTrains
    | ChooseLoads
    | MayFree
    | MayHire
    | MayEngage
    | PurchaseStock
    | AskHome
    | SendRival
    | ResolveDisputes
    | FindSpecials
    | SettleSegment
    | SettleCards
    | FindPartners
    | SettleRoutes
    | ChangePrices
    | TurnUpClaims
    | TurnUpPassengers
    | OpenBank
    | AdvanceMarker
    | StationAll
    | OperateSeat
    | RollForClaims
    | RollForPlows
    | CollectRevenue
    | DeliverBought
    | PayFines
    | EndOperation
  )[];
  players: Player[];
  open: string[];
  deck: number;
  discards: number;
  discarded: string[] | null;
  piles: Pile[];
  struck: string[];
  slid: string[];
  emptied: (number | null)[];
  agreed: Agreement[];
  chances: Chance[];
  chart: Column[];
  deliveries: number;
  bought: Bought[];
  sales: Sale[];
  offers: number[];
  named: string[];
  worked: string[];
  plowing: Assigned[];
  cleared: string[];
  supply: {
    [k: string]: number;
  };
  affords: string[];
  depletions: {
    [k: string]: number;
  };
}
export interface Station {
  type: "station";
  seat: string;
  piece: string;
}
export interface Worth {
  by: "money" | "turn";
  marks: Mark[];
  now: Mark | null;
  next: Mark | null;
}
export interface TurnUpClaims {
  type: "turn-up";
}
export interface TurnUpPassengers {
  type: "replenish";
}
export interface StationAll {
  type: "stations";
  seat: string;
}
export interface Slid {
  type: "Slid";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
  pile: number | null;
}
export interface Slide {
  type: "slide";
  card: string;
  pile: number | null;
}
export interface Stake {
  type: "stake";
  claim: string;
}
export interface Staked {
  type: "Staked";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
  cost: number;
}
export interface Staking {
  type: "staking";
  claim: string;
  cost: number;
  left: number;
  operate: number;
  average: number;
  outlets: Outlet[];
}
export interface Stationed {
  type: "Stationed";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string;
  home: string;
}
export interface Stay {
  type: "stay";
}
export interface Surveyed {
  type: "Surveyed";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string;
  segment: string;
  second: boolean;
}
export interface Take {
  type: "take";
  card: string;
}
export interface TakeUp {
  type: "take-up";
  segment: string;
}
export interface Took {
  type: "Took";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
  cost: number;
}
export interface TookJointly {
  type: "TookJointly";
  seats: ["dawn" | "dusk" | "east" | "north" | "south" | "west", "dawn" | "dusk" | "east" | "north" | "south" | "west"];
  card: string;
  costs: [number, number];
}
export interface Track {
  type: "track";
  segment: string;
  cost: number;
  left: number;
  above: number | null;
  towns: string[];
}
export interface Trade {
  type: "trade";
  buys: boolean;
  claim: string | null;
  segment: string | null;
  stock: string | null;
  money: number;
}
export interface Transfer {
  type: "transfer";
  claim: string;
}
export interface Transferred {
  type: "Transferred";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
  onto: string;
  loads: number;
  trains: number[];
}
export interface TriedRelease {
  type: "TriedRelease";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string;
  dice: [number, number];
  freed: boolean;
}
export interface TriedSecond {
  type: "TriedSecond";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  segment: string;
  dice: [number, number];
  distance: number;
}
export interface TriedToSteal {
  type: "TriedToSteal";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  owner: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
  cost: number;
  throws: Throw[];
  stolen: boolean;
  partner: ("dawn" | "dusk" | "east" | "north" | "south" | "west") | null;
  share: number;
}
export interface TurnBegan {
  type: "TurnBegan";
  round: number;
  winter: boolean;
  order: ("dawn" | "dusk" | "east" | "north" | "south" | "west")[];
}
export interface TurnUp {
  type: "turn-up";
}
export interface TurnedUp {
  type: "TurnedUp";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  card: string;
}
export interface UseTrains {
  type: "use-trains";
  trains: number[];
}
export interface Wait {
  type: "wait";
}
export interface WentHome {
  type: "WentHome";
  seat: "dawn" | "dusk" | "east" | "north" | "south" | "west";
  piece: string;
}
