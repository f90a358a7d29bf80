// Moments of Silverton that illustrate its rules: small, fixed, and drawn by the same board as a real game.

import { NOTHING } from "./offers";
import { ADA, asks, BEN, chart, CLEO, LATER, NAMES, piece, START, told, type SilvertonPicture } from "./shown";
import { ADVANCED_PICTURES } from "./pictures-advanced";

export const PICTURES: SilvertonPicture[] = [
  {
    name: "start",
    caption:
      "Ada and Ben start from Denver. Plates tell what a line costs, triangles how long it is; white lines with a " +
      "snow crystal are closed in winter. The round signs at towns are open claims.",
    names: NAMES,
    view: START,
  },
  {
    name: "placing",
    caption: "Ada's surveyor stands on Denver to Como, Ben's on Denver to Golden, each to build there in phase IV.",
    names: NAMES,
    view: {
      ...START,
      asked: 2,
      asking: { type: "place", seat: "south" },
      players: [
        { ...ADA, pieces: [piece("surveyor", 1, 2, "denver/como"), ...ADA.pieces.slice(1)] },
        { ...BEN, pieces: [piece("surveyor", 1, 1, "denver/golden/1"), ...BEN.pieces.slice(1)] },
        CLEO,
      ],
    },
  },
  {
    name: "dispute",
    caption: "Both wanted Denver to Como: Ada's 9 with the bonus of 2 beats Ben's 8 with his 1, and Ben goes home.",
    names: NAMES,
    view: {
      ...START,
      ...asks({ type: "stake", seat: "north" }),
      players: [{ ...ADA, pieces: [piece("surveyor", 1, 2, "denver/como"), ...ADA.pieces.slice(1)] }, BEN, CLEO],
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
    name: "operating",
    caption:
      "Ada has operated two claims. Boulder gold was rolled for with two dice; Boulder coal for the first time, so " +
      "with one die plus 6.",
    names: NAMES,
    view: { ...LATER, ...asks({ type: "operate", seat: "north" }), worked: ["c26", "c77"] },
    events: told(
      { type: "Produced", seat: 0, card: "c26", dice: [6, 4], total: 10, loads: 2, depleted: false },
      { type: "Produced", seat: 0, card: "c77", dice: [3], total: 9, loads: 5, depleted: false },
    ),
  },
  {
    name: "offer",
    caption: "Ben offers Ada his claim in Central City for money and one of her lines; she accepts or declines.",
    names: NAMES,
    view: {
      ...LATER,
      ...asks({
        type: "answer",
        seat: "north",
        by: "east",
        gives: { ...NOTHING, claims: ["c29"] },
        wants: { ...NOTHING, money: 120, segments: ["golden/boulder"] },
      }),
    },
  },
  {
    name: "delivery",
    caption: "Boulder coal goes to Denver over Ada's own track, as far as the limit of the column lets her.",
    names: NAMES,
    view: {
      ...LATER,
      ...asks({ type: "loads", seat: "north", claim: "c77", to: "denver", trains: [] }),
      way: [
        { segment: "golden/boulder", from: "boulder", to: "golden" },
        { segment: "denver/golden/1", from: "golden", to: "denver" },
      ],
    },
  },
  {
    name: "prices",
    caption: "The markers have moved by the dice, by what was sold, and by the demand of the turn.",
    names: NAMES,
    view: {
      ...LATER,
      seat: -1,
      round: 4,
      winter: true,
      chart: chart({ "denver-coal": [6, 80], gold: [5, 250], silver: [3, 180] }),
    },
    events: told(
      { type: "TurnBegan", round: 3, winter: false, order: [0, 2, 1] },
      {
        type: "PricesChanged",
        seat: 1,
        rolls: [
          { column: "gold", freight: "gold", market: null, sold: 0, dice: [2], result: 2, before: 250, after: 250 },
          {
            column: "silver",
            freight: "silver",
            market: null,
            sold: 4,
            dice: [3, 4],
            result: 10,
            before: 200,
            after: 180,
          },
          {
            column: "denver-coal",
            freight: "coal",
            market: "denver",
            sold: 5,
            dice: [2, 3],
            result: 7,
            before: 80,
            after: 80,
          },
        ],
      },
    ),
  },
  ...ADVANCED_PICTURES,
];
