// Seats by name and number; each has a colour and a shape.

export const SEATS = ["north", "east", "south", "west", "dawn", "dusk"] as const;

export const seatNumber = (name: string | null | undefined): number => SEATS.findIndex((seat) => seat === name);
export const seatName = (seat: number): string => SEATS[seat] ?? "spectator";
export const seatTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What the players are called, as the server calls them: no two alike. */
export function namesOf(sitting: { seat: string; name: string }[]): string[] {
  return sitting.map(({ seat, name }) => name || seatTitle(seat));
}
