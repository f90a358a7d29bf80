// For tests alone: our edition, and a situation on it.

import edition from "../../messages/silverton-edition.json";
import type { SilvertonBrings, SilvertonEdition, SilvertonMove, SilvertonView } from "../../messages/silverton";
import { byThing } from "./acting";
import { PICTURES } from "./pictures";
import { printedOn } from "./printed";
import { NAMES } from "./shown";
import type { Deed, Situation } from "./situation";

export const EDITION = edition as unknown as SilvertonEdition;
export const PRINTED = printedOn(EDITION);

export const picture = (name: string): SilvertonView => PICTURES.find((one) => one.name === name)!.view;

export const deeds = (...forms: SilvertonMove[]): Deed[] =>
  forms.map((form, id) => ({ id, move: "", says: form.type, form }));

export const bringing = (form: SilvertonMove, brings: SilvertonBrings): Deed => ({ ...deeds(form)[0]!, brings });

export const situation = (view: SilvertonView, ...menu: Deed[]): Situation => ({
  printed: PRINTED,
  view,
  names: NAMES,
  menu,
  pointed: [],
  lit: [],
  deed: (thing) => byThing(menu).get(thing) ?? null,
  play: () => undefined,
  wonder: () => undefined,
  show: () => undefined,
});
