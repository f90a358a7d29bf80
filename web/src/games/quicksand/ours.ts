// For tests: our edition of Quicksand as the server describes it, read from its document.

import { readFileSync } from "node:fs";
import type { Plan, QuicksandEdition, Space } from "./messages";

const TEXT = readFileSync("../src/silverware/games/quicksand/edition/silverware.toml", "utf8");
const LINE = /id = (\d+), kind = "(\w+)"(?:, colour = "(\w+)")?, x = (\d+), y = (\d+)(?:, to = \[([\d, ]+)\])? \}/g;

const spaces = [...TEXT.matchAll(LINE)].map(([, id, kind, colour, x, y, to]) => ({
  id: Number(id),
  kind: kind as Space["kind"],
  colour: (colour ?? null) as Space["colour"],
  x: Number(x),
  y: Number(y),
  to: to ? to.split(", ").map(Number) : [],
}));

function planOf(name: string): Plan {
  const part = TEXT.split(`[layout.${name}]`)[1]!;
  const number = (field: string): number => Number(new RegExp(`^${field} = (\\d+)`, "m").exec(part)![1]);
  const points = [...part.split("\n]")[0]!.matchAll(/\[(\d+), (\d+)\]/g)];
  return {
    width: number("width"),
    height: number("height"),
    stone: number("stone"),
    temple: number("temple"),
    points: points.map(([, x, y]) => [Number(x), Number(y)]),
  };
}

export const OURS: QuicksandEdition = {
  name: "silverware",
  explorers: spaces
    .filter(({ kind }) => kind === "start")
    .map(({ id, colour }) => ({
      colour: colour!,
      name: new RegExp(`^${colour} = "([^"]+)"`, "m").exec(TEXT)![1]!,
      start: id,
    })),
  spaces,
  temple: spaces.find(({ kind }) => kind === "temple")!.id,
  wide: planOf("wide"),
  narrow: planOf("narrow"),
};
