import { afterEach, expect, it, vi } from "vitest";
import { Listing } from "./listing.svelte";

interface Row {
  id: number;
}

/** A server with so many rows, that answers when it is told to. */
function server(rows: number[]) {
  const asked: URLSearchParams[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    const query = new URLSearchParams(path.split("?")[1]);
    asked.push(query);
    const [first, count] = [Number(query.get("first")), Number(query.get("count"))];
    const found = rows.filter((id) => `${id}`.includes(query.get("search") ?? ""));
    const page = { total: found.length, rows: found.slice(first, first + count).map((id) => ({ id })) };
    return new Promise((answer) => answers.push(() => answer(new Response(JSON.stringify(page)))));
  });
  return { asked, answers };
}

const listed = () =>
  new Listing<Row>(
    "host/rows",
    (page: { rows: Row[] }) => page.rows,
    ({ id }) => id,
  );
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

afterEach(() => vi.unstubAllGlobals());

it("shows a page, then more, and each row once though the list has shifted", async () => {
  const rows = numbers(60);
  const { answers } = server(rows);
  const listing = listed();
  const first = listing.seek("", "all");
  answers.shift()!();
  await first;
  expect([listing.rows!.length, listing.total]).toEqual([25, 60]);
  rows.unshift(99);
  const more = listing.more();
  answers.shift()!();
  await more;
  expect(listing.rows!.map(({ id }) => id)).toEqual(numbers(49));
});

it("looks again at all that is shown, as far as the server tells it at once", async () => {
  const { asked, answers } = server(numbers(400));
  const listing = listed();
  const done = async (does: Promise<void>): Promise<void> => {
    answers.shift()!();
    await does;
  };
  await done(listing.seek("", "all"));
  await done(listing.more());
  await done(listing.again());
  expect([asked.at(-1)!.get("first"), asked.at(-1)!.get("count")]).toEqual(["0", "50"]);
  for (let page = 0; page < 8; page += 1) await done(listing.more());
  await done(listing.again());
  expect(asked.at(-1)!.get("count")).toBe("200");
});

it("does not show an answer that a later search has overtaken", async () => {
  const { answers } = server(numbers(60));
  const listing = listed();
  const both = [listing.seek("1"), listing.seek("59")];
  answers[1]!();
  answers[0]!();
  await Promise.all(both);
  expect(listing.rows).toEqual([{ id: 59 }]);
});

it("says why there is nothing to see", async () => {
  const refused = { sentence: "This is for the hosts of this server." };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(refused), { status: 403 }));
  const listing = listed();
  await listing.seek("");
  expect(listing.error).toBe(refused.sentence);
});
