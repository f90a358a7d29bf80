import { some } from "./some";
const listed = (parts: string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

export const result = {
  // the log
  log: "What has happened",
  nothingYet: "Nothing has happened yet.",
  nothingFound: "Nothing like that has happened.",
  round: (round: number, called = "Round") => `${called} ${round}`,
  beforeRounds: "Before the game",
  show: "Show",
  everything: "Everything",
  theGame: "The game alone",
  onePlayer: (name: string) => `What concerns ${name}`,
  ownDeeds: "What I did",
  search: "Search the log",
  newest: "To the newest",
  takenBack: "taken back",
  takesBack: (name: string) => `${name} takes moves back.`,
  sits: (name: string) => `${name} sits down.`,
  rises: (seat: string) => `${seat} is empty again.`,
  salts: (name: string) => `${name} adds a word to the dice.`,
  starts: "The game begins.",
  pauses: (name: string) => `The clocks stop for ${name}.`,
  resumes: (name: string) => `${name} lets the clocks run again.`,
  recap: "Since your last turn",
  recapCount: (count: number) => some(count, "line", "lines"),

  // the result
  over: "The game is over",
  standing: "Final standing",
  place: "Place",
  player: "Player",
  out: "out",
  won: "won",
  you: "you",
  bot: (level: string) => `${level} bot`,
  rematch: "Play again",
  next: "To the next game",
  watch: "Watch it again",
  analyse: "Try things out with a copy",
  download: "Download the record",
  moments: "Moments to look at again",
  moreMoments: (count: number) => `${count} more`,
  noSteps: "The course of this game is not shown to you.",
  loading: "Looking the game up…",

  // the chart
  chart: (counts: string) => `${counts.charAt(0).toUpperCase()}${counts.slice(1)} over the game`,
  chartSays: (counts: string, ends: string) => `Line chart of ${counts} over the game. At the end: ${ends}.`,
  chartEnd: (name: string, score: string) => `${name} ${score}`,
  asTable: "As a table",
  after: "After",
  start: "the start",
  afterRound: (round: number, called = "round") => `${called.toLowerCase()} ${round}`,
  afterStep: (step: number) => `move ${step}`,

  // the dice
  fairness: "Were the dice fair?",
  checking: "Your browser computes every shuffle, roll and draw again…",
  checked: (shuffles: number, rolls: number, draws: number) =>
    `Your browser checked ${listed([
      some(shuffles, "shuffle", "shuffles"),
      some(rolls, "roll", "rolls"),
      some(draws, "draw", "draws"),
    ])}: all follow from the secret that was sealed before the first card, and the record says the same.`,
  wrong: "The dice do not follow from what was sealed.",
  wrongCommitment: "The secret is not the one that was sealed before the game.",
  wrongSeen: "The seal is not the one this browser saw when it first came to the table.",
  wrongOutcome: (what: string, entry: number) =>
    `A ${what} ${entry ? `in move ${entry}` : "at the start"} does not follow from the secret.`,
  wrongRecord: (entry: number) => `${entry ? `Move ${entry}` : "The start"} has other dice in the record.`,
  more: (count: number) => `And ${count} more.`,
  how: "How this was checked",
  howSays: [
    "Before anybody sat down the table showed a seal: a fingerprint of a secret that nobody could see.",
    "Then players could add words of their own. Every shuffle, roll and draw follows from the secret and the words, " +
      "so where somebody added one nobody could choose an outcome, not even the server.",
    "Now the secret is open. Your browser has computed its fingerprint and every outcome again.",
  ],
  seal: "Seal",
  sealSeen: "the same one this browser saw when it first came to the table",
  sealTable: "as the table shows it",
  secret: "Secret",
  ownWords: (count: number) => (count === 1 ? "Word of the players" : "Words of the players"),
  noSalts: "none",
  whole: "To have the moves played again as well, download the record and run",
  recipe: (id: string) => `silverware verify ${id}.game`,

  // the replay
  replay: (title: string) => `${title}, again`,
  replayed: "Replay",
  back: "Back to the table",
  home: "All games",
  eyes: "Seen by",
  spectator: "A spectator",
  slider: "Step",
  stepOf: (at: number, last: number) => `Move ${at}/${last}`,
  stepOfSays: (at: number, last: number) =>
    at ? `Move ${at} of ${last}` : `The start of ${some(last, "move", "moves")}`,
  earlier: "One move back",
  later: "One move on",
  previousRound: (called = "round") => `To the ${called.toLowerCase()} before`,
  nextRound: (called = "round") => `To the next ${called.toLowerCase()}`,
  play: "Play",
  stop: "Stop",
  copyHere: "Try it from here",
};
