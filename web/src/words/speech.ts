import { some } from "./some";

export const speech = {
  line: "Command line",
  lineLabel: "A move, or a question: help lists them",
  enter: "Enter",
  title: "What a screen reader says",
  earlier: (count: number) => `${some(count, "earlier event is", "earlier events are")} in the log.`,
  moves: (count: number) => some(count, "move.", "moves."),
  takenBack: (says: string) => (says ? `You take it back: ${says}` : "You take it back."),
  level: "How much is said",
  levels: { short: "Short", usual: "Usual", full: "Everything" },
  levelsSay: {
    short: "What you do, what is done to you, and what you are asked.",
    usual: "Also what others do, without the steps that lead up to it.",
    full: "Also every step, whose turn it is, and how many moves you have.",
  },
  kinds: {
    yours: "What you do, and what is done to you",
    people: "What other people do",
    bots: "What bots do",
    talk: "Talk",
    table: "Pauses, hints, and who comes and goes",
  },
  kindsTitle: "What is said",
  together: "Bots' moves together",
  togetherSays: "Moves of several bots in a row are said together, before you are asked.",
  waits: "Wait for me",
  waitsSays: "What others do waits until you press Space, one event at a time.",
};
