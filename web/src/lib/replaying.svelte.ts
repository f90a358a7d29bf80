// A game step by step, as one chair saw it: of a table ("table-ID"), or of a record somebody brought.

import { api } from "./api";
import { stepsOf } from "./history";
import { namesOf, seatName } from "./seats";
import type { Heading, Seen, Sheet, Update } from "../messages";

const PREFIX = "table-";
/** All chairs at once, when the game is over; looked at from the first. */
export const ALL = "all";
/** The log's numbers of what a record has entries for. */
const RECORDED = ["started", "moved", "undone"];

export class Replaying {
  /** The table it was played at; a record has none. */
  readonly table: string | null;
  /** Where the server has it. */
  readonly of: string;
  /** From which chairs one may look; and from which one looks. */
  eyes = $state.raw<string[]>([]);
  eye = $state("spectator");
  names = $state.raw<string[]>([]);
  /** Their faces; a record keeps none. */
  faces = $state.raw<string[]>([]);
  /** The seats of whoever looks. */
  mine = $state.raw<string[]>([]);
  over = $state(true);
  steps = $state.raw<Seen[]>([]);
  at = $state(0);
  /** Whether the last step was one forward: only that is shown as a movement. */
  forward = $state(false);
  /** How often it was not: then the board is laid out anew. */
  jumps = $state(0);
  /** The number in the table's log of each step. */
  private numbers: number[] = [];

  constructor(id: string) {
    this.table = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;
    this.of = this.table === null ? `records/${encodeURIComponent(id)}` : `tables/${this.table}`;
  }

  readonly step = $derived(this.steps[this.at] ?? null);
  readonly last = $derived(this.steps.length - 1);
  /** The chairs that somebody played from; and the one to look from where all hands are open, or to try from. */
  readonly seats = $derived(this.eyes.filter((seat) => seat !== "spectator" && seat !== ALL));
  readonly chair = $derived(this.seats.includes(this.eye) ? this.eye : (this.mine[0] ?? this.seats[0] ?? "spectator"));

  /** Who played, and at what; the game's name. */
  open(): Promise<string> {
    return this.table === null ? this.ofRecord() : this.ofTable();
  }

  /** Of a game that is over one may look from any chair, of a running one from one's own. */
  private async ofTable(): Promise<string> {
    const updates = await api.get<Update[]>(this.of);
    const sheet = updates.find((update) => update.table)?.table as Sheet;
    this.names = namesOf(sheet.seats);
    this.faces = sheet.seats.map(({ face }) => face ?? "");
    this.over = sheet.status === "over";
    this.mine = updates.map(({ seat }) => seat).filter((seat) => seat !== "spectator");
    const others = sheet.seats.map(({ seat }) => seat).filter((seat) => !this.mine.includes(seat));
    const all = this.mine.length ? [...this.mine, ...others, "spectator"] : ["spectator", ...others];
    this.eyes = this.over ? [...all, ALL] : updates.length > 1 ? ["spectator"] : updates.map(({ seat }) => seat);
    this.numbers = (updates[0]?.news ?? []).filter(({ type }) => RECORDED.includes(type)).map(({ number }) => number);
    return sheet.game;
  }

  private async ofRecord(): Promise<string> {
    const heading = await api.get<Heading>(`${this.of}/heading`);
    this.names = heading.names;
    this.eyes = ["spectator", ...this.names.map((_, seat) => seatName(seat)), ...(heading.over ? [ALL] : [])];
    return heading.game;
  }

  /** Look from a chair. */
  async lookAs(seat: string): Promise<void> {
    this.steps =
      seat === ALL ? await stepsOf(this.of, this.mine[0] ?? this.seats[0]!, true) : await stepsOf(this.of, seat);
    this.eye = seat;
    this.forward = false;
    this.jumps += 1;
  }

  /** Go to a step, or as near as there is one; whether that is another. */
  go(to: number): boolean {
    const next = Math.max(Math.min(to, this.last), 0);
    if (next === this.at) return false;
    this.forward = next === this.at + 1;
    if (!this.forward) this.jumps += 1;
    this.at = next;
    return true;
  }

  /** The table set up as it is at this step, with bots in the other chairs: its id. */
  async copy(): Promise<string> {
    const wanted = { at: this.numbers[this.at] ?? null, me: this.chair };
    return (await api.post<Sheet>(`${this.of}/copies`, wanted)).id;
  }
}
