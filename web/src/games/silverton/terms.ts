// Made by `make web-types` from the edition and the scenarios of the game. Do not edit.

/** How a scenario ends, and alone what it is worth: by the turn its goal is reached in, or by money. */
export interface Ending {
  seats: number;
  length: string | null;
  goal: number | null;
  turns: number;
  byTurn: [number, string][];
  byMoney: [number, string][];
}

export const LENGTHS: Readonly<Record<string, { goal: number | null; announce: number | null }>> = {
  "standard": {"goal": 10000, "announce": 5000},
  "short": {"goal": 6000, "announce": 4000},
  "long": {"goal": 20000, "announce": 10000},
  "campaign": {"goal": null, "announce": null},
};

export const ENDINGS: Readonly<Record<string, Ending[]>> = {
  "denver-6000": [{"seats": 1, "length": "standard", "goal": 6000, "turns": 24, "byTurn": [[10, "a decisive victory"], [12, "a substantial victory"], [13, "a marginal victory"], [14, "a draw"], [16, "a marginal loss"], [17, "a substantial loss"]], "byMoney": []}],
  "denver-10000": [{"seats": 1, "length": "standard", "goal": 10000, "turns": 24, "byTurn": [[12, "a decisive victory"], [14, "a substantial victory"], [15, "a marginal victory"], [16, "a draw"], [18, "a marginal loss"], [20, "a substantial loss"]], "byMoney": []}],
  "salt-lake-city-10000": [{"seats": 1, "length": "standard", "goal": 10000, "turns": 24, "byTurn": [[14, "a decisive victory"], [16, "a substantial victory"], [18, "a marginal victory"], [19, "a draw"], [21, "a marginal loss"], [24, "a substantial loss"]], "byMoney": []}],
  "denver-campaign": [{"seats": 1, "length": "campaign", "goal": null, "turns": 24, "byTurn": [], "byMoney": [[60000, "a decisive victory"], [50000, "a substantial victory"], [40000, "a marginal victory"], [35000, "a draw"], [30000, "a marginal loss"], [25000, "a substantial loss"]]}],
  "copper-spike": [{"seats": 1, "length": "campaign", "goal": null, "turns": 24, "byTurn": [], "byMoney": [[60000, "a decisive victory"], [50000, "a substantial victory"], [40000, "a marginal victory"], [35000, "a draw"], [30000, "a marginal loss"], [25000, "a substantial loss"]]}],
  "golden-spike": [{"seats": 2, "length": "campaign", "goal": null, "turns": 24, "byTurn": [], "byMoney": []}, {"seats": 3, "length": "campaign", "goal": null, "turns": 20, "byTurn": [], "byMoney": []}],
  "nickel-spike": [{"seats": 3, "length": "campaign", "goal": null, "turns": 24, "byTurn": [], "byMoney": []}],
  "silver-spike": [{"seats": 4, "length": "campaign", "goal": null, "turns": 24, "byTurn": [], "byMoney": []}],
  "strong-start": [{"seats": 5, "length": null, "goal": null, "turns": 24, "byTurn": [], "byMoney": []}],
};
