// What somebody does at a table: makes moves, once they are sure, asks why not, asks for a hint.

import { tick } from "svelte";
import type { Choice, Form, WhyNot } from "../games/contract";
import type { AnyAct, Hint } from "../messages";
import { words } from "../words";
import { api, Refused } from "../lib/api";
import { Deliberate, type Spot } from "../lib/deliberate";
import { focusQuestion } from "../lib/focus";
import { introduced } from "../lib/introduction.svelte";
import { me } from "../lib/me.svelte";
import { meant } from "../lib/meant";
import type { Outlook } from "./outlook.svelte";

const asRefusal = ({ message, rule }: Refused): WhyNot => ({ says: message, rule });

export class Player {
  /** Whether the table has yet to answer. */
  busy = $state(false);
  refusal = $state.raw<WhyNot | null>(null);
  /** Why the move that somebody points at cannot be made. */
  why = $state.raw<WhyNot | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  pointed = $state.raw<Choice | null>(null);
  /** A move that ends or costs something: it is made when somebody is sure. */
  sure = $state.raw<{ move: Choice | Form; says: string } | null>(null);
  /** Something that would cost what people may not know of. */
  costing = $state.raw<{ act: AnyAct; says: string } | null>(null);
  /** Whether a hint is wanted that would cost the game its rating. */
  costly = $state(false);
  /** Where on the board somebody has just pressed. */
  spot: Spot = null;
  private readonly aim = new Deliberate();

  constructor(private readonly here: Outlook) {}

  /** Be somebody here; the connection is opened anew as them. Whoever sits down says who they are. */
  async comeIn(sits = false): Promise<boolean> {
    if (me.person) return true;
    if (!(sits ? await introduced() : await me.somebody())) return false;
    await this.here.table.reopen();
    return true;
  }

  async act(wanted: AnyAct): Promise<void> {
    this.refusal = null;
    this.busy = true;
    try {
      if (await this.comeIn(wanted.type === "sit")) await this.here.table.act(wanted);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.unless) this.costing = { act: { ...wanted, [error.unless]: true }, says: error.message };
      else this.refusal = asRefusal(error);
    } finally {
      this.busy = false;
    }
  }

  undo(): Promise<void> {
    return this.act({ type: "undo", ...this.here.from });
  }

  /** Do what was asked about, now that people know what it costs. */
  async pay(): Promise<void> {
    const wanted = this.costing?.act;
    this.costing = null;
    if (wanted) await this.act(wanted);
  }

  async say(text: string): Promise<void> {
    await this.comeIn();
    await this.here.table.act({ type: "say", text });
  }

  /** Make a move of the menu, or one that people word freely. */
  play(move: Choice | Form): void {
    const { ui, view, menu } = this.here;
    if (!ui || !view || this.busy) return;
    const wanted = meant(menu, move);
    const hurts = ui.hurts(wanted, view);
    if (hurts && this.sure?.move !== move) {
      this.sure = { move, says: hurts };
      return;
    }
    this.sure = null;
    this.forget();
    void this.act({
      type: "move",
      ...this.here.from,
      move: wanted.id ?? wanted.form!,
      version: this.here.table.number,
    });
    void tick().then(focusQuestion);
  }

  /** Make a move by a press on the board: what ends a step there has to be meant. */
  press(move: Choice | Form): void {
    const { ui, view, menu } = this.here;
    if (!ui || !view || this.busy) return;
    const ends = ui.ends?.(meant(menu, move)) ?? false;
    const leaves = ends && menu.length > 1 ? (ui.leaves?.(view, menu) ?? null) : null;
    const doubt = leaves ?? (ends && this.aim.doubts(this.spot) ? words.table.again : null);
    this.aim.made(this.spot);
    if (doubt) this.sure = { move, says: doubt };
    else this.play(move);
  }

  /** Ask why a move cannot be made; an answer to what is past is not shown. */
  async wonder(move: Form | null): Promise<void> {
    const { table, mine, from } = this.here;
    if (this.busy) return;
    if (!move) {
      this.why = null;
      return;
    }
    if (!mine.length) {
      this.why = { says: words.table.watching, rule: null };
      return;
    }
    const asked = table.number;
    const refused = await table.why(move, from);
    if (asked === table.number) this.why = refused && asRefusal(refused);
  }

  /** Ask what a bot would do, once it is clear what that costs; an answer to what is past is not shown. */
  async askHint(sure = Boolean(this.here.sheet?.unrated)): Promise<void> {
    this.costly = !sure;
    if (!sure || this.hinting) return;
    this.refusal = null;
    this.hinting = true;
    const { scene: asked, table, chair } = this.here;
    try {
      const told = await api.post<Hint>(`tables/${table.id}/hint?seat=${chair?.seat ?? ""}`, {});
      if (asked === this.here.scene) this.hint = told;
    } catch (error) {
      if (error instanceof Refused && asked === this.here.scene) this.refusal = asRefusal(error);
    } finally {
      this.hinting = false;
    }
  }

  /** The question is another: nothing of what was said about the last one stays. */
  forget(): void {
    this.why = this.hint = this.pointed = null;
  }

  /** The next player has the device. */
  clear(): void {
    this.forget();
    this.refusal = this.sure = null;
  }
}
