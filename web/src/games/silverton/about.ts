// What is said of a line or a town when one looks at it.

import { plowWords } from "./advanced-words";
import { claimsOn, homesAt, ownersOn, surveyorsOn } from "./lying";
import type { SilvertonView } from "../../messages/silverton";
import type { Pencil } from "./pencil.svelte";
import type { Printed } from "./printed";
import type { Situation } from "./situation";
import { pencilWords } from "./pencil-words";
import { linesFrom } from "./travelling";
import { words } from "./words";

type Looked = Pick<Situation, "view" | "names" | "printed" | "pencil">;

/** What a card promises: of a claim loads, risk, income and market, of both the way there; nothing where it is not known. */
export function promiseOf(card: string, { printed, pencil }: Looked): string {
  const plan = pencil?.goal(card);
  if (!plan) return "";
  const told = plan.mine ? pencilWords.claim(plan, printed.townName) : [pencilWords.passenger(plan)];
  return told.filter(Boolean).join(" · ");
}

/** What there is to know of a line besides its name. */
export function aboutLine(id: string, { view, names, printed, pencil }: Looked): string {
  const { cost, distance, snow } = printed.segment(id);
  const { line } = words;
  const opens = pencil?.opening(id);
  const owner = ownersOn(view)[id];
  const there = surveyorsOn(view).flatMap(({ at, seat }) => (at === id ? [names[seat] ?? ""] : []));
  return words.about([
    words.money(cost),
    line.distance(distance),
    snow ? snowOn(id, view) : "",
    owner === undefined ? line.open : line.owned(names[owner] ?? ""),
    there.length ? line.surveyed(there) : "",
    opens?.goals.length ? pencilWords.opensUp(opens.goals.map(printed.placeName)) : "",
  ]);
}

/** The lines from a town: where they lead, what they cost, how long they are and whose. */
export function aboutLinesFrom(town: string, { view, names, printed }: Looked): string {
  const { line, town: said } = words;
  const owners = ownersOn(view);
  const lines = linesFrom(town, printed).map(({ line: id, to }) => {
    const { cost, distance, snow } = printed.segment(id);
    const owner = owners[id];
    const whose = owner === undefined ? line.open : line.owned(names[owner] ?? "");
    return said.to(printed.townName(to), [
      words.money(cost),
      line.distance(distance),
      ...(snow ? [snowOn(id, view)] : []),
      whose,
    ]);
  });
  return words.about(lines);
}

/** Whether snow closes a line, or a plow does something about it. */
function snowOn(id: string, { winter, cleared, plowing }: SilvertonView): string {
  const { snow, closed } = words.line;
  const sent = plowing.filter(({ segment }) => segment === id).map(({ bonus }) => bonus);
  if (!winter) return snow;
  if (cleared.includes(id)) return `${snow}, ${plowWords.cleared}`;
  return `${snow}, ${sent.length ? plowWords.sentTo(sent) : closed}`;
}

export function aboutTown(id: string, { view, names, printed, pencil }: Looked): string {
  const { town: said } = words;
  const { name, state, market } = printed.town(id);
  const homes = homesAt(view, id).map((seat) => names[seat] ?? "");
  const here = claimsOn(view, printed).filter(({ card }) => card.town === id);
  const open = here.filter(({ holder }) => holder < 0).map(({ card }) => printed.nameOf(card.id));
  const owned = here.filter(({ holder }) => holder >= 0);
  return words.about([
    `${name}, ${state}`,
    market ? said.market : "",
    homes.length ? said.home(homes) : "",
    open.length ? said.openClaims(open) : "",
    market ? "" : nearest(id, printed, pencil),
    ...owned.map(({ card, holder }) => said.claimOf(names[holder] ?? "", printed.nameOf(card.id))),
  ]);
}

/** How far it is to the nearest market. */
function nearest(town: string, printed: Printed, pencil: Pencil | null): string {
  const [first] = pencil?.site(town)?.markets ?? [];
  return first ? pencilWords.nearest(printed.townName(first.market), first.distance) : "";
}
