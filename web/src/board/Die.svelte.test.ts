import { flushSync, mount } from "svelte";
import { expect, it } from "vitest";
import Die from "./Die.svelte";

it("is black or white in every light", () => {
  const fills = [true, false].map((dark) => {
    document.body.replaceChildren();
    mount(Die, { target: document.body, props: { shows: 2, size: 20, dark } });
    flushSync();
    return ["rect", "g"].map((part) => document.querySelector(part)!.getAttribute("fill"));
  });
  expect(fills).toEqual([
    ["var(--black)", "var(--white)"],
    ["var(--white)", "var(--black)"],
  ]);
});
