import { afterEach, beforeEach, expect, it } from "vitest";
import { inList, oneStop } from "./stop";

let node: HTMLElement;
let leave: () => void;

const names = (found: Iterable<Element>): string[] => [...found].map(({ id }) => id);
const stops = (): string[] => names(node.querySelectorAll("[tabindex='0']"));
const later = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

function press(key: string): string {
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  return document.activeElement!.id;
}

function make(html: string, ...stop: Parameters<typeof oneStop>): void {
  node = document.createElement("div");
  node.innerHTML = html;
  document.body.append(node);
  leave = oneStop(...stop)(node);
}

beforeEach(() => document.body.replaceChildren());
afterEach(() => leave());

it("is one stop, at the first thing that can be pressed", () => {
  make(`<button id="a" aria-disabled="true"></button><div id="b" data-place></div><button id="c"></button>`);
  expect(stops()).toEqual(["c"]);
});

it("goes left and right in the order things are read, and stays at the ends", () => {
  make(`<button id="a"></button><div id="b" data-place></div><a id="c" href="/x">§1</a>`);
  node.querySelector<HTMLElement>("#a")!.focus();
  expect([press("ArrowRight"), press("ArrowRight"), press("ArrowRight")]).toEqual(["b", "c", "c"]);
  expect([press("Home"), press("End"), press("ArrowLeft")]).toEqual(["a", "c", "b"]);
  expect(stops()).toEqual(["b"]);
});

it("stays where one was while other things come and go", async () => {
  make(`<button id="a"></button><button id="b"></button>`);
  node.querySelector<HTMLElement>("#b")!.focus();
  node.prepend(document.createElement("button"));
  await later();
  expect(stops()).toEqual(["b"]);
  node.querySelector("#b")!.remove();
  await later();
  expect(node.querySelectorAll("[tabindex='0']")).toHaveLength(1);
});

it("goes up and down past § links in a list", () => {
  make(`<button id="a"></button><a id="b" href="/x">§1</a><button id="c"></button>`, { step: inList });
  node.querySelector<HTMLElement>("#a")!.focus();
  expect([press("ArrowDown"), press("ArrowUp"), press("ArrowRight")]).toEqual(["c", "a", "b"]);
});

it("begins where one comes to first, whenever one comes again", async () => {
  make(`<li id="a" data-place></li><li id="b" data-place></li>`, { first: (things) => things.at(-1) });
  expect(stops()).toEqual(["b"]);
  const li = document.createElement("li");
  li.id = "c";
  li.dataset["place"] = "";
  node.append(li);
  await later();
  expect(stops()).toEqual(["c"]);
});

it("leaves forms, and stops inside, to themselves", () => {
  make(`<button id="a"></button><form><button id="b"></button></form><div data-stop><button id="c"></button></div>`);
  expect(names(node.querySelectorAll("[tabindex]"))).toEqual(["a"]);
  node.querySelector<HTMLElement>("#c")!.focus();
  expect(press("ArrowLeft")).toBe("c");
});
