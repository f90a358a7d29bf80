// What is said of a line or a town when one looks at it.

import { plowWords } from "./advanced-words";
import { claimsOn, homesAt, ownersOn, surveyorsOn } from "./lying";
import { segmentOf, townOf } from "./map";
import type { SilvertonView } from "./messages";
import { lineName, nameOf } from "./naming";
import { plowsOn } from "./stock";
import { words } from "./words";

export function aboutLine(id: string, view: SilvertonView, names: readonly string[]): string {
  const { cost, distance, snow } = segmentOf(id);
  const { line } = words;
  const owner = ownersOn(view)[id];
  const there = surveyorsOn(view).flatMap(({ at, seat }) => (at === id ? [names[seat] ?? ""] : []));
  return words.about([
    lineName(id),
    words.money(cost),
    line.distance(distance),
    snow ? snowOn(id, view) : "",
    owner === undefined ? line.open : line.owned(names[owner] ?? ""),
    there.length ? line.surveyed(there) : "",
  ]);
}

/** Whether snow closes a line, or a plow does something about it. */
function snowOn(id: string, view: SilvertonView): string {
  const { snow, closed } = words.line;
  const sent = plowsOn(view, id);
  if (!view.winter) return snow;
  if (view.cleared.includes(id)) return `${snow}, ${plowWords.cleared}`;
  return `${snow}, ${sent.length ? plowWords.sentTo(sent) : closed}`;
}

export function aboutTown(id: string, view: SilvertonView, names: readonly string[]): string {
  const { town: said } = words;
  const { name, state, market } = townOf(id);
  const homes = homesAt(view, id).map((seat) => names[seat] ?? "");
  const here = claimsOn(view).filter(({ card }) => card.town === id);
  const open = here.filter(({ holder }) => holder < 0).map(({ card }) => nameOf(card.id));
  const owned = here.filter(({ holder }) => holder >= 0);
  return words.about([
    `${name}, ${state}`,
    market ? said.market : "",
    homes.length ? said.home(homes) : "",
    open.length ? said.openClaims(open) : "",
    ...owned.map(({ card, holder }) => said.claimOf(names[holder] ?? "", nameOf(card.id))),
  ]);
}
