import { afterEach, expect, it, vi } from "vitest";
import { copyFrom } from "./copying";

function field(): HTMLInputElement {
  const input = document.createElement("input");
  input.value = "a link";
  return input;
}
afterEach(() => vi.unstubAllGlobals());

it("uses the clipboard where there is one", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyFrom(field())).toBe(true);
  expect(writeText).toHaveBeenCalledWith("a link");
});

it("selects the text where there is none, and says whether it was copied", async () => {
  vi.stubGlobal("navigator", {});
  const input = field();
  const select = vi.spyOn(input, "select");
  const copied = vi.fn(() => true);
  Object.assign(document, { execCommand: copied });
  expect(await copyFrom(input)).toBe(true);
  expect(select).toHaveBeenCalled();
  copied.mockReturnValue(false);
  expect(await copyFrom(input)).toBe(false);
});
