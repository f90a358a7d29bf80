/** How a table stands where nothing is to be played any more. */
export const ENDED = ["over", "adjourned", "closed"];
