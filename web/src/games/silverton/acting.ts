// What a thing on the table does when it is pressed: a move of the menu, or the reason why not.

import type { WhyNot } from "../contract";
import { seatNumber } from "../../lib/seats";
import type { Choice } from "../../messages";
import { deliveryOf, haulOf } from "./delivering";
import { jointWay } from "./joint";
import { claimOf, isClaim, isSegment, passengerOf, segmentOf } from "./map";
import type { Player, SilvertonView } from "./messages";
import { townName } from "./naming";
import { isJoined, reached, routeOf, type Way } from "./network";
import { words } from "./words";

export interface Situation {
  view: SilvertonView;
  names: string[];
  menu: readonly Choice[];
}

/** With more seats nobody tries two segments in a row. */
const IN_A_ROW = 4;

/** §17.1 What frees a piece from jail. */
const FREEDOM = 200;

const LINE_VERBS = ["survey", "build", "take up", "abandon"];
const CARD_VERBS = ["prospect", "stake", "take", "operate", "leave", "onto"];
const PIECE_VERBS = ["send", "lose"];
const VERBS = [...LINE_VERBS, ...CARD_VERBS, ...PIECE_VERBS, "buy", "sell", "slide", "transfer", "plow"].join("|");
/** A move about one thing, with or without its price, its place or its tool. */
const ABOUT = new RegExp(`^(${VERBS}) (.+?)(?: (?:for \\$|with \\+|to ).+)?$`);
/** Questions about a piece in hand, and all that are about one piece. */
const IN_HAND = ["survey", "dismantle", "prospect"];
const OF_PIECES = [...IN_HAND, "move-over", "special", "jail", "hire", "station"];

const found = ({ menu }: Situation, verbs: string[], thing: string): Choice | null =>
  menu.find(({ move }) => verbs.some((verb) => move === `${verb} ${thing}`)) ?? null;

export const lineDeed = (id: string, situation: Situation): Choice | null => found(situation, LINE_VERBS, id);
export const cardDeed = (id: string, situation: Situation): Choice | null => found(situation, CARD_VERBS, id);
export const pieceDeed = (name: string, situation: Situation): Choice | null => found(situation, PIECE_VERBS, name);
export const deckDeed = (situation: Situation): Choice | null =>
  found(situation, CARD_VERBS, "deck") ?? situation.menu.find(({ move }) => move === "turn up") ?? null;

/** §26.1, §23.14 Assigning something to a home city. */
export const townDeed = (town: string, situation: Situation): Choice | null => found(situation, ["assign"], town);

/** §24.3 Sending a plow to a segment: the one that was chosen, or else the first that could clear it. */
export function plowDeed(segment: string, bonus: number | null, { menu }: Situation): Choice | null {
  const sent = menu.filter(({ move }) => move.startsWith(`plow ${segment} with `));
  return sent.find(({ move }) => move.endsWith(` +${bonus}`)) ?? sent[0] ?? null;
}

/** §28.4 Where a passenger card could be moved. */
export const slidesOf = (card: string, { menu }: Situation): Choice[] =>
  menu.filter(({ move }) => move.startsWith(`slide ${card} to `));

/** §30.2 Bringing freight of a claim to another. */
export const transferDeed = (claim: string, situation: Situation): Choice | null =>
  found(situation, ["transfer"], claim);

/** What a move that is words alone says on its button; null where it is about a thing on the table. */
export function shortOf(move: string): string | null {
  if (move.startsWith("assign ")) return townName(move.slice("assign ".length));
  return words.short[move] ?? null;
}

/** Answers that do nothing: they come after those that do something. */
const PASSES = ["done", "rest", "wait", "alone", "let be", "no offer"];

/** The moves that are about nothing on the table: words alone. */
export const plainMoves = ({ menu }: Situation): Choice[] =>
  menu
    .filter(({ move }) => shortOf(move) !== null)
    .toSorted((one, other) => Number(PASSES.includes(one.move)) - Number(PASSES.includes(other.move)));

/** Who owns a segment; -1 where nobody does. */
export const ownerOf = ({ players }: SilvertonView, segment: string): number =>
  players.findIndex(({ track }) => track.includes(segment));

export const holderOf = ({ players }: SilvertonView, claim: string): number =>
  players.findIndex(({ claims }) => claims.some(({ card }) => card === claim));

/** Who runs a passenger card: nobody, one seat, or two together. */
const runBy = ({ players }: SilvertonView, card: string): number[] =>
  players.flatMap(({ passengers }, seat) => (passengers.some((route) => route.card === card) ? [seat] : []));

/** The piece that is being placed, asked about or thrown for: "survey north surveyor 1". */
export function pieceAsked(view: SilvertonView): string | null {
  if (!OF_PIECES.includes(view.question ?? "")) return null;
  return view.agenda[0]?.split(" ").slice(2, 4).join(" ") ?? null;
}

/** §23.14 The train that belongs to neither home yet: "assign north purchase train 15", or "assign north train 15". */
export const trainAsked = ({ agenda }: SilvertonView): string | null =>
  /^assign \w+ (?:purchase )?(train \d+)/.exec(agenda[0] ?? "")?.[1] ?? null;

/** What is to be paid for the piece that is asked about: in jail, or dead and to be hired anew. */
export function fineAsked(view: SilvertonView): number {
  const piece = view.players[view.seat]?.pieces.find(({ name }) => name === pieceAsked(view));
  return piece?.status === "jail" ? FREEDOM : (piece?.fine ?? 0);
}

export const isInHand = ({ question }: SilvertonView): boolean => IN_HAND.includes(question ?? "");

/** Where the pieces stand that a dispute is about, before the dice. */
export function placeAsked({ question, agenda, players }: SilvertonView): string[] {
  if (question !== "move-over" && question !== "special") return [];
  const named = [...(agenda[0] ?? "").matchAll(/(\w+) (surveyor \d)/g)];
  return named.flatMap(([, seat, name]) => {
    const at = players[seatNumber(seat)]?.pieces.find((piece) => piece.name === name)?.at;
    return at ? [at] : [];
  });
}

const me = ({ view }: Situation): Player | null => view.players[view.seat] ?? null;

/** Why nothing of one's own can be done now, whatever is pressed. */
export function whyNotNow({ view, names, menu }: Situation): WhyNot | null {
  const { why } = words;
  if (view.outcome) return { says: why.over, rule: "20.1" };
  if (view.seat < 0) return { says: why.watching, rule: "21.6" };
  if (view.asked === null || view.asked === view.seat || menu.length) return null;
  return { says: why.turnOf(names[view.asked] ?? ""), rule: "6.2" };
}

const otherwise = (question: string | null): WhyNot => words.why.notNow[question ?? ""] ?? words.why.notNow["deal"]!;

/** Why a line does nothing now. */
export function whyNotLine(id: string, situation: Situation): WhyNot | null {
  const { view, menu } = situation;
  const { why } = words;
  const now = whyNotNow(situation);
  const player = me(situation);
  if (now || !menu.length || !player) return now;
  switch (view.question) {
    case "place":
      return { says: why.pieceFirst, rule: "7.1" };
    case "prospect":
      return { says: why.prospectorInHand, rule: "8.1" };
    case "survey":
      return noSurvey(id, situation, player);
    case "dismantle":
      if (!player.track.includes(id)) return { says: why.notYours, rule: "7.12" };
      if (view.winter && segmentOf(id).snow) return { says: why.snowInWinter, rule: "7.4" };
      if (player.pieces.some(({ at }) => at === id)) return { says: why.standsThere, rule: "7.13" };
      return { says: why.apart, rule: "7.12" };
    case "build":
      if (player.pieces.every(({ at }) => at !== id)) return { says: why.noSurveyorThere, rule: "12.1" };
      return { says: why.cannotBuild, rule: "12.2" };
    case "abandon":
      return { says: why.abandon, rule: "12.8" };
    default:
      return view.question === "plow" ? noPlow(id, situation, player) : otherwise(view.question);
  }
}

/** §24.3 Why no plow may be sent to a segment. */
function noPlow(id: string, { view }: Situation, player: Player): WhyNot {
  const { why } = words;
  if (!segmentOf(id).snow) return { says: why.noSnow, rule: "24.3" };
  if (!player.track.includes(id)) return { says: why.plowOwn, rule: "24.3" };
  return view.plowing.some((sent) => sent.startsWith(`${id} with `))
    ? { says: why.plowed, rule: "24.3" }
    : { says: why.tooLong, rule: "24.4" };
}

/** §7 Why a surveyor may not be placed on a segment. */
function noSurvey(id: string, { view }: Situation, player: Player): WhyNot {
  const { why } = words;
  const { towns, snow, parallel } = segmentOf(id);
  const building = player.pieces.flatMap(({ name, at }) =>
    name.startsWith("surveyor") && at && ownerOf(view, at) < 0 ? [at] : [],
  );
  const touched = (lines: readonly string[]): boolean =>
    lines.some((line) => segmentOf(line).towns.some((town) => towns.includes(town)));
  if (ownerOf(view, id) >= 0) return { says: why.isTrack, rule: "7.2" };
  if (view.winter && snow) return { says: why.snowInWinter, rule: "7.4" };
  if (parallel.some((other) => player.track.includes(other))) return { says: why.parallelToOwn, rule: "7.5" };
  if (building.includes(id)) return { says: why.standsThere, rule: "7.13" };
  if (parallel.some((other) => building.includes(other))) return { says: why.parallelToSurveyor, rule: "7.5" };
  if (split(id, view, player)) return { says: why.otherHome, rule: "26.2" };
  if (!touched(player.track) && !player.homes.some((home) => towns.includes(home))) {
    if (!touched(building)) return { says: why.touchesNothing, rule: "7.3" };
    if (view.seats > IN_A_ROW) return { says: why.noTwoInARow, rule: "7.6" };
    if (view.winter) return { says: why.noTwoInWinter, rule: "7.6" };
    if (player.second) return { says: why.oneSecond, rule: "7.6" };
  }
  return { says: why.noPurpose, rule: "7.8" };
}

/** §26.2 Whether a segment touches only the network of the home from which the surveyor in hand does not build. */
function split(id: string, view: SilvertonView, { track, homes, pieces }: Player): boolean {
  const based = pieces.find(({ name }) => name === pieceAsked(view))?.based;
  if (!based || isJoined(track, homes)) return false;
  const touches = (home: string): boolean => segmentOf(id).towns.some((town) => reached(track, [home]).has(town));
  return !touches(based) && homes.some(touches);
}

/** Why a claim does nothing now. */
export function whyNotClaim(id: string, situation: Situation): WhyNot | null {
  const { view, names, menu } = situation;
  const { why } = words;
  const now = whyNotNow(situation);
  const player = me(situation);
  if (now || !menu.length || !player) return now;
  const holder = holderOf(view, id);
  switch (view.question) {
    case "place":
      return { says: why.pieceFirst, rule: "7.1" };
    case "survey":
    case "dismantle":
      return { says: why.surveyorInHand, rule: "7.2" };
    case "prospect":
      if (holder >= 0) return { says: why.ownsIt(names[holder] ?? ""), rule: "8.1" };
      return player.pieces.some(({ at }) => at === id)
        ? { says: why.standsThere, rule: "7.13" }
        : { says: why.notOpen, rule: "8.1" };
    case "stake":
      if (player.pieces.some(({ at }) => at === id)) return { says: why.costs(claimOf(id).claim), rule: "6.4" };
      return { says: why.noProspectorThere, rule: "11.1" };
    case "operate": {
      const own = player.claims.find(({ card }) => card === id);
      if (!own) return otherwise("operate");
      if (own.depleted) return { says: why.depleted, rule: "13.5" };
      if (view.worked.includes(id) || view.named.includes(id)) return { says: why.worked, rule: "13.6" };
      return { says: why.costs(claimOf(id).operate), rule: "6.4" };
    }
    case "deliver": {
      const own = player.claims.find(({ card }) => card === id);
      return own && !own.freight ? { says: why.noFreight, rule: "16.1" } : otherwise("deliver");
    }
    default:
      return otherwise(view.question);
  }
}

/** Why the claim deck does nothing now. */
export function whyNotDeck(situation: Situation): WhyNot | null {
  const { view, menu } = situation;
  const { why } = words;
  const now = whyNotNow(situation);
  if (now || !menu.length) return now;
  if (!view.deck) return { says: why.deckDone, rule: "4.13" };
  if (view.question === "place") return { says: why.pieceFirst, rule: "7.1" };
  if (view.question === "survey" || view.question === "dismantle") return { says: why.surveyorInHand, rule: "7.2" };
  return view.question === "stake" ? { says: why.noProspectorThere, rule: "11.4" } : otherwise(view.question);
}

/** Why a passenger card does nothing now. */
export function whyNotPassenger(id: string, situation: Situation): WhyNot | null {
  const { view, menu } = situation;
  const { why } = words;
  const now = whyNotNow(situation);
  const player = me(situation);
  if (now || !menu.length || !player) return now;
  switch (view.question) {
    case "place":
      return { says: why.pieceFirst, rule: "7.1" };
    case "survey":
    case "dismantle":
      return { says: why.surveyorInHand, rule: "7.2" };
    case "prospect":
      if (runBy(view, id).includes(view.seat)) return { says: why.ownCard, rule: "8.1" };
      if (player.pieces.some(({ at }) => at === id)) return { says: why.standsThere, rule: "7.13" };
      return passengerWay(id, view) ? { says: why.notShorter, rule: "8.4" } : { says: why.noRoute, rule: "8.3" };
    case "stake":
      if (player.pieces.every(({ at }) => at !== id)) return { says: why.noProspectorThere, rule: "11.2" };
      if (!passengerWay(id, view)) return { says: why.noRoute, rule: "11.2" };
      return { says: why.costs(passengerOf(id).purchase), rule: "6.4" };
    default:
      return otherwise(view.question);
  }
}

/** Why a piece does nothing now. */
export function whyNotPiece(name: string, situation: Situation): WhyNot | null {
  const { view, menu } = situation;
  const { pieces } = words.why;
  const now = whyNotNow(situation);
  const piece = me(situation)?.pieces.find((other) => other.name === name);
  if (now || !menu.length || !piece) return now;
  if (isInHand(view) && pieceAsked(view) === name) return { says: pieces.inHand, rule: "7.1" };
  if (piece.status === "jail") return { says: pieces.jail, rule: "17.1" };
  if (piece.status === "dead") return { says: pieces.dead, rule: "17.3" };
  if (view.question !== "place") return otherwise(view.question);
  return piece.status === "tied" ? { says: pieces.leant, rule: "7.6" } : { says: pieces.sent, rule: "7.1" };
}

// Routes

/** The route for a passenger card as it can be used this turn: a seat's own, or that of the two who run it. */
export function passengerWay(id: string, view: SilvertonView, seat = view.seat): Way | null {
  const player = view.players[seat];
  if (!player) return null;
  const partner = player.passengers.find(({ card }) => card === id)?.partner ?? null;
  if (partner !== null) return jointWay(view, [seat, partner], id)?.way ?? null;
  const { from, to } = passengerOf(id);
  return routeOf(player.track, player.homes, from, to, view.winter, view.cleared);
}

/** What a move that is pointed at touches. */
export interface Touched {
  segments: string[];
  cards: string[];
  pieces: string[];
  way: Way | null;
}

const UNTOUCHED: Touched = { segments: [], cards: [], pieces: [], way: null };

export function touched(move: string | null, view: SilvertonView): Touched {
  if (move === null) return UNTOUCHED;
  const delivery = deliveryOf(view, move);
  if (delivery) return { ...UNTOUCHED, cards: [delivery.claim], way: delivery.way };
  if (/^(use|onto) /.test(move)) {
    const haul = haulOf(view, move);
    return haul ? { ...UNTOUCHED, cards: [haul.claim, haul.onto ?? ""].filter(Boolean), way: haul.way } : UNTOUCHED;
  }
  const read = ABOUT.exec(move);
  if (!read) return UNTOUCHED;
  const [verb, thing] = [read[1]!, read[2]!];
  if (PIECE_VERBS.includes(verb)) return { ...UNTOUCHED, pieces: [thing] };
  if (isClaim(thing) || thing === "deck") return { ...UNTOUCHED, cards: [thing] };
  if (/^p\d+$/.test(thing)) return { ...UNTOUCHED, cards: [thing], way: passengerWay(thing, view) };
  return isSegment(thing) ? { ...UNTOUCHED, segments: [thing] } : UNTOUCHED;
}
