import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Clause, count, digestOf, pieces, plain, search, spansOf } from "./markdown";

const SMALL = `# Game

First line,
second line.

## Glossary

- **seat**: a chair;
  *north* or \`east\`.
- **cart**: what a seat rides in.

## 1. The aim

**§1.1** Win (§1.2). *(rulebook)*

**§1.2** A swap moves a card. *(rulebook; that it is hidden is ours)*

**§1.3** So it is. *(follows from §1.1)*

**§1.10** Nothing else. *(ours)*
`;

const clauses = (): Clause[] =>
  digestOf(SMALL).sections.flatMap(({ blocks }) => blocks.filter((block) => block.type === "clause"));

describe("a digest", () => {
  test("has a title, an introduction and sections with ids to cite", () => {
    const digest = digestOf(SMALL);
    expect(digest.title).toBe("Game");
    expect(digest.intro).toEqual([{ type: "paragraph", spans: [{ type: "text", text: "First line, second line." }] }]);
    expect(digest.sections.map(({ id, number, title }) => [id, number, title])).toEqual([
      ["glossary", "", "Glossary"],
      ["1", "1", "The aim"],
    ]);
  });

  test("keeps lists, and lines that belong to the entry before", () => {
    const [list] = digestOf(SMALL).sections[0]!.blocks;
    expect(list?.type === "list" && list.items.map(plain)).toEqual([
      "seat: a chair; north or east.",
      "cart: what a seat rides in.",
    ]);
  });

  test("numbers its clauses", () => {
    expect(clauses().map(({ rule }) => rule)).toEqual(["1.1", "1.2", "1.3", "1.10"]);
  });

  test("says where each clause comes from", () => {
    const [printed, both, neither, ours] = clauses().map(({ source }) => source!);
    expect(printed).toEqual({ printed: true, ours: false, note: [] });
    expect(both).toMatchObject({ printed: true, ours: true });
    expect(plain(both!.note)).toBe("that it is hidden is ours");
    expect(neither).toMatchObject({ printed: false, ours: false });
    expect(neither!.note).toContainEqual({ type: "rule", rule: "1.1" });
    expect(ours).toEqual({ printed: false, ours: true, note: [] });
    expect(plain(clauses()[0]!.spans)).toBe("Win (§1.2).");
  });

  test("of Quick Silver is understood to the last clause", () => {
    const text = readFileSync("../docs/rules/quick-silver.md", "utf8");
    const digest = digestOf(text);
    const found = digest.sections.flatMap(({ blocks }) => blocks.filter((block) => block.type === "clause"));
    expect(found.length).toBe(text.match(/^\*\*§/gm)?.length);
    expect(found.every(({ source }) => source !== null)).toBe(true);
    expect(digest.sections.slice(1).every(({ blocks }) => blocks.every(({ type }) => type === "clause"))).toBe(true);
    expect(JSON.stringify(digest)).not.toMatch(/\*/);
  });
});

describe("a line", () => {
  test("may be strong, emphatic, code, a link or a rule", () => {
    expect(spansOf("a **b *c* h** `d` [e](https://f.g) §2.3, §4")).toEqual([
      { type: "text", text: "a " },
      {
        type: "strong",
        spans: [
          { type: "text", text: "b " },
          { type: "emphasis", spans: [{ type: "text", text: "c" }] },
          { type: "text", text: " h" },
        ],
      },
      { type: "text", text: " " },
      { type: "code", text: "d" },
      { type: "text", text: " " },
      { type: "link", href: "https://f.g", spans: [{ type: "text", text: "e" }] },
      { type: "text", text: " " },
      { type: "rule", rule: "2.3" },
      { type: "text", text: ", " },
      { type: "rule", rule: "4" },
    ]);
  });

  test("stays text where it is no markdown", () => {
    for (const text of ["2 * 3 * 4", "a ** b", "<b onclick=x>", "a ` b", "[c] (d)"])
      expect(spansOf(text)).toEqual([{ type: "text", text }]);
  });

  test("links nowhere but to pages", () => {
    for (const href of ["javascript:alert", "//evil.example", "data:text/html,x"])
      expect(spansOf(`[label](${href})`)).toEqual([{ type: "text", text: "label" }]);
  });
});

describe("searching", () => {
  const digest = digestOf(SMALL);

  test("finds what has every word, in any case", () => {
    const found = search(digest, " Card  SWAP");
    expect(found.sections.map(({ id }) => id)).toEqual(["1"]);
    expect(found.sections[0]!.blocks).toMatchObject([{ rule: "1.2" }]);
    expect(found.intro).toEqual([]);
  });

  test("finds a clause by its number", () => {
    expect(search(digest, "1.1").sections[0]!.blocks).toMatchObject([{ rule: "1.1" }, { rule: "1.3" }]);
    expect(search(digest, "§1.10").sections[0]!.blocks).toMatchObject([{ rule: "1.10" }]);
  });

  test("finds entries of lists one by one", () => {
    const found = search(digest, "chair");
    expect(count(found)).toBe(1);
    expect(count(search(digest, "zebra"))).toBe(0);
  });

  test("for nothing finds everything", () => {
    expect(search(digest, "  ")).toBe(digest);
    expect(count(digest)).toBe(6);
  });

  test("shows the words where they stand", () => {
    expect(pieces("Swap, swap (it)", ["swap", "(it"])).toEqual([
      { text: "Swap", hit: true },
      { text: ", ", hit: false },
      { text: "swap", hit: true },
      { text: " ", hit: false },
      { text: "(it", hit: true },
      { text: ")", hit: false },
    ]);
  });
});
