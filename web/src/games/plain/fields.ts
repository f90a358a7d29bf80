// Any view as something to be read: its fields by name, lists of things alike as tables.

import { titled } from "../../lib/titled";
import type { AnyView } from "../contract";

export type Field = [title: string, value: unknown];

export interface Rows {
  columns: string[];
  rows: { title: string; cells: string[] }[];
}

/** What every view has; the frame around the board tells it. */
const FRAME = ["seat", "seats", "round", "asked", "question", "asking", "rule", "outcome"];
/** The field that has something for each seat. */
const PLAYERS = "players";

/** What a game shows beside what the seats have. */
export function fieldsOf(view: AnyView): Field[] {
  return Object.entries(view)
    .filter(([name]) => !FRAME.includes(name) && name !== PLAYERS)
    .map(([name, value]) => [titled(name), value]);
}

/** What each seat has, by its name. */
export function playersOf(view: AnyView, names: string[]): Field[] {
  const players = (view as { players?: unknown }).players;
  return Array.isArray(players) ? players.map((player, seat): Field => [names[seat] ?? "", player]) : [];
}

/** What something consists of, by name or by number. */
export function partsOf(value: object): Field[] {
  if (Array.isArray(value)) return value.map((each, at): Field => [`${at + 1}`, each]);
  return Object.entries(value).map(([name, each]) => [titled(name), each]);
}

/** Things that consist of the same short fields, as a table; null where they do not. */
export function tableOf(fields: Field[]): Rows | null {
  const things = fields.map(([, value]) => value);
  if (!things.length || !things.every(isThing)) return null;
  const columns = Object.keys(things[0]!);
  const alike = things.every((thing) => Object.keys(thing).join() === columns.join());
  if (!alike || !things.every((thing) => Object.values(thing).every(isShort))) return null;
  return {
    columns: columns.map(titled),
    rows: fields.map(([title], at) => ({ title, cells: Object.values(things[at]!).map(said) })),
  };
}

/** Whether something is said in a line: a single thing, or several of them. */
export function isShort(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => typeof each !== "object" || each === null);
  return !isThing(value) || !Object.keys(value).length;
}

/** Something short, in words. */
export function said(value: unknown): string {
  if (Array.isArray(value)) return value.map(said).join(", ") || "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null || value === undefined) return "–";
  return isThing(value) ? "none" : String(value);
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
