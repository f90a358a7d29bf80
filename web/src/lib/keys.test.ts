import { afterEach, expect, it } from "vitest";
import { keyOf } from "./keys";
import { settings } from "./settings.svelte";

afterEach(() => {
  settings.choose({ keys: true });
  document.body.replaceChildren();
});

function pressed(key: string, on: Element = document.body, more: KeyboardEventInit = {}): string | null {
  let meant: string | null = null;
  const listen = (event: Event): void => void (meant = keyOf(event as KeyboardEvent));
  document.addEventListener("keydown", listen);
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  document.removeEventListener("keydown", listen);
  return meant;
}

it("hears figures and letters", () => {
  expect([pressed("3"), pressed("M"), pressed("?")]).toEqual(["3", "m", "?"]);
});

it("leaves alone what means something else", () => {
  const input = document.body.appendChild(document.createElement("input"));
  expect(pressed("3", input)).toBeNull();
  expect(pressed("r", document.body, { ctrlKey: true })).toBeNull();
  expect(pressed("Enter")).toBeNull();
  document.body.appendChild(document.createElement("dialog")).setAttribute("open", "");
  expect(pressed("3")).toBeNull();
});

it("hears nothing where somebody wants no keys", () => {
  settings.choose({ keys: false });
  expect(pressed("3")).toBeNull();
});
