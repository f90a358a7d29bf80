import { expect, it } from "vitest";
import { agreementAsked, fareOf, jointWay, partnersFor, sharesOf } from "./joint";
import { ADVANCED_PICTURES } from "./pictures-advanced";

const VIEW = ADVANCED_PICTURES.find(({ name }) => name === "joint-route")!.view;

it("finds who is asked to run what together", () => {
  expect(agreementAsked(VIEW)).toEqual({ card: "p10", seats: [0, 1] });
  expect(agreementAsked({ ...VIEW, agenda: ["stake north"] })).toBeNull();
});

it("goes over the track of both, and knows whose part is how long", () => {
  const joint = jointWay(VIEW, [0, 1], "p10")!;
  expect(joint.way.length).toBe(11);
  expect(joint.parts).toEqual([7, 4]);
  expect(jointWay(VIEW, [0, 2], "p10")).toBeNull();
});

it("tells with whom a card could be run, where the table plays so and each has some of the way", () => {
  expect(partnersFor(VIEW, "p10")).toEqual([{ seat: 1, length: 11 }]);
  expect(partnersFor(VIEW, "p1")).toEqual([]);
  expect(partnersFor({ ...VIEW, options: { ...VIEW.options, "joint-routes": false } }, "p10")).toEqual([]);
});

it("shares the price by the parts; of equal ones the lower number's counts as the longer", () => {
  expect(sharesOf(240, [7, 4], true)).toEqual([150, 90]);
  expect(sharesOf(240, [4, 7], true)).toEqual([90, 150]);
  expect(sharesOf(250, [5, 5], true)).toEqual([120, 130]);
  expect(sharesOf(250, [5, 5], false)).toEqual([130, 120]);
});

it("pays each half, rounded up, and all of it double by an option", () => {
  expect(fareOf(VIEW, "p10")).toBe(120);
  expect(fareOf(VIEW, "p10", true)).toBe(60);
  expect(fareOf({ ...VIEW, options: { ...VIEW.options, "improved-routes": true } }, "p10")).toBe(240);
  expect(fareOf(VIEW, "p2", true)).toBe(30);
});
