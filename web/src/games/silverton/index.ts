import type { Component } from "svelte";
import type { Badge, BooksProps, GameUI, SetUp } from "../contract";
import { stockWords } from "./advanced-words";
import Drawing from "./Drawing.svelte";
import type { SilvertonBrings, SilvertonEdition, SilvertonMove, SilvertonView } from "../../messages/silverton";
import { leaves } from "./leaving";
import { moments } from "./moments";
import { isNothing } from "./offers";
import { ALL_SEATS, GAME_WORDS, LENGTH_WORDS, options, SCENARIO_WORDS } from "./options";
import { scenesOf } from "./scenes";
import { SCENARIOS } from "../../messages/silverton-scenarios";
import { CLAIM, LOAD, PASSENGER, PLOW, TRACK, TRAIN } from "./signs";
import { words } from "./words";

const SOUNDS: Record<string, string> = {
  Began: "card",
  Disputed: "dice",
  Contested: "dice",
  TriedToSteal: "dice",
  TriedSecond: "dice",
  Produced: "dice",
  TriedRelease: "dice",
  PricesChanged: "dice",
  Plowed: "dice",
  Staked: "card",
  Took: "card",
  TurnedUp: "card",
  Built: "card",
  TookJointly: "card",
  RivalTook: "card",
  Purchased: "coin",
  Killed: "blast",
  EventStruck: "blast",
  PassengersPaid: "coin",
  Delivered: "coin",
  Agreed: "coin",
  Offered: "bell",
  Ended: "bell",
};

/** What a seat has that everybody sees. */
function badges({ players }: SilvertonView, seat: number): Badge[] {
  const player = players[seat];
  if (!player) return [];
  const { track, claims, passengers, trains, plows } = player;
  const freight = claims.reduce((sum, claim) => sum + claim.freight, 0);
  // What everybody comes to have is written from the start, so that the seats stay as high as they are.
  const always = [
    { sign: TRACK, count: track.length, says: words.badges.track(track.length) },
    { sign: CLAIM, count: claims.length, says: words.badges.claims(claims.length) },
    { sign: LOAD, count: freight, says: words.badges.freight(freight) },
  ];
  const some = [
    { sign: PASSENGER, count: passengers.length, says: words.badges.passengers(passengers.length) },
    { sign: TRAIN, count: trains.length, says: stockWords.badge(trains.length) },
    { sign: PLOW, count: plows.length, says: stockWords.plowBadge(plows.length) },
  ];
  return [...always, ...some.filter(({ count }) => count > 0)];
}

type Chosen = Record<string, unknown>;

const setupsOf = ({ scenario }: Chosen) => SCENARIOS.find(({ id }) => id === scenario)?.setups ?? [];

const setUp: SetUp = {
  options: ["game", "length", "scenario"],
  part: async () => (await import("./SetUp.svelte")).default,
  /** A scenario with a length of its own needs no other said. */
  sums: (chosen) => {
    const own = setupsOf(chosen)[0]?.length;
    const said = [
      GAME_WORDS.values?.[String(chosen["game"] ?? "basic")],
      own ? undefined : LENGTH_WORDS.values?.[String(chosen["length"] ?? "standard")],
      SCENARIO_WORDS.values?.[String(chosen["scenario"])],
    ];
    return said.filter(Boolean).join(" · ");
  },
  seats: (chosen) => {
    const setups = setupsOf(chosen);
    return setups.length ? setups.map(({ seats }) => seats) : ALL_SEATS;
  },
};

export const silverton: GameUI<SilvertonView, SilvertonMove, SilvertonBrings, SilvertonEdition> = {
  name: "silverton",
  title: words.title,
  sentence: words.sentence,
  players: "1–6",
  minutes: "60–240",
  wide: true,
  Drawing,
  board: async () => (await import("./Board.svelte")).default,
  counts: words.counts,
  rounds: words.rounds,
  stands: (view) => words.stands(view.round, view.winter, view.turns),
  scores: (view) => view.outcome?.scores ?? view.players.map(({ cash }) => cash ?? 0),
  written: words.money,
  /** Cash that is secret is no score to write. */
  has: ({ players }, seat) => (players[seat]?.cash == null ? words.secret : null),
  badges,
  isOut: () => false,
  books: async () => (await import("./Books.svelte")).default as Component<BooksProps>,
  moments,
  passing: ["WentHome", "Discarded", "ClaimsTurnedUp", "PassengersTurnedUp"],
  scenes: scenesOf,
  sound: (event) => SOUNDS[event.type] ?? null,
  options,
  first: { length: "short" },
  setUp,
  standing: [
    { question: "deal", move: { type: "done" }, says: words.standing.noDeals },
    { question: "answer", move: { type: "decline" }, says: words.standing.decline },
    { question: "special", move: { type: "let-be" }, says: words.standing.letBe },
    { question: "move-over", move: { type: "stay" }, says: words.standing.stay },
  ],
  ends: ({ form }) => form?.type === "done",
  leaves,
  hurts: ({ form }) => (form?.type === "offer" && isNothing(form.wants) ? words.hurts.gift : null),
};
