interface Level {
  title: string;
  says: string;
}
const LEVELS: Record<string, Level> = {
  random: { title: "Random", says: "Plays anything that is allowed." },
  easy: { title: "Easy", says: "A beginner who makes mistakes." },
  medium: { title: "Medium", says: "A good player." },
  hard: { title: "Hard", says: "A good player who thinks for a second." },
  expert: { title: "Expert", says: "A network that taught itself, and answers at once." },
};

export const levels = {
  /** A host may have bots of their own, which go by their names. */
  title: (level: string): string => LEVELS[level]?.title ?? level.charAt(0).toUpperCase() + level.slice(1),
  says: (level: string): string => LEVELS[level]?.says ?? "One of this server's own bots.",
  choose: "How the bots play",
  chooseAt: (seat: string) => `How the bot at ${seat} plays`,
};
