// What the board of Silverton says by itself.

import { some } from "../../words/some";
import type { StepName } from "./passing";

export const money = (dollars: number): string => `$${dollars.toLocaleString("en-GB")}`;
const loads = (count: number): string => some(count, "load", "loads");

/** Which questions are asked in a phase. */
const PHASES: Record<string, string[]> = {
  "II Choosing": ["crew", "station"],
  "II Placing": ["place", "survey", "dismantle", "prospect"],
  "III Disputes": ["move-over", "special", "joint", "join", "agree"],
  "IV 1 Buying": ["stake", "drawn", "lose"],
  "IV 2 Track": ["build", "abandon"],
  "IV 3 Operating": ["operate"],
  "IV 3 Plows": ["plow"],
  "IV 4 Deals": ["deal", "propose", "answer"],
  "IV 6 Deliveries": ["deliver", "onto", "trains", "loads"],
  "IV 7 Fines": ["jail", "hire"],
  "IV 7 Hiring": ["engage"],
  "VI Purchases": ["purchase", "assign"],
};

/** What the steps of a turn are called. */
const STEP_NAMES: Record<StepName, string> = {
  place: "placing",
  stake: "buying",
  build: "track",
  operate: "operating",
  plow: "plows",
  deal: "deals",
  deliver: "deliveries",
  jail: "jail",
  hire: "hiring",
  engage: "hiring",
};

const STATUS: Record<string, string> = {
  home: "at home",
  out: "out",
  tied: "tied",
  jail: "in jail",
  dead: "dead",
};

/** By how much a price has moved, after what it is the price of. */
const moved = (by: number): string => (by ? `, ${by > 0 ? "up" : "down"} ${money(Math.abs(by))}` : "");

/** Several things in a sentence. */
const listed = (things: readonly string[]): string =>
  things.length > 1 ? `${things.slice(0, -1).join(", ")} and ${things.at(-1)}` : (things[0] ?? "");

export const words = {
  title: "Silverton",
  sentence: "Prospect the Rockies, build a railroad, and sell what the mountains give while the price is right.",
  counts: "cash",
  rounds: "Turn",
  money,
  loads,
  /** A change of a sum. */
  change: (dollars: number) => (dollars > 0 ? `+${money(dollars)}` : dollars < 0 ? `−${money(-dollars)}` : "±0"),
  secret: "secret",
  stands: (turn: number, winter: boolean, turns: number) => `Turn ${turn} of ${turns}${winter ? ", winter" : ""}`,
  phase: (question: string | null) =>
    Object.keys(PHASES).find((phase) => PHASES[phase]!.includes(question ?? "")) ?? "",
  status: (status: string) => STATUS[status] ?? status,
  badges: {
    track: (count: number) => `${some(count, "segment", "segments")} of track`,
    claims: (count: number) => some(count, "claim", "claims"),
    passengers: (count: number) => some(count, "passenger card", "passenger cards"),
    freight: (count: number) => `${loads(count)} of freight`,
  },

  map: "The map",
  cartouche: {
    name: "SILVERTON",
    lines: ["A Survey of the Mines & Railroads", "of the Rocky Mountains"],
    year: "1885",
    key: { line: "line", snow: "closed in winter" },
  },
  mapByArrows: "arrow keys along the track",
  nearer: "Nearer",
  farther: "Farther",
  whole: "Whole map",
  mine: "My railroad",
  track: {
    title: "The turns",
    turn: (turn: number, winter: boolean) => `Turn ${turn}${winter ? ", winter" : ""}`,
    winter: "Winter",
    winterSays: "Winter: lines with snow are closed.",
    demand: (number: number) => `demand ${number}`,
    order: "Turn order",
    goal: (goal: number | null, turns: number) =>
      goal === null ? `ends after turn ${turns}` : `ends at ${money(goal)}`,
  },
  telegram: {
    skip: "Skip ahead",
    sentence: (who: string, deeds: readonly string[]) => `${who} ${listed(deeds)}.`,
    surveys: (line: string) => `surveys ${line}`,
    sends: (line: string) => `sends a surveyor to take up ${line}`,
    prospects: (card: string) => `prospects ${card}`,
    buys: (card: string, cost: string) => `buys ${card} for ${cost}`,
    builds: (line: string) => `builds ${line}`,
    strikes: (count: number, freight: string, town: string) => `strikes ${count} ${freight} at ${town}`,
    exhausts: (freight: string, town: string) => `exhausts the ${freight} at ${town}`,
    collects: (sum: string) => `collects ${sum} from passengers`,
    sells: (count: number, freight: string, town: string, sum: string) =>
      `sells ${count} ${freight} in ${town} for ${sum}`,
  },
  layers: {
    title: "What the map shows",
    open: "Layers",
    owners: "Owners",
    prices: "Prices",
    destinations: "Destinations",
    afford: "Affordable",
    follows: "Follow",
    followsSays: "Turn the map to where others act",
    says: {
      owners: "Whose track and claims they are",
      prices: "What every market pays now",
      destinations: "Where open passenger cards lead, and what they pay",
      afford: "Lines, claims and passenger cards you have cash enough for",
    },
    pays: (fare: number) => `pays ${money(fare)}`,
  },
  panels: {
    label: "Beside the map",
    claims: "Claims",
    routes: "Passengers",
    prices: "Prices",
    all: "All",
    deal: "Deal",
  },
  crew: "Your pieces",
  moves: "Your move",
  passed: (steps: readonly StepName[]) => `Passed: ${steps.map((step) => STEP_NAMES[step]).join(", ")}.`,
  goBack: "Go back",
  stopsForDeals: "Stop for deals in step 4 when I have freight to sell",
  send: (place: string) => `Send a piece to ${place}`,
  batch: {
    buy: (count: number, cost: number) => `Buy ${count === 1 ? "it" : `all ${count}`} for ${money(cost)}`,
    build: (count: number, cost: number) => `Build ${count === 1 ? "it" : `all ${count}`} for ${money(cost)}`,
    operate: (count: number, cost: number) =>
      `Operate ${count === 1 ? "the one that pays" : `all ${count} that pay`}, ${money(cost)}`,
  },
  inHand: "in hand",
  piece: (name: string, bonus: number) => `${name}${bonus ? `, +${bonus}` : ""}`,
  pay: (fine: number) => `Pay ${money(fine)}`,
  act: (says: string, about: string) => `${says}. ${about}`,
  about: (parts: string[]) => parts.filter(Boolean).join("; "),

  open: "Open claims",
  noneOpen: "No claim is open.",
  theDeck: "Claim deck",
  deck: (count: number) => `Claim deck, ${some(count, "card", "cards")}`,
  effects: {
    jail: "Event: a prospector goes to jail",
    kill: "Event: a prospector is killed",
    discard: "Event: all open claims are discarded",
  } as Record<string, string>,
  discards: (count: number) => `Discards, ${count}`,
  noDiscards: "Nothing has been discarded.",
  closedDiscards: "You cannot look through them during your turn.",
  passengers: "Passenger cards",
  below: (letters: readonly string[]) => (letters.length ? `below: ${letters.join(", ")}` : "nothing below"),
  gone: (count: number) => `${some(count, "passenger card has", "passenger cards have")} left the game.`,
  taken: "taken",
  claim: {
    costs: (claim: number, operate: number) => `${money(claim)}, ${money(operate)} to operate`,
    short: (claim: number, operate: number) => `${money(claim)} + ${money(operate)}`,
    depletes: (total: number) => `${total} or less depletes it,`,
    brings: (total: number, count: number) => `${total}: ${loads(count)}`,
    all: (depletes: number, produces: readonly number[]) =>
      produces.map((count, at) => `${depletes + 1 + at}: ${loads(count)}`).join(", "),
    depleted: "depleted",
    fresh: "first operation: one die + 6",
    paid: "paid for, dice follow",
    worked: "operated this turn",
    held: (count: number) => loads(count),
    empty: "no freight",
  },
  passenger: {
    costs: (purchase: number, pays: number) => `${money(purchase)}, pays ${money(pays)}`,
    route: (length: number | null) => (length === null ? "no route now" : `route ${length}`),
    shortest: (length: number) => `your route: ${length}`,
    none: "you have no route",
    leaves: (town: string, left: number) =>
      `leaves after ${some(left, "more depletion", "more depletions")} in ${town}`,
  },

  prices: {
    title: "Selling prices",
    moved,
    boxMoved: (by: number) => (by ? `, ${some(Math.abs(by), "box", "boxes")} ${by > 0 ? "up" : "down"}` : ""),
    cell: (column: string, price: number, by: string) => `${column}: ${money(price)}${by}`,
    everywhere: "all",
    now: "now",
    before: "a turn ago",
    never: "never reached",
    left: (columns: readonly string[]) => `Not used with so few players: ${columns.join(", ")}`,
    next: "When the turn ends",
    odds: ({ up, same, down }: { up: number; same: number; down: number }) =>
      `Next: ${up} % up, ${same} % the same, ${down} % down`,
    after: (count: number, { up, down }: { up: number; down: number }) =>
      `After ${loads(count)}: ${down} % down, ${up} % up`,
    falls: (share: number) => `${share} % down`,
    mean: (price: number) => `next on average ${money(Math.round(price))}`,
    percent: (ways: number, all: number) => `${Math.round((100 * ways) / all)} %`,
    boxes: (count: number) =>
      count ? `${some(Math.abs(count), "box", "boxes")} ${count > 0 ? "up" : "down"}` : "stays",
    how: "How it comes about",
    formula: {
      dice: (count: number) => `Result: ${count === 1 ? "one die" : "two dice"}`,
      sold: (divisor: number) => (divisor === 1 ? " + loads sold" : " + half the loads sold, rounded up"),
      demand: " − demand number",
    },
    today: (sold: number, demand: number | null) =>
      `(this turn ${loads(sold)} so far${demand === null ? "" : `, demand ${demand}`}).`,
    resultHead: "Result",
    movesHead: "Boxes",
    range: ({ from, upto }: { from: number | null; upto: number | null }) => {
      if (from === null) return `≤${upto ?? ""}`;
      if (upto === null) return `${from}+`;
      return from === upto ? `${from}` : `${from}–${upto}`;
    },
    signed: (count: number) => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0"),
    limit: (limit: number | null) => (limit === null ? "no limit" : `limit ${limit}`),
    sold: (count: number) => (count ? `${loads(count)} sold this turn` : ""),
    history: (prices: readonly { turn: number; price: number }[]) =>
      `Price by turn: ${prices.map(({ turn, price }) => `${turn}: ${money(price)}`).join(", ")}`,
    result: (dice: readonly number[], sold: number, result: number) =>
      `${dice.join("+")}${sold ? `, ${loads(sold)} sold` : ""}: result ${result}`,
    changed: (turn: number) => `Turn ${turn}, dice`,
    show: "Show the prices",
  },
  holdings: {
    title: "What everybody has",
    number: (number: number, home: string) => `player ${number}, from ${home}`,
    track: (count: number, most: number) => `${count} of ${most} segments`,
    pieces: "Pieces",
    claims: "Claims",
    passengers: "Passengers",
    pays: (sum: number) => `pay ${money(sum)} a turn`,
    public: "public",
  },
  owns: {
    claims: "Your claims",
    noClaims: "You have no claims yet.",
    passengers: "Your passengers",
    bought: "Bought, to be delivered",
    deliveries: (made: number, most: number) => `Deliveries made: ${made} of ${most}`,
    watching: "You are watching: what everybody has is under All.",
  },
  deliver: {
    title: "Deliver",
    to: (market: string, count: number, price: number, income: number) =>
      `${market}: ${count} × ${money(price)} = ${money(income)}`,
    route: (length: number) => `distance ${length}`,
    fewer: "Fewer loads…",
    sell: (count: number, income: number) => `${count} for ${money(income)}`,
    sellLong: (count: number, income: number) => `Sell ${loads(count)} for ${money(income)}`,
    howMany: (claim: string, market: string, price: number, length: number) =>
      `${claim} to ${market}, distance ${length}, ${money(price)} a load. How many?`,
    stuck: {
      far: "No market that buys it can be reached now.",
      full: "Its markets take no more of it this turn.",
      trains: "No train that serves it is left this turn.",
      weak: "Your trains are too weak for the longest segment on its way.",
    },
  },
  deal: {
    title: "Make an offer",
    partner: "With whom",
    left: (count: number) => (count ? `${count} left` : "none left"),
    offersLeft: "offers",
    give: "You give",
    want: "You get",
    dollars: "Dollars",
    track: "Track",
    freight: "Freight of theirs, to deliver at once",
    loadsOf: (claim: string) => `Loads of ${claim}`,
    market: (claim: string) => `Market for ${claim}`,
    noMarket: "no market",
    offer: "Make the offer",
    clear: "Clear",
    empty: "Choose what you give and what you get.",
    onMap: "Track can be pressed on the map too.",
    later: "You make offers in step 4 of your turn.",
    simple: "To write an offer of your own, go back without this one: nobody is told of it, and it does not count.",
    says: (name: string, gives: string, wants: string) => `${name}: ${gives} for ${wants}`,
    accept: "Accept",
    offers: (name: string) => `${name} offers you`,
    forYour: "and wants from you",
    nothing: "nothing",
    lot: (count: number, claim: string, market: string) => `${loads(count)} of ${claim} for ${market}`,
    theClaim: (claim: string, freight: number) => (freight ? `${claim}, with ${loads(freight)}` : claim),
    theTrack: (line: string) => `track ${line}`,
    waits: (name: string) => `${name} thinks about it.`,
  },
  dice: { title: "The dice", close: "Close", die: (pips: number) => `a ${pips}` },
  line: {
    distance: (distance: number) => `distance ${distance}`,
    snow: "snow",
    closed: "closed this winter",
    open: "open",
    owned: (name: string) => `track of ${name}`,
    surveyed: (names: readonly string[]) => `surveyed by ${names.join(", ")}`,
  },
  town: {
    to: (town: string, about: readonly string[]) => `to ${town} ${about.join(", ")}`,
    market: "market",
    home: (names: readonly string[]) => `home of ${names.join(", ")}`,
    openClaims: (claims: readonly string[]) => `open: ${claims.join(", ")}`,
    claimOf: (name: string, claim: string) => `${name}: ${claim}`,
  },
  books: {
    income: "Income and spending, turn by turn",
    of: (name: string, sum: string) => `${name}: ${sum} in all`,
    turn: (turn: number) => `Turn ${turn}`,
    entry: (source: string, sum: string) => `${source} ${sum}`,
    spent: "spent",
    source: "From",
    total: "In all",
    best: "What paid best",
    worst: "What paid worst",
    noWorst: "Nothing lost money.",
    noBest: "Nothing made money.",
    bought: (turn: number, cost: string, earned: string) => `bought on turn ${turn}; cost ${cost}, earned ${earned}`,
    market: "What the market did",
    price: (from: string, to: string, low: string, high: string) =>
      `from ${from} to ${to}; lowest ${low}, highest ${high}`,
  },
  leaves: {
    place: (count: number) =>
      `${count === 1 ? "One of your pieces stays" : `${count} of your pieces stay`} at home. Go on?`,
    stake: (count: number) => `${some(count, "prospector", "prospectors")} would go home with empty hands. Go on?`,
    build: (count: number) => `${some(count, "surveyor", "surveyors")} would leave the track unbuilt. Go on?`,
    operate: (count: number) => `${some(count, "claim", "claims")} would not be operated this turn. Go on?`,
    deliver: (count: number) => `Freight of ${some(count, "claim", "claims")} could still be sold. Go on?`,
  },
  hurts: { gift: "You would give this for nothing. Make the offer?" },
  standing: {
    noDeals: "Make no deals of my own in step 4",
    decline: "Decline every offer",
    letBe: "Never call for a special dispute",
    stay: "Stay and throw for a disputed line",
  },
};
