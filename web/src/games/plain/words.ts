// What a game is called and counts in, whatever it is.

export const words = {
  counts: "points",
  stands: (round: number) => `Round ${round}`,
};
