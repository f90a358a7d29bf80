// Moments of the Advanced game, the scenarios and the optional rules, beside the rules they illustrate.

import type { Hop, Partnership, Piece, SilvertonView, SnowPlow, Train, Worth } from "../../messages/silverton";
import { ADA, asks, BEN, claim, CLEO, LATER, NAMES, piece, START, told, type SilvertonPicture } from "./shown";

const train = (power: number, home: string | null = null): Train => ({ power, used: false, home });
const plow = (bonus: number, used = false): SnowPlow => ({ bonus, used });
const at = (one: Piece, based: string): Piece => ({ ...one, based });

const SUPPLY = {
  "train 9": 3,
  "train 15": 5,
  "train 24": 7,
  "train 42": 8,
  "train 72": 8,
  "plow +2": 2,
  "plow +3": 3,
  "plow +4": 5,
  "plow +5": 6,
};

/** The example of the rulebook: 8 coal in Walsenburg, track to Denver. */
const WALSENBURG: SilvertonView = {
  ...LATER,
  round: 6,
  options: { ...LATER.options, game: "advanced" },
  supply: SUPPLY,
  players: [
    {
      ...ADA,
      cash: 940,
      track: ["pueblo/walsenburg/1", "colorado-springs/pueblo/1", "denver/colorado-springs/1"],
      claims: [claim("c100", 8)],
      trains: [train(9), train(24)],
    },
    { ...BEN, trains: [train(9), train(15)], plows: [plow(2)] },
    { ...CLEO, trains: [train(9)] },
  ],
};

const SNOW = ["denver/golden/1", "golden/georgetown", "georgetown/breckenridge", "como/breckenridge"];

/** What reaching $6,000 alone is worth, in turn 11. */
const MARKS: Worth["marks"] = [
  { worth: "a decisive victory", bound: 10 },
  { worth: "a substantial victory", bound: 12 },
  { worth: "a marginal victory", bound: 13 },
  { worth: "a draw", bound: 14 },
  { worth: "a marginal loss", bound: 16 },
  { worth: "a substantial loss", bound: 17 },
  { worth: "a decisive loss", bound: null },
];
const WORTH: Worth = { by: "turn", marks: MARKS, now: MARKS[1]!, next: MARKS[2]! };

const TO_PUEBLO: Hop[] = [
  { segment: "denver/colorado-springs/1", from: "denver", to: "colorado-springs" },
  { segment: "colorado-springs/pueblo/1", from: "colorado-springs", to: "pueblo" },
];
const TOGETHER: Partnership = {
  type: "partnership",
  card: "p10",
  way: TO_PUEBLO,
  length: 11,
  own: 7,
  theirs: 4,
  cost: 150,
  shares: 90,
  left: 2050,
  fare: 60,
};

export const ADVANCED_PICTURES: SilvertonPicture[] = [
  {
    name: "trains",
    caption:
      "Ada's trains of power 9 and 24 go together: 33 divided by 7, the longest segment on the way from Walsenburg " +
      "to Denver, is 4 loads.",
    names: NAMES,
    view: {
      ...WALSENBURG,
      ...asks({ type: "loads", seat: "north", claim: "c100", to: "denver", trains: [9, 24] }),
      way: [
        { segment: "pueblo/walsenburg/1", from: "walsenburg", to: "pueblo" },
        { segment: "colorado-springs/pueblo/1", from: "pueblo", to: "colorado-springs" },
        { segment: "denver/colorado-springs/1", from: "colorado-springs", to: "denver" },
      ],
    },
  },
  {
    name: "bank",
    caption: "What the bank sells in turn 6: the stronger trains and plows come later, and all are limited.",
    names: NAMES,
    view: { ...WALSENBURG, ...asks({ type: "purchase", seat: "north" }) },
  },
  {
    name: "plowing",
    caption:
      "Winter. Ada's plow +3 has cleared Golden to Georgetown, which is usable in her player-turn now; the +2 was " +
      "not enough for Georgetown to Breckenridge.",
    names: NAMES,
    view: {
      ...WALSENBURG,
      round: 8,
      winter: true,
      ...asks({ type: "deal", seat: "north" }),
      cleared: ["golden/georgetown"],
      players: [
        { ...ADA, track: SNOW, trains: [train(9)], plows: [plow(2, true), plow(3, true)] },
        ...WALSENBURG.players.slice(1),
      ],
    },
    events: told(
      {
        type: "Plowed",
        seat: 0,
        plow: "plow +3",
        segment: "golden/georgetown",
        die: 2,
        distance: 4,
        cleared: true,
      },
      {
        type: "Plowed",
        seat: 0,
        plow: "plow +2",
        segment: "georgetown/breckenridge",
        die: 1,
        distance: 4,
        cleared: false,
      },
    ),
  },
  {
    name: "alone",
    caption: "Ada alone, in Denver $6,000: the line above the map tells what it is worth to reach the goal now.",
    names: NAMES,
    view: {
      ...WALSENBURG,
      seats: 1,
      round: 11,
      order: [0],
      options: { ...WALSENBURG.options, scenario: "denver-6000" },
      goal: 6000,
      worth: WORTH,
      ...asks({ type: "operate", seat: "north" }),
      offers: [0],
      players: [{ ...WALSENBURG.players[0]!, cash: 4700, pieces: [piece("surveyor", 1), piece("prospector", 1)] }],
    },
  },
  {
    name: "two-homes",
    caption:
      "Ada begins in Denver and El Paso. One surveyor builds from each, and each train serves the network of its " +
      "home, until her track joins the two.",
    names: NAMES,
    view: {
      ...START,
      seats: 1,
      round: 3,
      order: [0],
      options: { ...START.options, game: "advanced", scenario: "copper-spike" },
      goal: null,
      worth: null,
      offers: [0],
      supply: SUPPLY,
      players: [
        {
          ...ADA,
          homes: ["denver", "el-paso"],
          joined: false,
          cash: 2100,
          track: ["denver/colorado-springs/1", "las-cruces/el-paso/1"],
          pieces: [
            at(piece("surveyor", 1, 0, "colorado-springs/pueblo/1"), "denver"),
            at(piece("surveyor", 2, 0, "rincon/las-cruces"), "el-paso"),
            piece("prospector", 1),
            piece("prospector", 2),
          ],
          trains: [train(9, "denver"), train(9, "el-paso")],
        },
      ],
    },
  },
  {
    name: "joint-route",
    caption:
      "Denver to Pueblo is 11 over Ada's track and Ben's together. If both agree she pays for her 7 of it, he for his 4.",
    names: NAMES,
    menu: [
      { id: 0, move: "", says: "", form: { type: "join" }, brings: TOGETHER },
      { id: 1, move: "", says: "", form: { type: "alone" } },
    ],
    view: {
      ...START,
      round: 4,
      options: { ...START.options, "joint-routes": true },
      ...asks({ type: "join", seat: "north", partner: "east", card: "p10" }),
      way: TO_PUEBLO,
      piles: [{ top: "p10", below: ["C"] }, ...START.piles.slice(1)],
      players: [
        {
          ...ADA,
          track: ["denver/colorado-springs/1"],
          pieces: [ADA.pieces[0]!, piece("prospector", 1, 0, "p10")],
        },
        {
          ...BEN,
          homes: ["pueblo"],
          track: ["colorado-springs/pueblo/1"],
          pieces: [BEN.pieces[0]!, piece("prospector", 1, 1, "p10")],
        },
        CLEO,
      ],
    },
  },
];
