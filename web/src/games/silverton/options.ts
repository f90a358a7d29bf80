import type { GameOptions, OptionWords } from "../contract";
import { OPTIONAL, SCENARIOS } from "../../messages/silverton-scenarios";

/** What the optional rules do, and where they can be used. */
const SAYS: Record<string, string> = {
  "passenger-slide": "A prospector without a route may move a passenger card to an open place. For two or more.",
  "joint-routes": "Two players may run a passenger card together, and share what it costs and pays. For two or more.",
  "multiple-plows": "Several plows may try for one segment, and one success is enough. For the Advanced game.",
  "freight-transfer": "A delivery may bring freight to another claim of yours instead of to a market.",
  "improved-routes": "Passenger cards pay double. For the Short game, and for scenarios of two or more.",
  "simplified-chart":
    "Prices change without dice: up where nothing was sold, down where something was. " +
    "For two or more in the Basic game, Short, Standard or Campaign.",
  hiring:
    "Hire pieces for $400, and let them gain bonuses by winning disputes. " +
    "For two or more in the Advanced game, Standard, Long or Campaign.",
};

const OPTIONAL_WORDS: Record<string, OptionWords> = Object.fromEntries(
  Object.entries(OPTIONAL).map(([option, title]) => [option, { title, says: SAYS[option] ?? "" }]),
);

export const GAME_WORDS: OptionWords = {
  title: "Basic or Advanced",
  says: "",
  values: { basic: "Basic game", advanced: "Advanced game" },
};
export const LENGTH_WORDS: OptionWords = {
  title: "Length",
  says: "How much money ends the game, and when everybody's cash becomes public.",
  values: {
    short: "Short: $6,000",
    standard: "Standard: $10,000",
    long: "Long: $20,000",
    campaign: "Campaign: 24 turns",
  },
};
export const SCENARIO_WORDS: OptionWords = {
  title: "Scenario",
  says: "",
  values: Object.fromEntries(SCENARIOS.map(({ id, title }) => [id, title])),
};

export const options: GameOptions = {
  of: { game: GAME_WORDS, length: LENGTH_WORDS, scenario: SCENARIO_WORDS, ...OPTIONAL_WORDS },
  notes: [],
  more: "Optional rules and more",
};

/** The seats of a game without a scenario. */
export const ALL_SEATS: readonly number[] = [2, 3, 4, 5, 6];
