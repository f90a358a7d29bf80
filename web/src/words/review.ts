import { some } from "./some";

const points = (count: number): string => some(count, "point", "points");
const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0");

export const review = {
  tab: "Review",
  open: "Review it",
  log: "Log",
  tabs: "Beside the board",

  marks: { inaccurate: "Inaccurate", mistake: "Mistake", blunder: "Blunder" },
  several: { inaccurate: "inaccurate", mistake: "mistakes", blunder: "blunders" },
  one: { inaccurate: "inaccurate", mistake: "mistake", blunder: "blunder" },

  // how far it is
  opening: "Looking for decisions…",
  judging: (done: number, all: number) => `Judged ${done} of ${all}`,
  busy: "Other games are being reviewed too. Yours continues in a moment.",
  again: "Go on",
  done: (count: number, marks: string[], forced: number) =>
    `${some(count, "decision", "decisions")} judged: ${marks.join(", ") || "no errors"}.` +
    (forced ? ` ${some(forced, "forced move does", "forced moves do")} not count.` : ""),
  nothing: "There was never more than one move to choose from, so there is nothing to review.",
  skipped: (count: number) => `${some(count, "decision", "decisions")} could not be judged.`,
  sum: (fair: number | null, luck: number, lost: number, placement: number) =>
    (fair === null ? "" : `Fair share ${fair}, `) +
    `luck ${signed(luck)}, decisions ${signed(-lost)}: a placement of ${placement} out of 100.`,

  // what is judged by
  known: "Judged by",
  then: "What you could know",
  hindsight: "Hindsight",
  thenSays: "Worlds that could not be ruled out at that moment, never the cards as they really were.",
  hindsightSays: "Hindsight: with all cards open. Nobody could know this, so there are no marks.",

  // going to
  previous: "Previous mistake",
  next: "Next mistake",
  noneLeft: "No mistakes there.",

  // a decision
  move: (number: number) => `Move ${number}`,
  waiting: "This decision has not been judged yet.",
  missing: "This decision could not be judged.",
  nobody: (name: string) => `${name} had nothing to decide here.`,
  could: (name: string) => `${name} could have chosen better here. Can you?`,
  tryIt: "Try it yourself",
  tryAgain: "Try again",
  show: "Show the answer",
  ask: "What would you do?",
  worse: (played: string, better: string, count: number, error: number) =>
    `“${played}” was about ${points(count)} worse than “${better}”, give or take ${error}.`,
  fine: (played: string) => `“${played}”: no other move was clearly better.`,
  because: (move: string, reason: string) => `“${move}”: ${reason}`,
  chose: (move: string, how: string) => `You chose “${move}”: ${how}.`,
  best: "the best",
  tie: "as good, as far as can be told",
  behind: (count: number, error: number) => `about ${points(count)} worse, give or take ${error}`,
  unknown: "not tried often enough to say",
  played: "played",
  moves: "How good each move was",
  others: (count: number) => some(count, "other move", "other moves"),
  placement: (count: number) => `${count} out of 100`,

  // the curves
  curves: "Skill and luck",
  skill: "Skill",
  luck: "Luck",
  skillSays: "Skill: what the player's own decisions cost, added up. It can only fall.",
  luckSays: "Luck: what deals, draws and the other players brought, added up.",
  unit: "In points: 0 is the last place, 100 the first.",
  curveSays: (luck: number, skill: number) =>
    `Two lines over the game, in points. At the end luck is at ${signed(luck)} and skill at ${signed(skill)}.`,
  signed,
  atMove: "Move",
  atEnd: "End",
  mark: "Mark",
  goTo: (number: number) => `Go to move ${number}`,
};
