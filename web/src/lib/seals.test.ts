import { beforeEach, describe, expect, it } from "vitest";
import { keepSeal, seenSeal } from "./seals";

describe("the seal of a table", () => {
  beforeEach(() => localStorage.clear());

  it("is remembered as it was first seen", () => {
    keepSeal("abc", "first");
    keepSeal("abc", "second");
    expect(seenSeal("abc")).toBe("first");
    expect(seenSeal("other")).toBe(null);
  });
});
