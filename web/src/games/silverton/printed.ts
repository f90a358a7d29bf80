// What is printed on the edition in play: things by their ids, what they are called, and where they lie on the map.

import { pathOf, strokesOf } from "./map";
import type {
  ClaimCard,
  Hop,
  PassengerCard,
  Point,
  PriceColumn,
  Segment,
  SilvertonEdition,
  Sort,
  Town,
} from "../../messages/silverton";
import { words } from "./words";

const byId = <T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** An edition with its things by their ids. Made once of each: see `printedOn`. */
export class Printed {
  readonly markets: readonly Town[];
  /** Where one would sell if one could sell anywhere. */
  readonly market: string;
  readonly #towns: ReadonlyMap<string, Town>;
  readonly #segments: ReadonlyMap<string, Segment>;
  readonly #claims: ReadonlyMap<string, ClaimCard>;
  readonly #passengers: ReadonlyMap<string, PassengerCard>;
  readonly #columns: ReadonlyMap<string, PriceColumn>;

  constructor(readonly edition: SilvertonEdition) {
    this.markets = edition.towns.filter(({ market }) => market);
    this.market = this.markets[0]?.id ?? "";
    this.#towns = byId(edition.towns);
    this.#segments = byId(edition.segments);
    this.#claims = byId(edition.claims);
    this.#passengers = byId(edition.passengers);
    this.#columns = byId(edition.columns);
  }

  town = (id: string): Town => this.#towns.get(id)!;
  segment = (id: string): Segment => this.#segments.get(id)!;
  claim = (id: string): ClaimCard => this.#claims.get(id)!;
  passenger = (id: string): PassengerCard => this.#passengers.get(id)!;
  column = (id: string): PriceColumn => this.#columns.get(id)!;

  strokes = ({ towns, bends }: Segment): Point[][] => strokesOf(towns.map(this.town), bends);
  path = (segment: Segment): string => this.strokes(segment).map(pathOf).join("");

  /** The part of a segment that leads from a town to another. */
  hop = (id: string, from: string, to: string): string => {
    const segment = this.segment(id);
    const strokes = this.strokes(segment);
    if (strokes.length === 1) return pathOf(strokes[0]!);
    return [from, to].map((town) => pathOf(strokes[segment.towns.indexOf(town)]!)).join("");
  };

  /** A whole route as a line of points, from its first town to its last. */
  run = (way: readonly Hop[]): Point[] =>
    way.flatMap(({ segment: id, from, to }) => {
      const segment = this.segment(id);
      const strokes = this.strokes(segment);
      if (strokes.length > 1) {
        const [out, back] = [from, to].map((town) => strokes[segment.towns.indexOf(town)]!);
        return [...out!, ...back!.toReversed()];
      }
      return segment.towns[0] === from ? strokes[0]! : strokes[0]!.toReversed();
    });

  /** What lies somewhere on the map: a line, a card or a town; nothing for the deck and for events. */
  placeOf = (id: string): Segment | ClaimCard | PassengerCard | Town | undefined =>
    this.#segments.get(id) ?? this.#claims.get(id) ?? this.#passengers.get(id) ?? this.#towns.get(id);

  /** The column that pays for a freight, in a market where it has one of its own. */
  columnFor = (freight: string, town: string | null): PriceColumn | undefined =>
    this.edition.columns.find((column) => column.freight === freight && column.town === town);

  sorts = (train: boolean): Sort[] => this.edition.sorts.filter((sort) => sort.train === train);
  train = (power: number): Sort => this.sorts(true).find((sort) => sort.power === power)!;
  plow = (bonus: number): Sort => this.sorts(false).find((sort) => sort.power === bonus)!;
  sort = (name: string): Sort => this.edition.sorts.find((sort) => sort.name === name)!;

  townName = (id: string): string => this.town(id).name;

  /** A line by its towns, and which of several it is. */
  lineName = (id: string): string => {
    const { towns, copy } = this.segment(id);
    return `${towns.map(this.townName).join("–")}${copy ? ` (${copy})` : ""}`;
  };

  /** A claim by town and freight. */
  claimName = (id: string): string => {
    const { town, freight } = this.claim(id);
    return `${this.townName(town)} ${freight}`;
  };

  passengerName = (id: string): string => {
    const { from, to } = this.passenger(id);
    return `${this.townName(from)} to ${this.townName(to)}`;
  };

  isLine = (id: string): boolean => this.#segments.has(id);

  /** Any card, the deck, a line or a town. */
  nameOf = (id: string): string => {
    if (this.#segments.has(id)) return this.lineName(id);
    if (this.#claims.has(id)) return `${this.claimName(id)} (${id})`;
    if (this.#passengers.has(id)) return `${this.passengerName(id)} (${id})`;
    const event = this.edition.events.find((card) => card.id === id);
    return event ? (words.effects[event.effect] ?? id) : (this.#towns.get(id)?.name ?? words.theDeck);
  };

  /** Where a piece stands, in few words. */
  placeName = (id: string): string => (this.#claims.has(id) ? this.claimName(id) : this.nameOf(id));
}

const made = new WeakMap<SilvertonEdition, Printed>();

/** The same edition is sorted once, whatever shows it. */
export function printedOn(edition: SilvertonEdition): Printed {
  const printed = made.get(edition) ?? new Printed(edition);
  made.set(edition, printed);
  return printed;
}
