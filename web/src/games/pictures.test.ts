// The pictures of a game that draws its own have their places in the digest of its rules.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { digestOf } from "../lib/markdown";
import { GAMES } from ".";

describe.each(Object.values(GAMES).filter(({ pictures }) => pictures))("$title", ({ name, pictures }) => {
  it("has every picture at one place in its rules, and none that is not there", async () => {
    const { sections } = digestOf(readFileSync(`../docs/rules/${name}.md`, "utf8"));
    const placed = sections.flatMap(({ pictures, blocks }) => [
      ...pictures,
      ...blocks.flatMap((block) => (block.type === "clause" ? block.pictures : [])),
    ]);
    expect(placed.toSorted()).toEqual((await pictures!()).map(({ name }) => name).toSorted());
  });
});
