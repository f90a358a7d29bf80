// Small signs, 24 by 24, drawn in one colour.

/** Two roofs side by side: a village. */
export const VILLAGE = "M1 12 7 5l6 7v9H1ZM5 15v4h4v-4ZM14 10.5 17.5 6 23 12v9h-8V12Z";
/** A coin with a shield on it: the token. */
export const TOKEN = "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm-5 6 5-2 5 2v5c0 4-2.5 6-5 7-2.5-1-5-3-5-7Z";
export const SHIELD = "M12 1 21 4v8c0 6-4 9-9 11-5-2-9-5-9-11V4Z";
export const EYE =
  "M12 5C6.5 5 3 9 1 12c2 3 5.5 7 11 7s9-4 11-7c-2-3-5.5-7-11-7Zm0 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z" +
  "m0 2.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z";
/** A bell: somebody has called for a vote. */
export const BELL =
  "M12 1a2 2 0 0 1 2 2.3c3 .9 5 3.5 5 7.7 0 5 1 6 3 7v1H2v-1c2-1 3-2 3-7 0-4.2 2-6.8 5-7.7A2 2 0 0 1 12 1Z" +
  "M9 20h6a3 3 0 0 1-6 0Z";
export const TICK = "M4 12.5 9.5 18 20 6.5";
