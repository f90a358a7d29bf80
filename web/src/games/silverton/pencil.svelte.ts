// The planner's pencil: what one sketches, kept by the server for one's own seat, and what comes of it, worked out
// there. Nothing is computed here.

import type { Sketch } from "../../messages";
import type { Opening, Plan, Planning, SilvertonView, Site } from "../../messages/silverton";
import type { Desk } from "../contract";

/** The most sketches the server keeps for a seat. */
export const MOST = 8;
/** Milliseconds without a change after which sketches are worked out: soon after one's own, later after others'. */
const SOON = 60;
const LATER = 350;

/** What the figures of sketches depend on. */
export const mattering = (view: SilvertonView): string =>
  JSON.stringify([
    view.seat,
    view.round,
    view.asked === view.seat && view.asking,
    view.agenda.filter(({ type }) => type === "place"),
    view.open,
    view.chances.map(({ card }) => card),
    view.chart.map(({ box, sold }) => [box, sold]),
    view.players.map(({ cash, track, claims, passengers, pieces, trains }) => [
      ...[cash, track, claims, trains],
      passengers.map(({ card, partner }) => [card, partner]),
      pieces.map(({ status, at, sent }) => [status, at, sent]),
    ]),
  ]);

/** Whether some of a sketch can never be built as it is drawn. */
export const isHindered = ({ strokes }: Plan): boolean =>
  strokes.some(({ hindrance }) => hindrance !== "open" && hindrance !== "built");

export class Pencil {
  /** Whether a press on the map draws. */
  held = $state(false);
  sketches = $state.raw<readonly Sketch[]>([]);
  /** Which of them one works on. */
  at = $state(0);
  /** What somebody wants to know about: a town or a line. */
  about = $state<string | null>(null);
  /** What goes wrong with keeping them, in a sentence. */
  trouble = $state("");
  private worked = $state.raw<{ sketches: readonly Sketch[]; planning: Planning } | null>(null);
  private desk = $state.raw<Desk | null>(null);
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private tell = false;

  /** `say`: what is told of the chosen sketch whenever one has changed it. */
  constructor(private readonly say: (plan: Plan) => void) {}

  readonly sketch = $derived(this.sketches[this.at] ?? null);
  /** The figures of the chosen sketch; those of before until the new ones are there. */
  readonly plan = $derived(this.worked?.planning.plans[this.at] ?? null);
  private readonly goals = $derived(new Map(this.worked?.planning.goals.map((plan) => [plan.goal, plan])));
  private readonly sites = $derived(new Map(this.worked?.planning.sites.map((site) => [site.town, site])));
  private readonly openings = $derived(new Map(this.worked?.planning.openings.map((each) => [each.segment, each])));

  /** The cheapest route to a card with its figures; null where nothing is known of it. */
  goal = (card: string): Plan | null => this.goals.get(card) ?? null;
  site = (town: string): Site | null => this.sites.get(town) ?? null;
  opening = (segment: string): Opening | null => this.openings.get(segment) ?? null;
  /** Every card one could sketch for. */
  get cards(): string[] {
    return [...this.goals.keys()];
  }
  planOf = (at: number): Plan | null => this.worked?.planning.plans[at] ?? null;

  /** Sit down at a desk, with what lies on it; another seat has another. */
  sit(desk: Desk | null): void {
    if (desk?.seat === this.desk?.seat) {
      this.desk = desk;
      return;
    }
    this.desk = desk;
    this.sketches = desk?.kept() ?? [];
    this.worked = null;
    [this.held, this.at, this.about, this.trouble] = [false, 0, null, ""];
  }

  get ready(): boolean {
    return this.desk !== null;
  }

  /** The table has changed: work it out again when it has come to rest. */
  later(): void {
    this.workOut(LATER);
  }

  leave(): void {
    clearTimeout(this.waiting);
  }

  private workOut(after: number): void {
    clearTimeout(this.waiting);
    if (this.desk) this.waiting = setTimeout(() => void this.ask(), after);
  }

  private async ask(): Promise<void> {
    const [desk, sketches, number] = [this.desk, this.sketches, (this.asked += 1)];
    try {
      const planning = await desk?.workOut(sketches);
      if (!planning || desk?.seat !== this.desk?.seat || number !== this.asked) return;
      this.worked = { sketches, planning: planning as Planning };
      this.trouble = "";
      if (this.tell && this.plan) this.say(this.plan);
      this.tell = false;
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  /** Other sketches than before: seen at once, kept by the server, worked out. */
  private change(sketches: readonly Sketch[], at: number): void {
    this.sketches = sketches;
    this.at = Math.max(0, Math.min(at, sketches.length - 1));
    this.tell = true;
    this.workOut(SOON);
    this.desk?.keep(sketches).catch((error: unknown) => {
      this.trouble = error instanceof Error ? error.message : String(error);
    });
  }

  choose(at: number): void {
    this.at = at;
    if (this.plan) this.say(this.plan);
  }

  /** A sketch of the cheapest route to a card, under a name; one there is already is chosen. */
  drawTo(card: string, name: string): void {
    const there = this.sketches.findIndex(({ goal }) => goal === card);
    const parts = this.goal(card)?.strokes.map(({ segment }) => segment) ?? [];
    this.held = true;
    if (there >= 0) this.choose(there);
    else if (this.sketches.length < MOST) this.start({ name, goal: card, parts });
  }

  start(sketch: Sketch): void {
    if (this.sketches.length < MOST) this.change([...this.sketches, sketch], this.sketches.length);
  }

  /** Draw a line, or rub it out where it is drawn. */
  toggle(segment: string, name: string): void {
    const { sketch } = this;
    if (!sketch) {
      this.start({ name, goal: "", parts: [segment] });
      return;
    }
    const parts = sketch.parts ?? [];
    const next = parts.includes(segment) ? parts.filter((each) => each !== segment) : [...parts, segment];
    this.put({ ...sketch, parts: next });
  }

  put(sketch: Sketch): void {
    this.change(this.sketches.with(this.at, sketch), this.at);
  }

  remove(): void {
    this.change(this.sketches.toSpliced(this.at, 1), this.at);
  }

  /** The sketches on the map: the one that is worked on, and while the pencil is in hand the others faintly. */
  readonly drawn = $derived(
    (this.worked?.planning.plans ?? []).flatMap((plan, at) =>
      at === this.at ? [{ plan, chosen: true }] : this.held ? [{ plan, chosen: false }] : [],
    ),
  );
  isDrawn = (segment: string): boolean => this.held && this.has(segment);

  has = (segment: string): boolean => this.sketch?.parts?.includes(segment) ?? false;
}
