/** Editions of one's own. */
export const editions = {
  page: "Your own editions",
  lead: "Play with other cards, numbers or maps: an edition is a text file (TOML). It stays on this device, and is sent along with the tables you make with it.",
  bring: "Bring an edition",
  choose: "Choose a file",
  bringSays: "The server reads it, plays a hundred moves with it, and tells you if anything is wrong.",
  right: (game: string, edition: string, moves: number) =>
    `${game}, edition ${edition}: ${moves} moves. It can be played.`,
  named: (edition: string, moves: number) => `Edition ${edition}, ${moves} different moves`,
  play: "Make a table",
  remove: "Remove",
  record: "A record played with it",
  none: "You have no edition on this device yet.",
  with: (edition: string) => `Played with your edition ${edition}. Such games do not count for the ratings.`,
  lost: "This edition is no longer on this device.",
};
