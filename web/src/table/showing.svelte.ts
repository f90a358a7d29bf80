// What happens at a table, as it is shown: in motion, in words, by sounds; the end of a round on stage.

import type { AnyView, Ending } from "../games/contract";
import type { Line, Told, Update } from "../messages";
import { Outlook } from "./outlook.svelte";
import { voice } from "../lib/announcer.svelte";
import { sayingsIn, type Around, type Asking } from "../lib/announcing";
import { readingTime, STAYS } from "../lib/pacing";
import { reactions, type Reaction } from "../lib/reactions.svelte";
import { settings } from "../lib/settings.svelte";
import { sound, type Sound } from "../lib/sound";
import { seatNumber } from "../lib/seats";
import { LiveTable, type Onlooker } from "../lib/table.svelte";

const toldIn = (update: Update): Told[] => update.news.flatMap((item) => item.events ?? []);
export const sentences = (told: Told[]): string => told.map(({ says }) => says).join(" ");

export class Showing implements Onlooker {
  readonly table: LiveTable;
  readonly here: Outlook;
  /** What the board shows in motion. */
  events = $state<Told[]>([]);
  /** What happened last, in words. */
  caption = $state.raw<Told[]>([]);
  /** What a bot says. */
  line = $state.raw<Line | null>(null);
  /** The end of a round, or of the game, as long as somebody looks at it. */
  staged = $state.raw<Ending | null>(null);
  private staging: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.table = new LiveTable(id, this);
    this.here = new Outlook(this.table);
  }

  private isOurs(update: Update): boolean {
    return update.seat === (this.here.chair?.seat ?? update.seat);
  }

  /** The end that an update tells of; what the table was before is still to be seen. */
  private endingIn(update: Update): Ending | null {
    const { ui, view, names } = this.here;
    if (!this.isOurs(update) || !update.game || !view) return null;
    return ui?.ending?.(toldIn(update), { before: view, after: update.game.view as AnyView }, names) ?? null;
  }

  ends(update: Update): boolean {
    return this.endingIn(update) !== null;
  }

  /** What others do is shown long enough to be read, or until somebody asks for the next. */
  lasts(update: Update): number {
    const own = update.news.every(({ own }) => own);
    const told = toldIn(update);
    if (own || !this.isOurs(update)) return 0;
    const asksOthers = this.asking(update)?.moves === 0;
    if (settings.chosen.waits && told.length && asksOthers) return STAYS;
    const scenes = this.here.ui?.scenes?.(told) ?? [told];
    return scenes.reduce((sum, scene) => sum + readingTime(sentences(scene)), 0);
  }

  /** What somebody else does in one scene is shown at once, where the next of it waits already. */
  joins(one: Update, next: Update): boolean {
    const scenes = this.here.ui?.scenes;
    const movers = new Set(
      [...one.news, ...next.news].map(({ type, seat, own }) => (type === "moved" && !own ? seat : "")),
    );
    if (!scenes || movers.size > 1 || movers.has("") || one.seat !== next.seat) return false;
    return scenes([...toldIn(one), ...toldIn(next)]).length <= Math.max(1, scenes(toldIn(one)).length);
  }

  /** What decides how an update is said. */
  private around(update: Update): Around {
    const { sheet, ui, chair, mine } = this.here;
    const before = (chair?.news ?? []).filter(({ number }) => number < (update.news[0]?.number ?? 0));
    return { sheet, before, mine, passing: ui?.passing ?? [], banter: settings.chosen.banter };
  }

  /** What an update asks, here or of others; null where it asks nothing new. */
  private asking({ game }: Update): Asking | null {
    if (!game || (game.view as AnyView).outcome) return null;
    const sitting = game.waiting.map((seat) => this.here.sheet?.seats[seatNumber(seat)]);
    const byBots = sitting.every((each) => each?.bot || each?.stood_in);
    return { says: game.prompt, moves: (game.menu as unknown[]).length, byBots };
  }

  /** Only what happens while we look is shown in motion. */
  heard(update: Update): void {
    if (!this.isOurs(update)) return;
    if (settings.chosen.banter) this.line = update.news.findLast(({ line }) => line)?.line ?? this.line;
    for (const { seat, sign } of update.news) if (sign && seat) reactions.show(seat, sign as Reaction);
    const ending = this.table.ending === update ? this.endingIn(update) : null;
    if (ending) this.stage(ending);
    else if (!this.table.ending) this.unstage();
    const news = ending?.lead ?? toldIn(update);
    if (!this.here.handOver)
      voice.announcer.hear(sayingsIn(update, this.around(update), news), ending ? null : this.asking(update));
    const forgotten = this.here.sheet?.forgets && update.news.some(({ type }) => type === "moved" || type === "undone");
    if (news.length || forgotten) {
      this.events = this.caption = news;
    }
    for (const { event } of news) {
      const which = this.here.ui?.sound(event as { type: string });
      if (which) sound(which as Sound);
    }
  }

  /** The end of a round comes on stage once what led to it has been read. */
  private stage(ending: Ending): void {
    const wait = readingTime(sentences(ending.lead));
    if (wait) this.staging = setTimeout(() => (this.staged = ending), wait);
    else this.staged = ending;
  }

  private unstage(): void {
    clearTimeout(this.staging);
    this.staged = null;
  }

  /** The end of the round has been seen: on with what came of it. */
  goOn(): void {
    const seen = this.staged?.beats ?? [];
    const came = this.table.ending ? toldIn(this.table.ending) : [];
    this.unstage();
    const ended = this.table.ending;
    const before = this.caption;
    this.events = came.filter((told) => !seen.includes(told) && !this.events.includes(told));
    this.caption = [];
    if (ended) {
      const rest = came.filter((told) => !seen.includes(told) && !before.includes(told));
      const sayings = sayingsIn(ended, this.around(ended), rest).filter(
        ({ kind }) => kind !== "talk" && kind !== "table",
      );
      voice.announcer.hear(sayings, this.asking(ended));
    }
    this.table.goOn();
  }

  /** The next player has the device: nothing of the last one stays. */
  clear(): void {
    this.events = this.caption = [];
    voice.clear();
  }

  close(): void {
    clearTimeout(this.staging);
    this.table.close();
  }
}
