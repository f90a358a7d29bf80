// The digest of a game's rules, from text to a tree: a title, sections, and numbered paragraphs (§) with their source.
// A small, known form of markdown. Nothing in here makes HTML; what is not understood stays the text it was.
// It is our own because of its weight: compressed, mdast-util-from-markdown with its micromark is 16.9 kB and this is
// 1.9 kB with its search, so that the page of rules is 82 kB and not 97; and §, sources and pictures come on top of both.

/** Something within a line. */
export type Span =
  | { type: "text"; text: string }
  | { type: "strong"; spans: Span[] }
  | { type: "emphasis"; spans: Span[] }
  | { type: "code"; text: string }
  | { type: "link"; href: string; spans: Span[] }
  | { type: "rule"; rule: string }
  | { type: "source"; source: Source };

/** Where a rule comes from: the printed rulebook, a decision of ours, or both, and then what of it is ours. */
export interface Source {
  printed: boolean;
  ours: boolean;
  note: Span[];
}

export interface Paragraph {
  type: "paragraph";
  spans: Span[];
}

export interface List {
  type: "list";
  items: Span[][];
}

/** A numbered paragraph: what prompts, refusals and the log cite. */
export interface Clause {
  type: "clause";
  rule: string;
  spans: Span[];
  source: Source | null;
  /** The names of the pictures that show what it says. */
  pictures: string[];
}

export type Block = Paragraph | List | Clause;

export interface Section {
  /** What an address cites: "5", or "glossary" where there is no number. */
  id: string;
  number: string;
  title: string;
  pictures: string[];
  blocks: Block[];
}

export interface Digest {
  title: string;
  intro: Block[];
  sections: Section[];
}

const SPAN = new RegExp(
  [
    /\*\*(?=\S)(?<strong>.+?)(?<=\S)\*\*/,
    /\*(?=\S)(?<emphasis>.+?)(?<=\S)\*/,
    /`(?<code>[^`]+)`/,
    /\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/,
    /§(?<rule>\d+(?:\.\d+)?)/,
  ]
    .map(({ source }) => source)
    .join("|"),
);
const CLAUSE = /^\*\*§(\d+\.\d+)\*\*\s+(.*)$/s;
const PICTURE = /^<!-- picture: ([a-z-]+) -->$/;
const SOURCE = /\s*\*\(([^*]+)\)\*$/;
const SAFE = /^(https?:\/\/|\/(?!\/)|#)/;

/** What stands in brackets behind a rule: "rulebook; that the dead are passed over is ours". */
function sourceOf(text: string): Source {
  const printed = text.startsWith("rulebook");
  const plain = text === "rulebook" || text === "ours";
  return {
    printed,
    ours: /\bours\b/.test(text),
    note: plain ? [] : spansOf(printed ? text.replace(/^rulebook;?\s*/, "") : text),
  };
}

function spanOf(found: RegExpExecArray): Span {
  const { strong, emphasis, code, label, href, rule } = found.groups ?? {};
  if (strong !== undefined) return { type: "strong", spans: spansOf(strong) };
  if (emphasis === "(rulebook)" || emphasis === "(ours)")
    return { type: "source", source: sourceOf(emphasis.slice(1, -1)) };
  if (emphasis !== undefined) return { type: "emphasis", spans: spansOf(emphasis) };
  if (code !== undefined) return { type: "code", text: code };
  if (rule !== undefined) return { type: "rule", rule };
  if (label !== undefined && href !== undefined && SAFE.test(href))
    return { type: "link", href, spans: spansOf(label) };
  return { type: "text", text: label ?? found[0] };
}

/** A line of text with its emphasis, code, links and cited rules. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let rest = text;
  for (let found = SPAN.exec(rest); found; found = SPAN.exec(rest)) {
    if (found.index > 0) spans.push({ type: "text", text: rest.slice(0, found.index) });
    spans.push(spanOf(found));
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest) spans.push({ type: "text", text: rest });
  return spans;
}

function listOf(lines: string[]): List {
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith("- ")) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`.trim());
  }
  return { type: "list", items: items.map(spansOf) };
}

function blockOf(text: string): Block {
  const lines = text.split("\n");
  if (text.startsWith("- ")) return listOf(lines);
  const line = lines.map((part) => part.trim()).join(" ");
  const [, rule, says] = CLAUSE.exec(line) ?? [];
  if (rule === undefined || says === undefined) return { type: "paragraph", spans: spansOf(line) };
  const source = SOURCE.exec(says)?.[1];
  return {
    type: "clause",
    rule,
    spans: spansOf(says.replace(SOURCE, "")),
    source: source === undefined ? null : sourceOf(source),
    pictures: [],
  };
}

function sectionOf(heading: string): Section {
  const [, number = "", title = heading] = /^(\d+)\.\s+(.*)$/.exec(heading) ?? [];
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return { id: number || slug, number, title, pictures: [], blocks: [] };
}

/** What a picture belongs to: the clause before it, or the section where it comes first. */
function illustrated(section: Section): Section | Clause {
  const before = section.blocks.at(-1);
  return before?.type === "clause" ? before : section;
}

/** The tree of a digest. */
export function digestOf(markdown: string): Digest {
  const digest: Digest = { title: "", intro: [], sections: [] };
  const apart = markdown.replaceAll("\r\n", "\n").replace(/^(#+ .*)$/gm, "\n$1\n");
  for (const text of apart.split(/\n\s*\n/).map((part) => part.replace(/^\n+|\s+$/g, ""))) {
    if (!text) continue;
    const section = digest.sections.at(-1);
    const picture = PICTURE.exec(text)?.[1];
    if (picture !== undefined) (section ? illustrated(section).pictures : []).push(picture);
    else if (text.startsWith("# ")) digest.title = text.slice(2).trim();
    else if (text.startsWith("## ")) digest.sections.push(sectionOf(text.slice(3).trim()));
    else (section?.blocks ?? digest.intro).push(blockOf(text));
  }
  return digest;
}

/** What spans say, without how they look. */
export function plain(spans: Span[]): string {
  return spans
    .map((span) => {
      if (span.type === "text" || span.type === "code") return span.text;
      if (span.type === "rule") return `§${span.rule}`;
      if (span.type === "source") return span.source.printed ? "(rulebook)" : "(ours)";
      return plain(span.spans);
    })
    .join("");
}

/** The words that somebody searches for. */
export function soughtIn(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

function blockFound(block: Block, sought: string[]): Block[] {
  const has = (text: string): boolean => sought.every((word) => text.toLowerCase().includes(word));
  if (block.type === "list") {
    const items = block.items.filter((item) => has(plain(item)));
    return items.length ? [{ ...block, items }] : [];
  }
  if (block.type === "paragraph") return has(plain(block.spans)) ? [block] : [];
  const cited = sought.length === 1 && (sought[0] === block.rule || sought[0] === `§${block.rule}`);
  return cited || has(plain([...block.spans, ...(block.source?.note ?? [])])) ? [block] : [];
}

/** What of a digest speaks of all the words sought, or of its § where one is sought by its number. */
export function search(digest: Digest, query: string): Digest {
  const sought = soughtIn(query);
  if (!sought.length) return digest;
  const sections = digest.sections
    .map((section) => ({ ...section, blocks: section.blocks.flatMap((block) => blockFound(block, sought)) }))
    .filter(({ blocks }) => blocks.length);
  return { ...digest, intro: [], sections };
}

/** How many paragraphs and entries of lists there are. */
export function count(digest: Digest): number {
  const blocks = digest.sections.flatMap((section) => section.blocks);
  return blocks.reduce((sum, block) => sum + (block.type === "list" ? block.items.length : 1), 0);
}

/** A text cut where sought words begin and end, each piece with whether it is one of them. */
export function pieces(text: string, sought: string[]): { text: string; hit: boolean }[] {
  if (!sought.length) return [{ text, hit: false }];
  const escaped = sought.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const cut = text.split(new RegExp(`(${escaped.join("|")})`, "gi"));
  return cut.map((piece, index) => ({ text: piece, hit: index % 2 === 1 })).filter((piece) => piece.text);
}
