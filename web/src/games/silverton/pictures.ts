// Moments of Silverton that illustrate its rules: small, fixed, and drawn by the same board as a real game.

import type { Picture } from "..";
import type { Told } from "../../messages";
import { COLUMNS } from "./edition";
import type { Claim, Piece, Player, SilvertonEvent, SilvertonView } from "./messages";

const NAMES = ["Ada", "Ben", "Cleo"];

const told = (...events: SilvertonEvent[]): Told[] => events.map((event) => ({ event, says: "", rule: "" }));

const piece = (name: string, bonus = 0, at: string | null = null): Piece => ({
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
const claim = (card: string, freight = 0): Claim => ({ card, freight, depleted: false, operated: freight > 0, arrived: 0 });

const ADA: Player = {
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
const BEN: Player = {
  ...ADA,
  number: 2,
  cash: null,
  pieces: [piece("surveyor 1", 1), piece("surveyor 2"), piece("prospector 1", 1), piece("prospector 2")],
};
const CLEO: Player = {
  ...ADA,
  number: 3,
  homes: ["el-paso"],
  cash: null,
  pieces: [piece("surveyor 1"), piece("surveyor 2"), piece("prospector 1", 2), piece("prospector 2")],
};

/** The columns that three use, each with its marker in a box. */
const chart = (boxes: Record<string, number> = {}): SilvertonView["chart"] =>
  COLUMNS.filter(({ id }) => id !== "santa-fe-lumber").map(({ id, prices, lowest, highest }) => {
    const box = boxes[id] ?? Math.round((lowest + highest) / 2);
    return { name: id, box, price: prices[box]!, sold: 0, delivered: 0 };
  });

/** Ada places first, in the first turn. */
const START: SilvertonView = {
  seat: 0,
  seats: 3,
  round: 1,
  asked: 0,
  question: "place",
  rule: "7.1",
  outcome: null,
  options: {
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
  },
  winter: false,
  order: [0, 2, 1],
  agenda: ["place north"],
  players: [ADA, BEN, CLEO],
  open: ["c26", "c30", "c77", "c81", "c55", "c9", "c6", "c101"],
  deck: 100,
  discards: 0,
  discarded: null,
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
const LATER: SilvertonView = {
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

export const PICTURES: Picture<SilvertonView>[] = [
  {
    rule: "2",
    caption:
      "Ada and Ben start from Denver. Plates tell what a line costs, triangles how long it is; white lines with a " +
      "snow crystal are closed in winter. The round signs at towns are open claims.",
    names: NAMES,
    view: START,
  },
  {
    rule: "7.2",
    caption: "Ada's surveyor stands on Denver to Como, Ben's on Denver to Golden, each to build there in phase IV.",
    names: NAMES,
    view: {
      ...START,
      asked: 2,
      agenda: ["place south"],
      players: [
        { ...ADA, pieces: [piece("surveyor 1", 2, "denver/como"), ...ADA.pieces.slice(1)] },
        { ...BEN, pieces: [piece("surveyor 1", 1, "denver/golden/1"), ...BEN.pieces.slice(1)] },
        CLEO,
      ],
    },
  },
  {
    rule: "9.1",
    caption: "Both wanted Denver to Como: Ada's 9 with the bonus of 2 beats Ben's 8 with his 1, and Ben goes home.",
    names: NAMES,
    view: {
      ...START,
      question: "stake",
      agenda: ["stake north"],
      players: [{ ...ADA, pieces: [piece("surveyor 1", 2, "denver/como"), ...ADA.pieces.slice(1)] }, BEN, CLEO],
    },
    events: told({
      type: "Disputed",
      over: "denver/como",
      throws: [
        { seat: 0, piece: "surveyor 1", dice: [5, 4], bonus: 2, total: 11, partner: null },
        { seat: 1, piece: "surveyor 1", dice: [6, 2], bonus: 1, total: 9, partner: null },
      ],
      winner: 0,
    }),
  },
  {
    rule: "13.2",
    caption:
      "Ada has operated two claims. Boulder gold was rolled for with two dice; Boulder coal for the first time, so " +
      "with one die plus 6.",
    names: NAMES,
    view: { ...LATER, question: "operate", agenda: ["operate north"], worked: ["c26", "c77"] },
    events: told(
      { type: "Produced", seat: 0, card: "c26", dice: [6, 4], total: 10, loads: 2, depleted: false },
      { type: "Produced", seat: 0, card: "c77", dice: [3], total: 9, loads: 5, depleted: false },
    ),
  },
  {
    rule: "14.2",
    caption: "Ben offers Ada his claim in Central City for money and one of her lines; she accepts or declines.",
    names: NAMES,
    view: {
      ...LATER,
      question: "answer",
      agenda: ["answer east offer north c29 for $120, golden/boulder"],
    },
  },
  {
    rule: "16.2",
    caption: "Boulder coal goes to Denver over Ada's own track, as far as the limit of the column lets her.",
    names: NAMES,
    view: { ...LATER, question: "loads", agenda: ["loads north c77 denver"] },
  },
  {
    rule: "18.3",
    caption: "The markers have moved by the dice, by what was sold, and by the demand of the turn.",
    names: NAMES,
    view: { ...LATER, seat: -1, round: 4, winter: true, chart: chart({ "denver-coal": 6, gold: 5, silver: 3 }) },
    events: told(
      { type: "TurnBegan", round: 3, winter: false, order: [0, 2, 1] },
      {
        type: "PricesChanged",
        seat: 1,
        rolls: [
          { freight: "gold", market: null, sold: 0, dice: [2], result: 2, before: 250, after: 250 },
          { freight: "silver", market: null, sold: 4, dice: [3, 4], result: 10, before: 200, after: 180 },
          { freight: "coal", market: "denver", sold: 5, dice: [2, 3], result: 7, before: 80, after: 80 },
        ],
      },
    ),
  },
];
