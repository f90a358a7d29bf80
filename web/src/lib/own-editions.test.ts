import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ownEditions } from "./own-editions.svelte";

const answer = { game: "quick-silver", title: "Quick Silver", edition: "Dusty abc", moves: 40 };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it("keeps an edition that the server found right, once, until it is removed", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answer)));
  for (const text of ["old", "new"]) await ownEditions.add(text);
  expect(ownEditions.all).toEqual([{ ...answer, text: "new" }]);
  expect(ownEditions.named("Dusty abc")?.text).toBe("new");
  expect(localStorage.getItem("silverware.editions")).toContain("Dusty");
  ownEditions.remove("Dusty abc");
  expect(ownEditions.all).toEqual([]);
});

it("keeps nothing that the server refused, and says why", async () => {
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify({ sentence: "There is no source." }), { status: 400 }),
  );
  await expect(ownEditions.add("x")).rejects.toThrow("There is no source.");
  expect(ownEditions.all).toEqual([]);
});
