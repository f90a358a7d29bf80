// The people and the tables of the pictures beside the rules.

import type { Told } from "../../messages";
import { COLUMNS } from "./edition";
import type { Claim, Piece, Player, SilvertonEvent, SilvertonView } from "./messages";

export const NAMES = ["Ada", "Ben", "Cleo"];

export const told = (...events: SilvertonEvent[]): Told[] => events.map((event) => ({ event, says: "", rule: "" }));

export const piece = (name: string, bonus = 0, at: string | null = null): Piece => ({
  name,
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
});

export const ADA: Player = {
  number: 1,
  homes: ["denver"],
  crew: null,
  cash: 2200,
  public: false,
  pieces: [piece("surveyor 1", 2), piece("surveyor 2"), piece("prospector 1"), piece("prospector 2")],
  second: null,
  track: [],
  claims: [],
  passengers: [],
  trains: [],
  plows: [],
};
export const BEN: Player = {
  ...ADA,
  number: 2,
  cash: null,
  pieces: [piece("surveyor 1", 1), piece("surveyor 2"), piece("prospector 1", 1), piece("prospector 2")],
};
export const CLEO: Player = {
  ...ADA,
  number: 3,
  homes: ["el-paso"],
  cash: null,
  pieces: [piece("surveyor 1"), piece("surveyor 2"), piece("prospector 1", 2), piece("prospector 2")],
};

/** The columns that three use, each with its marker in a box. */
export const chart = (boxes: Record<string, number> = {}): SilvertonView["chart"] =>
  COLUMNS.filter(({ id }) => id !== "santa-fe-lumber").map(({ id, prices, lowest, highest }) => {
    const box = boxes[id] ?? Math.round((lowest + highest) / 2);
    return { name: id, box, price: prices[box]!, sold: 0, delivered: 0 };
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

/** Ada places first, in the first turn. */
export const START: SilvertonView = {
  seat: 0,
  seats: 3,
  round: 1,
  asked: 0,
  question: "place",
  rule: null,
  outcome: null,
  options: BASIC,
  winter: false,
  order: [0, 2, 1],
  agenda: ["place north"],
  players: [ADA, BEN, CLEO],
  open: ["c26", "c30", "c77", "c81", "c55", "c9", "c6", "c101"],
  deck: 100,
  discards: 0,
  discarded: [],
  piles: ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"].map((top) => ({ top, below: ["B", "C"] })),
  struck: [],
  slid: [],
  emptied: [],
  agreed: [],
  chart: chart(),
  deliveries: 0,
  bought: [],
  offers: [0, 0, 0],
  named: [],
  worked: [],
  plowing: [],
  cleared: [],
  supply: {},
  depletions: {},
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
      passengers: [{ card: "p2", length: 4, partner: null }],
    },
    { ...BEN, track: ["denver/colorado-springs/1"], claims: [claim("c29")] },
    { ...CLEO, track: ["las-cruces/el-paso/1"], claims: [claim("c56", 3)] },
  ],
};
