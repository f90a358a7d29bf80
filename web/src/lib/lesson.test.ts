import { beforeEach, describe, expect, test } from "vitest";
import type { Lesson, LessonStep } from "../messages";
import { PAUSE, stays, Tutor } from "./lesson.svelte";

const told = (says: string) => ({ event: { type: "Happened" }, says, rule: "1.1" });
const step = (number: number, some: Partial<LessonStep> = {}): LessonStep => ({
  number,
  events: [told(`event ${number}`)],
  view: {},
  prompt: "",
  menu: [],
  expects: null,
  note: "",
  ...some,
});
const left = { id: 1, move: "" as const, says: "Go left" };
const right = { id: 2, move: "" as const, says: "Go right" };
const asks = { menu: [left, right], expects: right.id };
const lesson = (...steps: LessonStep[]): Lesson => ({
  game: "game",
  title: "A lesson",
  seat: "north",
  names: ["Ada", "Ben"],
  intro: "Hello.",
  outro: "Bye.",
  steps,
});
const small = (): Lesson =>
  lesson(step(0), step(1, { ...asks, note: "Why." }), step(2), step(3), step(4, asks), step(5));

beforeEach(() => localStorage.clear());

describe("a lesson", () => {
  test("begins with its introduction and ends after its last step", () => {
    const tutor = new Tutor(lesson(step(0), step(1)));
    expect(tutor.begun).toBe(false);
    for (const at of [0, 1, 2, 2]) {
      tutor.next();
      expect(tutor.at).toBe(at);
    }
    expect(tutor.over).toBe(true);
    expect(tutor.step.number).toBe(1);
    expect(tutor.moving).toEqual([]);
  });

  test("goes on by the suggested move alone where the learner is asked", () => {
    const tutor = new Tutor(small());
    tutor.next();
    tutor.next();
    expect(tutor.asked).toBe(true);
    expect(tutor.suggested?.says).toBe("Go right");
    tutor.next();
    expect(tutor.at).toBe(1);
    tutor.choose(left);
    expect([tutor.at, tutor.strayed?.says]).toEqual([1, "Go left"]);
    tutor.choose(right);
    expect([tutor.at, tutor.strayed]).toEqual([2, null]);
  });

  test("plays what others do by itself, one thing after the other", () => {
    const tutor = new Tutor(small());
    expect(tutor.pause).toBeNull();
    tutor.next();
    expect(tutor.pause).toBe(PAUSE);
    tutor.next();
    expect(tutor.pause).toBeNull();
    tutor.choose(right);
    expect(tutor.pause).toBe(PAUSE);
    expect(tutor.moving.map(({ says }) => says)).toEqual(["event 2"]);
  });

  test("stays where something is explained or much has happened, and at its last step", () => {
    expect(stays(step(0, { note: "Look." }))).toBe(true);
    expect(stays(step(0, { events: Array.from({ length: 4 }, () => told("bang")) }))).toBe(true);
    expect(stays(step(0))).toBe(false);
    const tutor = new Tutor(lesson(step(0)));
    tutor.next();
    expect(tutor.pause).toBeNull();
  });

  test("tells everything since the learner's last move", () => {
    const tutor = new Tutor(small());
    tutor.next();
    tutor.next();
    expect(tutor.told.map(({ says }) => says)).toEqual(["event 0", "event 1"]);
    tutor.choose(right);
    tutor.next();
    tutor.next();
    expect(tutor.told.map(({ says }) => says)).toEqual(["event 2", "event 3", "event 4"]);
  });

  test("goes back a step and waits there", () => {
    const tutor = new Tutor(small());
    tutor.next();
    tutor.next();
    tutor.choose(right);
    tutor.next();
    tutor.back();
    expect([tutor.at, tutor.pause, tutor.moving, tutor.jumps]).toEqual([2, null, [], 1]);
    tutor.next();
    expect([tutor.at, tutor.pause]).toEqual([3, PAUSE]);
  });

  test("is resumed where it was left, and begins again when it is over", () => {
    const first = new Tutor(small());
    first.next();
    first.next();
    first.choose(right);
    const second = new Tutor(small());
    expect([second.at, second.resumed, second.held, second.moving]).toEqual([2, true, true, []]);
    second.next();
    second.next();
    second.choose(right);
    second.next();
    expect(second.over).toBe(true);
    expect(new Tutor(small()).at).toBe(-1);
  });

  test("begins again where it has been rewritten, or what was kept cannot be read", () => {
    const tutor = new Tutor(small());
    tutor.next();
    tutor.next();
    expect(new Tutor(lesson(step(0), step(1), step(2))).at).toBe(-1);
    localStorage.setItem("silverware.lesson.game", "{");
    expect(new Tutor(small()).at).toBe(-1);
  });
});
