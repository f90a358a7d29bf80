// The end of a game: an explorer is at the temple, and counter after counter says whose it was.

import { seatName } from "../../lib/seats";
import type { Told } from "../../messages";
import type { QuicksandEvent, QuicksandView, Won } from "../../messages/quicksand";
import type { Ending } from "../contract";
import { words } from "./words";

/** A counter that is turned up: whose it is, or nobody's. */
export interface Turned {
  seat: number | null;
  colour: string;
  won: boolean;
  /** The steps its explorer still had to go. */
  left: number;
}

/** The end of the game these events tell of: everybody's counter, the winner's last; null where it goes on. */
export function endingOf(told: Told[], { after }: { after: QuicksandView }, names: string[]): Ending<Turned[]> | null {
  const at = told.findIndex(({ event }) => (event as QuicksandEvent).type === "Won");
  const won = told[at]?.event as Won | undefined;
  if (!won) return null;
  const left = (colour: string): number => after.explorers.find((explorer) => explorer.colour === colour)?.left ?? 0;
  const seats = won.identities.map((colour, seat) => ({
    seat,
    colour,
    won: seatName(seat) === won.seat,
    left: left(colour),
  }));
  const aside = won.aside.map((colour) => ({ seat: null, colour, won: false, left: left(colour) }));
  const turned: Turned[] = [...aside, ...seats.filter(({ won }) => !won), ...seats.filter(({ won }) => won)];
  const says = ({ seat, colour }: Turned): string =>
    seat === null ? words.temple.nobodys(colour) : words.temple.was(names[seat] ?? "", colour);
  return {
    title: words.temple.title,
    lead: told.slice(0, at),
    beats: [{ says: words.temple.whose(won.explorer) }, ...turned.map((one) => ({ says: says(one) })), told[at]!],
    told: turned,
  };
}
