// A lesson as it is played: where the learner stands, what the coach says, what happens by itself.

import type { Choice } from "../games/contract";
import type { Lesson, LessonStep, Objection, Told } from "../messages";
import { api } from "./api";

/** Milliseconds for each thing that happens by itself. */
export const PAUSE = 900;
/** So many things at once are read before one goes on. */
const MANY = 4;

/** Whether a step stays until the learner goes on: something is asked or explained, or much has happened. */
export function stays(step: LessonStep): boolean {
  return step.expects !== null || step.note !== "" || step.events.length >= MANY;
}

interface Kept {
  at: number;
  of: number;
}

/** Where somebody left a lesson on this device, -1 where nowhere. A lesson of another length has been rewritten. */
function leftAt(key: string, of: number): number {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
    return kept && kept.of === of && kept.at > 0 && kept.at < of ? kept.at : -1;
  } catch {
    return -1;
  }
}

function keep(key: string, kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // a device that keeps nothing begins again
  }
}

/** Leads through a lesson: the introduction, its steps one after the other, the end. */
export class Tutor {
  /** The step; -1 is the introduction, the number of steps the end. */
  at = $state(-1);
  /** The learner has come back to this step and goes on when they want to. */
  held = $state(false);
  /** A legal move the learner chose where the lesson shows another. */
  strayed = $state<Choice | null>(null);
  /** Whether the learner goes on where they left. */
  resumed = $state(false);
  /** How often the learner has gone elsewhere than on; what was on its way on the board is forgotten then. */
  jumps = $state(0);
  /** Whether what happened at this step has happened just now. */
  private fresh = $state(false);
  private readonly key: string;

  constructor(readonly lesson: Lesson) {
    this.key = `silverware.lesson.${lesson.game}`;
    const left = leftAt(this.key, lesson.steps.length);
    if (left < 0) return;
    this.at = left;
    this.held = true;
    this.resumed = true;
  }

  get length(): number {
    return this.lesson.steps.length;
  }

  get begun(): boolean {
    return this.at >= 0;
  }

  get over(): boolean {
    return this.at >= this.length;
  }

  /** What is on the table; at the end still what was there last. */
  get step(): LessonStep {
    return this.lesson.steps[Math.min(Math.max(this.at, 0), this.length - 1)]!;
  }

  /** Whether the learner is asked for a move. */
  get asked(): boolean {
    return this.begun && !this.over && this.step.expects !== null;
  }

  /** The moves, while the learner is asked. */
  get menu(): Choice[] {
    return this.asked ? (this.step.menu as Choice[]) : [];
  }

  /** The move with which the lesson goes on. */
  get suggested(): Choice | null {
    return this.menu.find(({ id }) => id === this.step.expects) ?? null;
  }

  /** What moves on the board: only what has happened just now. */
  get moving(): Told[] {
    return this.fresh && !this.over ? this.step.events : [];
  }

  /** Everything that has been told since the learner last had something to say. */
  get told(): Told[] {
    if (!this.begun) return [];
    const upTo = Math.min(this.at, this.length - 1);
    let from = upTo;
    while (from > 0 && this.lesson.steps[from - 1]!.expects === null) from -= 1;
    return this.lesson.steps.slice(from, upTo + 1).flatMap(({ events }) => events);
  }

  /** After how many milliseconds the lesson goes on by itself; null where it waits. */
  get pause(): number | null {
    if (!this.begun || this.at >= this.length - 1 || this.held || stays(this.step)) return null;
    return PAUSE * Math.max(this.step.events.length, 1);
  }

  private go(to: number, fresh: boolean): void {
    this.at = Math.min(Math.max(to, -1), this.length);
    this.fresh = fresh;
    this.held = !fresh;
    if (!fresh) this.jumps += 1;
    this.strayed = null;
    this.resumed = false;
    keep(this.key, this.at > 0 && !this.over ? { at: this.at, of: this.length } : null);
  }

  /** Go on; where the learner is asked, only a move does that. */
  next(): void {
    if (!this.asked && !this.over) this.go(this.at + 1, true);
  }

  back(): void {
    if (this.begun) this.go(this.at - 1, false);
  }

  restart(): void {
    this.go(-1, false);
  }

  /** Choose a move: the suggested one is made, any other is talked about. */
  choose(choice: Choice): void {
    if (!this.asked) return;
    if (choice.id === this.step.expects) this.go(this.at + 1, true);
    else this.strayed = choice;
  }

  /** Why a move cannot be made here; null where it can. */
  async why(move: unknown): Promise<Objection | null> {
    const asked = { step: this.at, move };
    const answer = await api.post<Objection>(`games/${encodeURIComponent(this.lesson.game)}/lesson/why`, asked);
    return answer.sentence === null || asked.step !== this.at ? null : answer;
  }
}
