// The people and the tables of the pictures beside the rules.

import type { Told } from "../../messages";
import type { Picture } from "../contract";
import type { Claim, Piece, Player, SilvertonEvent, SilvertonQuestion, SilvertonView } from "../../messages/silverton";
import type { Kind } from "./signs";

export type SilvertonPicture = Picture<SilvertonView>;

export const NAMES = ["Ada", "Ben", "Cleo"];

export const told = (...events: SilvertonEvent[]): Told[] => events.map((event) => ({ event, says: "", rule: "" }));

/** The question that is open. */
export const asks = (asking: SilvertonQuestion): Pick<SilvertonView, "question" | "asking"> => ({
  question: asking.type,
  asking,
});

export const piece = (kind: Kind, number: number, bonus = 0, at: string | null = null): Piece => ({
  name: `${kind} ${number}`,
  kind,
  bonus,
  status: at ? "out" : "home",
  at,
  based: null,
  sent: at !== null,
  won: false,
  fine: 0,
  killed: 0,
});
export const claim = (card: string, freight = 0): Claim => ({
  card,
  freight,
  depleted: false,
  operated: freight > 0,
  arrived: 0,
  stuck: null,
});

export const ADA: Player = {
  number: 1,
  homes: ["denver"],
  joined: true,
  crew: null,
  cash: 2200,
  public: false,
  pieces: [piece("surveyor", 1, 2), piece("surveyor", 2), piece("prospector", 1), piece("prospector", 2)],
  second: null,
  track: [],
  claims: [],
  passengers: [],
  revenue: 0,
  trains: [],
  plows: [],
};
export const BEN: Player = {
  ...ADA,
  number: 2,
  cash: null,
  pieces: [piece("surveyor", 1, 1), piece("surveyor", 2), piece("prospector", 1, 1), piece("prospector", 2)],
};
export const CLEO: Player = {
  ...ADA,
  number: 3,
  homes: ["el-paso"],
  cash: null,
  pieces: [piece("surveyor", 1), piece("surveyor", 2), piece("prospector", 1, 2), piece("prospector", 2)],
};

/** The columns that three use, each with its marker in a box, and what a load brings there. */
const CHART: [name: string, box: number, price: number][] = [
  ["gold", 5, 250],
  ["copper", 5, 200],
  ["silver", 5, 200],
  ["denver-lumber", 4, 100],
  ["salt-lake-city-lumber", 6, 160],
  ["pueblo-lumber", 4, 100],
  ["el-paso-lumber", 4, 100],
  ["denver-coal", 6, 80],
  ["salt-lake-city-coal", 4, 60],
  ["pueblo-coal", 3, 40],
  ["santa-fe-coal", 5, 60],
  ["el-paso-coal", 6, 80],
];

/** The chart, with some markers elsewhere. */
export const chart = (moved: Record<string, [box: number, price: number]> = {}): SilvertonView["chart"] =>
  CHART.map(([name, ...usual]) => {
    const [box, price] = moved[name] ?? usual;
    return { name, box, price, sold: 0, delivered: 0 };
  });

const BASIC: SilvertonView["options"] = {
  length: "standard",
  game: "basic",
  scenario: "none",
  "passenger-slide": false,
  "joint-routes": false,
  "multiple-plows": false,
  "freight-transfer": false,
  "improved-routes": false,
  "simplified-chart": false,
  hiring: false,
};

/** The passenger cards on top of their piles, and what they pay. */
const FACE_UP: [card: string, fare: number][] = [
  ["p1", 80],
  ["p2", 50],
  ["p3", 120],
  ["p4", 100],
  ["p5", 90],
  ["p6", 50],
  ["p7", 50],
  ["p8", 50],
];

/** Ada places first, in the first turn. */
export const START: SilvertonView = {
  seat: 0,
  seats: 3,
  round: 1,
  asked: 0,
  ...asks({ type: "place", seat: "north" }),
  rule: null,
  outcome: null,
  options: BASIC,
  winter: false,
  order: [0, 2, 1],
  goal: 10_000,
  turns: 24,
  rival: false,
  worth: null,
  agenda: [],
  players: [ADA, BEN, CLEO],
  open: ["c26", "c30", "c77", "c81", "c55", "c9", "c6", "c101"],
  deck: 100,
  discards: 0,
  discarded: [],
  piles: FACE_UP.map(([top]) => ({ top, below: ["B", "C"] })),
  struck: [],
  slid: [],
  emptied: [],
  agreed: [],
  chances: FACE_UP.map(([card, fare]) => ({ card, length: null, way: [], fare, partners: [] })),
  chart: chart(),
  deliveries: 0,
  bought: [],
  sales: [],
  offers: [0, 0, 0],
  named: [],
  worked: [],
  plowing: [],
  cleared: [],
  supply: {},
  depletions: {},
  way: [],
};

/** A few turns later. */
export const LATER: SilvertonView = {
  ...START,
  round: 3,
  open: ["c30", "c81", "c55", "c9", "c6", "c101", "c37", "c59"],
  players: [
    {
      ...ADA,
      cash: 1140,
      track: ["denver/golden/1", "golden/boulder", "golden/central-city"],
      claims: [claim("c26", 2), claim("c77", 5)],
      passengers: [{ card: "p2", length: 4, partner: null, fare: 50, way: [] }],
      revenue: 50,
    },
    { ...BEN, track: ["denver/colorado-springs/1"], claims: [claim("c29")] },
    { ...CLEO, track: ["las-cruces/el-paso/1"], claims: [claim("c56", 3)] },
  ],
};
