// For tests alone: our edition, the pictures of the rules, and a situation on it.

import edition from "../../messages/silverton-edition.json";
import type { Told } from "../../messages";
import pictures from "../../messages/silverton-pictures.json";
import type {
  SilvertonBrings,
  SilvertonEdition,
  SilvertonMove,
  SilvertonQuestion,
  SilvertonView,
} from "../../messages/silverton";
import { byThing } from "./acting";
import { printedOn } from "./printed";
import type { Deed, Situation } from "./situation";

export const EDITION = edition as unknown as SilvertonEdition;
export const PRINTED = printedOn(EDITION);

const found = (name: string) => pictures.find((one) => one.name === name)!;
export const picture = (name: string): SilvertonView => found(name).view as unknown as SilvertonView;
export const eventsIn = (name: string): Told[] => found(name).events;

/** The question that is open. */
export const asks = (asking: SilvertonQuestion): Pick<SilvertonView, "question" | "asking"> => ({
  question: asking.type,
  asking,
});

export const deeds = (...forms: SilvertonMove[]): Deed[] =>
  forms.map((form, id) => ({ id, move: "", says: form.type, form }));

export const bringing = (form: SilvertonMove, brings: SilvertonBrings): Deed => ({ ...deeds(form)[0]!, brings });

export const situation = (view: SilvertonView, ...menu: Deed[]): Situation => ({
  printed: PRINTED,
  view,
  names: ["Ada", "Ben", "Cleo"],
  menu,
  pointed: [],
  lit: [],
  deed: (thing) => byThing(menu).get(thing) ?? null,
  sent: () => null,
  play: () => undefined,
  playRow: () => undefined,
  wonder: () => undefined,
  pencil: null,
  pencilled: () => null,
  sketchTo: () => undefined,
  show: () => undefined,
});
