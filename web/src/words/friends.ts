import { listed, some } from "./some";

/** Playing with others: invitations, who watches, reactions, who people are. */
export const friends = {
  invites: (game: string) => `Come and play ${game}`,
  share: "Share",
  code: "Show a QR code",
  codeOf: (link: string) => `QR code of ${link}`,
  codeSays: "Point a phone's camera at it.",
  notCopied: "Your browser did not let us copy. The link is selected: copy it with Ctrl+C.",

  react: "React",
  reactions: { clap: "Well played!", laugh: "Ha!", wow: "Wow!", ouch: "Ouch!", thanks: "Thanks!" },
  watching: (names: string[], others: number) => {
    const more = names.length ? some(others, "other", "others") : some(others, "guest", "guests");
    return `Watching: ${listed([...names, ...(others ? [more] : [])])}.`;
  },

  keptFor: (name: string) => `kept for ${name}`,
  giveAway: "Give the seat away",
  askToLeave: "Ask to leave",
  askToLeaveOf: (name: string) => `Ask ${name} to leave?`,
  askToLeaveSays: (name: string) => `${name} is told, and can't sit down at this table again.`,
  removed: "Whoever made this table has asked you to leave. You can't sit down here again.",

  spectators: "Spectators",
  spectatorsOf: { talk: "May watch and talk", watch: "May watch", none: "Not at this table" },
  spectatorsSay: {
    talk: "Anybody who finds the table may watch and join the talk.",
    watch: "Anybody who finds the table may watch, but only players talk.",
    none: "Only players see the game once it has begun.",
  },

  rename: "Change your name",
  renameSays: "The new name appears at every table and in every list.",
  renameGo: "Change the name",
  renamed: "Changed.",

  isBot: "A bot. It plays like anybody else, from what its seat sees.",
  isAccount: (since: string) => `Has an account, and has played here since ${since}.`,
  guestSince: (since: string) => `A guest, here since ${since}. Only accounts are ranked.`,
  rankedAt: (game: string, rank: number | null) => (rank ? `${game}: rank ${rank}` : game),
  skillOf: (skill: number, games: number) => `skill ${skill.toFixed(1)} after ${some(games, "game", "games")}`,
  unranked: "No ratings yet.",
  theirRatings: "Ratings",
  theirResults: "Latest games",
  theirResultsNone: "No finished games yet.",
  ratings: "Ratings",
  ratingsLead: "Accounts are ranked. Bots are listed among them for comparison.",
  yourProfile: "Your page, as others see it",
  allRatings: "All ratings",
};
