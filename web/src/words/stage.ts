export const stage = {
  ahead: "Skip ahead",
  skip: "Show it all",
  goOn: "Continue",
  turnWaits: "It is your turn in the next round.",
  again: (title: string) => `See it again: ${title}`,
};
