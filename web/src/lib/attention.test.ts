import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attend, notify } from "./attention";
import { settings } from "./settings.svelte";

const shown: string[] = [];

class FakeNotification {
  static permission = "granted";
  onclick: (() => void) | null = null;
  constructor(title: string, { body }: { body: string }) {
    shown.push(`${title}: ${body}`);
  }
}

beforeEach(() => {
  shown.length = 0;
  FakeNotification.permission = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  settings.choose({ notify: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("whoever is elsewhere is told that it is their turn", () => {
  notify("Quick Silver", "Swap or sneak?");
  expect(shown).toEqual(["Your turn: Quick Silver: Swap or sneak?"]);
});

test("nobody is told who looks at the page, does not want it, or has not allowed it", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  notify("Quick Silver", "");
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  settings.choose({ notify: false });
  notify("Quick Silver", "");
  settings.choose({ notify: true });
  FakeNotification.permission = "denied";
  notify("Quick Silver", "");
  expect(shown).toEqual([]);
});

test("the title says whose turn it is", () => {
  attend("Quick Silver", true);
  expect(document.title).toBe("● Your turn: Quick Silver");
  attend("Quick Silver", false);
  expect(document.title).toBe("Quick Silver · Silverware");
});
