// A scene as a telegram: "East strikes 8 gold at Leadville."

import type { Told } from "../../messages";
import type { Printed } from "./printed";
import { eventOf } from "./scenes";
import { words } from "./words";

/** What a seat did, in as few words as a telegraphist charges for; null where the log's sentence is as good. */
function deed(told: Told, printed: Printed): string | null {
  const event = eventOf(told);
  const { telegram, money } = words;
  switch (event.type) {
    case "Surveyed":
      return telegram.surveys(printed.lineName(event.segment));
    case "SentToDismantle":
      return telegram.sends(printed.lineName(event.segment));
    case "Prospected":
      return telegram.prospects(printed.placeName(event.card));
    case "Staked":
    case "Took":
      return telegram.buys(printed.placeName(event.card), money(event.cost));
    case "Built":
      return telegram.builds(printed.lineName(event.segment));
    case "Produced": {
      const { town, freight } = printed.claim(event.card);
      const place = printed.townName(town);
      return event.depleted ? telegram.exhausts(freight, place) : telegram.strikes(event.loads, freight, place);
    }
    case "PassengersPaid":
      return telegram.collects(money(event.money));
    case "Delivered": {
      const { freight } = printed.claim(event.card);
      return telegram.sells(event.loads, freight, printed.townName(event.market), money(event.loads * event.price));
    }
    default:
      return null;
  }
}

/** A scene in a few words: the deeds of a seat in one sentence, everything else as the log says it. */
export function telegramOf(scene: readonly Told[], who: string, printed: Printed): string {
  const said: string[] = [];
  let deeds: string[] = [];
  const close = (): void => {
    if (deeds.length) said.push(words.telegram.sentence(who, deeds));
    deeds = [];
  };
  for (const told of scene) {
    const does = deed(told, printed);
    if (does) deeds.push(does);
    else {
      close();
      said.push(told.says);
    }
  }
  close();
  return said.join(" ");
}
