// How large the cards of several villages can be in a box, so that nobody has to scroll.

export interface Fit {
  columns: number;
  /** The width of a card. */
  card: number;
}

const LEAST = 40;
const MOST = 150;
/** Between two columns, two rows, two cards; and what a village has beside its cards: a frame, a name, a note. */
const GAP = 24;
const BETWEEN = 12;
const CARDS = 4;
const FRAME = 22;
const WRITTEN = 96;
/** Height over width of a card. */
const CARD = 90 / 64;
/** A village takes at most so many lines. */
const LINES = 6;
/** A village is best read in one line: each more makes its cards count for less. */
const WORTH = 0.75;
/** A village needs so much width for its name, its score and what is noted below. */
const NARROWEST = 280;

/** The columns and the width of a card for villages of at most so many cards. */
export function fit(box: { width: number; high: number }, villages: number, most: number): Fit {
  const side = Math.max(1, Math.min(villages, Math.floor((box.width + GAP) / (NARROWEST + GAP))));
  let best = { columns: Math.min(side, 2), card: 0, worth: 0 };
  for (let columns = 1; columns <= side; columns += 1) {
    const wide = (box.width - GAP * (columns - 1)) / columns - FRAME;
    const rows = Math.ceil(villages / columns);
    const high = (box.high - BETWEEN * (rows - 1)) / rows - WRITTEN;
    for (let lines = 1; lines <= LINES; lines += 1) {
      const across = wide / Math.ceil(Math.max(most, 1) / lines) - CARDS;
      const down = (high / lines - CARDS) / CARD;
      const card = Math.min(MOST, Math.floor(Math.min(across, down)));
      const worth = card * WORTH ** (lines - 1);
      if (card >= LEAST && worth > best.worth) best = { columns, card, worth };
    }
  }
  return { columns: best.columns, card: Math.max(best.card, LEAST) };
}
