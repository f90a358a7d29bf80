// Who can hold cards: the seats, and the centre.

import { seatName, seatNumber } from "../../lib/seats";

/** The holder of the central cards, counted after the seats as the server does. */
export const CENTRE = 6;
export const SLOTS = [0, 1, 2] as const;

const NAME = "centre";

export const holderCalled = (name: string): number => (name === NAME ? CENTRE : seatNumber(name));
export const called = (holder: number): string => (holder === CENTRE ? NAME : seatName(holder));
