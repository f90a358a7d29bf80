// What is printed on the edition in play: things by their ids, what they are called, and where they lie on the map.

import { drawn, type Drawn } from "./map";
import type {
  ClaimCard,
  PassengerCard,
  PriceColumn,
  Segment,
  SilvertonEdition,
  Sort,
  Town,
} from "../../messages/silverton";
import { words } from "./words";

/** Units that names at the right edge want beside the paper. */
const MARGIN = 12;

const byId = <T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** An edition with its map laid out. Made once of each: see `printedOn`. */
export class Printed {
  readonly width: number;
  readonly height: number;
  readonly markets: readonly Town[];
  /** Where one would sell if one could sell anywhere. */
  readonly market: string;
  readonly drawn: readonly Drawn[];
  readonly #towns: ReadonlyMap<string, Town>;
  readonly #segments: ReadonlyMap<string, Segment>;
  readonly #claims: ReadonlyMap<string, ClaimCard>;
  readonly #passengers: ReadonlyMap<string, PassengerCard>;
  readonly #columns: ReadonlyMap<string, PriceColumn>;
  readonly #drawn: ReadonlyMap<string, Drawn>;

  constructor(readonly edition: SilvertonEdition) {
    this.width = edition.width + MARGIN;
    this.height = edition.height;
    this.markets = edition.towns.filter(({ market }) => market);
    this.market = this.markets[0]?.id ?? "";
    this.#towns = byId(edition.towns);
    this.#segments = byId(edition.segments);
    this.#claims = byId(edition.claims);
    this.#passengers = byId(edition.passengers);
    this.#columns = byId(edition.columns);
    this.drawn = drawn(edition, this.#towns);
    this.#drawn = new Map(this.drawn.map((each) => [each.segment.id, each]));
  }

  town = (id: string): Town => this.#towns.get(id)!;
  segment = (id: string): Segment => this.#segments.get(id)!;
  claim = (id: string): ClaimCard => this.#claims.get(id)!;
  passenger = (id: string): PassengerCard => this.#passengers.get(id)!;
  column = (id: string): PriceColumn => this.#columns.get(id)!;
  drawing = (id: string): Drawn => this.#drawn.get(id)!;

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

/** The same edition is laid out once, whatever shows it. */
export function printedOn(edition: SilvertonEdition): Printed {
  const printed = made.get(edition) ?? new Printed(edition);
  made.set(edition, printed);
  return printed;
}
