import { noted } from "../../lib/moments";
import type { Seen } from "../../messages";
import type { SilvertonEvent } from "../../messages/silverton";
import type { Moment } from "../contract";

/** A sale of so much is remembered. */
const LARGE = 600;

const WORTHY: readonly string[] = [
  "TriedToSteal",
  "Killed",
  "Agreed",
  "Announced",
  "Ended",
  "PassengerLeft",
  "EventStruck",
  "TookJointly",
  "Promoted",
];

export const moments = (steps: Seen[]): Moment[] =>
  noted<SilvertonEvent>(
    steps,
    (event) => (event.type === "Delivered" ? event.loads * event.price >= LARGE : WORTHY.includes(event.type)),
    ["Killed", "Announced", "Ended"],
  );
