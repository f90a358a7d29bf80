// Signs in a square of 24, drawn in one colour.

import type { ClaimCard, Piece } from "../../messages/silverton";

export type Freight = ClaimCard["freight"];
export type Kind = Piece["kind"];

/** What the assayer writes for each freight: an ingot, the mirror of Venus, a crystal, a pine, a lump. */
export const FREIGHT: Record<Freight, string> = {
  gold: "M7 7h10l4 11H3Z",
  copper:
    "M12 2a6.5 6.5 0 0 0-1.4 12.8V17H7.5v2.6h3.1V22h2.8v-2.4h3.1V17h-3.1v-2.2A6.5 6.5 0 0 0 12 2Zm0 2.8a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4Z",
  silver: "M8 3h8l5 6.5L12 21.5 3 9.5Z",
  lumber: "M12 2l6 8h-3l5 7h-6.5v5h-3v-5H4l5-7H6Z",
  coal: "M7 5.5 13 3l6 4 2 7-5 6-8 1-5-6Z",
};

/** A theodolite on its legs, and a pick. */
export const SURVEYOR = "M8.5 10h7M12 10v2.5M12 12.5l-3 5.5M12 12.5l3 5.5M12 12.5V18";
export const PROSPECTOR = "M7.6 12.2c2.8-2.6 6-2.6 8.8 0M12 10.4V18.4";

export const TRACK = "M6 2h2.5v3h7V2H18v20h-2.5v-3h-7v3H6V2Zm2.5 5.5v3h7v-3Zm0 5.5v3h7v-3Z";
export const CLAIM =
  "M3 20 13 10l-1.5-1.5C9 7.5 6.5 8 4 9.5 6 6 9.5 4 13.5 4L15 2.5l2 2 2 2L17.5 8c0 4-2 7.5-5.5 9.5 1.5-2.5 2-5 1-7.5L5 22Z";
export const PASSENGER = "M5 3h14v13H5Zm2.5 2.5v5h3.7v-5Zm5.3 0v5h3.7v-5ZM7 18h10l2 4H5Z";
export const LOAD = "M3 8h18l-2 9H5Zm4 10.5a2 2 0 1 0 .1 0Zm10 0a2 2 0 1 0 .1 0Z";
export const SNOW = "M12 2v20M3.3 7l17.4 10M3.3 17 20.7 7M9 3.5l3 3 3-3M9 20.5l3-3 3 3";
/** What the layers of the map show: a cube, money, two ends of a way, a purse; and an eye that follows. */
export const OWNER = "M4 4h16v16H4ZM4 20 20 4";
export const PRICE =
  "M12 3v18M16.5 7.5c-1-1.6-2.6-2-4.5-2-2.4 0-4.5 1-4.5 3.2 0 4.6 9 2 9 6.6 0 2.2-2 3.2-4.5 3.2-2 0-3.6-.6-4.6-2.2";
export const DESTINATION = "M5 20a2.5 2.5 0 1 1 .1 0ZM19 9a2.5 2.5 0 1 1 .1 0ZM6 14c1-6 7-2 11-6";
export const AFFORD = "M4 13l5 5L20 6";
export const FOLLOW = "M2 12c4-7 16-7 20 0-4 7-16 7-20 0ZM12 15a3 3 0 1 1 .1 0Z";
export const WHOLE = "M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6";
/** A locomotive from the side, and the blade of a snow plow before its car. */
export const TRAIN =
  "M2 3h9v6h5V5h4v4h2v8H2Zm2.5 2.5v3.2h4V5.5ZM6 18a2.3 2.3 0 1 0 .1 0Zm6 0a2.3 2.3 0 1 0 .1 0Zm6 0a2.3 2.3 0 1 0 .1 0Z";
export const PLOW =
  "M2 6h9v9h3c1-4 3-7 8-9-2 4-2 9 0 13H2Zm2.5 2.5v3h4v-3ZM5.5 20a1.8 1.8 0 1 0 .1 0Zm6 0a1.8 1.8 0 1 0 .1 0Z";
